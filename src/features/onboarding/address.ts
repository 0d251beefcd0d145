import type { AddressFormat } from '../../adapters/address.ts';
import type { Address } from '../../machines/onboarding/setup.ts';

export function readAddress(query: URLSearchParams): Address {
  const number = (name: string) => {
    const text = query.get(name);
    return text !== null && /^\d$/.test(text) ? Number(text) : null;
  };
  const question = Number(/^[1-9]\d?$/.exec(query.get('question') ?? '')?.[0] ?? 0);
  return { step: number('step'), cvStep: number('cvStep'), ...(question > 0 && { question }) };
}

export function addressOfState(
  meta: Record<string, { step?: number; cvStep?: number } | undefined>,
  question = 0,
): Address | null {
  const places = Object.entries(meta)
    .sort(([left], [right]) => left.length - right.length)
    .flatMap(([, place]) => (place?.step === undefined ? [] : [place]));
  if (places.length === 0) return null;
  const step = places.at(-1)?.step ?? null;
  return {
    step,
    cvStep: places.findLast((place) => place.cvStep !== undefined)?.cvStep ?? null,
    ...(question > 0 && { question }),
  };
}

type OnboardingPlace = Address & { resumeId?: number | null };

function writeAddress(query: URLSearchParams, place: OnboardingPlace) {
  const next = new URLSearchParams(query);
  const put = (name: string, value: number | null) =>
    value === null ? next.delete(name) : next.set(name, String(value));
  put('step', place.step);
  put('cvStep', place.cvStep);
  put('question', place.question ?? null);
  put('resume_id', place.cvStep === null ? null : (place.resumeId ?? null));
  return next;
}

export const onboardingAddressFormat: AddressFormat<OnboardingPlace> = {
  read: readAddress,
  write: writeAddress,
  isSame: (shown, current) =>
    shown.step === current.step &&
    (shown.cvStep ?? 0) === (current.cvStep ?? 0) &&
    shown.question === current.question,
  /** Questions load under an address without a question, which then becomes that of the first one shown. */
  isNewEntry: (shown, current) =>
    shown.step !== null &&
    (shown.step !== current.step || (shown.question !== undefined && shown.question !== current.question)),
};
