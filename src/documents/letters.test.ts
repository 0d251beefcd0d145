import { expect, test } from 'vitest';
import {
  inPrintableLetters,
  printable,
  printableLines,
  severalLines,
  unprintable,
  withoutBreaks,
  withoutBullet,
} from './letters.ts';
import { readBack, readShare } from './readBack.ts';

test.each([
  ['o\ufb03cer of the \ufb02eet, \ufb06', 'officer of the fleet, st'],
  ['Ｌｅｄ ①', 'Led 1'],
  ['Skills ● Excel \uf0b7 Word', 'Skills • Excel • Word'],
  ['Ǎnn', 'Ǎnn'.normalize('NFD')],
])('%s is printed with the letters of the page', (text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(withoutBreaks(printed)).toBe(printed);
  expect(unprintable(text)).toEqual([]);
});

test.each(['●', '➢', '✓', '✔', '\uf0b7', '•'])('a bullet has no second sign before it, %s', (sign) => {
  expect(withoutBullet(`${sign} Led 12 people`)).toBe('Led 12 people');
});

test('the sign for a letter is no bullet when it is read again', () => {
  expect(withoutBullet(withoutBreaks(printable('山田 Lee')))).toBe('□□ Lee');
  expect(withoutBullet(printable('□ Led 12 people'))).toBe('Led 12 people');
});

test('a text has its line breaks', () => {
  for (const lines of [printableLines, severalLines])
    expect(lines('One \r\n• two\n\n\n\nthree\n')).toBe('One\n• two\n\nthree');
});

test('INPUT-05 letters that the page cannot show are said, and what shows them counts as unread', () => {
  expect(printable('山田 Lee')).toBe('□□ Lee');
  expect(unprintable('山田 Lee 😀')).toEqual(['山', '田', '😀']);
  const read = readBack(
    { name: '□□ Lee', initials: '', headline: 'Clerk', contact: [], sections: [] },
    '□□ Lee Clerk',
  );
  expect(readShare(read)).toBe(50);
});

test('INPUT-05 where the reader has fonts, every letter stays, and what only hides goes', () => {
  expect(withoutBreaks('山田\u202e Lee 👩\u200d🚒\u0000')).toBe('山田 Lee 👩\u200d🚒');
  expect(inPrintableLetters({ name: '山田 Lee', lines: ['😀', 'One\ntwo'], count: 2, none: null })).toEqual({
    name: '□□ Lee',
    lines: ['', 'One\ntwo'],
    count: 2,
    none: null,
  });
});
