/** What a task of the plan is made of, and the words in which the rules ask what the person said. */
import type { components } from '../../openapi.gen.d.ts';
import type { PlanFacts, Said } from '../planFacts.ts';

type Task = components['schemas']['ActionPlanTask'];

/** Applies when it can say why; weights of 80 and more become priority 1, of 50 and more priority 2. */
export interface TaskRule {
  code: string;
  category: Task['category'];
  weight: number;
  title: string | ((facts: PlanFacts) => string);
  why: (facts: PlanFacts) => string | null | undefined | false;
  daysBefore: number;
  daysFromNow: number;
  /** A day of its own, where an answer names one. */
  on?: (facts: PlanFacts) => string | undefined;
  link?: (facts: PlanFacts) => Task['link'];
}

export const said = (facts: PlanFacts, code: string): Said | undefined => facts.answers.get(code);
export const chose = (facts: PlanFacts, code: string, ...values: string[]) =>
  values.some((value) => said(facts, code)?.values.includes(value));
export const label = (facts: PlanFacts, code: string) => said(facts, code)?.labels[0];
export const inWords = (text: string) => `“${text.length > 70 ? `${text.slice(0, 67)}…` : text}”`;
export const wants = (facts: PlanFacts, ...directions: string[]) =>
  directions.includes(facts.direction.value);
export const isUs = (facts: PlanFacts) => facts.countryId === 233;
export const isServing = ({ status, leavingDate }: PlanFacts) =>
  status === 'serving' || status === 'leaving' || leavingDate !== null;
export const hasServed = ({ status }: PlanFacts) => status !== 'partner';
export const cvWord = (facts: PlanFacts) => (isUs(facts) ? 'resume' : 'CV');
export const money = (facts: PlanFacts, amount: number) =>
  `${isUs(facts) ? '$' : '£'}${amount.toLocaleString('en-GB')}`;
export const sector = (facts: PlanFacts) =>
  chose(facts, 'sectors', 'any') ? undefined : label(facts, 'sectors')?.toLowerCase();
export const toCv = ({ cv }: PlanFacts): Task['link'] => cv && { type: 'cv', id: cv.id };
export const labelOf = (facts: PlanFacts, code: string, value: string) => {
  const at = said(facts, code)?.values.indexOf(value) ?? -1;
  return at < 0 ? undefined : said(facts, code)?.labels[at];
};
/** A barrier or a wish for support, in the words of the answer. */
export const named = (facts: PlanFacts, barrier: string, support?: string) => {
  const inTheWay = labelOf(facts, 'barriers', barrier);
  if (inTheWay) return `You said ${inWords(inTheWay)} could get in the way`;
  const wanted = support && labelOf(facts, 'support', support);
  return wanted ? `You would use ${inWords(wanted)}` : null;
};
