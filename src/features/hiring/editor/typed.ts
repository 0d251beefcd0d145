import type { Job, JobFields } from '../../../api/jobs.ts';
import { Country } from '../../../machines/country.ts';
import { salaryProblems } from '../../../machines/leastPay.ts';
import { possibleAnswers } from '../../../machines/possibleAnswers.ts';
import { linesOf } from '../../../ui/bullets.ts';
import { maxMoney } from '../../../ui/form/fieldDefinition.ts';
import { toPlainText } from './text.ts';

type Named = { id: number; title: string };
type Currency = NonNullable<JobFields['salary']>['currency'];

const currencies: Record<number, Currency> = {
  [Country.UnitedKingdom]: 'GBP',
  [Country.UnitedStates]: 'USD',
};
export const currencyIn = (country: { id: number } | null): Currency => currencies[country?.id ?? 0] ?? 'GBP';

export interface TypedQuestion {
  id?: number;
  key: string;
  title: string;
  type: Job['questions'][number]['type'];
  /** One per line. */
  options: string;
  is_required: boolean;
  /** May hold answers that are no options any longer; `expectedAnswersIn` leaves them out. */
  expected_answers?: readonly string[];
}

export interface TypedJob {
  title: string;
  job_role: Named | null;
  occupation: Job['occupation'];
  job_type: Job['job_type'];
  type: Job['type'];
  openings: string;
  industry: Named[];
  country: Named | null;
  state: Named | null;
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
  experience: Named | null;
  clearance_required: boolean;
  sponsorship: boolean;
  veteran_features: Job['veteran_features'];
  translated_roles: Job['fitting_roles'];
  questions: TypedQuestion[];
  closes_on: string;
  start_on: string;
}

// Only ids are sent; the name of a country that was not chosen here is never shown.
export const emptyJob = (countryId: number): TypedJob => ({
  title: '',
  job_role: null,
  occupation: null,
  job_type: ['full_time'],
  type: ['on_site'],
  openings: '1',
  industry: [],
  country: { id: countryId, title: '' },
  state: null,
  city: [],
  salary_min: '',
  salary_max: '',
  salary_currency: currencyIn({ id: countryId }),
  salary_per: 'year',
  salary_is_public: true,
  description: '',
  responsibilities: '',
  requirements: '',
  skills: '',
  nice_skills: '',
  benefits: '',
  experience: null,
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

/** With the changes that are not published yet. */
export function editedJob(job: Job): Job {
  const { recruiter } = job;
  if (!recruiter?.unpublished) return job;
  const { content } = recruiter.unpublished;
  return { ...job, ...content, recruiter: { ...recruiter, salary: content.salary } };
}

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
    industry: job.industry,
    country: job.country,
    state: job.state,
    city: job.city,
    salary_min: units(salary?.min),
    salary_max: units(salary?.max),
    salary_currency: (salary?.currency as Currency | undefined) ?? currencyIn(job.country),
    salary_per: salary?.per ?? 'year',
    salary_is_public: salary?.is_public ?? true,
    description: toPlainText(job.description_html),
    responsibilities: job.responsibilities.join('\n'),
    requirements: job.requirements.join('\n'),
    skills: skillsThat(true),
    nice_skills: skillsThat(false),
    benefits: job.benefits.join('\n'),
    experience: job.experience,
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

export const possibleAnswersIn = ({ type, options }: TypedQuestion) =>
  possibleAnswers({ type, options: linesOf(options) });

export const expectedAnswersIn = (question: TypedQuestion): string[] =>
  possibleAnswersIn(question).filter((answer) => question.expected_answers?.includes(answer));

const minor = (text: string) => {
  const value = Number(text.replaceAll(',', '').trim());
  return text.trim() === '' || !Number.isFinite(value) ? null : Math.round(value * 100);
};
const count = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined);

export function openingsIn({ openings: text }: TypedJob): { openings?: number } {
  const openings = count(text);
  return openings === undefined ? {} : { openings };
}

export const openingsErrors = ({ openings }: TypedJob): Record<string, string> =>
  count(openings) ? {} : { openings: 'Enter a whole number from 1 to 999' };

const highPay = (amount: number | null) =>
  (amount ?? 0) > maxMoney * 100 && `Enter ${maxMoney.toLocaleString('en-GB')} or less`;

export function salaryErrors({ salary_min, salary_max, salary_per: per }: TypedJob): Record<string, string> {
  const [min, max] = [minor(salary_min), minor(salary_max)];
  const high = { min: highPay(min), max: highPay(max) };
  const problems = {
    ...salaryProblems({ min, max, per }),
    ...(high.min && { min: high.min }),
    ...(high.max && { max: high.max }),
  };
  return Object.fromEntries(Object.entries(problems).map(([end, message]) => [`salary.${end}`, message]));
}

export function salaryIn({
  salary_min,
  salary_max,
  salary_currency,
  salary_per,
  salary_is_public,
}: TypedJob) {
  const [min, max] = [minor(salary_min), minor(salary_max)];
  if (min === null && max === null) return null;
  return { min, max, currency: salary_currency, per: salary_per, is_public: salary_is_public };
}

type Salary = Pick<TypedJob, 'salary_min' | 'salary_max' | 'salary_per'>;
export type SalaryByCurrency = Partial<Record<Currency, Salary>>;

/** Clears the salary when the currency changes, or restores it from `entered`, which holds the last salary per currency. */
export function inCountry(
  typed: TypedJob,
  country: Named,
  entered: SalaryByCurrency = {},
): Partial<TypedJob> {
  const place = { country, state: null, city: [] };
  const salary_currency = currencyIn(country);
  if (salary_currency === typed.salary_currency) return place;
  return { ...place, salary_currency, ...(entered[salary_currency] ?? { salary_min: '', salary_max: '' }) };
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
      'nice_skills',
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
