import type { components } from '../../../openapi.gen.d.ts';
import { addDays, addMonths, dayOf, isAhead, isOver } from '../../formats/days.ts';
import { schemaNamed } from '../../http/contract/operations.ts';
import { readerOf } from '../../http/contract/reader.ts';

type Schemas = components['schemas'];
export type PlanType = Schemas['PlanType'];
export type PlanSections = Schemas['PlanSections'];
type PlanStepKey = Schemas['PlanStepKey'];
type Errors = Record<string, string[]>;

export const planStepKeys = [
  'where_you_are',
  'goal',
  'what_i_bring',
  'gaps_and_actions',
  'money_and_life',
  'support',
  'timeline_check',
] as const satisfies PlanStepKey[];

const schemasOf: Record<PlanType, Record<PlanStepKey, keyof Schemas>> = {
  employment: {
    where_you_are: 'PlanSituation',
    goal: 'EmploymentGoal',
    what_i_bring: 'EmploymentStrengths',
    gaps_and_actions: 'EmploymentActions',
    money_and_life: 'EmploymentMoney',
    support: 'PlanSupport',
    timeline_check: 'PlanCheck',
  },
  education: {
    where_you_are: 'PlanSituation',
    goal: 'EducationGoal',
    what_i_bring: 'EducationStrengths',
    gaps_and_actions: 'EducationActions',
    money_and_life: 'EducationMoney',
    support: 'PlanSupport',
    timeline_check: 'PlanCheck',
  },
};

const readers = new Map<string, ReturnType<typeof readerOf>>();

function readerNamed(name: keyof Schemas) {
  const reader = readers.get(name) ?? readerOf(schemaNamed(name));
  readers.set(name, reader);
  return reader;
}

export function readStep(type: PlanType, key: PlanStepKey, sent: unknown) {
  const { value, errors } = readerNamed(schemasOf[type][key])(sent);
  return { fields: value as PlanSections[PlanStepKey], errors };
}

const yearsAhead = 10;
const yearsBack = 60;

const furthestDay = (now: Date) => addMonths(dayOf(now), 12 * yearsAhead);

export function leavingDateError(date: string, now: Date): string | null {
  if (isOver(date, now)) return 'Enter today or a later date. If you’ve already left, enter when you left';
  if (date > furthestDay(now)) return `Enter a date within the next ${yearsAhead} years`;
  return null;
}

interface PlanStepContext {
  type: PlanType;
  now: Date;
  /** As stored: a date that was valid when it was chosen stays valid. */
  before: PlanSections;
  after: PlanSections;
  isDraft: boolean;
}

export function stepErrors(key: PlanStepKey, context: PlanStepContext): Errors {
  const errors: Errors = {};
  const addError = (field: string, message: string | null | undefined | false) => {
    if (message) errors[field] = [message];
  };
  const { now, before, after } = context;
  const situation = after.where_you_are ?? {};
  if (key === 'where_you_are') {
    const { leaving_date, left_on } = situation;
    const isSame = leaving_date === before.where_you_are?.leaving_date && !context.isDraft;
    if (leaving_date && !isSame) addError('leaving_date', leavingDateError(leaving_date, now));
    if (left_on) {
      const oldest = addMonths(dayOf(now), -12 * yearsBack);
      addError(
        'left_on',
        isAhead(left_on, now) &&
          'Enter today or an earlier date. If you’re still serving, enter when you leave',
      );
      addError('left_on', left_on < oldest && `Enter a date within the last ${yearsBack} years`);
    }
  }
  if (key === 'goal') goalErrors(after.goal ?? {}, now, addError);
  if (key === 'gaps_and_actions') actionErrors(context, addError);
  return errors;
}

type AddError = (field: string, message: string | null | undefined | false) => void;

function goalErrors(goal: NonNullable<PlanSections['goal']>, now: Date, addError: AddError): void {
  const furthest = furthestDay(now);
  const tooFar = `Enter a date within the next ${yearsAhead} years`;
  if ('start_term' in goal && goal.start_term) {
    const lastDay = addDays(addMonths(`${goal.start_term}-01`, 1), -1);
    addError('start_term', isOver(lastDay, now) && 'Choose this month or a later one');
    addError('start_term', goal.start_term > furthest.slice(0, 7) && tooFar);
  }
  if ('start_from' in goal && goal.start_from) addError('start_from', goal.start_from > furthest && tooFar);
  if ('start_to' in goal && goal.start_to) {
    addError('start_to', goal.start_to > furthest && tooFar);
    addError(
      'start_to',
      goal.start_from && goal.start_to < goal.start_from && 'Enter the first day or a later date',
    );
  }
}

const actionsIn = (sections: PlanSections) => sections.gaps_and_actions?.actions ?? [];

