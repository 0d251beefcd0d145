import { expect, test } from 'vitest';
import type { ActionPlanTask } from '../../api/actionPlan.ts';
import { groupTasks, openTasks, taskMark } from './tasks.ts';

const today = new Date(2026, 10, 20, 15, 30);

const task = (id: number, due_on: string | null, more: Partial<ActionPlanTask> = {}): ActionPlanTask => ({
  id,
  title: `Task ${id}`,
  why: 'Because',
  category: 'employment',
  priority: 1,
  due_on,
  status: 'todo',
  note: null,
  how: 'Read it',
  waits_for: null,
  remind: false,
  link: { type: 'refine_plan', id: null, query: null, url: null, label: 'Refine your plan' },
  version: 1,
  ...more,
});

const tasks = [
  task(1, null),
  task(2, '2027-03-01'),
  task(3, '2026-11-27'),
  task(4, '2026-11-19'),
  task(5, '2026-11-20', { priority: 2 }),
  task(6, '2026-11-20', { priority: 1, status: 'doing' }),
  task(7, '2026-11-28'),
  task(8, '2026-12-21'),
  task(9, '2026-12-22'),
  task(10, '2026-11-01', { status: 'done' }),
  task(11, '2026-11-25', { status: 'dismissed' }),
];

test('tasks stand by when they are due, the earlier and the more pressing first', () => {
  const groups = groupTasks(tasks, today).map(({ title, tasks: inside }) => [
    title,
    inside.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['Late', [4]],
    ['Within a week', [6, 5, 3]],
    ['Within a month', [7, 8]],
    ['Later', [9, 2]],
    ['No date yet', [1]],
    ['Done', [10]],
    ['Not for me', [11]],
  ]);
  expect(groupTasks([], today)).toEqual([]);
});

test('what is open comes in the order it is due, those without a date last', () => {
  expect(openTasks(tasks).map(({ id }) => id)).toEqual([4, 6, 5, 3, 7, 8, 9, 2, 1]);
});

test('the mark says done, late, due within a week, or ahead', () => {
  const marks = Object.fromEntries(tasks.map((task) => [task.id, taskMark(task, today)]));
  expect(marks).toEqual({
    1: 'ahead',
    2: 'ahead',
    3: 'due',
    4: 'late',
    5: 'due',
    6: 'due',
    7: 'ahead',
    8: 'ahead',
    9: 'ahead',
    10: 'done',
    11: 'skipped',
  });
});
