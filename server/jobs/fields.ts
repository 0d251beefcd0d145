import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { salaryProblems } from '../../src/machines/leastPay.ts';
import { unitsPerYear } from '../../src/machines/payRange.ts';
import { lastToday } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import type { Job } from '../db/schema/jobs.ts';
import {
  cities,
  civilianOccupations,
  countries,
  industries,
  militaryBadgedRoles,
  occupations,
  states,
} from '../db/schema/reference.ts';
import { dayOf } from '../formats/days.ts';
import { sureOccupation } from '../occupations/interface.ts';
import { experienceOf } from '../reference/interface.ts';
import { expectedAnswerFaults } from './expectedAnswers.ts';
import { cleanHtml, htmlToText } from './richText.ts';
import { skillNames } from './searchText.ts';

type Schemas = components['schemas'];
export type JobInput = Schemas['JobFields'];
type Errors = Record<string, string[]>;
type Columns = Partial<Job>;

// The largest value that the column can hold; no real pay exceeds it.
const mostAYear = 2_147_483_647;

function salaryColumns(salary: Schemas['GivenSalary'] | null, before: Job | undefined): Columns {
  if (salary === null || (salary.min === null && salary.max === null)) {
    return {
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_per: null,
      salary_yearly: null,
    };
  }
  const is_public = salary.is_public ?? before?.salary_is_public ?? true;
  const most = Math.round(((salary.max ?? salary.min ?? 0) / 100) * unitsPerYear[salary.per]);
  return {
    salary_min: salary.min,
    salary_max: salary.max,
    salary_currency: salary.currency,
    salary_per: salary.per,
    salary_is_public: is_public,
    salary_yearly: is_public ? Math.min(most, mostAYear) : null,
  };
}

// Questions keep their ids and no id is used twice, so that answers stay with their questions.
function questionsOf(input: Schemas['GivenJobQuestion'][], before: Schemas['JobQuestion'][]) {
  const taken = new Set<number>();
  const existingIds = new Set(before.map(({ id }) => id));
  let next = Math.max(0, ...existingIds) + 1;
  return input.map(({ id, title, type, options = [], is_required, expected_answers = [] }) => {
    const isExisting = id !== undefined && existingIds.has(id) && !taken.has(id);
    const own = isExisting ? id : next++;
    taken.add(own);
    return {
      id: own,
      title,
      type,
      options: type === 'single_choice' ? options : [],
      is_required,
      ...(expected_answers.length > 0 && { expected_answers }),
    };
  });
}

export function toJobColumns(input: JobInput, before?: Job): Columns {
  const {
    salary,
    description_html,
    questions,
    type,
    industry,
    city,
    remote_countries,
    translated_roles,
    ...rest
  } = input;
  return {
    ...rest,
    ...(type ? { work_type: type } : {}),
    ...(industry ? { industry_ids: industry } : {}),
    ...(city ? { city_ids: city } : {}),
    ...(remote_countries ? { remote_country_ids: remote_countries } : {}),
    ...(translated_roles ? { translated_role_ids: translated_roles } : {}),
    ...(salary === undefined ? {} : salaryColumns(salary, before)),
    ...(description_html === undefined ? {} : { description_html: cleanHtml(description_html) }),
    ...(questions ? { questions: questionsOf(questions, before?.questions ?? []) } : {}),
    ...(rest.skills ? { skill_names: skillNames(rest.skills) } : {}),
  };
}

const unknown = 'Choose one from the list';

