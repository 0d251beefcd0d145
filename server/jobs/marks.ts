// The filters of a job are stored as marks, words that nobody can type, next to its search words: so one index answers words and
// filters together, and finds the newest of many jobs without reading all.
import type { operations } from '../../openapi.gen.d.ts';
import type { Job } from '../db/schema/jobs.ts';
import type { JobFeatures } from '../db/schema/matchFeatures.ts';

export type JobListFilter = NonNullable<operations['listJobs']['parameters']['query']>;

const day = 86_400_000;
const week = 7 * day;
const numberOf = (at: Date, span: number) => Math.floor(at.getTime() / span);
// Each band is two percent wide, in any currency.
const payOf = (yearly: number) => Math.floor(Math.log(Math.max(1, yearly)) / Math.log(1.02));

type Markable = Partial<
  Pick<
    Job,
    | 'job_role_id'
    | 'occupation_code'
    | 'experience_id'
    | 'state_id'
    | 'city_ids'
    | 'industry_ids'
    | 'job_type'
    | 'work_type'
    | 'published_at'
    | 'salary_yearly'
    | 'is_remote'
  >
>;

export const occupationMark = (code: string) => `=occupation${code}`;
// `=remote` is a kind of workplace that is searched for alone.
export const remoteMark = '=home';

const marksFor = {
  job_role: (id: number) => `=role${id}`,
  occupation: occupationMark,
  experience: (id: number) => `=experience${id}`,
  state: (id: number) => `=state${id}`,
  city: (id: number) => `=city${id}`,
  industry: (id: number) => `=industry${id}`,
  job_type: (type: string) => `=${type}`,
  type: (type: string) => `=${type}`,
};

export const workMark = (kind: string) => `=work${kind}`;

export const workMarks = ({ work }: Pick<JobFeatures, 'work'>) =>
  work.filter(({ share }) => share === 1).map(({ kind }) => workMark(kind));

export type Marked = keyof typeof marksFor;

export function marksOf(job: Markable): string[] {
  const { job_role_id, experience_id, state_id, city_ids = [], industry_ids = [], job_type = [] } = job;
  const { work_type = [], published_at, salary_yearly = null, is_remote = false } = job;
  return [
    ...(job_role_id ? [marksFor.job_role(job_role_id)] : []),
    ...(job.occupation_code ? [marksFor.occupation(job.occupation_code)] : []),
    ...(experience_id ? [marksFor.experience(experience_id)] : []),
    ...(state_id ? [marksFor.state(state_id)] : []),
    ...city_ids.map(marksFor.city),
    ...industry_ids.map(marksFor.industry),
    ...job_type.map(marksFor.job_type),
    ...work_type.map(marksFor.type),
    ...(is_remote ? [remoteMark] : []),
    ...(published_at ? [`=day${numberOf(published_at, day)}`, `=week${numberOf(published_at, week)}`] : []),
    ...(salary_yearly === null ? [] : [`=pay${payOf(salary_yearly)}`]),
  ];
}

export const anyOf = (marks: string[]) =>
  `(${(marks.length > 0 ? marks : ['=none']).map((mark) => `'${mark}'`).join(' | ')})`;

// More marks would cost the index more than they save.
const mostMarks = 100;
const mostDays = 20;

/** Possibly also finds jobs published before; null if that is too long ago. */
export function publishedSince(at: Date, now: Date): string | null {
  const [name, span] = numberOf(now, day) - numberOf(at, day) < mostDays ? ['day', day] : ['week', week];
  const last = numberOf(now, span);
  const count = last - numberOf(at, span) + 1;
  return count > mostMarks ? null : anyOf(Array.from({ length: count }, (_, ago) => `=${name}${last - ago}`));
}

export function paidLike(yearly: number[]): string | null {
  const bands = [...new Set(yearly.map(payOf))];
  return bands.length > mostMarks ? null : anyOf(bands.map((band) => `=pay${band}`));
}

export function markQueries(filter: JobListFilter): Partial<Record<Marked, string>> {
  const { job_role, occupation, experience, state, city, industry, job_type, type } = filter;
  const marksByFilter: Record<Marked, string[]> = {
    job_role: job_role === undefined ? [] : [marksFor.job_role(job_role)],
    occupation: (occupation ?? []).map(marksFor.occupation),
    experience: experience === undefined ? [] : [marksFor.experience(experience)],
    state: state === undefined ? [] : [marksFor.state(state)],
    city: (city ?? []).map(marksFor.city),
    industry: (industry ?? []).map(marksFor.industry),
    job_type: (job_type ?? []).map(marksFor.job_type),
    type: (type ?? []).map(marksFor.type),
  };
  const set = Object.entries(marksByFilter).filter(([, marks]) => marks.length > 0);
  return Object.fromEntries(set.map(([name, marks]) => [name, anyOf(marks)]));
}
