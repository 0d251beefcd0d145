import type { PlanType, TransitionPlan } from '../../../api/transitionPlans.ts';
import { linesOf } from '../../../ui/bullets.ts';
import { isMonth } from '../../../ui/calendar.ts';
import { exampleDate, unfinishedDate } from '../../../ui/form/dateOrder.ts';
import { maxMoney, shownFields, valueAt } from '../../../ui/form/fieldDefinition.ts';
import { definitionsOf, maxActionTitle, maxGaps, maxLine, type PlanField, stepKeys } from './steps.ts';

export interface TypedAction {
  id: string;
  gap_id: string | null;
  kind: string;
  title: string;
  due_on: string;
}

interface Gap {
  id: string;
  name: string;
}

export interface Typed {
  /** A field with several values has one per line. */
  texts: Record<string, string>;
  gaps: Gap[];
  actions: TypedAction[];
}

export interface PlanProblem {
  field: string;
  message: string;
}

type Section = Record<string, unknown>;

const noMoney = /[\s,£$]/g;

export const planSection = (plan: TransitionPlan, step: number): Section =>
  (stepKeys[step] && (plan.sections[stepKeys[step]] as Section | undefined)) ?? {};

const named = (value: unknown): { name: string; source?: string; id?: string }[] =>
  Array.isArray(value) ? value : [];
const strings = (value: unknown): string[] => (Array.isArray(value) ? value : []);

function textFor({ kind, entries }: PlanField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (entries)
    return named(value)
      .map(({ name }) => name)
      .join('\n');
  if (kind === 'lines' || kind === 'several') return strings(value).join('\n');
  if (kind === 'money') return String(Number(value) / 100);
  return String(value);
}

export function toTypedStep(plan: TransitionPlan, step: number): Typed {
  const section = planSection(plan, step);
  return {
    texts: Object.fromEntries(
      definitionsOf(plan.type, step).map((definition) => [
        definition.name,
        textFor(definition, valueAt(section, definition.name)),
      ]),
    ),
    gaps: Array.isArray(section.gaps) ? (section.gaps as Gap[]) : [],
    actions: (Array.isArray(section.actions) ? (section.actions as Section[]) : []).map((action) => ({
      id: String(action.id),
      gap_id: typeof action.gap_id === 'string' ? action.gap_id : null,
      kind: typeof action.kind === 'string' ? action.kind : '',
      title: typeof action.title === 'string' ? action.title : '',
      due_on: typeof action.due_on === 'string' ? action.due_on : '',
    })),
  };
}

export const splitLines = (text = '') => [...new Set(linesOf(text))];

export const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text &&
  text > '1900';