export async function jobFaults({ tx }: TenantDb, job: Job): Promise<Errors> {
  const errors: Errors = {};
  const some = async (ids: number[], find: (ids: number[]) => Promise<{ id: number }[]>, field: string) => {
    if (ids.length === 0) return;
    const existing = new Set((await find(ids)).map(({ id }) => id));
    if (ids.some((id) => !existing.has(id))) errors[field] = [unknown];
  };
  const listOf = (id: number | null) => (id === null ? [] : [id]);
  const id =
    (table: typeof industries | typeof countries | typeof civilianOccupations | typeof militaryBadgedRoles) =>
    async (ids: number[]) =>
      tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  await some(listOf(job.job_role_id), id(civilianOccupations), 'job_role_id');
  if (job.occupation_code !== null) {
    const { code } = occupations;
    const [row] = await tx.select({ code }).from(occupations).where(eq(code, job.occupation_code));
    if (!row) errors.occupation_code = [unknown];
  }
  await some(job.industry_ids, id(industries), 'industry');
  await some(listOf(job.country_id), id(countries), 'country_id');
  await some(job.remote_country_ids, id(countries), 'remote_countries');
  await some(job.translated_role_ids, id(militaryBadgedRoles), 'translated_roles');
  await some(
    listOf(job.state_id),
    (ids) =>
      tx
        .select({ id: states.id })
        .from(states)
        .where(and(inArray(states.id, ids), eq(states.country_id, job.country_id ?? 0))),
    'state_id',
  );
  await some(
    job.city_ids,
    (ids) =>
      tx
        .select({ id: cities.id })
        .from(cities)
        .where(and(inArray(cities.id, ids), eq(cities.country_id, job.country_id ?? 0))),
    'city',
  );
  if (job.experience_id !== null && !experienceOf(job.experience_id)) errors.experience_id = [unknown];
  if (job.salary_per) {
    const { salary_min: min, salary_max: max, salary_per: per } = job;
    for (const [end, problem] of Object.entries(salaryProblems({ min, max, per })))
      errors[`salary.${end}`] = [problem];
  }
  if (htmlToText(job.description_html).length > 10_000)
    errors.description_html = ['Use 10000 characters or fewer'];
  for (const [at, { type, options }] of job.questions.entries()) {
    if (type === 'single_choice' && options.length < 2)
      errors[`questions.${at}.options`] = ['Give at least two'];
  }
  return { ...errors, ...expectedAnswerFaults(job.questions) };
}

const selectionRequired = 'Choose at least one';

export function missingJobFields(job: Job, now: Date): Errors {
  const isPlaced = job.is_remote || job.city_ids.length > 0;
  const described = htmlToText(job.description_html).length;
  const { closes_on, start_on, country_id } = job;
  const published = job.published_at ?? now;
  const starts =
    start_on === null || (start_on >= lastToday(country_id, published) && start_on <= dayOf(published, 730));
  const closes = closes_on !== null && closes_on > lastToday(country_id, now) && closes_on <= dayOf(now, 90);
  const checks: [field: string, isFine: boolean, message: string][] = [
    ['title', /\p{L}/u.test(job.title), 'Say in words what the job is'],
    ['title', job.title.length >= 5, 'Use 5 characters or more'],
    ['job_role_id', job.job_role_id !== null, 'Choose a role'],
    ['job_type', job.job_type.length > 0, selectionRequired],
    ['type', job.work_type.length > 0, selectionRequired],
    ['country_id', job.country_id !== null, 'Choose a country'],
    ['city', isPlaced, 'Choose a city, or say that it is remote'],
    ['experience_id', job.experience_id !== null, 'Choose how much experience it needs'],
    ['description_html', described >= 200, 'Use 200 characters or more'],
    ['closes_on', closes, 'Choose a day from tomorrow to 90 days ahead'],
    ['start_on', starts, 'Choose a day from today to two years ahead, or leave it empty'],
  ];
  const untitled = job.questions.flatMap(({ title }, at): [string, string[]][] =>
    title === '' ? [[`questions.${at}.title`, ['Write the question, or remove it']]] : [],
  );
  return Object.fromEntries([
    ...checks.flatMap(([field, isFine, message]) =>
      isFine ? [] : [[field, [message]] as [string, string[]]],
    ),
    ...untitled,
  ]);
}

export async function withSector({ tx }: TenantDb, columns: Columns): Promise<Columns> {
  if (!columns.job_role_id || (columns.industry_ids?.length ?? 0) > 0) return columns;
  const [role] = await tx
    .select({ industry_id: civilianOccupations.industry_id })
    .from(civilianOccupations)
    .where(eq(civilianOccupations.id, columns.job_role_id));
  return role ? { ...columns, industry_ids: [role.industry_id] } : columns;
}

export function withOccupation(columns: Columns, before: Job | undefined): Columns {
  const title = columns.title ?? before?.title ?? '';
  const hasOccupation = columns.occupation_code !== undefined || (before?.occupation_code ?? null) !== null;
  const isSame = before !== undefined && (columns.title === undefined || columns.title === before.title);
  if (hasOccupation || isSame || title.length < 4) return columns;
  const text = htmlToText(columns.description_html ?? before?.description_html ?? '');
  const country = columns.country_id ?? before?.country_id ?? null;
  const occupation_code = country === null ? null : sureOccupation(title, text, country);
  return occupation_code === null ? columns : { ...columns, occupation_code };
}
