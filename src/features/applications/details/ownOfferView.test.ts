import { expect, test } from 'vitest';
import type { Offer } from '../../../api/offers.ts';
import { ownOfferView } from './ownOfferView.ts';

const openOffer: Offer = {
  ...{ id: 4, status: 'made', number: 1, pay: null, starts_on: '2027-01-18', hours: null, place: null },
  ...{
    conditions: [],
    start_moved: null,
    reply_by: '2026-12-11',
    letter: null,
    pay_reason: null,
    changes: [],
  },
  ...{ made_at: '2026-11-20T09:00:00Z', ended_at: null, message: null },
  allowed: ['accepted', 'declined'],
};

const view = (change: Partial<Offer> = {}, leavingDate: string | null = null, day = 1) =>
  ownOfferView({
    ...{ offer: { ...openOffer, ...change }, employer: 'Northgate', leavingDate, locale: 'en-GB' },
    now: new Date(2026, 11, day, 12),
  });

test('an open offer says how many days are left to answer', () => {
  expect([1, 10, 11, 12].map((day) => view({}, null, day).notes)).toEqual([
    ['You have 10 days to answer.'],
    ['You have until tomorrow to answer.'],
    ['Today is the last day to answer.'],
    [],
  ]);
  expect(view({ allowed: ['declined'] }).notes).toEqual([]);
});

test('an offer that was answered or has ended says so, with the message of whoever ended it', () => {
  const ended = (status: Offer['status']) => {
    const { status: text, notes } = view({ status, allowed: [], message: 'Sorry.' });
    return [text, ...notes];
  };
  expect((['made', 'accepted', 'declined', 'withdrawn', 'unmet'] as const).map(ended)).toEqual([
    [null, 'You wrote: Sorry.'],
    ['You accepted this offer.', 'You wrote: Sorry.'],
    ['You declined this offer.', 'You wrote: Sorry.'],
    ['Northgate has withdrawn this offer.', 'Northgate wrote: Sorry.'],
    ['Northgate has ended this offer because a condition wasn’t met.', 'Northgate wrote: Sorry.'],
  ]);
});

test('a job that starts before the veteran leaves is a question while the offer is open', () => {
  expect(view({}, '2027-01-30').warning).toMatch(
    /^This job starts before you leave the service on 30 January 2027\. If you can’t start then, say so in your answer\.$/,
  );
  expect(view({ status: 'accepted', allowed: [] }, '2027-01-30').warning).toBe(
    'This job starts before you leave the service on 30 January 2027.',
  );
  expect([
    view({}, '2027-01-18').warning,
    view({}, null).warning,
    view({ starts_on: null }, '2027-01-30').warning,
    view({ status: 'declined' }, '2027-01-30').warning,
  ]).toEqual([null, null, null, null]);
});

test('a changed offer says what changed, with what it was', () => {
  const changes = ['Pay: £36,000 per year (before: £34,500 per year)', 'Hours: 30 (before: 37)'];
  expect(view({ number: 2, changes }).notes[0]).toBe(
    'Changed: Pay: £36,000 per year (before: £34,500 per year); Hours: 30 (before: 37).',
  );
});

const letter = { id: 1, name: 'Offer.pdf', terms_changed_at: null };

test('a letter from before the terms changed says so', () => {
  const changed = { ...letter, terms_changed_at: '2026-11-24T20:00:00Z' };
  expect([letter, changed].map((attached) => view({ letter: attached }).letterWarning)).toEqual([
    null,
    'The letter has the terms from before the change on 24 November 2026. The terms shown here are newer.',
  ]);
});

test('only what is allowed can be done', () => {
  expect([view().actions, view({ allowed: [], letter }).actions]).toEqual([
    [
      { name: 'accepted', label: 'Accept offer' },
      { name: 'declined', label: 'Decline' },
    ],
    [{ name: 'letter', label: 'Download letter' }],
  ]);
});
