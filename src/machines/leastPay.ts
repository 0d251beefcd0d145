// The lowest plausible pay: a smaller amount is a typing slip, such as missing thousands or the wrong period.
import type { components } from '../../openapi.gen.d.ts';

type Period = components['schemas']['Salary']['per'];

/** Amounts in minor units. */
const leastPay: Record<Period, number> = { hour: 100, day: 1000, month: 10_000, year: 100_000 };

/** Returns a message when the amount, in minor units, is too low for the period. */
export function lowPayProblem(amount: number | null, per: Period): string | undefined {
  const least = leastPay[per];
  if (amount === null || amount >= least) return undefined;
  return `Enter ${(least / 100).toLocaleString('en-GB')} or more per ${per}, or choose another period`;
}

interface Range {
  min: number | null;
  max: number | null;
  per: Period;
}

export interface SalaryProblems {
  min?: string;
  max?: string;
}

export function salaryProblems({ min, max, per }: Range): SalaryProblems {
  const low = { min: lowPayProblem(min, per), max: lowPayProblem(max, per) };
  const isUpsideDown = min !== null && max !== null && min > max;
  const most = isUpsideDown ? 'Enter the same as “Salary from”, or more' : low.max;
  return { ...(low.min && { min: low.min }), ...(most && { max: most }) };
}
