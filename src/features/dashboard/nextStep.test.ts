import { expect, test } from 'vitest';
import { aUser } from '../../../tests/unit/people.ts';
import type { ActionPlan } from '../../api/actionPlan.ts';
import type { Onboarding } from '../../api/onboarding.ts';
import { nextStepOf } from './nextStep.ts';

type Key = Onboarding['stages'][number]['key'];
const keys: Key[] = ['personal_details', 'upload_cv', 'career_direction', 'action_plan', 'services'];

const onboardingAt = (current: number): Onboarding => ({
  step: null,
  cv_step: 0,
  percentage: 0,
  is_completed: false,
  skipped_at: null,
  resume_id: null,
  drafts: [],
  stages: keys.map((key, index) => ({
    key,
    status: index < current ? 'done' : index === current ? 'current' : 'ahead',
    done_at: null,
    note: null,
  })),
  personal_details: null,
  career_direction: null,
  version: 1,
});

const plan = (statuses: ('todo' | 'done')[]): ActionPlan => ({
  id: 3,
  version: 1,
  status: 'active',
  career_direction: { id: 101, title: 'Find a job now' },
  leaving_date: null,
  generated_from: [],
  tasks: statuses.map((status, index) => ({
    id: index + 1,
    title: `Task ${index + 1}`,
    why: `Reason ${index + 1}`,
    category: 'employment',
    priority: 1,
    due_on: `2026-12-0${index + 1}`,
    status,
    note: null,
    link: null,
    version: 1,
  })),
});

const asked: [number, string][] = [];
const change = {
  setStatus: (task: { id: number }, status: string) => {
    asked.push([task.id, status]);
  },
  pendingId: null,
  failedId: null,
  message: '',
};

const complete = aUser({ onboarding_steps: 5, onboarding_percentage: 100 });

test('onboarding goes on at the stage it stopped', () => {
  const user = aUser({ onboarding_steps: 2, onboarding_percentage: 40 });
  expect(nextStepOf({ user, onboarding: onboardingAt(2), plan: null, change })).toEqual({
    title: 'Career Direction',
    about: 'Stage 3 of 5. What you entered is kept.',
    next: 'Action Plan',
    action: { label: 'Continue onboarding', to: '/veteran/onboarding?step=2' },
  });
});

test('onboarding that was never begun is begun', () => {
  const user = aUser({ onboarding_steps: null });
  expect(nextStepOf({ user, onboarding: onboardingAt(0), plan: null, change })?.action).toEqual({
    label: 'Start onboarding',
    to: '/veteran/onboarding',
  });
});

test('when only the CV is missing, it is the next step, under the name it has in the country', () => {
  const user = aUser({
    onboarding_steps: 1,
    onboarding_percentage: 80,
    user_details: { country: { id: 233, name: 'United States' } },
  });
  expect(nextStepOf({ user, onboarding: onboardingAt(1), plan: plan(['todo']), change })).toMatchObject({
    title: 'Complete your Resume',
    action: { label: 'Complete Resume', to: '/veteran/onboarding?step=1&cvStep=0' },
  });
});

test('after onboarding the first open task is the next step, and is ticked off there', () => {
  const step = nextStepOf({
    user: complete,
    onboarding: onboardingAt(5),
    plan: plan(['done', 'todo', 'todo']),
    change,
  });
  expect(step).toMatchObject({
    title: 'Task 2',
    about: 'Reason 2',
    date: '2026-12-02',
    next: 'Task 3',
    action: { label: 'Mark as done', busy: false },
  });
  step?.action.onClick?.();
  expect(asked).toEqual([[2, 'done']]);
});

test('when every task is done, nothing is waiting', () => {
  const nothing = [plan(['done']), plan([]), null];
  expect(
    nothing.map((one) => nextStepOf({ user: complete, onboarding: onboardingAt(5), plan: one, change })),
  ).toEqual([null, null, null]);
});
