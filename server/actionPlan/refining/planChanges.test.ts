import { expect, test } from 'vitest';
import type { components } from '../../../openapi.gen.d.ts';
import { actionPlanChanges, spreadDate } from './planChanges.ts';

type Task = components['schemas']['ActionPlanTask'];

const task = (id: number, change: Partial<Task> = {}): Task => ({
  id,
  title: `Task ${id}`,
  why: '',
  category: 'employment',
  priority: 2,
  due_on: '2026-12-18',
  status: 'todo',
  note: null,
  how: 'Read it',
  waits_for: null,
  opens_on: null,
  remind: false,
  link: { type: 'refine_plan', id: null, query: null, url: null, label: 'Refine your plan' },
  version: 1,
  ...change,
});

test('only open tasks are listed as added, removed and moved', () => {
  const before = [task(1), task(2), task(3, { status: 'done' }), task(4, { status: 'dismissed' }), task(5)];
  const after = [
    task(1),
    task(5, { due_on: null }),
    task(3, { status: 'done', due_on: '2027-01-04' }),
    task(6),
  ];
  const shown = (id: number) => ({ title: `Task ${id}`, category: 'employment', due_on: '2026-12-18' });
  expect(actionPlanChanges(before, after)).toEqual({
    added: [shown(6)],
    removed: [shown(2)],
    moved: [{ ...shown(5), due_on: null, was_due_on: '2026-12-18' }],
  });
});

test('a date that stays follows the pace, and what comes first comes sooner; late ones stay, and one without a date gets its own', () => {
  const settings = { today: '2026-11-20', pace: 1, focus: null, isNewDay: false };
  const planned = { category: 'housing' as const, due_on: '2027-03-01' };
  const from = (due_on: string | null, change: object = {}) =>
    spreadDate(planned, { due_on }, { ...settings, ...change });
  expect(from('2026-12-21')).toBe('2026-12-21');
  expect(from('2026-12-21', { pace: 2 / 3 })).toBe('2026-12-11');
  expect(from('2026-12-21', { pace: 3 / 2 })).toBe('2027-01-06');
  expect(from('2026-12-21', { focus: 'housing' })).toBe('2026-12-06');
  expect(from('2026-12-21', { focus: 'finance' })).toBe('2026-12-21');
  expect(from('2026-11-23', { pace: 2 / 3 })).toBe('2026-11-22');
  expect(from('2026-11-02', { pace: 2 / 3 })).toBe('2026-11-02');
  expect(from(null)).toBe('2027-03-01');
  expect(from('2026-12-21', { isNewDay: true })).toBe('2027-03-01');
});
