import { expect, test } from 'vitest';
import { areaOf, bannedWordsIn, countByArea, findBannedWords, grown } from './words.mjs';

const banned = bannedWordsIn(`## Not these

### In names

| Not | But |
|---|---|
| told, found | the noun |
| tellOf… | \`notify…\` |
| lookAfter | \`vacuum\` |

### In comments, documents and copy

| Not | But |
|---|---|
| the house, stands | the project |
| let in | admitted |

## Next
`);
/** @param {string} path @param {string} text */
const wordsOf = (path, text) =>
  findBannedWords(path, text, banned).map(({ line, word }) => `${line} ${word}`);

test('names are read word by word, as the code declares them', () => {
  const code = `const whatIsTold = 1;
function tellOfCompany({ result: found, told }: Row) {}
interface Retold {}
const notFound = (oneTimeFound) => lookAfterTable;
const lookAfterTable = untold;`;
  expect(wordsOf('server/mail/new.ts', code)).toEqual([
    '1 whatIsTold: told',
    '2 tellOfCompany: tell of',
    '2 found: found',
    '4 oneTimeFound: found',
    '5 lookAfterTable: look after',
  ]);
});

test('comments, copy and documents are read as text; single words, imports and code in documents are not', () => {
  const code = `import { x } from './the house';
// How the House is built.
export const title = 'Whoever was let in';
export const key = 'stands';
export const view = <p>It stands here</p>;
export const more = \`the house \${title} which stands\`;`;
  expect(wordsOf('src/new.tsx', code)).toEqual([
    '2 the House',
    '3 let in',
    '5 stands',
    '6 the house',
    '6 stands',
  ]);
  const document =
    'One.\n\nIt stands in\n`the house` [here](the house), let\nin.\n```\nthe house\n```\nand the house';
  expect(wordsOf('docs/new.md', document)).toEqual(['9 the house', '3 stands', '4 let\nin']);
  expect(wordsOf('contract/new.yaml', 'stands:\n  - stands: It stands\n')).toEqual(['2 stands']);
});

test('a file is counted under its own name, too', () => {
  expect(wordsOf('server/mail/whatWasTold.ts', '')).toEqual(['1 whatWasTold: told']);
});

test('a count may fall and a file may go, but no file may have more than before or begin with any', () => {
  const before = { 'server/mail': { 'server/mail/a.ts': 2, 'server/mail/b.ts': 1 } };
  const finding = { line: 1, word: 'told', instead: 'the noun' };
  const now = countByArea(
    new Map([
      ['server/mail/a.ts', [finding, finding, finding]],
      ['server/mail/new.ts', [finding]],
      ['README.md', [finding]],
    ]),
  );
  expect(grown(before, now)).toEqual([
    { path: 'README.md', before: 0, now: 1 },
    { path: 'server/mail/a.ts', before: 2, now: 3 },
    { path: 'server/mail/new.ts', before: 0, now: 1 },
  ]);
  expect(grown(before, { 'server/mail': { 'server/mail/a.ts': 1 } })).toEqual([]);
});

test.each([
  ['README.md', 'project'],
  ['docs/decisions/0001-a.md', 'docs/decisions'],
  ['server/mail/deep/er/a.ts', 'server/mail'],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});
