import type { components } from '../../../openapi.gen.d.ts';
import { addDays } from '../../formats/days.ts';
import type { PlannedTask } from '../actionPlanRules.ts';

type Task = components['schemas']['ActionPlanTask'];
export type PlanChanges = components['schemas']['ActionPlanChanges'];

export const noChanges: PlanChanges = { added: [], removed: [], moved: [] };

const isOpen = ({ status }: Task) => status === 'todo' || status === 'doing';
const changedTask = ({ title, category, due_on }: Task) => ({ title, category, due_on });

export function actionPlanChanges(before: Task[], after: Task[]): PlanChanges {
  const open = after.filter(isOpen);
  const openBefore = before.filter(isOpen);
  const then = new Map(openBefore.map((task) => [task.id, task]));
  const stays = new Set(after.map(({ id }) => id));
  return {
    added: open.filter(({ id }) => !then.has(id)).map(changedTask),
    removed: openBefore.filter(({ id }) => !stays.has(id)).map(changedTask),
    moved: open.flatMap((task) => {
      const old = then.get(task.id);
      return old && old.due_on !== task.due_on ? [{ ...changedTask(task), was_due_on: old.due_on }] : [];
    }),
  };
}

interface Spread {
  today: string;
  /** A share of the remaining time: 1 keeps the date. */
  pace: number;
  focus: Task['category'] | null;
  isNewDay: boolean;
}

const focusPace = 0.5;
/** In days. */
const soonest = 2;

export function spreadDate(
  planned: Pick<PlannedTask, 'due_on' | 'category'>,
  stored: { due_on: string | null },
  { today, pace, focus, isNewDay }: Spread,
): string | null {
  const from = isNewDay ? planned.due_on : (stored.due_on ?? planned.due_on);
  if (from === null || from <= today) return from;
  const share = pace * (planned.category === focus ? focusPace : 1);
  if (share === 1) return from;
  const days = Math.round(((Date.parse(from) - Date.parse(today)) / 86_400_000) * share);
  return addDays(today, Math.max(days, soonest));
}
