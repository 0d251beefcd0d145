import type { Job, JobFields } from '../../../api/jobs.ts';
import { salaryProblems } from '../../../machines/leastPay.ts';
import { htmlOf, linesOf, toPlainText } from './text.ts';

type Named = { id: number; title: string };
type Currency = NonNullable<JobFields['salary']>['currency'];

const currencies: Record<number, Currency> = { 232: 'GBP', 233: 'USD' };
const currencyOf = (countryId: number | null): Currency => currencies[countryId ?? 0] ?? 'GBP';

export interface TypedQuestion {
  id?: number;
  key: string;
  title: string;
  type: Job['questions'][number]['type'];
  /** One per line. */
  options: string;
  is_required: boolean;
}

export interface TypedJob {
  title: string;
  job_role: Named | null;
  occupation: Job['occupation'];
  job_type: Job['job_type'];
  type: Job['type'];
  openings: string;
  industry: number[];
  country_id: number | null;
  state_id: number | null;
  city: Named[];
  salary_min: string;
  salary_max: string;
  salary_currency: Currency;
  salary_per: NonNullable<Job['salary']>['per'];
  salary_is_public: boolean;
  description: string;
  responsibilities: string;
  requirements: string;
  /** One per line. */
  skills: string;
  nice_skills: string;
  benefits: string;
  experience_id: number | null;
  clearance_required: boolean;
  sponsorship: boolean;
  veteran_features: Job['veteran_features'];
  translated_roles: Job['fitting_roles'];
  questions: TypedQuestion[];
  closes_on: string;
  start_on: string;
}

export const emptyJob = (countryId: number): TypedJob => ({
  title: '',
  job_role: null,
  occupation: null,
  job_type: ['full_time'],
  type: ['on_site'],
  openings: '1',
  industry: [],
  country_id: countryId,
  state_id: null,
  city: [],
  salary_min: '',
  salary_max: '',
  salary_currency: currencyOf(countryId),
  salary_per: 'year',
  salary_is_public: true,
  description: '',
  responsibilities: '',
  requirements: '',
  skills: '',
  nice_skills: '',
  benefits: '',
  experience_id: null,
  clearance_required: false,
  sponsorship: false,
  veteran_features: [],
  translated_roles: [],
  questions: [],
  closes_on: '',
  start_on: '',
});

const units = (minor: number | null | undefined) =>
  minor === null || minor === undefined ? '' : String(minor / 100);

export function toTypedJob(job: Job): TypedJob {
  const salary = job.recruiter?.salary ?? job.salary;
  const skillsThat = (isRequired: boolean) =>
    job.skills
      .filter(({ is_required }) => is_required === isRequired)
      .map(({ name }) => name)
      .join('\n');
  return {
    title: job.title,
    job_role: job.job_role,
    occupation: job.occupation,
    job_type: job.job_type,
    type: job.type,
    openings: String(job.openings),
    industry: job.industry.map(({ id }) => id),
    country_id: job.country?.id ?? null,
    state_id: job.state?.id ?? null,
    city: job.city,
    salary_min: units(salary?.min),
    salary_max: units(salary?.max),
    salary_currency: (salary?.currency as Currency | undefined) ?? currencyOf(job.country?.id ?? null),
    salary_per: salary?.per ?? 'year',
    salary_is_public: salary?.is_public ?? true,
    description: toPlainText(job.description_html),
    responsibilities: job.responsibilities.join('\n'),
    requirements: job.requirements.join('\n'),
    skills: skillsThat(true),
    nice_skills: skillsThat(false),
    benefits: job.benefits.join('\n'),
    experience_id: job.experience?.id ?? null,
    clearance_required: job.clearance_required,
    sponsorship: job.sponsorship,
    veteran_features: job.veteran_features,
    translated_roles: job.fitting_roles,
    questions: job.questions.map(({ options, ...question }) => ({
      ...question,
      key: String(question.id),
      options: options.join('\n'),
    })),
    closes_on: job.closes_on ?? '',
    start_on: job.start_on ?? '',
  };
}

const minor = (text: string) => {
  const value = Number(text.replaceAll(',', '').trim());
  return text.trim() === '' || !Number.isFinite(value) ? null : Math.round(value * 100);
};
const count = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined);

export const openingsErrors = ({ openings }: TypedJob): Record<string, string> =>
  count(openings) ? {} : { openings: 'Enter a whole number from 1 to 999' };

export function salaryErrors({ salary_min, salary_max, salary_per: per }: TypedJob): Record<string, string> {
  const problems = salaryProblems({ min: minor(salary_min), max: minor(salary_max), per });
  return Object.fromEntries(Object.entries(problems).map(([end, message]) => [`salary.${end}`, message]));
}

function salaryOf({ salary_min, salary_max, salary_currency, salary_per, salary_is_public }: TypedJob) {
  const [min, max] = [minor(salary_min), minor(salary_max)];
  if (min === null && max === null) return null;
  return { min, max, currency: salary_currency, per: salary_per, is_public: salary_is_public };
}

