import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../../tests/support/unit/examples.ts';
import { csvOf, readCsv } from './csv.ts';

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
      '(+44) 7700,-3',
      `'-2,-3`,
      `'@SUM(A1),-3`,
      `"'\t'=1",-3`,
      `"'\r'=1",-3`,
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

const limits = { rows: 5000, columns: 60 };

// From OWASP's page on CSV injection, with what else starts a cell somewhere.
test.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(1+1)', "'@SUM(1+1)"],
  ['\t=1+1', `"'\t'=1+1"`],
  ['\r=1+1', `"'\r'=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['＋1+1', "'＋1+1"],
  ['－1+1', "'－1+1"],
  ['＠SUM(1+1)', "'＠SUM(1+1)"],
  [' =1+1', "' =1+1"],
  ['\u3000＝1+1', "'\u3000＝1+1"],
  [';=1+1', `";'=1+1"`],
  ['a; @SUM(1+1)', `"a;' @SUM(1+1)"`],
  ['two\n=1+1', `"two\n'=1+1"`],
  ['=1+2";=1+2', `"'=1+2"";'=1+2"`],
  [`=cmd|' /C calc'!A0`, `'=cmd|' /C calc'!A0`],
  ['well-known; so-so', '"well-known; so-so"'],
])('%j is not calculated, in no country', (cell, expected) => {
  expect(csvOf(['Name'], [[cell]]).toString()).toBe(`\uFEFFName\r\n${expected}\r\n`);
  expect(readCsv(csvOf(['Name'], [[cell]]), limits)).toEqual([['Name'], [cell]]);
});

test.each([
  ['+44 7700 900123', '(+44) 7700 900123'],
  ['+447700900123', '(+44)7700900123'],
  ['+1 (202) 555-0143', '(+1) (202) 555-0143'],
  ['+353 1 234 5678', '(+353) 1 234 5678'],
  ['0800 138 1619', '0800 138 1619'],
])('the phone number %s needs no apostrophe, and is read as it was', (phone, expected) => {
  expect(csvOf(['Phone'], [[phone]]).toString()).toBe(`\uFEFFPhone\r\n${expected}\r\n`);
  expect(readCsv(csvOf(['Phone'], [[phone]]), limits)).toEqual([['Phone'], [phone]]);
});

const read = (text: string | Buffer) => readCsv(Buffer.from(text as string), limits);

const refusalOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

test('a table is read as RFC 4180 has it, with either end of line and with or without a mark', () => {
  const table = [
    ['key', 'name'],
    ['a', 'say "no", then\r\ngo'],
    ['b', ''],
  ];
  expect(read('\uFEFFkey,name\r\na,"say ""no"", then\r\ngo"\r\nb,\r\n')).toEqual(table);
  expect(read('key,name\na,"say ""no"", then\r\ngo"\nb,')).toEqual(table);
  expect(read('key,name\ra,"say ""no"", then\r\ngo"\rb,""')).toEqual(table);
  expect(read('')).toEqual([]);
  expect(read('a\n\nb')).toEqual([['a'], [''], ['b']]);
});

test.each([
  ['UTF-8', Buffer.from('key,name\na,Café – £5')],
  ['Windows-1252, as Excel saves it', Buffer.from('key,name\na,Caf\xe9 \x96 \xa35', 'latin1')],
  [
    'UTF-16 with tabs, as Excel saves “Unicode text”',
    Buffer.from('\uFEFFkey\tname\na\tCafé – £5', 'utf16le'),
  ],
])('%s is read', (_, bytes) => {
  expect(read(bytes)).toEqual([
    ['key', 'name'],
    ['a', 'Café – £5'],
  ]);
});

test.each([
  ['a mark that is not closed', 'key\n"a', 'Row 2 has a quotation mark that is not closed.'],
  ['letters after a mark', 'key\n"a"b', 'Row 2 has letters after a closing quotation mark.'],
  ['a mark within', 'key\na"b"', 'Row 2 has a quotation mark in a cell that is not quoted.'],
  [
    'bytes that are no letters',
    Buffer.from([0x6b, 0xe9, 0x01, 0x0a]),
    'Save the file as CSV: this one is no plain text.',
  ],
  ['5,001 rows', `key\n${'a\n'.repeat(5001)}`, 'Send at most 5000 rows in one file.'],
  ['a million cells', ','.repeat(1_000_000), 'Row 1 has more than 60 cells.'],
])('%s is refused', (_, text, message) => {
  expect(refusalOf(() => readCsv(Buffer.from(text as string), limits))).toBe(message);
});

test('5,000 rows are read', () => {
  expect(read(`key\n${'a\n'.repeat(5000)}`)).toHaveLength(5001);
});

test('what was written is read again to the letter, whatever it contains', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }).filter((text) => !/\0|\p{Surrogate}/u.test(text)),
    fc.stringMatching(/^'{0,2}[=+\-@\t\r][a-z]?$/),
    fc.stringMatching(/^[';\t\r\n =＝-]{0,8}$/),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        expect(readCsv(csvOf(['key', 'name'], rows), limits)).toEqual([['key', 'name'], ...rows]);
      },
    ),
    { numRuns: examples(100) },
  );
});

test.each([
  ['semicolons', 'key;name\r\na;"b;c"\r\n'],
  ['tabs', 'key\tname\na\tb;c\n'],
  ['the separator that its first row names', 'sep=;\r\nkey;name\r\na;"b;c"\r\n'],
  ['a mark and semicolons', '\uFEFFkey;name\r\na;"b;c"'],
])('a file with %s is read as spreadsheets save it', (_, text) => {
  expect(read(text)).toEqual([
    ['key', 'name'],
    ['a', 'b;c'],
  ]);
});

test('a head of one column, or with commas, has commas', () => {
  expect(read('key\na;b\n')).toEqual([['key'], ['a;b']]);
  expect(read('key,"na;me"\na,b;c\n')).toEqual([
    ['key', 'na;me'],
    ['a', 'b;c'],
  ]);
});
