import type { PlanType, TransitionPlan } from '../../../api/transitionPlans.ts';
import { withoutBullet } from '../../../ui/bullets.ts';
import { isMonth } from '../../../ui/calendar.ts';
import { exampleDate, unfinishedDate } from '../../../ui/form/dateOrder.ts';
import { type Definition, definitionsOf, stepKeys } from './steps.ts';

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

const longestLine = 120;
const noMoney = /[\s,£$]/g;

export const planSection = (plan: TransitionPlan, step: number): Section =>
  (stepKeys[step] && (plan.sections[stepKeys[step]] as Section | undefined)) ?? {};

const named = (value: unknown): { name: string; source?: string; id?: string }[] =>
  Array.isArray(value) ? value : [];
const strings = (value: unknown): string[] => (Array.isArray(value) ? value : []);

export function sectionValue(section: Section, name: string): unknown {
  const [first = '', second] = name.split('.');
  const value = section[first];
  if (second === undefined) return value;
  return typeof value === 'object' && value !== null ? (value as Section)[second] : null;
}

function textFor({ kind }: Definition, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'lines' || kind === 'many') return strings(value).join('\n');
  if (kind === 'named' || kind === 'gaps' || kind === 'providers')
    return named(value)
      .map(({ name }) => name)
      .join('\n');
  if (kind === 'money') return String(Number(value) / 100);
  return String(value);
}

export function toTypedStep(plan: TransitionPlan, step: number): Typed {
  const section = planSection(plan, step);
  return {
    texts: Object.fromEntries(
      definitionsOf(plan.type, step).map((definition) => [
        definition.name,
        textFor(definition, sectionValue(section, definition.name)),
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

export const splitLines = (text = '') =>
  text
    .split('\n')
    .map(withoutBullet)
    .filter((line, index, all) => line !== '' && all.indexOf(line) === index);

export const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text &&
  text > '1900';
const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
const moneyIn = (text: string) => {
  const bare = text.replace(noMoney, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
};

/** Gaps keep their ids, matched by text first and then by order. */
export function gapsIn(text: string, before: readonly Gap[]): Gap[] {
  const names = splitLines(text).slice(0, 10);
  const free = before.filter(({ name }) => !names.includes(name));
  return names.map((name) => ({
    id: before.find((gap) => gap.name === name)?.id ?? free.shift()?.id ?? crypto.randomUUID(),
    name: name.slice(0, longestLine),
  }));
}

function stored({ kind, name, most = 5, max }: Definition, text: string, before: Section): unknown {
  const value = text.trim();
  const lines = splitLines(text)
    .slice(0, most)
    .map((line) => line.slice(0, longestLine));
  switch (kind) {
    case 'lines':
      return lines;
    case 'many':
      return splitLines(text);
    case 'named': {
      const fromCv = named(before[name]).filter(({ source }) => source === 'cv');
      return lines.map((line) => ({
        name: line,
        source: fromCv.some((entry) => entry.name === line) ? 'cv' : 'own',
      }));
    }
    case 'providers':
      return lines.map((line) => named(before[name]).find((entry) => entry.name === line) ?? { name: line });
    case 'money':
      return moneyIn(value);
    case 'years':
      return /^\d{1,2}$/.test(value) && Number(value) <= (max ?? 99) ? Number(value) : null;
    case 'date':
      return isDate(value) ? value : null;
    case 'month':
      return isMonth(value) ? value : null;
    case 'email':
      return isEmail(value) ? value : null;
    default:
      return value.slice(0, max) || null;
  }
}

export function toSectionFields(type: PlanType, step: number, typed: Typed, before: Section): Section {
  const fields: Section = {};
  for (const definition of definitionsOf(type, step)) {
    const [first = '', second] = definition.name.split('.');
    const value =
      definition.kind === 'gaps' ? typed.gaps : stored(definition, isShown(definition, typed), before);
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
      title: title.trim().slice(0, 200),
      due_on: isDate(due_on) ? due_on : null,
    }));
  return fields;
}

const isShown = ({ name, when }: Definition, { texts }: Typed) =>
  when && !when(texts) ? '' : (texts[name] ?? '');

function problemOf(definition: Definition, text: string): string | null {
  const value = text.trim();
  if (!value) return definition.required ?? null;
  if (definition.kind === 'date' && !isDate(value)) return unfinishedDate();
  if (definition.kind === 'month' && !isMonth(value)) return 'Enter a month and a year, such as 9 2027';
  if (definition.kind === 'email' && !isEmail(value)) return 'Email must be a valid email address';
  if (definition.kind === 'money' && moneyIn(value) === null) return 'Enter an amount, such as 2500';
  if (definition.kind === 'years' && !(/^\d{1,2}$/.test(value) && Number(value) <= (definition.max ?? 99)))
    return `Enter a whole number up to ${definition.max ?? 99}`;
  if (definition.most && splitLines(text).length > definition.most) return `Enter up to ${definition.most}`;
  if (definition.most && splitLines(text).some((line) => line.length > longestLine))
    return `Use ${longestLine} characters or fewer per line`;
  if (definition.max && definition.kind !== 'years' && value.length > definition.max)
    return `Use ${definition.max} characters or fewer`;
  return null;
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

/** The problems that keep Continue from leaving a step, in field order. */
export function stepProblems(type: PlanType, step: number, typed: Typed, today: string): PlanProblem[] {
  const problems = definitionsOf(type, step)
    .filter(({ when }) => !when || when(typed.texts))
    .flatMap((definition) => {
      const message = problemOf(definition, typed.texts[definition.name] ?? '');
      return message ? [{ field: definition.name, message }] : [];
    });
  const wrongDate = step === 0 ? dateProblem(typed, today) : null;
  const { start_from = '', start_to = '' } = typed.texts;
  if (step === 1 && isDate(start_from) && isDate(start_to) && start_to < start_from)
    problems.push({ field: 'start_to', message: 'The latest start must not be before the earliest' });
  return [...problems, ...(wrongDate ? [wrongDate] : []), ...(step === 3 ? actionProblems(type, typed) : [])];
}

function actionProblems(type: PlanType, { actions }: Typed): PlanProblem[] {
  if (type === 'education' && actions.length === 0)
    return [{ field: 'actions', message: 'Add at least one action' }];
  return actions.flatMap(({ id, kind, title, due_on }) => [
    ...(title.trim() ? [] : [{ field: `title-${id}`, message: 'Enter what you’ll do, or remove it' }]),
    ...(kind ? [] : [{ field: `kind-${id}`, message: 'Choose what kind of step it is' }]),
    ...(isDate(due_on)
      ? []
      : [{ field: `due-${id}`, message: `Enter a due date, such as ${exampleDate('2027-06-30')}` }]),
  ]);
}
