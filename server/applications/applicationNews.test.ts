import { expect, test } from 'vitest';
import { clocksAt } from './applicationNews.ts';

test.each([
  [232, '2026-11-25T10:00:00Z', 'Wednesday, 25 November 2026 at 10:00 GMT'],
  [232, '2027-06-25T23:30:00Z', 'Saturday, 26 June 2027 at 00:30 BST'],
  [
    233,
    '2026-11-25T15:00:00Z',
    'Wednesday, November 25, 2026 at 10:00 AM EST (9:00 AM CST, 8:00 AM MST, 7:00 AM PST)',
  ],
  [null, '2026-11-25T10:00:00Z', 'Wednesday, 25 November 2026 at 10:00 UTC'],
])('in the country %i the clocks at %s', (countryId, at, text) => {
  expect(clocksAt(at, countryId).replaceAll('\u202f', ' ')).toBe(text);
});