function actionErrors({ now, before, after }: PlanStepContext, addError: AddError): void {
  const actions = actionsIn(after);
  const stored = new Map(actionsIn(before).map((action) => [action.id, action.due_on]));
  const furthest = furthestDay(now);
  for (const [at, { id, due_on }] of actions.entries()) {
    const isTwice = actions.findIndex((other) => other.id === id) !== at;
    addError(`actions.${at}.id`, isTwice && 'Each action needs its own id');
    if (!due_on || stored.get(id) === due_on) continue;
    addError(`actions.${at}.due_on`, isOver(due_on, now) && 'Choose today or a later day');
    addError(`actions.${at}.due_on`, due_on > furthest && `Enter a date within the next ${yearsAhead} years`);
  }
}

export function missingAnswers(key: PlanStepKey, type: PlanType, sections: PlanSections): Errors {
  const errors: Errors = {};
  const requireAnswer = (field: string, isThere: unknown, message: string) => {
    if (!isThere && isThere !== 0) errors[field] = [message];
  };
  const { where_you_are = {}, goal = {}, what_i_bring = {}, support = {}, timeline_check = {} } = sections;
  switch (key) {
    case 'where_you_are': {
      const { service_status, leaving_date, left_on, years_served, place } = where_you_are;
      requireAnswer('service_status', service_status, 'Choose your situation');
      if (service_status === 'serving')
        requireAnswer('leaving_date', leaving_date, 'Enter the date you leave');
      if (service_status === 'left') requireAnswer('left_on', left_on, 'Enter the date you left');
      requireAnswer('years_served', years_served, 'Enter how many years you have served');
      requireAnswer('place', place, 'Enter where you want to live');
      break;
    }
    case 'goal':
      if (type === 'employment') {
        const { target_occupations = [], short_term_goal } = goal as Schemas['EmploymentGoal'];
        requireAnswer('target_occupations', target_occupations.length > 0, 'Add at least one occupation');
        requireAnswer('short_term_goal', short_term_goal, 'Enter where you want to be a year after leaving');
      } else {
        const { target_qualification, subject, study_mode } = goal as Schemas['EducationGoal'];
        requireAnswer('target_qualification', target_qualification, 'Enter the qualification you aim for');
        requireAnswer('subject', subject, 'Enter a subject');
        requireAnswer('study_mode', study_mode, 'Choose how you want to study');
      }
      break;
    case 'what_i_bring':
      if (type === 'employment' && !(what_i_bring as Schemas['EmploymentStrengths']).skills?.length) {
        errors.skills = ['Add at least one skill'];
      }
      break;
    case 'gaps_and_actions':
      Object.assign(errors, missingActionAnswers(type, sections));
      break;
    case 'support':
      for (const role of ['mentor', 'adviser'] as const) {
        const person = support[role];
        if (person?.email) requireAnswer(`${role}.name`, person.name, 'Enter a name');
      }
      break;
    case 'timeline_check':
      requireAnswer('confirmed', timeline_check.confirmed, 'Confirm that you have checked your answers');
  }
  return errors;
}

function missingActionAnswers(type: PlanType, sections: PlanSections): Errors {
  const errors: Errors = {};
  const actions = actionsIn(sections);
  for (const [at, { kind, title, due_on }] of actions.entries()) {
    if (!kind) errors[`actions.${at}.kind`] = ['Choose the type of step'];
    if (!title) errors[`actions.${at}.title`] = ['Enter what you will do'];
    if (!due_on) errors[`actions.${at}.due_on`] = ['Enter by when'];
  }
  if (type === 'education' && actions.length === 0) errors.actions = ['Add at least one step'];
  const { gaps = [] } = (sections.what_i_bring ?? {}) as Schemas['EmploymentStrengths'];
  const without = gaps.find(
    (gap) => !actions.some((action) => 'gap_id' in action && action.gap_id === gap.id),
  );
  if (type === 'employment' && without) errors.actions = [`Choose what to do about “${without.name}”`];
  return errors;
}

export function withoutPointlessAnswers(sections: PlanSections): PlanSections {
  const { where_you_are, gaps_and_actions, what_i_bring } = sections;
  const gaps = new Set(((what_i_bring ?? {}) as Schemas['EmploymentStrengths']).gaps?.map(({ id }) => id));
  const hasLeft = where_you_are?.service_status === 'left';
  return {
    ...sections,
    ...(where_you_are && {
      where_you_are: { ...where_you_are, ...(hasLeft ? { leaving_date: null } : { left_on: null }) },
    }),
    ...(gaps_and_actions?.actions && {
      gaps_and_actions: {
        actions: gaps_and_actions.actions.map((action) =>
          'gap_id' in action && action.gap_id && !gaps.has(action.gap_id)
            ? { ...action, gap_id: null }
            : action,
        ),
      } as PlanSections['gaps_and_actions'],
    }),
  };
}

export const stepCompletion = (type: PlanType, sections: PlanSections, passed: number[]): boolean[] =>
  planStepKeys.map(
    (key, n) => passed.includes(n) && Object.keys(missingAnswers(key, type, sections)).length === 0,
  );

export const firstIncompleteStep = (complete: boolean[]) => {
  const at = complete.indexOf(false);
  return at < 0 ? planStepKeys.length - 1 : at;
};
