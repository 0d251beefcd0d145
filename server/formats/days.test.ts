import { expect, test } from 'vitest';
import { addMonths, dayOf, isAhead, isOver, monthsFrom } from './days.ts';

test.each([
  ['2027-03-31', -13, '2026-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2028-02-29', -24, '2026-02-28'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
])('%s and %i months: a shorter month ends on its last day', (date, months, there) => {
  expect(addMonths(date, months)).toBe(there);
});

test('a moment keeps its time of the day', () => {
  expect(monthsFrom(new Date('2027-03-31T22:15:00.250Z'), -1).toISOString()).toBe('2027-02-28T22:15:00.250Z');
});

test('a day is the one in UTC, or so many later', () => {
  const moment = new Date('2026-12-31T23:59:59.999Z');
  expect([dayOf(moment), dayOf(moment, 1), dayOf(moment, -31)]).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2026-11-30',
  ]);
});

test.each([
  ['2026-11-30T08:00:00Z', '2026-11-29', false, false],
  ['2026-11-30T08:00:00Z', '2026-11-28', true, false],
  ['2026-11-30T12:00:00Z', '2026-11-29', true, false],
  ['2026-11-30T09:59:59Z', '2026-12-01', false, true],
  ['2026-11-30T10:00:00Z', '2026-12-01', false, false],
])('at %s the day %s is over everywhere: %s, has begun nowhere: %s', (at, date, over, ahead) => {
  const now = new Date(at);
  expect([isOver(date, now), isAhead(date, now)]).toEqual([over, ahead]);
});
