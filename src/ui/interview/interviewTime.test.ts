import { expect, test } from 'vitest';
import { lengthText } from '../../machines/applicationStages.ts';
import { appointmentText, deadlineText, momentText, otherClockText } from './interviewTime.ts';

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

test('a turn is until a day of the country, the last proposed time, or the interview itself', () => {
  const turn = (status: string, interview_status: string | null, turn_until: string | null) =>
    [deadlineText, appointmentText].map((text) => text({ status, interview_status, turn_until }, 'en-GB'));
  // In Los Angeles, where these tests are, the last moment of the day in Hawaii is on the next one.
  expect([
    turn('offer', null, '2026-11-27T23:59:59-10:00'),
    turn('interview', 'proposed', '2026-12-02T18:30:00Z'),
    turn('interview', 'confirmed', '2026-12-02T18:30:00Z'),
    turn('viewed', null, null),
  ]).toEqual([
    ['Fri, 27 Nov 2026', null],
    ['Wed, 2 Dec 2026, 10:30 GMT-8', null],
    [null, 'Wed, 2 Dec 2026, 10:30 GMT-8'],
    [null, null],
  ]);
});
