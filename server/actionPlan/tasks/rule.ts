import type { components } from '../../../openapi.gen.d.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import type { FactAnswer, PlanFacts } from '../planFacts.ts';

type Task = components['schemas']['ActionPlanTask'];

/** A rule applies if `why` returns a reason. A weight of at least 80 is priority 1, of at least 50 priority 2. */
export interface TaskRule {
  code: string;
  category: Task['category'];
  weight: number;
  title: string | ((facts: PlanFacts) => string);
  why: (facts: PlanFacts) => string | null | undefined | false;
  /** Before the day of leaving, or the goal, by which it is best done; negative for after it. Without such a day it gives the order. */
  daysBefore: number | ((facts: PlanFacts) => number);
  /** The day by which an answer wants it. */
  on?: (facts: PlanFacts) => string | undefined;
  /** The first day on which it can be done; null while nobody can know it. */
  opens?: (facts: PlanFacts) => string | null | undefined;
  /** The last day on which it can be done. */
  closes?: (facts: PlanFacts) => string | null;
  /** What to do, in order, and what it takes. */
  how: string | ((facts: PlanFacts) => string);
  /** Whose answer, or which day, it depends on. */
  waitsFor?: (facts: PlanFacts) => string | null;
  link: (facts: PlanFacts) => Task['link'];
}

export const answerTo = (facts: PlanFacts, code: string): FactAnswer | undefined => facts.answers.get(code);
export const chose = (facts: PlanFacts, code: string, ...values: string[]) =>
  values.some((value) => answerTo(facts, code)?.values.includes(value));
export const answerLabel = (facts: PlanFacts, code: string) => answerTo(facts, code)?.labels[0];
export const quoted = (text: string) => `“${text.length > 70 ? `${text.slice(0, 67)}…` : text}”`;
export const wants = (facts: PlanFacts, ...directions: string[]) =>
  directions.includes(facts.direction.value);
export const isUs = (facts: PlanFacts) => facts.countryId === 233;
export const isServing = ({ status, leavingDate }: PlanFacts) =>
  status === 'serving' || status === 'leaving' || leavingDate !== null;
export const hasServed = ({ status }: PlanFacts) => status !== 'partner';
export const cvWord = (facts: PlanFacts) => (isUs(facts) ? 'resume' : 'CV');
export const formattedMoney = (facts: PlanFacts, amount: number) =>
  `${isUs(facts) ? '$' : '£'}${amount.toLocaleString(localeOfCountry(facts.countryId))}`;
export const sector = (facts: PlanFacts) =>
  chose(facts, 'sectors', 'any') ? undefined : answerLabel(facts, 'sectors')?.toLowerCase();
export const optionLabel = (facts: PlanFacts, code: string, value: string) => {
  const at = answerTo(facts, code)?.values.indexOf(value) ?? -1;
  return at < 0 ? undefined : answerTo(facts, code)?.labels[at];
};
export const namedBarrier = (facts: PlanFacts, barrier: string, support?: string) => {
  const inTheWay = optionLabel(facts, 'barriers', barrier);
  if (inTheWay) return `You said ${quoted(inTheWay)} could get in the way`;
  const label = support && optionLabel(facts, 'support', support);
  return label ? `You would use ${quoted(label)}` : null;
};
