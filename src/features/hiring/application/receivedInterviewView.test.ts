import { expect, test } from 'vitest';
import type { Interview } from '../../../api/interviews.ts';
import { receivedInterviewView } from './receivedInterviewView.ts';

const proposed: Interview = {
  ...{ id: 5, number: 1, sequence: 0, status: 'proposed', at: null, minutes: 60 },
  ...{ moved_from: null, is_renewed: false },
  times: [
    { at: '2027-02-01T10:00:00Z', is_open: true, clashing_application_id: null },
    { at: '2027-02-02T10:00:00Z', is_open: false, clashing_application_id: null },
  ],
  ...{ mode: 'phone', place: null, link: null, other_zone: null, panel: [] },
  ...{ message: null, message_by: null, has_calendar: false, allowed: ['proposed', 'cancelled'] },
};

const viewOf = (interview: Interview | null, locale = 'en-GB', turn_until: string | null = null) =>
  receivedInterviewView({
    application: {
      status: 'interview',
      interview_status: interview?.status ?? null,
      turn_until,
      interview,
    },
    name: 'James',
    locale,
  });
const as = (status: Interview['status'], more: Partial<Interview> = {}) =>
  viewOf({ ...proposed, status, allowed: ['proposed'], ...more });
const actionsAs = (status: Interview['status'], more: Partial<Interview> = {}) =>
  as(status, more).actions.map(({ label }) => label);

test('before the first proposal, proposing times is the main action', () => {
  expect(viewOf(null)).toEqual({
    status: 'No times have been proposed to James yet.',
    details: null,
    isProposingMain: true,
    actions: [{ name: 'propose', label: 'Propose times' }],
  });
});

test('proposed times say which are no longer free, and until when there can be an answer', () => {
  const { status, details } = viewOf(proposed, 'en-GB', '2027-01-30T12:00:00Z');
  expect(status).toBe('James can choose one of these times:');
  expect(details?.times.map(({ detail }) => detail)).toEqual(['', ', no longer free']);
  expect(details?.times[0]?.label).toMatch(/^Mon,? 1 Feb 2027/);
  expect(details?.notes).toEqual([expect.stringMatching(/^James can answer until Sat,? 30 Jan 2027.*\.$/)]);
  const taken = proposed.times.map((time) => ({ ...time, is_open: false }));
  expect(viewOf({ ...proposed, times: taken }).status).toBe(
    'None of the times you proposed to James is still free. Propose new ones.',
  );
});

test('an interview without valid terms shows neither times nor place', () => {
  for (const status of ['requested', 'lapsed', 'declined', 'cancelled'] as const)
    expect(as(status).details).toEqual({ times: [], facts: null, notes: [] });
  expect(as('confirmed').details?.facts?.format).toBe('By phone');
});

test('what can be done depends on how far the interview is', () => {
  expect([
    actionsAs('confirmed', { allowed: ['proposed', 'cancelled'] }),
    actionsAs('held'),
    actionsAs('declined'),
    actionsAs('cancelled', { allowed: [] }),
  ]).toEqual([
    ['Add to calendar', 'Move interview', 'Cancel interview'],
    ['Propose a second interview'],
    ['Propose times'],
    [],
  ]);
  expect(
    (['proposed', 'confirmed', 'held', 'declined'] as const).map((status) => as(status).isProposingMain),
  ).toEqual([false, false, false, true]);
});

test('the message says who wrote it, and a cancelled interview is spelled in the tenant’s English', () => {
  expect(as('requested', { message: 'After six.', message_by: 'veteran' }).details?.notes).toEqual([
    'James wrote: After six.',
  ]);
  expect(as('proposed', { message: 'Gate 4.', message_by: 'employer' }).details?.notes).toEqual([
    'You wrote: Gate 4.',
  ]);
  expect(viewOf({ ...proposed, status: 'cancelled' }, 'en-US').status).toBe(
    'The interview has been canceled. You can propose a new one or decide without it.',
  );
});

test('a moved interview says when it was', () => {
  expect(as('proposed', { moved_from: '2027-01-29T18:00:00Z', is_renewed: true }).status).toBe(
    'You’ve moved the interview. It was on Fri, 29 Jan 2027, 10:00 GMT-8. James can choose one of these times:',
  );
});
