// Pay that differs from what the job promised needs a reason: one rule for the page and the server.
import type { components } from '../../openapi.gen.d.ts';

type Pay = components['schemas']['OfferPay'];
type Period = Pay['per'];

/** In minor units. */
export interface PayRange {
  min: number | null;
  max: number | null;
  currency: string;
  per: Period;
}

/** Units per year of full-time work, to compare pay of different periods. */
export const unitsPerYear: Record<Period, number> = { hour: 1950, day: 260, month: 12, year: 1 };

/**
 * Compared in the period of the pay, with the bounds rounded outwards to a minor unit: a twelfth of a year’s pay is rarely a whole
 * penny. Another currency is always outside, because no rate is known.
 */
export function isPayOutside({ amount, currency, per }: Pay, range: PayRange): boolean {
  const { min, max } = range;
  if (min === null && max === null) return false;
  if (currency !== range.currency) return true;
  const inPeriod = (bound: number) => (bound * unitsPerYear[range.per]) / unitsPerYear[per];
  return (
    (min !== null && amount < Math.floor(inPeriod(min))) ||
    (max !== null && amount > Math.ceil(inPeriod(max)))
  );
}

/** Returns a message where the pay needs a reason and has none. */
export function payReasonProblem(
  pay: Pay | null | undefined,
  reason: string | null | undefined,
  range: PayRange | null,
): string | undefined {
  if (!pay || !range || !isPayOutside(pay, range) || reason?.trim()) return undefined;
  return 'Say why the pay is outside the job’s range';
}
