import { expect, test } from 'vitest';
import { openingWords } from './taskGuidance.ts';

test('until a step opens it says when, and no day of leaving where only the month is known', () => {
  const opening = (opens: string, leaving_on: string | null, country_id = 232) =>
    openingWords(opens, { leaving_on, country_id });
  expect([
    opening('2027-03-03', '2029-03-03'),
    opening('2027-03-03', '2029-03-03', 233),
    opening('2027-02-27', '2027-02-26'),
    opening('2027-02-27', '2027-02'),
    opening('2027-02-27', null),
  ]).toEqual([
    'Opens on 3 March 2027',
    'Opens on March 3, 2027',
    'Waits for your last day, 26 February 2027',
    'Waits for your last day',
    'Opens on 27 February 2027',
  ]);
});
