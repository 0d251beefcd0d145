// Deterministic: the same facts give the same five to eight tasks, each with a reason.
import type { components } from '../../openapi.gen.d.ts';
import { spread, wishes } from './dueDates.ts';
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

/** The day a task shall move to, for one that is in the plan already. */
type Redating = (task: Pick<PlannedTask, 'code' | 'category' | 'due_on'>) => string | null;

export function planTasks(facts: PlanFacts, redating?: Redating): PlannedTask[] {
  const chosen = taskRules
    .flatMap((rule) => {
      const why = rule.why(facts);
      return why ? [{ rule, why }] : [];
    })
    .sort((first, second) => weightOf(second.rule, facts) - weightOf(first.rule, facts))
    .slice(0, most);
  const days = dueDates(
    chosen.map(({ rule }) => rule),
    facts,
    redating,
  );
  return chosen
    .map(({ rule, why }, at) => ({
      code: rule.code,
      title: typeof rule.title === 'string' ? rule.title : rule.title(facts),
      why,
      category: rule.category,
      priority: priorityOf(weightOf(rule, facts)),
      due_on: days[at] ?? null,
      link: rule.link?.(facts) ?? null,
    }))
    .sort((first, second) => (first.due_on ?? '9999').localeCompare(second.due_on ?? '9999'));
}

function dueDates(rules: TaskRule[], facts: PlanFacts, redating?: Redating): (string | null)[] {
  const wanted = wishes(rules, facts);
  const planned = spread(wanted, facts);
  if (!redating) return planned;
  const redated = rules.map(({ code, category }, at) => {
    const due_on = planned[at] ?? null;
    return due_on && redating({ code, category, due_on });
  });
  // What is late stays where it was.
  const isAhead = (day: string | null) => day !== null && day > facts.today;
  const moved = spread(
    wanted.map((wish, at) => ({ ...wish, day: isAhead(redated[at] ?? null) ? redated[at]! : null })),
    facts,
  );
  return redated.map((day, at) => moved[at] ?? day);
}

const focusWeight = 100;

const weightOf = ({ category, weight }: TaskRule, { focus }: PlanFacts) =>
  category === focus ? weight + focusWeight : weight;

const priorityOf = (weight: number) => (weight >= 80 ? 1 : weight >= 50 ? 2 : 3);
