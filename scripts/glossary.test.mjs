import { expect, test } from 'vitest';
import { wordProblems } from './glossary.mjs';

test('a name of an area that is free of private words is refused with the term for it', () => {
  const code = `const told = 1;
function deskOf(given: string, { found: kept, asked }: Row, [whose]: string[]) {}
interface Said {}
const notFound = () => null;`;
  expect(wordProblems('server/mail/new.ts', code)).toEqual([
    'server/mail/new.ts:1 "told": told is called by its noun',
    'server/mail/new.ts:2 "deskOf": desk is called console',
    'server/mail/new.ts:2 "given": given is called by its noun',
    'server/mail/new.ts:2 "kept": kept is called stored, saved or retention',
    'server/mail/new.ts:2 "whose": whose is called by its noun',
    'server/mail/new.ts:3 "Said": said is called by its noun',
  ]);
  expect(wordProblems('server/elsewhere/new.ts', code)).toEqual([]);
});

test('a phrase is refused in comments and docs everywhere, and never in texts', () => {
  const code = `// How the house is built.
export const title = 'The house that the demo shows';`;
  expect(wordProblems('src/new.ts', code)).toEqual(['src/new.ts:1 "the house": write the project']);
  expect(wordProblems('docs/new.md', 'One.\n\nThe dearest call.')).toEqual([
    'docs/new.md:3 "dearest": write most expensive',
  ]);
});
