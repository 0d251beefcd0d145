/** Phrases as the match compares them: one stands within another when all its words do. */
import { fold } from '../formats/fold.ts';

/** Of a longer phrase the first words count, so that a phrase has few parts. */
const mostWords = 6;

const once = (words: string[]) => [...new Set(words)].slice(0, mostWords);

const mostRemembered = 20_000;

/** The same titles and skills come again and again when one candidate is matched with many jobs. */
function remembering(split: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const found = known.get(text) ?? split(text);
    if (known.size >= mostRemembered) known.clear();
    known.set(text, found);
    return found;
  };
}

export const titleWords = remembering((text) => once(fold(text).split(' ').filter(Boolean)));

/** Endings that do not change a skill; enough to see that managing teams is team management. */
const stemOf = (word: string) =>
  word.length > 5 ? word.replace(/(ement|ment|ing|ship|ers|er|ed|es|s|e)$/, '') : word.replace(/s$/, '');

const fillers = new Set(['and', 'of', 'the', 'in', 'a', 'an', 'to', 'for', 'with', 'skills', 'skill']);

export const skillStems = remembering((text) =>
  once(
    fold(text)
      .split(' ')
      .filter((word) => word && !fillers.has(word))
      .map(stemOf),
  ),
);

/** A shorter part than `least` is said of too much to mean anything, unless it is all there is. */
export function isWithin(one: string[], other: string[], least: number): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 0 || (short.length < least && short.length < long.length)) return false;
  return short.every((word) => long.includes(word));
}

const written = (words: string[]) => [...words].sort().join(' ');

/** Every choice of `least` words or more, and the whole. */
function partsOf(words: string[], least: number): string[] {
  let choices: string[][] = [[]];
  for (const word of words) choices = choices.concat(choices.map((chosen) => chosen.concat(word)));
  const wanted = choices.filter(({ length }) => length > 0 && (length >= least || length === words.length));
  return wanted.map(written);
}

export interface Phrase {
  kind: string;
  words: string[];
  least: number;
}

/**
 * Two phrases of a kind share a key, one asked for and the other held, exactly where one is within the other: the whole of
 * what is asked among the parts of what is held, or the other way round.
 */
export const keysAsked = ({ kind, words, least }: Phrase): string[] => [
  ...(words.length > 0 ? [`${kind}=${written(words)}`] : []),
  ...partsOf(words, least).map((part) => `${kind}<${part}`),
];

export const keysHeld = ({ kind, words, least }: Phrase): string[] => [
  ...partsOf(words, least).map((part) => `${kind}=${part}`),
  ...(words.length > 0 ? [`${kind}<${written(words)}`] : []),
];
