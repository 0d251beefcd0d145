import { editsFor, isWithinEdits } from '../formats/edits.ts';
import { foldText } from '../formats/fold.ts';
import { occupationReference } from '../occupations/interface.ts';
import { isWorkWord, titleWords } from '../scoring/interface.ts';
import { singular } from './lexemes.ts';

// The end of “co-ordinator” is no word that may be misspelt.
export const typedWord = /(?<![\p{L}\p{M}\p{N}])(?<!\bco[-‐‑])[\p{L}\p{M}\p{N}]{4,30}/giu;

/** True for what any published title contains: no misspelling, even if nobody here has it. */
export function isPublishedWord(word: string): boolean {
  const { hasTitleWord } = occupationReference();
  return hasTitleWord(word) || hasTitleWord(singular(word));
}

const letterPairs = (word: string) =>
  new Set([...` ${word} `].map((letter, at) => letter + (word[at] ?? ' ')));

function sharedPairs(word: string, other: string): number {
  const pairs = letterPairs(other);
  return [...letterPairs(word)].filter((pair) => pairs.has(pair)).length;
}

/** True if the typed letters are in the word in this order: a letter that was left out is likelier than another letter. */
function isCompleted(typed: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

/** True if every typed letter is in the word: letters were left out or changed places, and none is another. */
function hasLettersOf(typed: string, word: string): boolean {
  const left = [...word];
  return [...typed].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const minForSecondEdit = 6;

/** The nearest of the words that are few edits away. */
export function nearestSpelling(typed: string, words: readonly string[]): string | null {
  const sure = editsFor(typed);
  const isMedium = sure === 1 && typed.length >= minForSecondEdit;
  for (let edits = 1; edits <= (isMedium ? 2 : sure); edits += 1) {
    const [nearest] = words
      .filter((word) => isWithinEdits(typed, word, edits) && (edits <= sure || hasLettersOf(typed, word)))
      .sort(
        (word, other) =>
          Number(isCompleted(typed, other)) - Number(isCompleted(typed, word)) ||
          sharedPairs(typed, other) - sharedPairs(typed, word),
      );
    if (nearest) return nearest;
  }
  return null;
}

export const nearestTitleWord = (typed: string): string | null => nearestSpelling(typed, titleWords);

/** The text with words of titles in place of misspelt ones; null if none is misspelt. */
export function correctedTitles(text: string): string | null {
  const corrected = text.replace(typedWord, (written) => {
    const word = foldText(written);
    const isWord = isWorkWord(word) || isPublishedWord(word) || /\d/.test(word);
    return (isWord ? null : nearestTitleWord(word)) ?? written;
  });
  return corrected === text ? null : corrected;
}
