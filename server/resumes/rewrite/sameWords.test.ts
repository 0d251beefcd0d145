import { expect, test } from 'vitest';
import { sameWordsNote } from './sameWords.ts';

const text = 'Issued 40 wpns';

test('a style names an earlier one with the same words, for all its full stop', () => {
  const note = (mode: 'rephrase' | 'professional', words: string, others: string) =>
    sameWordsNote(text, mode, words, () => others);
  expect([
    note('professional', 'Issued 40 weapons.', 'Issued 40 weapons'),
    note('professional', 'Issued 40 weapons.', 'Issued 4 weapons'),
    note('rephrase', 'Issued 40 weapons', 'Issued 40 weapons'),
    note('professional', 'Issued 40 wpns.', 'Issued 40 wpns'),
  ]).toEqual(['Professional and Rephrase give the same words for this text.', null, null, null]);
});
