import { expect, test } from 'vitest';
import { printable, printableBullet, printableLines, unprintable } from './letters.ts';
import { readBack, readShare } from './readBack.ts';

test.each([
  ['o\ufb03cer of the \ufb02eet, \ufb06', 'officer of the fleet, st'],
  ['Ｌｅｄ ①', 'Led 1'],
  ['Skills ● Excel \uf0b7 Word', 'Skills • Excel • Word'],
  ['Ǎnn', 'Ǎnn'.normalize('NFD')],
])('%s is printed with the letters of the page', (text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(unprintable(text)).toEqual([]);
});

test.each(['●', '➢', '✓', '✔', '\uf0b7', '•'])('a bullet has no second sign before it, %s', (sign) => {
  expect(printableBullet(`${sign} Led 12 people`)).toBe('Led 12 people');
});

test('a text has its line breaks', () => {
  expect(printableLines('One \r\n• two\n\n\n\nthree\n')).toBe('One\n• two\n\nthree');
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
