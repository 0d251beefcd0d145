import { expect, test } from 'vitest';
import { serviceIn, yearsIn } from './serviceTime.ts';

const indexed = new Date('2026-11-20T09:00:00Z');
const at = (day: string) => new Date(`${day}T09:00:00Z`);

test('years grow with the calendar, and the stored row stays as it is', () => {
  const serving = serviceIn([{ from: '2012-12', to: null }], indexed);
  expect(serving).toEqual({ months: 0, since: 24155, until: null });
  expect(['2026-11-20', '2026-12-01', '2031-01-01'].map((day) => yearsIn(serving, at(day)))).toEqual([
    14, 14, 18,
  ]);
  const left = serviceIn([{ from: '2010-01', to: '2019-12' }], indexed);
  expect(['2026-11-20', '2040-01-01'].map((day) => yearsIn(left, at(day)))).toEqual([10, 10]);
});

test('what runs out later stops there, months that overlap count once, and a gap counts for nothing', () => {
  const leaving = serviceIn([{ from: '2020-01', to: '2027-12' }], indexed);
  expect(['2026-12-01', '2028-01-01', '2035-01-01'].map((day) => yearsIn(leaving, at(day)))).toEqual([
    7, 8, 8,
  ]);
  const twice = [
    { from: '2000-01', to: '2003-12' },
    { from: '2002-01', to: '2004-12' },
    { from: '2020-01', to: null },
  ];
  expect(yearsIn(serviceIn(twice, indexed), at('2026-12-31'))).toBe(12);
  expect(yearsIn(serviceIn([], indexed), indexed)).toBeNull();
});
