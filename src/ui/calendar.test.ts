import { expect, test } from 'vitest';
import { agoText, dateText, daysUntil, dayText } from './calendar.ts';

test('days are counted by the calendar, at any hour and across the clock change', () => {
  const at = (hour: number) => new Date(2026, 9, 24, hour, 59);
  expect([0, 12, 23].map((hour) => daysUntil('2026-10-26', at(hour)))).toEqual([2, 2, 2]);
  expect(daysUntil('2026-10-24', at(23))).toBe(0);
  expect(daysUntil('2026-10-23', at(0))).toBe(-1);
  expect(daysUntil('2027-10-24', at(8))).toBe(365);
});

test('how long ago something was is said in days, weeks and months', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  expect(
    [
      '2026-11-20T08:00:00Z',
      '2026-11-19T08:00:00Z',
      '2026-11-18T08:00:00Z',
      '2026-11-11T08:00:00Z',
      '2026-09-01T08:00:00Z',
      '2026-11-21T08:00:00Z',
    ].map((moment) => agoText(moment, now, 'en-GB')),
  ).toEqual(['today', 'yesterday', '2 days ago', 'last week', '2 months ago', 'today']);
  expect(dayText('2026-12-11', 'en-GB')).toBe('Fri, 11 Dec 2026');
});

test('a day and a month of the calendar are the same in every time zone', () => {
  const long = { dateStyle: 'long' } as const;
  expect([dateText('2027-01-01', 'en-GB', long), dateText('2027-01-01', 'en-US', long)]).toEqual([
    '1 January 2027',
    'January 1, 2027',
  ]);
  expect(dateText('2027-01', 'en-US', { month: 'short', year: 'numeric' })).toBe('Jan 2027');
});
