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
  'adviser advisor agent analyst apprentice assessor assistant associate attendant chief clerk consultant controller coordinator crew director engine engineer engineering examiner executive expert foreman graduate hand head helper inspector lead leader manager management mechanic member officer operations operative operator owner partner planner professional representative senior specialist staff superintendent supervisor support team tech technical technician technology trainee work worker'.split(
    ' ',
  ),
);

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean);

/** True for words that fit any work, such as “senior technician”: they do not say which job is looked for. */
export const isAnyWork = (text: string) =>
  wordsOf(text).every((word) => anyWork.has(word) || anyWork.has(singular(word)));

// Published titles are found by stems, in which “medic” is “medical”: a word counts as it is, or as the work of somebody (“plumbing”).
function isCalledSo(text: string, title: string): boolean {
  const own = new Set(wordsOf(title).map(singular));
  return wordsOf(text).every((word) => own.has(singular(word)) || (word.length > 6 && word.endsWith('ing')));
}

const singularWords = (text: string) => wordsOf(text).map(singular).join(' ');

/** True for a title of either list in these very words, in the singular or the plural. */
export function isPublishedTitle(text: string): boolean {
  const words = singularWords(text);
  const { called, occupation } = occupationReference();
  return (['onet', 'soc2020'] as const).some((system) =>
    called(text, system).some((code) => {
      const { title = '', titles = [] } = occupation(code) ?? {};
      return [title, ...titles].some((name) => singularWords(name) === words);
    }),
  );
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
  // In stems, a train driver is a driver trainer.
  const kindsOfEach = occupationsCalled(text).map(({ code }) => kindsOfOccupation(code));
  // What few of the occupations are does not say what the others are: few quality inspectors work on farms.
  const withoutKind = kindsOfEach.filter((kinds) => kinds.length === 0).length;
  if (withoutKind > kindsOfEach.length / 2) return [];
  const kindsOfCalled = new Set(kindsOfEach.flat());
  return kindsCalled(text).filter((kind) => kindsOfCalled.has(kind));
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

const maxTitleWords = 5;

/** The longest part of the words that is a published title, such as “paralegal” of “paralegal Bristol”. */
export function publishedPart(
  words: readonly string[],
): { at: number; length: number; kinds: string[] } | null {
  for (let length = Math.min(words.length - 1, maxTitleWords); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const text = words.slice(at, at + length).join(' ');
      // A single word is more often a name: Reading, Mason.
      if (isAnyWork(text) || (length === 1 && at > 0)) continue;
      if (!isPublishedTitle(text)) continue;
      const kinds = publishedWork(text);
      // Some titles are of no kind that the project has: a train driver is still no lorry driver.
      if (kinds.length > 0 || length > 1) return { at, length, kinds };
    }
  }
  return null;
}

/** True for words each of which fits many kinds of work, such as “driver” or “security”. */
export const isVague = (text: string): boolean => namedWork(text, { vaguely: false }).kinds.length === 0;

/**
 * The work that the project’s own list names. In capitals, a rating with its grade is read (HM2), which is something else outside the
 * United States. Of several vague words, the first says which work: a crane driver is no lorry driver.
 */
export function listedWork(text: string, countryId: number): ReturnType<typeof namedWork> {
  const written = countryId === unitedKingdom ? text.toLowerCase() : text;
  const named = namedWork(written);
  if (named.kinds.length < 2 || !isVague(written)) return named;
  const words = written.split(' ');
  for (let length = 1; length < words.length; length += 1) {
    const { kinds } = namedWork(words.slice(0, length).join(' '));
    if (kinds.length > 0) return { kinds, rest: named.rest };
  }
  return named;
}
