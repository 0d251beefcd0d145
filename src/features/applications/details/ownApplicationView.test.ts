import { expect, test } from 'vitest';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { ownApplicationView } from './ownApplicationView.ts';

const sent = {
  ...{
    status: 'submitted',
    passed_stages: [],
    status_label: 'Sent',
    next_actor: 'employer',
    is_on_hold: false,
  },
  job: { id: 2, title: 'Fitter', is_open: true, company: { id: 1, name: 'Northgate', logo_url: null } },
  ...{ waiting_days: null, typical_days: null, expires_at: null, wait_ends: null, allowed: ['withdrawn'] },
  ...{ offer: null, offer_status: null, interview: null, interview_status: null },
  ...{ reason_code: null, public_note: null, timeline: [] },
};

const view = (change: object = {}) =>
  ownApplicationView({
    application: { ...sent, ...change } as unknown as OwnApplication,
    documentName: 'CV',
    locale: 'en-GB',
  });

test('an application that was sent waits for the employer', () => {
  const { points, ...rest } = view();
  expect(rest).toEqual({
    chip: { mark: 'theirTurn', state: 'Sent', turn: 'their turn' },
    next: 'Northgate will open your CV. There’s nothing you need to do.',
    isOver: false,
    card: null,
    notes: [],
    canWithdraw: true,
  });
  expect(points.map(({ label }) => label)).toEqual([
    ...['Sent', 'Viewed', 'Shortlisted', 'Interview', 'Offer', 'Hired'],
  ]);
});

test('an offer and an interview have their cards, while they are the current stage', () => {
  expect([
    view({ status: 'offer', offer: {} }).card,
    view({ status: 'hired', offer: {} }).card,
    view({ status: 'interview', interview: {} }).card,
    view({ status: 'interview', interview: null }).card,
    view({ status: 'rejected', offer: {}, interview: {} }).card,
  ]).toEqual(['offer', 'offer', 'interview', null, null]);
});

test('notes say who wrote them, how long it usually takes and when the wait ends', () => {
  const ends = { at: new Date(2026, 11, 20, 12).toISOString(), leads_to: 'expired' };
  expect(view({ public_note: 'Thank you.', typical_days: 4, wait_ends: ends }).notes).toEqual([
    'Northgate writes: Thank you.',
    'Usually 4 days until the next step.',
    expect.stringMatching(/^Unless a decision is made before, this application ends on .*20 Dec/),
  ]);
});

test('a withdrawn application gives the veteran’s own reason', () => {
  const withdrawn = { status: 'withdrawn', next_actor: 'none', allowed: [] };
  expect(
    [
      view({ ...withdrawn, reason_code: 'too_slow', public_note: 'Sorry.' }),
      view({ ...withdrawn, public_note: 'Sorry.' }),
      view(withdrawn),
    ].map(({ notes, isOver, canWithdraw }) => [notes, isOver, canWithdraw]),
  ).toEqual([
    [['Your reason: The process took too long. Sorry.'], true, false],
    [['Your reason: Sorry.'], true, false],
    [[], true, false],
  ]);
});
