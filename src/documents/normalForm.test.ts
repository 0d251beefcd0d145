import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm } from './normalForm.ts';

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
const every = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code));
const isMark = (letter: string) => /^\p{M}$/u.test(letter);
const longestRun = (text: string) =>
  Math.max(0, ...(text.match(/\p{M}+/gu) ?? []).map((run) => [...run].length));

describe('a run of marks is cut at 30', () => {
  test.each([
    ['in order', 'a', '\u0301'],
    ['in the wrong order', 'a', '\u0315\u0334'],
    ['that other signs decompose to', 'か', '\uff9e\u0334'],
    ['of two code units each', 'a', '\u{1d165}\u{1d167}'],
    ['without a letter', '', '\u0300\u0316'],
  ])('%s', (_, letter, marks) => {
    const lengths = forms.map((form) => longestRun(normalForm(letter + marks.repeat(2_000), form)));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(31);
  });
});

test('nothing but a mark and two other signs decompose to marks alone, so that no other run grows', () => {
  const isChanged = (letter: string) => letter.normalize('NFKD') !== letter;
  const decomposing = every
    .filter(isChanged)
    .filter((letter) => !isMark(letter) && [...letter.normalize('NFKD')].every(isMark));
  expect(decomposing).toEqual(['\uff9e', '\uff9f']);
});

test.each([
  ['Vietnamese', 'Nguyễn Thị Hường'],
  ['Hindi', 'क्षत्रिय ज़िन्दगी'],
  ['Arabic with every vowel', 'بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'],
  ['Hebrew with vowels and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Tibetan stacks', 'ཧཱུྃ་སྐྲྀ'],
  ['Thai', 'ที่นี่ น้ำ'],
  ['Hangul', '한국어'],
  ['a family and a flag', '👩🏽\u200d👩\u200d👧\u200d👦 🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['thirty marks', `e${'\u0301\u0323'.repeat(15)}`],
])('%s keeps its marks', (_, text) => {
  for (const form of forms) {
    expect(normalForm(text, form)).toBe(text.normalize(form));
    expect(normalForm(text.normalize('NFD'), form)).toBe(text.normalize(form));
  }
});

test('a text without such a run has the form that Unicode gives it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...forms), (text, form) => {
      expect(normalForm(text, form)).toBe(text.normalize(form));
    }),
  );
});
