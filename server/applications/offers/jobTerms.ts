// What an offer starts from: the job as the veteran applied for it.
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { isAnyOf } from '../../db/arrays.ts';
import type { TenantDb } from '../../db/database.ts';
import type { JobContent } from '../../db/schema/jobContent.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { cities, countries, states } from '../../db/schema/reference.ts';
import type { Application } from '../applicationLife.ts';
import { findAppliedJob } from '../appliedJob.ts';
import { startDateProblem } from './startDate.ts';

type JobTerms = components['schemas']['JobTerms'];

type Content = Pick<
  JobContent,
  | 'salary_min'
  | 'salary_max'
  | 'salary_currency'
  | 'salary_per'
  | 'job_type'
  | 'city_ids'
  | 'state_id'
  | 'country_id'
  | 'is_remote'
  | 'start_on'
>;

const columns = {
  salary_min: jobs.salary_min,
  salary_max: jobs.salary_max,
  salary_currency: jobs.salary_currency,
  salary_per: jobs.salary_per,
  job_type: jobs.job_type,
  city_ids: jobs.city_ids,
  state_id: jobs.state_id,
  country_id: jobs.country_id,
  is_remote: jobs.is_remote,
  start_on: jobs.start_on,
};

const salaryOf = ({ salary_min, salary_max, salary_currency, salary_per }: Content): JobTerms['pay'] =>
  salary_currency && salary_per
    ? {
        min: salary_min,
        max: salary_max,
        currency: salary_currency as NonNullable<JobTerms['pay']>['currency'],
        per: salary_per,
      }
    : null;

async function contentFor(
  db: TenantDb,
  application: Application,
): Promise<Content & Pick<JobTerms, 'pay' | 'current_pay'>> {
  const [job] = await db.tx
    .select(columns)
    .from(jobs)
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.id, application.job.id)));
  if (!job) throw new Error('An application has no job');
  const applied = await findAppliedJob(db, application);
  // What the veteran applied for is stored without pay that the company does not publish.
  const current = salaryOf(job);
  const pay = (applied && salaryOf(applied)) ?? current;
  return { ...(applied ?? job), pay, current_pay: isDeepStrictEqual(pay, current) ? null : current };
}

export const payRangeOf = async (db: TenantDb, application: Application): Promise<JobTerms['pay']> =>
  (await contentFor(db, application)).pay;

/** Only the job types that say how long somebody works. */
export function hoursText(types: Content['job_type']): string | null {
  const isFull = types.includes('full_time');
  if (types.includes('part_time')) return isFull ? 'Full time or part time' : 'Part time';
  return isFull ? 'Full time' : null;
}

export function placeText(place: string | null, isRemote: boolean): string | null {
  if (!isRemote) return place;
  return place ? `${place}, remote` : 'Remote';
}

const maxPlace = 200;

async function placeOf({ tx }: TenantDb, { city_ids, state_id, country_id, is_remote }: Content) {
  const titles = async (table: typeof cities | typeof states | typeof countries, ids: number[]) =>
    ids.length === 0
      ? []
      : tx.select({ title: table.title }).from(table).where(isAnyOf(table.id, ids)).orderBy(table.title);
  const named = async () => {
    const inCities = await titles(cities, city_ids);
    if (inCities.length > 0) return inCities;
    const inState = await titles(states, state_id === null ? [] : [state_id]);
    return inState.length > 0 ? inState : titles(countries, country_id === null ? [] : [country_id]);
  };
  const place = (await named()).map(({ title }) => title).join(' or ');
  return placeText(place.slice(0, maxPlace) || null, is_remote)?.slice(0, maxPlace) ?? null;
}

export async function jobTerms(db: TenantDb, application: Application, now: Date): Promise<JobTerms> {
  const content = await contentFor(db, application);
  const { start_on, job_type, pay, current_pay } = content;
  const isAhead = start_on !== null && !startDateProblem(start_on, application.job.country_id, now);
  return {
    ...{ pay, current_pay },
    starts_on: isAhead ? start_on : null,
    hours: hoursText(job_type),
    place: await placeOf(db, content),
  };
}