type Salary = Pick<TypedJob, 'salary_min' | 'salary_max' | 'salary_per'>;
export type SalaryByCurrency = Partial<Record<Currency, Salary>>;

/** Clears the salary when the currency changes, or restores it from `entered`, which holds the last salary per currency. */
export function inCountry(
  typed: TypedJob,
  country_id: number,
  entered: SalaryByCurrency = {},
): Partial<TypedJob> {
  const place = { country_id, state_id: null, city: [] };
  const salary_currency = currencyOf(country_id);
  if (salary_currency === typed.salary_currency) return place;
  return { ...place, salary_currency, ...(entered[salary_currency] ?? { salary_min: '', salary_max: '' }) };
}

export function toJobFields(typed: TypedJob): JobFields {
  const openings = count(typed.openings);
  const skills = [
    ...linesOf(typed.skills).map((name) => ({ name, is_required: true })),
    ...linesOf(typed.nice_skills).map((name) => ({ name, is_required: false })),
  ];
  return {
    title: typed.title.trim(),
    job_role_id: typed.job_role?.id ?? null,
    occupation_code: typed.occupation?.code ?? null,
    job_type: typed.job_type,
    type: typed.type,
    ...(openings !== undefined && { openings }),
    industry: typed.industry,
    country_id: typed.country_id,
    state_id: typed.state_id,
    city: typed.city.map(({ id }) => id),
    is_remote: typed.type.includes('remote'),
    salary: salaryOf(typed),
    description_html: htmlOf(typed.description),
    responsibilities: linesOf(typed.responsibilities),
    requirements: linesOf(typed.requirements),
    skills,
    benefits: linesOf(typed.benefits),
    experience_id: typed.experience_id,
    clearance_required: typed.clearance_required,
    sponsorship: typed.sponsorship,
    veteran_features: typed.veteran_features,
    translated_roles: typed.translated_roles.map(({ id }) => id),
    questions: typed.questions
      .filter(({ title }) => title.trim())
      .map(({ id, title, type, options, is_required }) => ({
        ...(id !== undefined && { id }),
        title: title.trim(),
        type,
        ...(type === 'single_choice' && { options: linesOf(options) }),
        is_required,
      })),
    closes_on: typed.closes_on || null,
    start_on: typed.start_on || null,
  };
}

export function changedJobFields(base: TypedJob, typed: TypedJob): JobFields {
  const [before, after] = [toJobFields(base), toJobFields(typed)];
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof JobFields]),
    ),
  );
}

const nameOf = (path: string) => path.split('.')[0] ?? '';

const typedNames: Record<string, (keyof TypedJob)[]> = {
  job_role_id: ['job_role'],
  occupation_code: ['occupation'],
  is_remote: ['type'],
  salary: ['salary_min', 'salary_max', 'salary_currency', 'salary_per', 'salary_is_public'],
  description_html: ['description'],
  skills: ['skills', 'nice_skills'],
};

export function withRefused(sent: TypedJob, before: TypedJob, errors: Record<string, unknown>): TypedJob {
  const names = Object.keys(errors).flatMap((path) => typedNames[nameOf(path)] ?? [nameOf(path)]);
  const old = Object.entries(before).filter(([name]) => names.includes(name));
  return { ...sent, ...Object.fromEntries(old) };
}

export function withoutRefused(fields: JobFields, errors: Record<string, unknown>): JobFields | null {
  const refused = new Set(Object.keys(errors).map(nameOf));
  const left = Object.entries(fields).filter(([name]) => !refused.has(name));
  const isLess = left.length < Object.keys(fields).length;
  return isLess && left.length > 0 ? Object.fromEntries(left) : null;
}

/** Returns the other window's version with the changes made here since `base` on top. */
export function mergeTypedJob(theirs: TypedJob, base: TypedJob, mine: TypedJob): TypedJob {
  const merged: Record<string, unknown> = { ...theirs };
  for (const [name, value] of Object.entries(mine))
    if (JSON.stringify(value) !== JSON.stringify(base[name as keyof TypedJob])) merged[name] = value;
  return merged as unknown as TypedJob;
}

export const stepOf = (path: string): number => {
  const field = path.split('.')[0] ?? '';
  const steps = [
    ['title', 'job_role_id', 'occupation_code', 'job_type', 'type', 'openings', 'industry'],
    ['country_id', 'state_id', 'city', 'is_remote', 'remote_countries', 'salary'],
    [
      'description_html',
      'responsibilities',
      'requirements',
      'skills',
      'benefits',
      'experience_id',
      'clearance_required',
      'sponsorship',
      'veteran_features',
      'translated_roles',
    ],
  ];
  const at = steps.findIndex((names) => names.includes(field));
  return at < 0 ? 3 : at;
};
