import { expect, test } from 'vitest';
import type { NextAction, VeteranDashboard } from '../../api/dashboard.ts';
import { dashboardLead, dueText, furtherActions, veteranNextStep } from './nextStep.ts';
import type { TaskChanging } from './useTaskChange.ts';

const toProfile = {
  ...{ type: 'profile' as const, label: 'Open your profile' },
  ...{ id: null, query: null, url: null },
};
const action = (change: Partial<NextAction> = {}): NextAction => ({
  ...{ code: 'task', title: 'Ask for a reference', about: 'Most places ask for two', due_on: '2026-12-04' },
  ...{ at: null, place: null, link: '/veteran#action-plan' },
  task: { id: 4, version: 2, how: 'Ask first.', waits_for: 'Waits for both to say yes', link: toProfile },
  ...change,
});

const saved: unknown[] = [];
const changing: TaskChanging = {
  save: async (...change) => Boolean(saved.push(change)),
  ...{ pendingId: 4, failedId: null, stored: null, error: null },
};
const stepOf = (actions: NextAction[], isNew = false) =>
  veteranNextStep({ actions, isNew, document: 'CV', changing, locale: 'en-GB' });

test('a task leads to where it is done, says how, is ticked off where it is shown, and says what follows', () => {
  const step = stepOf([action(), action({ title: 'Shortlist three employers' })])!;
  expect(step).toEqual({
    title: 'Ask for a reference',
    about: 'Most places ask for two',
    date: '2026-12-04',
    next: 'Shortlist three employers',
    how: 'Ask first. Waits for both to say yes.',
    action: { label: 'Open your profile', to: '/veteran/profile' },
    done: { label: 'Mark as done', onClick: expect.any(Function), busy: true },
  });
  step.done?.onClick();
  expect(saved).toEqual([[action().task, { status: 'done' }]]);
  expect(stepOf([action()])?.next).toBe('that’s everything for now');
  expect(stepOf([])).toBe(null);
});

test('an interview says when and where, and is what the day is about', () => {
  const interview = action({
    ...{ code: 'interview', title: 'Get ready for your interview with Severn Networks', task: null },
    ...{ about: 'Network engineer', at: '2026-11-24T10:00:00Z', place: 'Temple Quay, Bristol', due_on: null },
    link: '/veteran/applications/7',
  });
  const step = stepOf([interview, action()])!;
  expect([step.date, step.action]).toEqual([
    '2026-11-24',
    { label: 'View interview', to: '/veteran/applications/7' },
  ]);
  expect(step.about).toMatch(/^Network engineer · Tue.* 24 Nov.*, Temple Quay, Bristol$/);
  expect(dashboardLead([interview], 'en-GB')).toBe(
    'Your interview is on Tuesday 24 November. Everything else can wait.',
  );
  expect(dashboardLead([action({ code: 'offer', task: null })], 'en-GB')).toBe(
    'You have an offer to answer. Everything else can wait.',
  );
  expect([dashboardLead([action()], 'en-GB'), dashboardLead([], 'en-GB')]).toEqual([undefined, undefined]);
});

test('an offer is answered by its day, and of several it is said that there are more', () => {
  const offer = action({ code: 'offer', task: null, about: 'Fitter', due_on: '2026-12-13' });
  expect(stepOf([offer])!.about).toBe('Fitter · Answer by Sun, 13 Dec 2026');
  expect([
    dueText(offer, 'en-GB'),
    dueText(action(), 'en-GB'),
    dueText(action({ due_on: null }), 'en-GB'),
  ]).toEqual(['Answer by Sun, 13 Dec 2026', 'Due Fri, 4 Dec 2026', null]);
  expect(dashboardLead([offer, offer], 'en-GB')).toBe(
    'You have offers to answer. Here’s the one to answer first.',
  );
});

test('the day of an interview, and until when its times can be answered, are those of the reader’s own calendar', () => {
  // In Los Angeles, where these tests are, it is the evening of the 24th.
  const evening = { at: '2026-11-25T02:30:00Z', due_on: null, task: null };
  const interview = stepOf([action({ ...evening, code: 'interview' })])!;
  const times = stepOf([action({ ...evening, code: 'interview_times', about: 'Rigger' })])!;
  expect([interview.date, times.date]).toEqual(['2026-11-24', '2026-11-24']);
  expect(interview.about).toMatch(/ · Tue.* 24 Nov.* 18:30 GMT-8$/);
  expect(times.about).toMatch(/^Rigger · Answer by Tue, 24 Nov 2026, 18:30 GMT-8$/);
});

test('onboarding starts once and is continued after, and a CV goes by its name', () => {
  const onboarding = action({ code: 'onboarding', task: null, link: '/veteran/onboarding' });
  const labels = [
    stepOf([onboarding], true),
    stepOf([onboarding]),
    stepOf([{ ...onboarding, code: 'cv' }]),
  ].map((step) => step?.action.label);
  expect(labels).toEqual(['Start onboarding', 'Continue onboarding', 'Complete CV']);
});

test('what has a list of its own is not repeated after the first action', () => {
  const invitation = action({ code: 'invitation', task: null, link: '/veteran/applications#invitations' });
  const offer = (id: number) => action({ code: 'offer', task: null, link: `/veteran/applications/${id}` });
  const further = (...next_actions: NextAction[]) =>
    furtherActions({
      next_actions,
      applications: { total: 4, latest: [{ id: 7 }] } as VeteranDashboard['applications'],
    });
  expect(further(offer(7), offer(8), invitation)).toEqual([offer(8), invitation]);
  expect(further(invitation, offer(7), action())).toEqual([]);
  expect(further()).toEqual([]);
});
