import { fold } from '../../formats/fold.ts';
import type { Locale } from '../../formats/localeOfCountry.ts';
import { closeness } from '../weights.ts';
import { kindsOfWork } from './kindsOfWork.ts';

const neighbours = new Map(
  kindsOfWork.map(({ kind, near, related, family }) => [
    kind,
    new Map<string, number>([
      ...family.map((other) => [other, closeness.family] as const),
      ...related.map((other) => [other, closeness.related] as const),
      ...near.map((other) => [other, closeness.near] as const),
      [kind, closeness.same] as const,
    ]),
  ]),
);

export const reachOf = (kind: string): ReadonlyMap<string, number> => neighbours.get(kind) ?? new Map();

const labels = new Map(
  kindsOfWork.map(({ kind, label, us_label = label }) => [kind, { 'en-GB': label, 'en-US': us_label }]),
);

export const workLabel = (kind: string, locale: Locale): string => labels.get(kind)?.[locale] ?? kind;

const phrases = new Map<string, string[]>();
// Words for so many kinds, such as “mechanic” or “driver”, that they count only where a title says nothing else.
const vague = new Set<string>();
for (const { kind, titles } of kindsOfWork) {
  for (const title of titles) {
    const key = fold(title);
    if (title.endsWith('~')) vague.add(key);
    phrases.set(key, [...(phrases.get(key) ?? []), kind]);
  }
}
const ratings = new Map<string, string[]>();
for (const { kind, ratings: names } of kindsOfWork) {
  for (const name of names) ratings.set(name, [...(ratings.get(name) ?? []), kind]);
}
const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

const unitNames =
  /\b(national guard|coast guard|air guard|army|royal navy|royal air force|air force|marine corps|royal marines|royal logistic corps|royal engineers|royal signals|royal corps of signals|intelligence corps|corps of royal engineers|royal electrical and mechanical engineers|adjutant general'?s corps|royal artillery|rifles regiment|army air corps|parachute regiment|guards brigade|(?:welsh|irish|scots|coldstream|grenadier) guards)\b/g;

// Short names of services and corps; some of them are part of a title, such as "REME mechanic".
const corpsNames = new Set(['reme', 'rlc', 'agc', 'raf', 'usaf', 'usmc', 'uscg', 'usn', 'ussf']);

const singular = (word: string) => (word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

const workWords = new Set([...[...phrases.keys()].flatMap((phrase) => phrase.split(' ')), ...corpsNames]);

/** Folded words of titles, which a misspelt word may mean. */
export const titleWords: readonly string[] = [...workWords].filter((word) => /^[a-z]{4,}$/.test(word));

/** True for a folded word of a title, a code or a corps, which is therefore no misspelling. */
export const isWorkWord = (word: string): boolean => workWords.has(word) || workWords.has(singular(word));

interface NamedWork {
  kinds: string[];
  rest: string;
}

export const withoutUnits = (title: string): string => fold(fold(title).replace(unitNames, ' '));

/** The kinds of work that the title's words name; a longer name rules out shorter ones within it. */
export function namedWork(title: string, { vaguely = true } = {}): NamedWork {
  const rated = [...title.matchAll(/\b([A-Z]{2,3})(?:[123]|C|CS|CM|SN|FN|AN)\b/g)].filter(([, name]) =>
    ratings.has(name!),
  );
  const words = withoutUnits(title).split(' ').filter(Boolean);
  const kinds = new Set(rated.flatMap(([, name]) => ratings.get(name!)!));
  const vagueKinds = new Set<string>();
  const ratedWords = new Set(rated.map(([word]) => fold(word)));
  const taken = new Array<boolean>(words.length).fill(false);
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      // An “aircraft maintenance engineer” is no “maintenance engineer” of anything else.
      if (taken.slice(at, at + length).some(Boolean)) continue;
      const part = words.slice(at, at + length);
      const phrase = [part.join(' '), part.map(singular).join(' ')].find((name) => phrases.has(name));
      if (!phrase) continue;
      for (const kind of phrases.get(phrase)!) (vague.has(phrase) ? vagueKinds : kinds).add(kind);
      taken.fill(true, at, at + length);
    }
  }
  return {
    kinds: [...(kinds.size > 0 || !vaguely ? kinds : vagueKinds)],
    rest: words.filter((word, at) => !taken[at] && !corpsNames.has(word) && !ratedWords.has(word)).join(' '),
  };
}

export const kindsInTitle = (title: string, options?: { vaguely: boolean }): string[] =>
  namedWork(title, options).kinds;

export function neighboursOf(kinds: string[], step: 'near' | 'related' | 'family'): string[] {
  const close = kinds.flatMap((kind) => [...reachOf(kind)].filter(([, value]) => value === closeness[step]));
  return [...new Set(close.map(([kind]) => kind))].filter((kind) => !kinds.includes(kind));
}

const codes = kindsOfWork
  .flatMap(({ kind, codes }) => codes.map((code) => [code, kind] as const))
  .sort(([code], [other]) => other.length - code.length);

export function kindsOfCode(code: string): string[] {
  const [best] = codes.find(([prefix]) => code.startsWith(prefix)) ?? [];
  return best ? [...new Set(codes.filter(([prefix]) => prefix === best).map(([, kind]) => kind))] : [];
}
