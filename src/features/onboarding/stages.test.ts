import { expect, test } from 'vitest';
import { draftFailureText } from '../../ui/form/draftFailureText.ts';
import { failureText, invalidInput, problemsOf, required } from '../../ui/form/problems.ts';
import { planGroups, planLead } from './plan/planGroups.ts';
import { routePoints, stageNames } from './stages.ts';

test('ONBOARD-01 the stages stand in their order', () => {
  expect(stageNames('CV')).toEqual([
    'Personal Details',
    'Upload your CV',
    'Career Direction',
    'Action Plan',
    'Support & Services',
  ]);
});

test('the route says what is done, where one is, and what is ahead', () => {
  const now = new Date('2026-11-20T15:00:00');
  const stage = { done_at: null, note: null };
  const points = routePoints(
    [
      { ...stage, key: 'personal_details', status: 'done', done_at: '2026-11-20T14:21:00' },
      { ...stage, key: 'upload_cv', status: 'skipped' },
      { ...stage, key: 'career_direction', status: 'current' },
      { ...stage, key: 'action_plan', status: 'ahead' },
      { ...stage, key: 'services', status: 'ahead' },
    ],
    2,
    { cvLabel: 'Resume', locale: 'en-GB', now },
  );
  expect(points).toEqual([
    { label: 'Personal Details', state: 'done', detail: 'Done 14:21' },
    { label: 'Upload your Resume', state: 'skipped', detail: 'Skipped' },
    { label: 'Career Direction', state: 'here', detail: 'You are here · about 8 minutes' },
    { label: 'Action Plan', state: 'ahead', detail: 'Built from your answers' },
    { label: 'Support & Services', state: 'destination', detail: 'Choose who can help' },
  ]);
});

test('HTTP-14 the generic words are Required and Invalid input', () => {
  expect([required, invalidInput]).toEqual(['Required', 'Invalid input']);
  expect(problemsOf({ one: { type: 'custom' }, two: { type: 'custom', message: required } })).toEqual([
    { field: 'one', message: 'Invalid input' },
    { field: 'two', message: 'Required' },
  ]);
});

test('a failure that belongs to no field has its sentence, and being offline is no fault of the server', () => {
  const failure = { status: 422, code: 'validation_failed', message: 'Some answers need another look.' };
  expect([
    failureText(null, true),
    failureText(failure, true),
    failureText({ ...failure, errors: { dob: ['Enter your date of birth'] } }, true),
    failureText({ status: 0, code: 'no_answer', message: 'No answer' }, false),
  ]).toEqual([
    null,
    'Some answers need another look.',
    null,
    'You’re offline. Try again when you’re back online.',
  ]);
});

test('what was typed is kept on this device only where the browser could store it', () => {
  const failure = { status: 0, code: 'no_answer', message: 'No answer' };
  expect([true, false].map((isStored) => draftFailureText(failure, isStored, false))).toEqual([
    'You’re offline. We’ve kept what you typed on this device. Continue when you’re back online.',
    'You’re offline. Keep this page open, and continue when you’re back online.',
  ]);
  expect(draftFailureText(failure, true, true)).toBe('No answer');
  expect(draftFailureText(null, true, false)).toBe(null);
});

const task = (id: number, due_on: string | null, status: 'todo' | 'dismissed' = 'todo') => ({
  id,
  title: `Task ${id}`,
  why: 'Because',
  how: 'Read it',
  waits_for: null,
  opens_on: null,
  remind: false,
  category: 'employment' as const,
  priority: 2,
  due_on,
  status,
  note: null,
  link: { type: 'refine_plan' as const, id: null, query: null, url: null, label: 'Refine your plan' },
  version: 1,
});
const plan = (leaving_date: string | null, leaving_on = leaving_date) => ({
  id: 3,
  version: 1,
  status: 'draft' as const,
  career_direction: { id: 101, title: 'Find a job now' },
  ...{ leaving_date, leaving_on },
  generated_from: [],
  tasks: [
    task(1, '2026-11-27'),
    task(2, '2027-01-15'),
    task(3, '2027-04-01'),
    task(4, null),
    task(5, '2026-11-28', 'dismissed'),
  ],
});
const groups = (leaving: string | null) =>
  planGroups(plan(leaving), '2026-11-20').map(({ title, tasks }) => [title, tasks.map(({ id }) => id)]);

test('the plan is grouped by time, around the day of leaving where there is one', () => {
  expect(groups('2027-02-26')).toEqual([
    ['This month', [1]],
    ['Before you leave', [2]],
    ['After you leave', [3]],
    ['No date yet', [4]],
  ]);
  expect(groups(null)).toEqual([
    ['This month', [1]],
    ['In the next three months', [2]],
    ['Later', [3]],
    ['No date yet', [4]],
  ]);
});

test('the plan says how many things there are and until when', () => {
  expect(planLead(plan('2027-02-26'), '2026-11-20', 'en-GB')).toMatch(
    /^Four things, counted back from when you leave, on 26 February 2027\./,
  );
  expect(planLead(plan('2027-02-26', '2027-02'), '2026-11-20', 'en-GB')).toMatch(
    /^Four things, counted back from when you leave, in February 2027\./,
  );
});
