// When each task is due: counted back from the day that matters, or in steady weeks from today; at most two in one week.
import { addDays, earlier, laterDate } from '../formats/days.ts';
import { mondayOf, workingDayBy, workingDayFrom, workingDayNear } from '../formats/workingDays.ts';
import type { PlanFacts } from './planFacts.ts';
import type { TaskRule } from './tasks/rule.ts';

export interface Wish {
  /** The day to be near to; null for a task that cannot be dated yet. */
  day: string | null;
  opens: string | null;
  closes: string | null;
}

type Dates = Pick<PlanFacts, 'today' | 'countryId'>;

const most = 2;
const week = 7;
const soonest = 2;
/** In days; something can be begun by then, however far the rest is. */
const firstWithin = 2 * week;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const distanceOf = ({ daysBefore }: TaskRule, facts: PlanFacts) =>
  typeof daysBefore === 'number' ? daysBefore : daysBefore(facts);

interface Placed {
  rule: TaskRule;
  opens: string | null | undefined;
  closes: string | null;
  /** The day that is best for it alone; null without a day to count back from. */
  day: string | null;
}

/** The days on which the tasks would best be done, one for each rule. */
export function wishes(rules: TaskRule[], facts: PlanFacts): Wish[] {
  const goal = facts.leavingDate ?? facts.goalDate ?? null;
  const tasks = rules.map((rule) => placed(rule, facts, goal));
  const paced = pacedDays(tasks, facts, goal);
  const first = paced.size === 0 ? firstToBegin(tasks, addDays(facts.today, firstWithin)) : undefined;
  return tasks.map((task) => {
    const { opens, closes, day } = task;
    const best = task === first ? addDays(facts.today, week) : later(day, paced.get(task) ?? null);
    return {
      day: opens === null || !best ? null : closes ? earlier(best, closes) : best,
      opens: opens ?? null,
      closes,
    };
  });
}

function placed(rule: TaskRule, facts: PlanFacts, goal: string | null): Placed {
  const opens = rule.opens?.(facts);
  const closes = rule.closes?.(facts) ?? null;
  const day = rule.on?.(facts) ?? (goal && addDays(goal, -distanceOf(rule, facts)));
  return { rule, opens, closes, day: day && opens ? laterDate(day, opens) : day };
}

/** What should have been begun by now is done step by step until the goal; what follows it waits for its turn. */
function pacedDays(tasks: Placed[], facts: PlanFacts, goal: string | null): Map<Placed, string> {
  const { today } = facts;
  const isLate = ({ day }: Placed) => day === null || day < addDays(today, soonest);
  const inTurn = tasks
    .filter((task) => task.opens !== null)
    .filter((task) => isLate(task) || (goal !== null && task.day !== null && task.day < goal))
    .sort(
      (first, second) =>
        Number(isLate(second) && second.closes !== null) - Number(isLate(first) && first.closes !== null) ||
        (first.day ?? '').localeCompare(second.day ?? '') ||
        distanceOf(second.rule, facts) - distanceOf(first.rule, facts),
    );
  if (!inTurn.some(isLate)) return new Map();
  const begin = addDays(today, week);
  const share = goal ? daysBetween(begin, goal) / inTurn.length : week;
  const step = Math.min(2 * week, Math.max(week / most, share));
  return new Map(inTurn.map((task, at) => [task, addDays(begin, Math.floor(at * step))]));
}

const later = (a: string | null, b: string | null) => (a && b ? laterDate(a, b) : (a ?? b));

function firstToBegin(tasks: Placed[], until: string): Placed | undefined {
  const inOrder = tasks
    .filter(({ opens }) => opens !== null)
    .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
  if ((inOrder[0]?.day ?? until) <= until) return;
  return inOrder.find(({ opens }) => !opens || opens <= until);
}

/** Days that a slower pace moved past the day that matters, drawn together so that they stay before it in the same order. */
export function beforeGoal(
  days: (string | null)[],
  planned: (string | null)[],
  { today, leavingDate, goalDate }: PlanFacts,
): (string | null)[] {
  const goal = leavingDate ?? goalDate ?? null;
  const isBefore = (at: number) => goal !== null && planned[at] != null && planned[at] <= goal;
  const last = days.reduce<string>(
    (latest, day, at) => (day && isBefore(at) ? laterDate(latest, day) : latest),
    today,
  );
  if (!goal || last <= goal) return days;
  const share = daysBetween(today, goal) / daysBetween(today, last);
  return days.map((day, at) =>
    day && day > today && isBefore(at) ? addDays(today, Math.floor(daysBetween(today, day) * share)) : day,
  );
}

/** Working days near the wished ones, in the same order. What has a first or a last day chooses its week first. */
export function spread(wishList: Wish[], { today, countryId }: Dates): (string | null)[] {
  const inWeek = new Map<string, number>();
  const days = new Map<Wish, string>();
  const isBound = ({ opens, closes }: Wish) => opens !== null || closes !== null;
  const inOrder = [...wishList].sort(
    (first, second) =>
      Number(isBound(second)) - Number(isBound(first)) || (first.day ?? '').localeCompare(second.day ?? ''),
  );
  for (const wish of inOrder) {
    if (wish.day === null) continue;
    const day = firstFree(wish, { today, countryId }, (monday) => (inWeek.get(monday) ?? 0) < most);
    inWeek.set(mondayOf(day), (inWeek.get(mondayOf(day)) ?? 0) + 1);
    days.set(wish, day);
  }
  return wishList.map((wish) => days.get(wish) ?? null);
}

function firstFree(
  { day, opens, closes }: Wish,
  { today, countryId }: Dates,
  hasSpace: (monday: string) => boolean,
): string {
  const last = closes && workingDayBy(closes, countryId);
  const isShort = last !== null && last < addDays(today, soonest);
  const from = laterDate(addDays(today, isShort ? 1 : soonest), opens ?? today);
  const wished = last ? earlier(day ?? from, last) : (day ?? from);
  let free = workingDayNear(wished, countryId, from);
  while (!hasSpace(mondayOf(free))) free = workingDayFrom(addDays(mondayOf(free), week), countryId);
  return free;
}
