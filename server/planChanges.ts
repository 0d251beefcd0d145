/** Promises: what a plan made again brings, drops and moves, told by its open tasks; and how the dates of those that stay follow the pace. */
import type { components } from '../openapi.gen.d.ts';
import { type PlannedTask, workingDay } from './actionPlanRules.ts';
import { addDays } from './days.ts';

type Task = components['schemas']['ActionPlanTask'];
export type PlanChanges = components['schemas']['ActionPlanChanges'];

const isOpen = ({ status }: Task) => status === 'todo' || status === 'doing';
const told = ({ title, category, due_on }: Task) => ({ title, category, due_on });

/** Tasks keep their ids; a finished or dismissed one is in neither list. */
export function changesBetween(before: Task[], after: Task[]): PlanChanges {
  const open = after.filter(isOpen);
  const known = before.filter(isOpen);
  const then = new Map(known.map((task) => [task.id, task]));
  const stays = new Set(after.map(({ id }) => id));
  return {
    added: open.filter(({ id }) => !then.has(id)).map(told),
    removed: known.filter(({ id }) => !stays.has(id)).map(told),
    moved: open.flatMap((task) => {
      const old = then.get(task.id);
      return old && old.due_on !== task.due_on ? [{ ...told(task), was_due_on: old.due_on }] : [];
    }),
  };
}

export interface Spread {
  today: string;
  /** Of the time that is left: 1 leaves a date where it is. */
  pace: number;
  /** Comes sooner than the rest. */
  focus: Task['category'] | null;
  /** The day counted back from is another one. */
  isNewDay: boolean;
}

const focusPace = 0.5;

/** Late ones stay late: no pace makes up for a day that has passed. */
export function spreadDate(
  planned: Pick<PlannedTask, 'due_on' | 'category'>,
  known: { due_on: string | null },
  { today, pace, focus, isNewDay }: Spread,
): string | null {
  const from = isNewDay ? planned.due_on : known.due_on;
  if (from === null || from <= today) return from;
  const share = pace * (planned.category === focus ? focusPace : 1);
  if (share === 1) return from;
  const soonest = addDays(today, 2);
  const days = Math.round(((Date.parse(from) - Date.parse(today)) / 86_400_000) * share);
  const wished = addDays(today, days);
  return workingDay(wished < soonest ? soonest : wished, soonest);
}
