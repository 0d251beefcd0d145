import { expect, test } from 'vitest';
import type { TimelineStep } from '../../api/transitionPlans.ts';
import { groupSteps, isOpen, stepMark, upcomingSteps } from './tasks.ts';

const today = new Date(2026, 10, 20, 15, 30);

const step = (
  title: string,
  due_on: string | null,
  status: TimelineStep['status'] = 'open',
): TimelineStep => ({ title, due_on, status, why: 'Because', task: null, milestones: [] });

// In the order of the server.
const steps = [
  step('finished', '2026-11-01', 'done'),
  step('yesterday', '2026-11-19', 'late'),
  step('today', '2026-11-20', 'due'),
  step('dismissed', '2026-11-25', 'not_applicable'),
  step('in a week', '2026-11-27', 'due'),
  step('in eight days', '2026-11-28', 'due'),
  step('in 31 days', '2026-12-21', 'open'),
  step('in 32 days', '2026-12-22', 'open'),
  step('not open yet', '2027-03-01', 'locked'),
  step('undated', null),
];

test('steps are grouped by when they are due, in the order they come', () => {
  const groups = groupSteps(steps, today).map((group) => [
    group.title,
    group.steps.map(({ title }) => title),
  ]);
  expect(groups).toEqual([
    ['Late', ['yesterday']],
    ['Within a week', ['today', 'in a week']],
    ['Within a month', ['in eight days', 'in 31 days']],
    ['Later', ['in 32 days', 'not open yet']],
    ['No date yet', ['undated']],
    ['Done', ['finished']],
    ['Not for me', ['dismissed']],
  ]);
  expect(groupSteps([], today)).toEqual([]);
});

test('the mark says done, late, due within a week, ahead, or not open yet', () => {
  expect(steps.map((each) => stepMark(each, today))).toEqual([
    ...['done', 'late', 'due', 'skipped', 'due', 'ahead', 'ahead', 'ahead', 'locked', 'ahead'],
  ]);
  expect(steps.filter(isOpen)).toHaveLength(8);
});

test('the next three are open, can be done, and are not the task that is shown on its own', () => {
  const titles = (nextTaskId: number | null, of = steps) =>
    upcomingSteps(of, nextTaskId).map(({ title }) => title);
  expect(titles(null)).toEqual(['yesterday', 'today', 'in a week']);
  const first = { ...step('first', '2026-11-20'), task: { id: 4 } as TimelineStep['task'] };
  expect([titles(4, [first, ...steps]), titles(5, [first])]).toEqual([
    ['yesterday', 'today', 'in a week'],
    ['first'],
  ]);
  expect(titles(null, [step('not open yet', '2027-03-01', 'locked')])).toEqual([]);
});
