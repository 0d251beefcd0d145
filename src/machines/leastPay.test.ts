import { expect, test } from 'vitest';
import { salaryProblems } from './leastPay.ts';

test('a salary upside down, or too low for its period, is a problem of its field', () => {
  expect(
    (
      [
        [4_000_000, 3_800_000, 'year'],
        [2500, null, 'year'],
        [null, 2500, 'year'],
        [2500, 3000, 'hour'],
        [99, 100, 'hour'],
        [null, null, 'year'],
        [3_000_000, 3_000_000, 'year'],
      ] as const
    ).map(([min, max, per]) => salaryProblems({ min, max, per })),
  ).toEqual([
    { max: 'Enter the same as “Salary from”, or more' },
    { min: 'Enter 1,000 or more per year, or choose another period' },
    { max: 'Enter 1,000 or more per year, or choose another period' },
    {},
    { min: 'Enter 1 or more per hour, or choose another period' },
    {},
    {},
  ]);
});
