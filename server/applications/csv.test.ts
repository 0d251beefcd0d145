import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('no cell is one that a spreadsheet calculates, and each comes back as one cell', () => {
  const names = [
    '=1+1',
    '+44 7700',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    'O’Neill',
    'a,b',
    'say "no"',
    ' x',
    'two\nlines',
  ];
  expect(csvOf(['Name', 'Score'], [...names.map((name) => [name, -3]), [null, 4]]).toString()).toBe(
    [
      '\uFEFFName,Score',
      `'=1+1,-3`,
      `'+44 7700,-3`,
      `'-2,-3`,
      `'@SUM(A1),-3`,
      `"'\t=1",-3`,
      `"'\r=1",-3`,
      'O’Neill,-3',
      '"a,b",-3',
      '"say ""no""",-3',
      '" x",-3',
      '"two\nlines",-3',
      ',4',
      '',
    ].join('\r\n'),
  );
});
