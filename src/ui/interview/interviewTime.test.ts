import { expect, test } from 'vitest';
import { lengthText, momentText, otherClockText } from './interviewTime.ts';

test('a time names its zone, on either side of a change of the clocks', () => {
  const inLondon = (moment: string) => momentText(moment, 'en-GB', 'Europe/London');
  expect([inLondon('2027-03-26T10:00:00Z'), inLondon('2027-03-29T09:00:00Z')]).toEqual([
    'Fri, 26 Mar 2027, 10:00 GMT',
    'Mon, 29 Mar 2027, 10:00 BST',
  ]);
});

test('the other side’s clock is shown where it differs', () => {
  const at = '2026-12-01T15:00:00Z';
  const other = (zone: string | null, own = 'Europe/London') =>
    otherClockText(at, 'en-GB', { other: zone, own })?.replaceAll('\u202f', ' ') ?? null;
  expect([
    other('America/New_York'),
    other('Europe/Lisbon'),
    other(null),
    other('Mars/Base'),
    other('Europe/London', 'America/New_York'),
  ]).toEqual(['Tue, 1 Dec 2026, 10:00 GMT-5', null, null, null, 'Tue, 1 Dec 2026, 15:00 GMT']);
});

test('a length is in hours from one hour on', () => {
  expect([15, 45, 60, 90, 120, 240, 75].map(lengthText)).toEqual([
    ...['15 minutes', '45 minutes', '1 hour', '1½ hours', '2 hours', '4 hours', '75 minutes'],
  ]);
});
