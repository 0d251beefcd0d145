import { expect, test } from 'vitest';
import { type LetteredTerms, termsChangedAt } from './letterTerms.ts';

const written: LetteredTerms = {
  pay: { amount: 3_450_000, currency: 'GBP', per: 'year' },
  starts_on: '2027-01-04',
  ...{ hours: '37.5 hours per week', place: 'Avonmouth depot', conditions: 'References' },
  checks: [{ kind: 'references', text: null, status: 'open', checked_at: null }],
  made_at: new Date('2026-11-20T09:00:00Z'),
};
const on = (day: number, change: Partial<LetteredTerms> = {}): LetteredTerms => ({
  ...written,
  ...change,
  made_at: new Date(Date.UTC(2026, 10, day, 9)),
});
const changedOn = (...later: LetteredTerms[]) => termsChangedAt([written, ...later])?.getUTCDate() ?? null;

test('each term counts, from the day on which it first differed', () => {
  expect([
    changedOn(on(21, { pay: { amount: 3_600_000, currency: 'GBP', per: 'year' } })),
    changedOn(on(21, { starts_on: '2027-01-18' })),
    changedOn(on(21, { hours: null })),
    changedOn(on(21, { place: 'Bristol' })),
    changedOn(on(21, { checks: [{ kind: 'references', text: 'two', status: 'open', checked_at: null }] })),
    changedOn(on(21), on(22, { place: 'Bristol' }), on(23, { place: 'Bath' })),
  ]).toEqual([21, 21, 21, 21, 21, 22]);
});

test('a letter with the current terms is not out of date', () => {
  const checks: LetteredTerms['checks'] = [
    { kind: 'references', text: null, status: 'met', checked_at: '2026-11-24T09:00:00Z' },
  ];
  expect([
    changedOn(),
    changedOn(on(21)),
    changedOn(on(21, { checks })),
    // The keys of stored JSON come in another order.
    changedOn(on(21, { pay: { per: 'year', currency: 'GBP', amount: 3_450_000 } })),
    changedOn(on(21, { place: 'Bristol' }), on(22)),
    termsChangedAt([]),
  ]).toEqual([null, null, null, null, null, null]);
});
