import { afterEach, expect, test, vi } from 'vitest';
import { possibleText } from '../features/hiring/application/moves.ts';
import { counted } from './intl.ts';

afterEach(() => vi.unstubAllGlobals());

test('a count has its thousands apart, and one thing is no plural', () => {
  expect([
    counted(0, 'row'),
    counted(1, 'year'),
    counted(1204, 'row'),
    counted(2, 'entry', 'entries'),
  ]).toEqual(['0 rows', '1 year', '1,204 rows', '2 entries']);
});

test.each([
  ['en-GB', 'You can now shortlist, invite to interview or reject.'],
  ['en-US', 'You can now shortlist, invite to interview, or reject.'],
])('a list is written as the page is, %s', (lang, sentence) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(possibleText(['shortlisted', 'interview', 'rejected'])).toBe(sentence);
});
