// Whether a letter still has the terms of its offer. Each change of terms is a row, and names the letter it was sent with.
import { isDeepStrictEqual } from 'node:util';
import type { OfferRow } from '../../db/schema/applications.ts';
import { checksOf } from './storedOffers.ts';

export type LetteredTerms = Pick<
  OfferRow,
  'pay' | 'starts_on' | 'hours' | 'place' | 'conditions' | 'checks' | 'made_at'
>;

// Not the day to answer by, which ends with the answer, nor whether a condition is met.
const termsIn = (row: LetteredTerms) => ({
  pay: row.pay,
  starts_on: row.starts_on,
  hours: row.hours,
  place: row.place,
  conditions: checksOf(row).map(({ kind, text }) => ({ kind, text: text ?? null })),
});

/**
 * When the terms first differed from those that the letter was attached to; null where the current ones are the same.
 *
 * @param rows The rows with this letter, the oldest first and the current one last
 */
export function termsChangedAt(rows: readonly LetteredTerms[]): Date | null {
  const [first, current] = [rows[0], rows.at(-1)];
  if (!first || !current) return null;
  const written = termsIn(first);
  const isChanged = (row: LetteredTerms) => !isDeepStrictEqual(termsIn(row), written);
  return isChanged(current) ? (rows.find(isChanged)?.made_at ?? null) : null;
}
