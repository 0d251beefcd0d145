/**
 * What a job is filtered by, as words that nobody can type, among those it is found by: so one index answers words and filters
 * together, and finds the newest of many without looking at all.
 */
import type { Job } from '../db/schema/jobs.ts';
import type { Filter } from './wanted.ts';

const week = 7 * 86_400_000;
const weekOf = (at: Date) => Math.floor(at.getTime() / week);

type Markable = Partial<
  Pick<
    Job,
    | 'job_role_id'
    | 'experience_id'
    | 'state_id'
    | 'city_ids'
    | 'industry_ids'
    | 'job_type'
    | 'work_type'
    | 'published_at'
  >
>;

const marksFor = {
  job_role: (id: number) => `=role${id}`,
  experience: (id: number) => `=experience${id}`,
  state: (id: number) => `=state${id}`,
  city: (id: number) => `=city${id}`,
  industry: (id: number) => `=industry${id}`,
  job_type: (type: string) => `=${type}`,
  type: (type: string) => `=${type}`,
};

export type Marked = keyof typeof marksFor;

export function marksOf(job: Markable): string[] {
  const { job_role_id, experience_id, state_id, city_ids = [], industry_ids = [], job_type = [] } = job;
  const { work_type = [], published_at } = job;
  return [
    ...(job_role_id ? [marksFor.job_role(job_role_id)] : []),
    ...(experience_id ? [marksFor.experience(experience_id)] : []),
    ...(state_id ? [marksFor.state(state_id)] : []),
    ...city_ids.map(marksFor.city),
    ...industry_ids.map(marksFor.industry),
    ...job_type.map(marksFor.job_type),
    ...work_type.map(marksFor.type),
    ...(published_at ? [`=week${weekOf(published_at)}`] : []),
  ];
}

/** Nothing has the mark that stands for none. */
export const anyOf = (marks: string[]) =>
  `(${(marks.length > 0 ? marks : ['=none']).map((mark) => `'${mark}'`).join(' | ')})`;

/** Published in the last so many weeks or somewhat before. */
export const newerThan = (now: Date, weeks: number) =>
  anyOf(Array.from({ length: weeks + 1 }, (_, ago) => `=week${weekOf(now) - ago}`));

/** A query of marks for each filter that is set. */
export function markQueries(filter: Filter): Partial<Record<Marked, string>> {
  const { job_role, experience, state, city, industry, job_type, type } = filter;
  const wanted: Record<Marked, string[]> = {
    job_role: job_role === undefined ? [] : [marksFor.job_role(job_role)],
    experience: experience === undefined ? [] : [marksFor.experience(experience)],
    state: state === undefined ? [] : [marksFor.state(state)],
    city: (city ?? []).map(marksFor.city),
    industry: (industry ?? []).map(marksFor.industry),
    job_type: (job_type ?? []).map(marksFor.job_type),
    type: (type ?? []).map(marksFor.type),
  };
  const set = Object.entries(wanted).filter(([, marks]) => marks.length > 0);
  return Object.fromEntries(set.map(([name, marks]) => [name, anyOf(marks)]));
}
