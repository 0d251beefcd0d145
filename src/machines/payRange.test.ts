import { expect, test } from 'vitest';
import { isPayOutside, payReasonProblem } from './payRange.ts';

const range = { min: 3_000_000, max: 3_600_000, currency: 'GBP', per: 'year' } as const;
const gbp = (amount: number, per: 'hour' | 'day' | 'month' | 'year' = 'year') =>
  ({ amount, currency: 'GBP', per }) as const;

test('pay is outside below the least and above the most, and inside at both', () => {
  const amounts = [2_999_999, 3_000_000, 3_300_000, 3_600_000, 3_600_001];
  expect(amounts.map((amount) => isPayOutside(gbp(amount), range))).toEqual([
    ...[true, false, false, false, true],
  ]);
});

test('pay of another period is compared with the same share of the year', () => {
  expect([
    // 30,000 is 2,500 a month; 36,000 is 138.46 a day of 260, and 18.46 an hour of 1,950.
    ...[isPayOutside(gbp(249_999, 'month'), range), isPayOutside(gbp(250_000, 'month'), range)],
    ...[isPayOutside(gbp(13_847, 'day'), range), isPayOutside(gbp(13_848, 'day'), range)],
    ...[isPayOutside(gbp(1847, 'hour'), range), isPayOutside(gbp(1848, 'hour'), range)],
  ]).toEqual([true, false, false, true, false, true]);
});

test('another currency is outside, and a range with one bound has only that', () => {
  expect([
    isPayOutside({ ...gbp(3_300_000), currency: 'EUR' }, range),
    isPayOutside(gbp(9_000_000), { ...range, max: null }),
    isPayOutside(gbp(2_000_000), { ...range, max: null }),
    isPayOutside(gbp(2_000_000), { ...range, min: null }),
    isPayOutside({ ...gbp(2_000_000), currency: 'EUR' }, { ...range, min: null, max: null }),
  ]).toEqual([true, false, true, false, false]);
});

test('only pay outside the range needs a reason, and blanks are none', () => {
  const problem = 'Say why the pay is outside the job’s range';
  expect([
    payReasonProblem(gbp(4_000_000), null, range),
    payReasonProblem(gbp(4_000_000), ' \n', range),
    payReasonProblem(gbp(4_000_000), 'They lead the team.', range),
    payReasonProblem(gbp(3_300_000), null, range),
    payReasonProblem(null, null, range),
    payReasonProblem(gbp(4_000_000), null, null),
  ]).toEqual([problem, problem, undefined, undefined, undefined, undefined]);
});
