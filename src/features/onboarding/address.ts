import type { Address } from '../../machines/onboarding/setup.ts';

/** Whole numbers of the query only; anything else is no step. */
export function readAddress(search: URLSearchParams): Address {
  const number = (name: string) => {
    const text = search.get(name);
    return text !== null && /^\d$/.test(text) ? Number(text) : null;
  };
  const question = Number(/^[1-9]\d?$/.exec(search.get('question') ?? '')?.[0] ?? 0);
  return { step: number('step'), cvStep: number('cvStep'), ...(question > 0 && { question }) };
}

/** What the active state says of its place in the address, innermost last. */
export function placeOf(
  meta: Record<string, { step?: number; cvStep?: number } | undefined>,
  question = 0,
): Address | null {
  const places = Object.entries(meta)
    .sort(([one], [other]) => one.length - other.length)
    .flatMap(([, place]) => (place?.step === undefined ? [] : [place]));
  if (places.length === 0) return null;
  const step = places.at(-1)?.step ?? null;
  return {
    step,
    cvStep: places.findLast((place) => place.cvStep !== undefined)?.cvStep ?? null,
    ...(question > 0 && { question }),
  };
}

/** The query with the state's place in it; the CV's id stands only where the CV is. */
function writeAddress(search: URLSearchParams, place: Address, resumeId: number | null) {
  const next = new URLSearchParams(search);
  const put = (name: string, value: number | null) =>
    value === null ? next.delete(name) : next.set(name, String(value));
  put('step', place.step);
  put('cvStep', place.cvStep);
  put('question', place.question ?? null);
  put('resume_id', place.cvStep === null ? null : resumeId);
  return next;
}

const isSamePlace = (one: Address, other: Address) =>
  one.step === other.step && (one.cvStep ?? 0) === (other.cvStep ?? 0) && one.question === other.question;

/** The questions are loaded under an address without one, which then becomes that of the question. */
const isAnotherQuestion = (from: Address, to: Address) =>
  from.question !== undefined && from.question !== to.question;

interface Ports {
  place: () => Address | null;
  send: (address: Address) => void;
  navigate: (search: string, replace: boolean) => void;
}

/**
 * The one place where address and state meet. Back, Forward and pasted links go in; the state's own moves
 * go out, pushed for a new step or question and replaced otherwise; what was written here does not come back as an event.
 */
export function createAddressSync({ place, send, navigate }: Ports) {
  let search = '';
  let resumeId: number | null = null;
  let isFollowing = false;
  const pending = new Set<string>();

  function write() {
    const now = place();
    if (!now) return;
    const known = new URLSearchParams(search);
    const from = readAddress(known);
    const next = writeAddress(known, now, resumeId).toString();
    if (next === search) return;
    search = next;
    pending.add(next);
    const isNew = from.step !== null && (from.step !== now.step || isAnotherQuestion(from, now));
    navigate(next, isFollowing || !isNew);
  }

  return {
    /** The router shows this query. */
    arrived(text: string) {
      const isOurs = pending.has(text);
      if (text === search) pending.clear();
      if (isOurs) return;
      search = text;
      const now = place();
      const address = readAddress(new URLSearchParams(text));
      if (!now || isSamePlace(address, now)) return;
      isFollowing = true;
      send(address);
      write();
      isFollowing = false;
    },
    /** The state may have moved. */
    moved: write,
    knowsResume(id: number | null) {
      resumeId = id;
      write();
    },
  };
}
