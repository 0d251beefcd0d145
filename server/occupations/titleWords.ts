import { fold } from '../formats/fold.ts';
import { startingWith } from '../formats/sortedWords.ts';
import type { Slices } from '../process/slices.ts';

interface Titled {
  title: string;
  key: string;
  occupation: number;
  place: number;
}

export interface TitleWords {
  /** True for a folded word of a title. */
  has: (word: string) => boolean;
  find: (text: string, limit: number) => { occupation: number; title: string }[];
}

// More words match only while one or two letters are typed.
const mostBegun = 200;
const mostTyped = 8;

export function* titleWordsOf(
  occupations: readonly { title: string; titles: string[] }[],
): Slices<TitleWords> {
  const titled: Titled[] = [];
  const postings = new Map<string, number[]>();
  for (const [occupation, { title: own, titles }] of occupations.entries()) {
    for (const [place, title] of [own, ...titles].entries()) {
      const key = fold(title);
      const at = titled.push({ title, key, occupation, place }) - 1;
      for (const word of new Set(key.split(' '))) {
        const list = postings.get(word);
        if (list) list.push(at);
        else postings.set(word, [at]);
      }
    }
    yield;
  }
  const vocabulary = [...postings.keys()].sort();

  function fitting(words: string[]): Titled[] {
    const [first = new Set<number>(), ...others] = words.map(
      (word) =>
        new Set(startingWith(vocabulary, word, mostBegun).flatMap((longer) => postings.get(longer) ?? [])),
    );
    return [...first].filter((at) => others.every((places) => places.has(at))).map((at) => titled[at]!);
  }

  return {
    has: (word) => postings.has(word),
    find(text, limit) {
      const phrase = fold(text);
      if (phrase.length < 2) return [];
      const beginsAlike = ({ key }: Titled) => Number(key.startsWith(phrase));
      const ranked = fitting(phrase.split(' ').slice(0, mostTyped)).sort(
        (first, second) =>
          beginsAlike(second) - beginsAlike(first) ||
          Number(first.place > 0) - Number(second.place > 0) ||
          first.key.length - second.key.length ||
          first.place - second.place ||
          first.occupation - second.occupation,
      );
      const best = new Map<number, { occupation: number; title: string }>();
      for (const { occupation, title } of ranked) {
        if (best.size === limit) break;
        if (!best.has(occupation)) best.set(occupation, { occupation, title });
      }
      return [...best.values()];
    },
  };
}
