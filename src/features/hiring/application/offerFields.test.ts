import { expect, test } from 'vitest';
import type { JobTerms, Offer } from '../../../api/offers.ts';
import { needsPayReason, offerErrors, offerFieldsOf, startsBeforeAnswer, termsOf } from './offerFields.ts';

const empty = offerFieldsOf(null, null, 'en-GB');

test('an offer needs a day to answer by, and an amount that is one', () => {
  expect([
    offerErrors(empty, null),
    offerErrors({ ...empty, reply_by: '2026-12-11' }, null),
    offerErrors({ ...empty, reply_by: '2026-12-11', amount: 'a lot' }, null),
    offerErrors({ ...empty, reply_by: '2026-12-11', amount: '0' }, null),
    offerErrors({ ...empty, reply_by: '2026-12-11', amount: '25' }, null),
    offerErrors({ ...empty, reply_by: '2026-12-11', amount: '25', per: 'hour' }, null),
  ]).toEqual([
    { reply_by: 'Choose the last day on which they can answer' },
    {},
    { amount: 'Enter an amount, such as 34,500' },
    { amount: 'Enter an amount, such as 34,500' },
    { amount: 'Enter 1,000 or more per year, or choose another period' },
    {},
  ]);
});

test('pay is sent in minor units, and what is empty is not said', () => {
  expect(termsOf({ ...empty, amount: '34,500.50', hours: ' ', reply_by: '2026-12-11' }, 7, null)).toEqual({
    pay: { amount: 3_450_050, currency: 'GBP', per: 'year' },
    starts_on: null,
    hours: null,
    place: null,
    conditions: [],
    reply_by: '2026-12-11',
    letter_id: 7,
    pay_reason: null,
  });
});

const job: JobTerms = {
  pay: { min: 3_000_000, max: 3_600_000, currency: 'EUR', per: 'year' },
  current_pay: null,
  ...{ starts_on: '2027-01-04', hours: 'Full time', place: 'Bristol' },
};

test('a new offer starts from the job: the least pay, or the most where that is all there is', () => {
  expect(offerFieldsOf(null, job, 'en-GB')).toEqual({
    ...{ amount: '30000', currency: 'EUR', per: 'year', pay_reason: '' },
    ...{ starts_on: '2027-01-04', hours: 'Full time', place: 'Bristol' },
    ...{ kinds: [], kindTexts: {}, otherConditions: '', reply_by: '' },
  });
  const amountFor = (pay: JobTerms['pay']) => {
    const { amount, currency } = offerFieldsOf(null, { ...job, pay }, 'en-US');
    return [amount, currency];
  };
  const upTo = { min: null, max: 1850, currency: 'GBP', per: 'hour' } as const;
  expect([amountFor(upTo), amountFor(null)]).toEqual([
    ['18.5', 'GBP'],
    ['', 'USD'],
  ]);
});

test('pay outside the job’s range asks why as soon as it is typed, and the reason is sent only then', () => {
  const range = { min: 3_000_000, max: 3_600_000, currency: 'GBP', per: 'year' } as const;
  const typed = { ...empty, reply_by: '2026-12-11', pay_reason: 'They lead the team.' };
  const amounts = ['', 'a lot', '25', '29,999', '30,000', '36,000.01'];
  expect(amounts.map((amount) => needsPayReason({ ...typed, amount }, range))).toEqual([
    ...[false, false, false, true, false, true],
  ]);
  const outside = { ...typed, amount: '40000' };
  expect([offerErrors(outside, range), offerErrors({ ...outside, pay_reason: ' ' }, range)]).toEqual([
    {},
    { pay_reason: 'Say why the pay is outside the job’s range' },
  ]);
  expect([
    termsOf(outside, null, range).pay_reason,
    termsOf({ ...typed, amount: '33000' }, null, range).pay_reason,
  ]).toEqual(['They lead the team.', null]);
});

test('a start before the last day to answer is noticed, once both days are chosen', () => {
  const days = [
    ['2026-12-10', '2026-12-11'],
    ['2026-12-11', '2026-12-11'],
    ['2027-01-04', '2026-12-11'],
    ['', '2026-12-11'],
    ['2026-12-10', ''],
  ] as const;
  expect(days.map(([starts_on, reply_by]) => startsBeforeAnswer({ starts_on, reply_by }))).toEqual([
    ...[true, false, false, false, false],
  ]);
});

const condition = { status: 'open', checked_at: null } as const;

const offer: Offer = {
  ...{ id: 4, status: 'made', number: 1, pay: null, starts_on: null, hours: null, place: null },
  conditions: [
    { ...condition, number: 1, kind: 'references', text: 'two' },
    { ...condition, number: 2, kind: 'licence', text: null },
    { ...condition, number: 3, kind: 'references', text: 'one from the service' },
    { ...condition, number: 4, kind: 'other', text: 'Proof of address' },
  ],
  ...{
    start_moved: null,
    reply_by: '2026-12-11',
    letter: null,
    pay_reason: null,
    changes: [],
    made_at: '2026-11-20T09:00:00Z',
  },
  ...{ ended_at: null, message: null, allowed: ['amended', 'withdrawn'] },
};

test('conditions are ticked or written one per line, and changing an offer keeps them', () => {
  const fields = offerFieldsOf(offer, job, 'en-US');
  expect([fields.kinds, fields.otherConditions]).toEqual([
    ['references', 'licence'],
    'References (one from the service)\nProof of address',
  ]);
  const kinds = [...fields.kinds, 'medical' as const];
  const otherConditions = `${fields.otherConditions}\n\n  • A first-aid certificate `;
  expect(termsOf({ ...fields, kinds, otherConditions }, null, null).conditions).toEqual([
    { kind: 'references', text: 'two' },
    { kind: 'licence', text: null },
    { kind: 'medical', text: null },
    { kind: 'other', text: 'References (one from the service)' },
    { kind: 'other', text: 'Proof of address' },
    { kind: 'other', text: 'A first-aid certificate' },
  ]);
});

test('an offer has at most ten conditions of 300 characters', () => {
  const filled = { ...empty, reply_by: '2026-12-11', kinds: ['medical' as const] };
  const problems = [9, 10].map((count) =>
    offerErrors({ ...filled, otherConditions: Array(count).fill('One more').join('\n') }, null),
  );
  expect([...problems, offerErrors({ ...filled, otherConditions: 'a'.repeat(301) }, null)]).toEqual([
    {},
    { conditions: 'Give at most 10 conditions' },
    { conditions: 'Keep each condition to 300 characters' },
  ]);
});
