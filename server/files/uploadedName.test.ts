import { expect, test } from 'vitest';
import { uploadedName } from './uploadedName.ts';

const hostileNames = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\x.txt',
  'C:\\Users\\me\\cv.txt',
  '/dev/null',
  'a\0b.txt',
  'a\r\nX-Evil: 1\r\n.txt',
  'cv\u202Etxt.exe',
  '\u2066\u202Ecv\u2069.txt',
  '%2e%2e%2f%00.txt',
  `${'a'.repeat(5000)}.txt`,
  `${'💣'.repeat(300)}.txt`,
  `a${'💣'.repeat(300)}.txt`,
  `a${'\u0301'.repeat(2000)}.txt`,
  '\u001b]0;x\u0007.txt',
  'x/'.repeat(5000),
  '.',
  '..',
  ' ',
  '',
];

test('of a hostile name nothing is kept but a short name of one line, without a place and as it reads', () => {
  const names = hostileNames.map((name) => Object.values(uploadedName(name)).join(''));
  expect(
    names.filter((name) => /[\p{Control}\p{Surrogate}\u202A-\u202E\u2066-\u2069/\\]/u.test(name)),
  ).toEqual([]);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(106);
});

test('an ordinary name stays as it is', () => {
  expect(uploadedName('Zeugnis für Müller.docx')).toEqual({ base: 'Zeugnis für Müller', extension: '.docx' });
  expect(uploadedName('سيرة\u200Fذاتية.pdf')).toEqual({ base: 'سيرة\u200Fذاتية', extension: '.pdf' });
});
