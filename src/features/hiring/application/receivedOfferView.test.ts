import { expect, test } from 'vitest';
import type { Offer } from '../../../api/offers.ts';
import { receivedOfferView } from './receivedOfferView.ts';

const openOffer: Offer = {
  ...{ id: 4, status: 'made', number: 1, pay: null, starts_on: null, hours: null, place: null },
  ...{
    conditions: [],
    start_moved: null,
    reply_by: '2026-12-11',
    letter: null,
    pay_reason: null,
    changes: [],
  },
  ...{ made_at: '2026-11-20T09:00:00Z', ended_at: null, message: null },
  allowed: ['amended', 'withdrawn'],
};
const condition = (status: 'open' | 'met' | 'unmet') => ({
  ...({ number: 1, kind: 'medical', text: null, checked_at: null } as const),
  status,
});

const view = (change: Partial<Offer>, applicationStatus: 'offer' | 'hired' = 'offer') =>
  receivedOfferView({
    applicationStatus,
    offer: { ...openOffer, ...change },
    name: 'James',
    locale: 'en-GB',
  });
const statusOf = (change: Partial<Offer>) => view(change).status ?? '';
const labels = (change: Partial<Offer>) => view(change).actions.map(({ label }) => label);

test('an open offer says how long it can be answered, and when its last day has passed', () => {
  expect(statusOf({})).toMatch(/^James can answer until Friday,? 11 December 2026\.$/);
  expect(statusOf({ reply_by: null })).toBe('James hasn’t answered yet.');
  expect(statusOf({ allowed: [] })).toBe(
    'James’s last day to answer has passed. Once the offer has expired, you can make a new one.',
  );
});

test('an accepted offer says what is left to do before the hire', () => {
  expect([
    statusOf({ status: 'conditional', conditions: [condition('open')] }),
    statusOf({ status: 'conditional', conditions: [condition('unmet'), condition('met')] }),
    statusOf({ status: 'accepted', conditions: [condition('met')] }),
    statusOf({ status: 'accepted' }),
    statusOf({ status: 'accepted', starts_on: '2027-01-18' }).replace('Monday,', 'Monday'),
  ]).toEqual([
    'James has accepted. Record whether each condition is met, and mark James as hired once all are.',
    'James has accepted, but a condition isn’t met. You can end the offer, or record the condition as met.',
    'All conditions are met. Agree the first day with James, then mark them as hired.',
    'James has accepted. Agree the first day with James, then mark them as hired.',
    'James has accepted. James starts on Monday 18 January 2027: mark them as hired.',
  ]);
  expect(view({ status: 'accepted' }, 'hired').status).toBeNull();
});

test('the message says who wrote it', () => {
  expect(view({ status: 'declined', message: 'Too far.' }).notes).toEqual(['James wrote: Too far.']);
  expect(view({ status: 'unmet', message: 'No reference.' }).notes).toEqual(['You wrote: No reference.']);
  expect(view({}).notes).toEqual([]);
  expect(view({ pay_reason: 'They lead the team.' }).notes).toEqual([
    'Why the pay is outside the job’s range (only your company sees this): They lead the team.',
  ]);
});

const letter = { id: 1, name: 'Offer.pdf', terms_changed_at: null };

test('a letter from before the terms changed says so, and how to attach another while that is possible', () => {
  const changed = { ...letter, terms_changed_at: '2026-11-24T20:00:00Z' };
  const warning =
    'The letter has the terms from before the change on 24 November 2026. The terms shown here are newer.';
  expect([
    view({ letter }).letterWarning,
    view({ letter: changed }).letterWarning,
    view({ letter: changed, allowed: ['moved'] }).letterWarning,
  ]).toEqual([null, `${warning} Change the offer to attach a new letter.`, warning]);
});

test('only what is allowed can be done, in the same order', () => {
  expect(labels({})).toEqual(['Change offer', 'Withdraw offer']);
  expect(
    labels({
      ...{ letter, starts_on: '2027-01-04' },
      allowed: ['withdrawn', 'moved', 'unmet'],
    }),
  ).toEqual(['Download letter', 'Move start date', 'End offer: condition not met', 'Withdraw offer']);
  expect(labels({ allowed: ['moved'] })).toEqual(['Set start date']);
  expect([view({}).canCheck, view({ allowed: ['checked'] }).canCheck]).toEqual([false, true]);
});
