import { expect, test } from 'vitest';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { nextStepView } from './nextStepView.ts';

const submitted = {
  ...{ id: 8, version: 3, status: 'submitted', status_label: 'New', next_actor: 'employer' },
  ...{ waiting_days: 0, typical_days: null, allowed: ['viewed', 'rejected'], can_revive: false },
  ...{ offer: null, offer_status: null, interview: null, interview_status: null },
  ...{ reason_code: null, undo_until: null, rejection_sent_at: null, expires_at: null, wait_ends: null },
} as unknown as ReceivedApplication;

const view = (change: object = {}, locale = 'en-GB', now = new Date(2026, 10, 20, 9, 30)) =>
  nextStepView({ application: { ...submitted, ...change }, name: 'James', documentName: 'CV', locale, now });

test('a new application asks for its CV to be opened', () => {
  expect(view()).toEqual({
    chip: { mark: 'here', state: 'New', turn: 'your turn' },
    theirTurn: null,
    card: null,
    inactive: null,
    canRevive: false,
    reason: null,
    openCv: { label: 'Open CV', next: 'we’ll mark the application as viewed and let James know.' },
    step: null,
    otherSteps: [],
    undo: null,
    waits: [],
    canReject: true,
  });
});

test('the next step is the main action while it is the employer’s turn, and after an interview', () => {
  const step = (change: object) => {
    const next = view(change).step;
    return next && [next.label, next.isMain];
  };
  const interview = { status: 'interview', allowed: ['shortlisted', 'offer', 'hired'] };
  expect([
    step({ status: 'viewed', allowed: ['shortlisted', 'interview'] }),
    step({ ...interview, interview_status: null }),
    step({ ...interview, interview_status: 'held' }),
    step({ status: 'offer', allowed: ['hired'], next_actor: 'none' }),
    step({ status: 'offer', allowed: ['hired'], offer_status: 'accepted' }),
    step({ status: 'offer', allowed: ['hired'], offer_status: 'conditional' }),
    step({ status: 'rejected', allowed: ['viewed'] }),
  ]).toEqual([
    ['Shortlist', true],
    ['Make an offer', false],
    ['Make an offer', true],
    ['Mark as hired', false],
    ['Mark as hired', true],
    ['Mark as hired', false],
    null,
  ]);
  expect([
    view({ status: 'viewed', allowed: ['shortlisted', 'interview'] }).otherSteps.map(({ label }) => label),
    view(interview).otherSteps.map(({ label }) => label),
  ]).toEqual([['Invite to interview'], ['Back to shortlist', 'Mark as hired']]);
});

test('the offer and the interview have their cards, and the other side’s turn is named unless a time is agreed', () => {
  const theirs = { next_actor: 'you', allowed: [], status: 'interview' };
  expect([
    view({ ...theirs, interview_status: 'proposed' }).theirTurn,
    view({ ...theirs, next_actor: 'none', interview_status: 'confirmed' }).theirTurn,
  ]).toEqual(['It’s James’s turn. There’s nothing you need to do until you hear from them.', null]);
  expect([
    view(theirs).card,
    view({ status: 'hired', offer: {} }).card,
    view({ status: 'offer', offer: null }).card,
  ]).toEqual(['interview', 'offer', null]);
});

test('a rejection gives its reason, says when the veteran hears of it, and how long it can be undone', () => {
  const sentAt = new Date(2026, 10, 21, 9, 30).toISOString();
  const until = new Date(2026, 10, 27, 9, 30).toISOString();
  const rejected = {
    status: 'rejected',
    allowed: ['viewed'],
    next_actor: 'none',
    reason_code: 'position_filled',
  };
  expect(view(rejected).reason).toBe('Reason: The position has been filled');
  expect(view(rejected).undo).toBeNull();
  const undone = { ...rejected, undo_until: until, rejection_sent_at: sentAt };
  expect(view(undone).undo).toEqual({
    to: 'viewed',
    text: expect.stringMatching(
      /^We’ll tell James on Sat, 21 Nov 2026, 09:30 GMT-8\. Until then they see no change, and if you undo the rejection by then, they’ll never know\. You can undo it until Fri, 27 Nov 2026, 09:30 GMT-8\. The application goes back to Viewed\.$/,
    ),
  });
  expect(view(undone, 'en-GB', new Date(sentAt)).undo?.text).toMatch(
    /^We told James on Sat, 21 Nov 2026, 09:30 GMT-8\. You can undo this until .* James will see that on its page, but we won’t email them\.$/,
  );
});

test('an inactive application says what that means, and how long it can be made active again', () => {
  const inactive = { status: 'inactive', allowed: [], can_revive: true };
  expect(view(inactive).inactive).toMatch(
    /^Nothing has happened for 30 days, .* told James that it isn’t a rejection\..* If the job closes, you have 30 days after that to make it active again\.$/,
  );
  const expires_at = new Date(2026, 11, 20, 17).toISOString();
  expect(view({ ...inactive, expires_at }).inactive).toMatch(
    /You can make it active again until Sun, 20 Dec 2026, 17:00 GMT-8\./,
  );
});

test('a wait is counted for the employer alone, and its end is announced', () => {
  const waiting = { waiting_days: 9, typical_days: 4 };
  const ends = { at: new Date(2026, 11, 20, 12).toISOString(), leads_to: 'inactive' };
  expect(view({ ...waiting, wait_ends: ends }).waits).toEqual([
    'Waiting 9 days. Usually 4 days until the next step. This one has taken 9 so far.',
    expect.stringMatching(/^If no step is taken, this application becomes inactive on .*20 Dec/),
  ]);
  expect(view({ ...waiting, next_actor: 'you' }).waits).toEqual([]);
});
