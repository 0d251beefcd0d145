import type { PlanFacts } from '../planFacts.ts';

interface Dated {
  category: string;
  day: string | null;
  opens: string | null;
  closes: string | null;
  /** On a day that is not ours to change. */
  isFixed: boolean;
}

/**
 * The same days, given out anew: what the veteran wants to come first gets the earliest on which it can be done, and the rest keeps its
 * order, but for what has to be done by an earlier day.
 */
export function focusFirst(tasks: readonly Dated[], { focus, today }: Pick<PlanFacts, 'focus' | 'today'>) {
  const isMovable = ({ day, isFixed }: Dated) => day !== null && day > today && !isFixed;
  const movable = tasks.filter(isMovable);
  if (!focus || !movable.some(({ category }) => category === focus)) return tasks.map(({ day }) => day);
  const days = movable.flatMap(({ day }) => day ?? []).sort();
  const waiting = [...movable].sort(
    (first, second) =>
      Number(second.category === focus) - Number(first.category === focus) ||
      (first.day ?? '').localeCompare(second.day ?? ''),
  );
  const assigned = new Map<Dated, string>();
  for (const [at, day] of days.entries()) {
    const rest = days.slice(at + 1);
    const task =
      waiting.find((candidate) => canBeDone(candidate, day) && fits(without(waiting, candidate), rest)) ??
      waiting.find((candidate) => !candidate.opens || candidate.opens <= day);
    if (!task) break;
    waiting.splice(waiting.indexOf(task), 1);
    assigned.set(task, day);
  }
  return tasks.map((task) => assigned.get(task) ?? task.day);
}

const canBeDone = ({ opens, closes }: Dated, day: string) =>
  (!opens || opens <= day) && (!closes || day <= closes);

const without = (tasks: readonly Dated[], task: Dated) => tasks.filter((other) => other !== task);

/** Whether each task has a day on which it can be done: on every day, the one that can wait least. */
function fits(tasks: readonly Dated[], [day, ...rest]: readonly string[]): boolean {
  if (day === undefined) return tasks.length === 0;
  const [next] = tasks
    .filter(({ opens }) => !opens || opens <= day)
    .sort((first, second) => (first.closes ?? '9999').localeCompare(second.closes ?? '9999'));
  return next !== undefined && canBeDone(next, day) && fits(without(tasks, next), rest);
}
