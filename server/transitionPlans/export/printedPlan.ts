// The printed plan leaves out money, health and home life, so that it can be shown to others.

import type { components } from '../../../openapi.gen.d.ts';
import { type PlanWords, planWordsIn } from '../../../src/documents/plan/planWords.ts';
import type { PlanPaper } from '../../../src/documents/plan/render.tsx';
import { currencyOfCountry } from '../../formats/currencyOfCountry.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import { privateMilestones } from '../milestones/leaverMilestones.ts';
import { dueOn, type Step, stepStatus } from '../timeline/steps.ts';

type Schemas = components['schemas'];
type Plan = Schemas['TransitionPlan'];
type Line = [label: string, value: string];

const milestoneStatusLabels: Record<Schemas['MilestoneStatus'], string> = {
  locked: 'Not open yet',
  open: 'Open',
  due: 'Due soon',
  late: 'Late',
  done: 'Done',
  not_applicable: 'Does not apply',
};

const planAnswerLabels = (words: PlanWords): Record<string, string> => ({
  left: words.left,
  redundancy: words.redundancy,
  associate_or_foundation: words.partDegree,
});
const labelIn = (words: PlanWords, value: string) =>
  planAnswerLabels(words)[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`;

export const formattedDate = (countryId: number, date: string) =>
  new Intl.DateTimeFormat(localeOfCountry(countryId), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

const filled = (lines: [label: string, value: string | null | undefined][]): Line[] =>
  lines.flatMap(([label, value]): Line[] => (value ? [[label, value]] : []));

const names = (items: { name: string }[] | undefined) => items?.map(({ name }) => name).join(', ');

const privateCategories: Schemas['Category'][] = ['healthcare', 'finance', 'housing'];

function isPrivate({ task, milestones: [milestone] }: Step): boolean {
  if (milestone && privateMilestones.includes(milestone.row.code ?? '')) return true;
  return task !== null && privateCategories.includes(task.task.category);
}

interface Printing {
  steps: Step[];
  name: string;
  today: string;
}

export function printedPlan(plan: Plan, { steps, name, today }: Printing): PlanPaper {
  const { country_id, title, leaving_on, progress, entitlement } = plan;
  const day = (date: string) => formattedDate(country_id, date);
  const words = planWordsIn(localeOfCountry(country_id));
  return {
    title,
    name,
    language: localeOfCountry(country_id),
    summary: [
      `As of ${day(today)}, ${progress}% done`,
      ...(leaving_on ? [leavingWords(country_id, leaving_on)] : []),
    ],
    entitlement: entitlement && {
      programme: entitlement.programme,
      reason: entitlement.reason,
      url: entitlement.link.url,
    },
    milestones: steps.filter((step) => !isPrivate(step)).map((step) => printedStep(step, { day, today })),
    sections: [
      { title: 'Where I am', lines: situation(plan, { day, words }) },
      { title: 'Goal', lines: goal(plan, { day, words }) },
      { title: 'What I bring', lines: strengths(plan) },
      { title: 'Next steps', lines: actions(plan, { day, words }) },
      { title: 'Support', lines: support(plan, words) },
    ].filter(({ lines }) => lines.length > 0),
    remark: 'Money, health and home life are left out, so that this plan can be shown to others.',
  };
}

function printedStep(
  step: Step,
  { day, today }: { day: Day; today: string },
): PlanPaper['milestones'][number] {
  const { title, why, advice, note, link } = step.milestones[0]?.row ?? {
    advice: null,
    ...step.task!.task,
  };
  const status = stepStatus(step, today);
  const due = dueOn(step);
  return {
    day: due ? day(due) : 'No date yet',
    status: milestoneStatusLabels[status],
    title,
    details: [why, status === 'late' && advice, note, link?.url].flatMap((detail) => detail || []),
  };
}

/** Only the month, where the day is not known. */
const leavingWords = (countryId: number, on: string) =>
  on.length === 7 ? `Leaving in ${monthIn(countryId, on)}` : `Leaving on ${formattedDate(countryId, on)}`;

const monthIn = (countryId: number, month: string) =>
  new Intl.DateTimeFormat(localeOfCountry(countryId), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

type Day = (date: string) => string;
interface InWords {
  day: Day;
  words: PlanWords;
}

function situation(
  { sections: { where_you_are = {} }, country_id, leaving_date: planned, leaving_on }: Plan,
  { day, words }: InWords,
): Line[] {
  const { service_status, leaving_date, left_on, years_served, discharge_type, place } = where_you_are;
  return filled([
    ['Service', service_status && labelIn(words, service_status)],
    leaving_on?.length === 7 && leaving_date === planned
      ? ['Leaving in', monthIn(country_id, leaving_on)]
      : ['Leaving on', leaving_date && day(leaving_date)],
    ['Left on', left_on && day(left_on)],
    ['Years served', years_served === null ? null : years_served?.toString()],
    ['Discharge', discharge_type && labelIn(words, discharge_type)],
    ['Where I want to live', place],
  ]);
}

function goal({ type, country_id, sections }: Plan, { day, words }: InWords): Line[] {
  if (type === 'education') {
    const goal = (sections.goal ?? {}) as Schemas['EducationGoal'];
    return filled([
      ['Qualification', goal.target_qualification],
      ['Subject', goal.subject],
      ['Level', goal.level && labelIn(words, goal.level)],
      ['Study', goal.study_mode && labelIn(words, goal.study_mode)],
      ['Starts', goal.start_term && day(`${goal.start_term}-01`)],
      [words.schools, goal.schools?.join(', ')],
      ['Career goal', goal.career],
    ]);
  }
  const goal = (sections.goal ?? {}) as Schemas['EmploymentGoal'];
  const money = new Intl.NumberFormat(localeOfCountry(country_id), {
    style: 'currency',
    currency: currencyOfCountry(country_id),
    maximumFractionDigits: 0,
  });
  return filled([
    ['Occupations', goal.target_occupations?.join(', ')],
    ['Sectors', goal.sectors?.join(', ')],
    ['Places', goal.places?.join(', ')],
    ['Salary from', goal.salary_floor ? `${money.format(goal.salary_floor / 100)} per year` : null],
    ['Start from', goal.start_from && day(goal.start_from)],
    ['Start by', goal.start_to && day(goal.start_to)],
    ['A year after leaving', goal.short_term_goal],
    ['Later', goal.long_term_goal],
  ]);
}

function strengths({ type, sections: { what_i_bring = {} } }: Plan): Line[] {
  if (type === 'education') {
    const strengths = what_i_bring as Schemas['EducationStrengths'];
    return filled([
      ['Learning so far', names(strengths.prior_learning)],
      ['Credits', names(strengths.credits)],
      ['Credentials', names(strengths.credentials)],
    ]);
  }
  const strengths = what_i_bring as Schemas['EmploymentStrengths'];
  return filled([
    ['Skills', names(strengths.skills)],
    ['Credentials', names(strengths.credentials)],
    ['Gaps', names(strengths.gaps)],
  ]);
}

const actions = ({ sections: { gaps_and_actions } }: Plan, { day, words }: InWords): Line[] =>
  filled(
    (gaps_and_actions?.actions ?? []).map(({ kind, title, due_on }) => [
      kind ? labelIn(words, kind) : 'Step',
      [title, due_on && `by ${day(due_on)}`].filter(Boolean).join(', '),
    ]),
  );

function support({ sections }: Plan, words: PlanWords): Line[] {
  const { providers, mentor, adviser } = sections.support ?? {};
  const person = (contact: typeof mentor) => [contact?.name, contact?.email].filter(Boolean).join(', ');
  return filled([
    ['Services', names(providers)],
    ['Mentor', person(mentor)],
    [words.adviser, person(adviser)],
  ]);
}
