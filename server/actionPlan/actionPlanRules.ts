// Deterministic: the same facts give the same five to eight tasks, each with a reason.
import type { components } from '../../openapi.gen.d.ts';
import { beforeGoal, spread, type Wish, wishes } from './dueDates.ts';
import type { PlanFacts } from './planFacts.ts';
import { focusFirst } from './refining/focusFirst.ts';
import { barrierTasks } from './tasks/barriers.ts';
import { businessTasks } from './tasks/business.ts';
import { cvTasks } from './tasks/cv.ts';
import { learningTasks } from './tasks/learning.ts';
import { leavingTasks } from './tasks/leaving.ts';
import type { TaskRule } from './tasks/rule.ts';
import { everydayTasks, jobTasks, undecidedTasks } from './tasks/work.ts';

type Task = components['schemas']['ActionPlanTask'];
export type Guidance = Pick<Task, 'how' | 'waits_for' | 'link'>;
export type PlannedTask = Pick<Task, 'title' | 'why' | 'category' | 'priority' | 'due_on'> &
  Guidance & { code: string; opens_on: string | null };

export const taskRules: TaskRule[] = [
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

const none: ReadonlySet<string> = new Set();

/** `fixed` are codes of tasks whose day stays. */
export function planTasks(
  facts: PlanFacts,
  redating?: Redating,
  fixed: ReadonlySet<string> = none,
): PlannedTask[] {
  const selected = taskRules
    .flatMap((rule) => {
      const why = rule.why(facts);
      return why ? [{ rule, why }] : [];
    })
    .sort((first, second) => weightOf(second.rule, facts) - weightOf(first.rule, facts))
    .slice(0, most);
  const days = dueDates(
    selected.map(({ rule }) => rule),
    facts,
    { redating, fixed },
  );
  return selected
    .map(({ rule, why }, at) => ({
      code: rule.code,
      title: typeof rule.title === 'string' ? rule.title : rule.title(facts),
      why,
      category: rule.category,
      priority: priorityOf(weightOf(rule, facts)),
      due_on: days[at] ?? null,
      opens_on: rule.opens?.(facts) ?? null,
      ...guidanceOf(rule, facts),
    }))
    .sort((first, second) => (first.due_on ?? '9999').localeCompare(second.due_on ?? '9999'));
}

/** Of a task that a rule made, now or earlier. */
export function guidance(code: string, facts: PlanFacts): Guidance {
  const rule = taskRules.find((candidate) => candidate.code === code);
  if (!rule) throw new Error(`No rule makes the task ${code}`);
  return guidanceOf(rule, facts);
}

const guidanceOf = ({ how, waitsFor, link }: TaskRule, facts: PlanFacts): Guidance => ({
  how: typeof how === 'string' ? how : how(facts),
  waits_for: waitsFor?.(facts) ?? null,
  link: link(facts),
});

interface Dating {
  redating: Redating | undefined;
  fixed: ReadonlySet<string>;
}

function dueDates(rules: TaskRule[], facts: PlanFacts, { redating, fixed }: Dating): (string | null)[] {
  const wished = wishes(rules, facts);
  const days = redating ? redatedDays(rules, facts, { wished, redating }) : spread(wished, facts);
  return focusFirst(
    rules.map(({ code, category }, at) => ({
      category,
      day: days[at] ?? null,
      opens: wished[at]?.opens ?? null,
      closes: wished[at]?.closes ?? null,
      isFixed: fixed.has(code),
    })),
    facts,
  );
}

function redatedDays(
  rules: TaskRule[],
  facts: PlanFacts,
  { wished, redating }: { wished: Wish[]; redating: Redating },
): (string | null)[] {
  const planned = spread(wished, facts);
  const moves = rules.map(({ code, category }, at) => {
    const due_on = planned[at] ?? null;
    return due_on && redating({ code, category, due_on });
  });
  const redated = beforeGoal(moves, planned, facts);
  // What is late stays where it was.
  const isAhead = (day: string | null) => day !== null && day > facts.today;
  const moved = spread(
    wished.map((wish, at) => ({ ...wish, day: isAhead(redated[at] ?? null) ? redated[at]! : null })),
    facts,
  );
  return redated.map((day, at) => moved[at] ?? day);
}

const focusWeight = 100;

const weightOf = ({ category, weight }: TaskRule, { focus }: PlanFacts) =>
  category === focus ? weight + focusWeight : weight;

const priorityOf = (weight: number) => (weight >= 80 ? 1 : weight >= 50 ? 2 : 3);
