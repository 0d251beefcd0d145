// The printed plan leaves out money, health and home life, so that it can be shown to others.

import type { components } from '../../../openapi.gen.d.ts';
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

const planAnswerLabels: Record<string, string> = {
  serving: 'Serving',
  reservist: 'Reservist',
  left: 'Left the forces',
  end_of_service: 'End of service',
  early_release: 'Early release',
  full_time: 'Full time',
  part_time: 'Part time',
  associate_or_foundation: 'Associate or foundation degree',
  entry_test: 'Entry test',
};
const labelOf = (value: string) =>
  planAnswerLabels[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`;

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
      { title: 'Where I am', lines: situation(plan, day) },
      { title: 'Goal', lines: goal(plan, day) },
      { title: 'What I bring', lines: strengths(plan) },
      { title: 'Next steps', lines: actions(plan, day) },
      { title: 'Support', lines: support(plan) },
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

function situation(
  { sections: { where_you_are = {} }, country_id, leaving_date: planned, leaving_on }: Plan,
  day: Day,
): Line[] {
  const { service_status, leaving_date, left_on, years_served, discharge_type, place } = where_you_are;
  return filled([
    ['Service', service_status && labelOf(service_status)],
    leaving_on?.length === 7 && leaving_date === planned
      ? ['Leaving in', monthIn(country_id, leaving_on)]
      : ['Leaving on', leaving_date && day(leaving_date)],
    ['Left on', left_on && day(left_on)],
    ['Years served', years_served === null ? null : years_served?.toString()],
    ['Discharge', discharge_type && labelOf(discharge_type)],
    ['Where I want to live', place],
  ]);
}

function goal({ type, country_id, sections }: Plan, day: Day): Line[] {
  if (type === 'education') {
    const goal = (sections.goal ?? {}) as Schemas['EducationGoal'];
    return filled([
      ['Qualification', goal.target_qualification],
      ['Subject', goal.subject],
      ['Level', goal.level && labelOf(goal.level)],
      ['Study', goal.study_mode && labelOf(goal.study_mode)],
      ['Starts', goal.start_term && day(`${goal.start_term}-01`)],
      ['Schools', goal.schools?.join(', ')],
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

const actions = ({ sections: { gaps_and_actions } }: Plan, day: Day): Line[] =>
  filled(
    (gaps_and_actions?.actions ?? []).map(({ kind, title, due_on }) => [
      kind ? labelOf(kind) : 'Step',
      [title, due_on && `by ${day(due_on)}`].filter(Boolean).join(', '),
    ]),
  );

function support({ sections }: Plan): Line[] {
  const { providers, mentor, adviser } = sections.support ?? {};
  const person = (contact: typeof mentor) => [contact?.name, contact?.email].filter(Boolean).join(', ');
  return filled([
    ['Services', names(providers)],
    ['Mentor', person(mentor)],
    ['Adviser', person(adviser)],
  ]);
}
