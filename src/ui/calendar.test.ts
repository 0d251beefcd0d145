import { expect, test } from 'vitest';
import { daysUntil } from './calendar.ts';

test('days are counted by the calendar, at any hour and across the clock change', () => {
  const at = (hour: number) => new Date(2026, 9, 24, hour, 59);
  expect([0, 12, 23].map((hour) => daysUntil('2026-10-26', at(hour)))).toEqual([2, 2, 2]);
  expect(daysUntil('2026-10-24', at(23))).toBe(0);
  expect(daysUntil('2026-10-23', at(0))).toBe(-1);
  expect(daysUntil('2027-10-24', at(8))).toBe(365);
});
