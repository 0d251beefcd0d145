// Deterministic: the same facts give the same five to eight tasks, each with a reason and a working day that is not in the past.
import type { components } from '../../openapi.gen.d.ts';
import { addDays } from '../formats/days.ts';
import type { PlanFacts } from './planFacts.ts';
import { barrierTasks } from './tasks/barriers.ts';
import { businessTasks } from './tasks/business.ts';
import { cvTasks } from './tasks/cv.ts';
import { learningTasks } from './tasks/learning.ts';
import { leavingTasks } from './tasks/leaving.ts';
import type { TaskRule } from './tasks/rule.ts';
import { everydayTasks, jobTasks, undecidedTasks } from './tasks/work.ts';

type Task = components['schemas']['ActionPlanTask'];
export type PlannedTask = Pick<Task, 'title' | 'why' | 'category' | 'priority' | 'due_on' | 'link'> & {
  code: string;
};

const taskRules: TaskRule[] = [
  ...leavingTasks,
  ...cvTasks,
  ...jobTasks,
  ...learningTasks,
  ...businessTasks,
  ...undecidedTasks,
  ...barrierTasks,
  ...everydayTasks,
];

const most = 8;

export function planTasks(facts: PlanFacts): PlannedTask[] {
  return taskRules
    .flatMap((rule) => {
      const why = rule.why(facts);
      return why ? [{ rule, why }] : [];
    })
    .sort((first, second) => weightOf(second.rule, facts) - weightOf(first.rule, facts))
    .slice(0, most)
    .map(({ rule, why }) => ({
      code: rule.code,
      title: typeof rule.title === 'string' ? rule.title : rule.title(facts),
      why,
      category: rule.category,
      priority: priorityOf(weightOf(rule, facts)),
      due_on: dueOn(rule, facts),
      link: rule.link?.(facts) ?? null,
    }))
    .sort((first, second) => (first.due_on ?? '').localeCompare(second.due_on ?? ''));
}

const focusWeight = 100;

const weightOf = ({ category, weight }: TaskRule, { focus }: PlanFacts) =>
  category === focus ? weight + focusWeight : weight;

const priorityOf = (weight: number) => (weight >= 80 ? 1 : weight >= 50 ? 2 : 3);

function dueOn(rule: TaskRule, facts: PlanFacts): string {
  const { today } = facts;
  const leavingDate = facts.leavingDate ?? facts.goalDate ?? null;
  const soonest = addDays(today, 2);
  const fromNow = addDays(today, rule.daysFromNow);
  const before = leavingDate && addDays(leavingDate, -rule.daysBefore);
  const inTime = leavingDate && leavingDate < fromNow ? leavingDate : fromNow;
  const wished = rule.on?.(facts) ?? (before && before >= soonest ? before : inTime);
  return workingDay(wished < soonest ? soonest : wished, soonest);
}

export function workingDay(day: string, soonest: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday !== 0 && weekday !== 6) return day;
  const friday = addDays(day, weekday === 6 ? -1 : -2);
  return friday >= soonest ? friday : addDays(day, weekday === 6 ? 2 : 1);
}
