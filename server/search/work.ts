// The work that plain words name: by the project’s own list, as a military role, or as a published title.
import { fold } from '../formats/fold.ts';
import {
  isUnspecific,
  type OccupationHit,
  occupationReference,
  sureScore,
} from '../occupations/interface.ts';
import { kindsCalled, kindsOfOccupation, meaningsOfRoleCalled, namedWork } from '../scoring/interface.ts';
import { singular } from './lexemes.ts';

const unitedKingdom = 232;
const maxOccupations = 3;
// Nouns that fit any work: alone they name none.
const anyWork = new Set(
  'adviser advisor agent analyst apprentice assessor assistant associate attendant chief clerk consultant controller coordinator crew director engine engineer engineering examiner executive expert foreman graduate hand head helper inspector lead leader manager management mechanic member officer operations operative operator owner partner planner professional representative senior specialist staff superintendent supervisor support team tech technical technician technology trainee worker'.split(
    ' ',
  ),
);

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean);

const isAnyWork = (text: string) =>
  wordsOf(text).every((word) => anyWork.has(word) || anyWork.has(singular(word)));

// Published titles are found by stems, in which “medic” is “medical”: a word counts as it is, or as the work of somebody (“plumbing”).
function isCalledSo(text: string, title: string): boolean {
  const own = new Set(wordsOf(title).map(singular));
  return wordsOf(text).every((word) => own.has(singular(word)) || (word.length > 6 && word.endsWith('ing')));
}

/** With `kinds`, only occupations of these kinds, or with this very title: published lists also call secretaries “police”. */
export function occupationsCalled(text: string, kinds: readonly string[] = []): OccupationHit[] {
  if (isAnyWork(text)) return [];
  const reference = occupationReference();
  return (['onet', 'soc2020'] as const)
    .flatMap((system) => reference.search(text, { system, limit: maxOccupations }))
    .filter(
      ({ matchedTitle, score }) =>
        matchedTitle !== null && score >= sureScore && isCalledSo(text, matchedTitle),
    )
    .filter((occupation) => !isUnspecific(occupation))
    .filter(
      ({ code, score }) =>
        kinds.length === 0 || score === 1 || kindsOfOccupation(code).some((kind) => kinds.includes(kind)),
    );
}

// Short names are other things in other countries: the Navy’s doc, a cop.
const shortName = 4;

function publishedKinds(text: string): string[] {
  if (isAnyWork(text)) return [];
  const ofRole =
    text.length > shortName ? meaningsOfRoleCalled(text).flatMap(({ code }) => kindsOfOccupation(code)) : [];
  if (ofRole.length > 0) return [...new Set(ofRole)];
  return occupationsCalled(text).length > 0 ? kindsCalled(text) : [];
}

const maxRemembered = 2000;
const remembered = new Map<string, string[]>();

// Cached: a search asks for the same words several times, and so do many people.
export function publishedWork(text: string): string[] {
  const key = `${occupationReference().version} ${text}`;
  const stored = remembered.get(key);
  if (stored) return stored;
  const kinds = publishedKinds(text);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, kinds);
  return kinds;
}

// In capitals, a rating with its grade is read (HM2), which is something else outside the United States.
export const listedWork = (text: string, countryId: number) =>
  namedWork(countryId === unitedKingdom ? text.toLowerCase() : text);
