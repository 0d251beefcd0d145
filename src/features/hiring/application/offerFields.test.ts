import { expect, test } from 'vitest';
import { offerErrors, offerFieldsOf, termsOf } from './offerFields.ts';

const empty = offerFieldsOf(null, 'GBP');

test('an offer needs a day to answer by, and an amount that is one', () => {
  expect([
    offerErrors(empty),
    offerErrors({ ...empty, reply_by: '2026-12-11' }),
    offerErrors({ ...empty, reply_by: '2026-12-11', amount: 'a lot' }),
    offerErrors({ ...empty, reply_by: '2026-12-11', amount: '0' }),
    offerErrors({ ...empty, reply_by: '2026-12-11', amount: '25' }),
    offerErrors({ ...empty, reply_by: '2026-12-11', amount: '25', per: 'hour' }),
  ]).toEqual([
    { reply_by: 'Choose a day to answer by' },
    {},
    { amount: 'Enter an amount, such as 34,500' },
    { amount: 'Enter an amount, such as 34,500' },
    { amount: 'Enter 1,000 or more per year, or choose another period' },
    {},
  ]);
});

test('pay is sent in minor units, and what is empty is not said', () => {
  expect(termsOf({ ...empty, amount: '34,500.50', hours: ' ', reply_by: '2026-12-11' }, 7)).toEqual({
    pay: { amount: 3_450_050, currency: 'GBP', per: 'year' },
    starts_on: null,
    hours: null,
    place: null,
    conditions: null,
    reply_by: '2026-12-11',
    letter_id: 7,
  });
});
