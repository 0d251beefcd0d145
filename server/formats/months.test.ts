import { expect, test } from 'vitest';
import { countMonths, isBefore } from './months.ts';

test.each([
  ['2014-05', '2014-06', true],
  ['2014', '2014-06', false],
  ['2014-06', '2014', false],
  ['2013', '2014-06', true],
  ['2014', '2015', true],
])('%s is before %s: %s', (a, b, isEarlier) => {
  expect(isBefore(a, b)).toBe(isEarlier);
});

test.each([
  ['whole years', [{ from: '2014', to: '2016' }], 24],
  ['months', [{ from: '2014-03', to: '2014-08' }], 6],
  ['one year', [{ from: '2014', to: '2014' }], 1],
  ['a year to a month', [{ from: '2014', to: '2014-06' }], 6],
  ['until now', [{ from: '2026', to: null }], 11],
  [
    'what overlaps once',
    [
      { from: '2014', to: '2016' },
      { from: '2015-01', to: '2016-02' },
    ],
    26,
  ],
])('%s are counted', (_, periods, months) => {
  expect(countMonths(periods, '2026-11')).toBe(months);
});