const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
const moneyIn = (text: string, max = maxMoney) => {
  const bare = text.replace(noMoney, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(bare) && Number(bare) <= max ? Math.round(Number(bare) * 100) : null;
};

const isCount = (text: string, max = 99) => /^\d{1,2}$/.test(text) && Number(text) <= max;

/** Gaps keep their ids, matched by text first and then by order. */
export function gapsIn(text: string, before: readonly Gap[]): Gap[] {
  const names = splitLines(text).slice(0, maxGaps);
  const free = before.filter(({ name }) => !names.includes(name));
  return names.map((name) => ({
    id: before.find((gap) => gap.name === name)?.id ?? free.shift()?.id ?? crypto.randomUUID(),
    name: name.slice(0, maxLine),
  }));
}

function storedLines({ name, entries, max, maxItems }: PlanField, text: string, before: Section): unknown {
  const lines = splitLines(text)
    .slice(0, maxItems)
    .map((line) => line.slice(0, max));
  switch (entries) {
    case 'skills': {
      const fromCv = named(before[name]).filter(({ source }) => source === 'cv');
      return lines.map((line) => ({
        name: line,
        source: fromCv.some((entry) => entry.name === line) ? 'cv' : 'own',
      }));
    }
    case 'providers':
      return lines.map((line) => named(before[name]).find((entry) => entry.name === line) ?? { name: line });
    default:
      return lines;
  }
}

function stored(definition: PlanField, text: string, before: Section): unknown {
  const { kind, type, max } = definition;
  const value = text.trim();
  switch (kind) {
    case 'lines':
      return storedLines(definition, text, before);
    case 'several':
      return splitLines(text);
    case 'money':
      return moneyIn(value);
    case 'count':
      return isCount(value, max) ? Number(value) : null;
    case 'date':
      return isDate(value) ? value : null;
    case 'month':
      return isMonth(value) ? value : null;
    default:
      if (type === 'email') return isEmail(value) ? value : null;
      return value.slice(0, max) || null;
  }
}

export function toSectionFields(type: PlanType, step: number, typed: Typed, before: Section): Section {
  const fields: Section = {};
  for (const definition of definitionsOf(type, step)) {
    const [first = '', second] = definition.name.split('.');
    const value =
      definition.entries === 'gaps' ? typed.gaps : stored(definition, isShown(definition, typed), before);
    if (second === undefined) fields[first] = value;
    else fields[first] = { ...(fields[first] as Section | undefined), [second]: value };
  }
  for (const person of ['mentor', 'adviser']) {
    const { name, email } = (fields[person] ?? {}) as Section;
    if (person in fields && !name && !email) fields[person] = null;
    else if (person in fields) fields[person] = { name: name ?? '', email };
  }
  if (step === 3)
    fields.actions = typed.actions.map(({ id, gap_id, kind, title, due_on }) => ({
      id,
      ...(type === 'employment' && { gap_id }),
      kind: kind || null,
      title: title.trim().slice(0, maxActionTitle),
      due_on: isDate(due_on) ? due_on : null,
    }));
  return fields;
}

const isShown = ({ name, when }: PlanField, { texts }: Typed) =>
  when && !when(texts) ? '' : (texts[name] ?? '');

function problemOf({ kind, type, max = 0, maxItems = 0, required }: PlanField, text: string): string | null {
  const value = text.trim();
  if (!value) return typeof required === 'string' ? required : null;
  switch (kind) {
    case 'date':
      return isDate(value) ? null : unfinishedDate();
    case 'month':
      return isMonth(value) ? null : 'Enter a month and a year, such as 9 2027';
    case 'money':
      return moneyIn(value) === null ? 'Enter an amount, such as 2500' : null;
    case 'count':
      return isCount(value, max) ? null : `Enter a whole number up to ${max}`;
    case 'lines':
      if (splitLines(text).length > maxItems) return `Enter up to ${maxItems}`;
      return splitLines(text).some((line) => line.length > max)
        ? `Use ${max} characters or fewer per line`
        : null;
    case 'text':
    case 'long':
      if (type === 'email' && !isEmail(value)) return 'Email must be a valid email address';
      return value.length > max ? `Use ${max} characters or fewer` : null;
    default:
      return null;
  }
}

// `today` is YYYY-MM-DD.
function dateProblem({ texts }: Typed, today: string): PlanProblem | null {
  const { leaving_date = '', left_on = '', service_status } = texts;
  const latest = `${Number(today.slice(0, 4)) + 10}${today.slice(4)}`;
  if (service_status === 'left') {
    if (!isDate(left_on) || left_on <= today) return null;
    return { field: 'left_on', message: 'The day you left must be today or earlier' };
  }
  if (!isDate(leaving_date)) return null;
  if (leaving_date < today)
    return { field: 'leaving_date', message: 'The day you leave must be today or later' };
  return leaving_date > latest
    ? { field: 'leaving_date', message: 'The day you leave must be within ten years' }
    : null;
}

/** The problems that keep Continue from leaving a step, in field order; the gaps of step 3 are those of step 2. */
export function stepProblems(type: PlanType, step: number, typed: Typed, today: string): PlanProblem[] {
  const problems = shownFields(definitionsOf(type, step), typed.texts).flatMap((definition) => {
    const message = problemOf(definition, typed.texts[definition.name] ?? '');
    return message ? [{ field: definition.name, message }] : [];
  });
  const wrongDate = step === 0 ? dateProblem(typed, today) : null;
  const { start_from = '', start_to = '' } = typed.texts;
  if (step === 1 && isDate(start_from) && isDate(start_to) && start_to < start_from)
    problems.push({ field: 'start_to', message: 'The latest start must not be before the earliest' });
  return [...problems, ...(wrongDate ? [wrongDate] : []), ...(step === 3 ? actionProblems(type, typed) : [])];
}

function actionProblems(type: PlanType, { actions, gaps }: Typed): PlanProblem[] {
  if (type === 'education' && actions.length === 0)
    return [{ field: 'actions', message: 'Add at least one action' }];
  const open = type === 'employment' && gaps.find(({ id }) => !actions.some(({ gap_id }) => gap_id === id));
  const incomplete = actions.flatMap(({ id, kind, title, due_on }) => [
    ...(title.trim() ? [] : [{ field: `title-${id}`, message: 'Enter what you’ll do, or remove it' }]),
    ...(kind ? [] : [{ field: `kind-${id}`, message: 'Choose what kind of step it is' }]),
    ...(isDate(due_on)
      ? []
      : [{ field: `due-${id}`, message: `Enter a due date, such as ${exampleDate('2027-06-30')}` }]),
  ]);
  return open
    ? [...incomplete, { field: 'actions', message: `Choose what to do about “${open.name}”` }]
    : incomplete;
}
