// The one definition of counts per stage, waiting times and typical durations, used by every page, list and export.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { ApplicationStatus } from '../../src/machines/application.ts';
import { type WaitAge, waitAges } from '../../src/machines/applicationStages.ts';
import { isAnyOf, numbers } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { applicationEvents, applications } from '../db/schema/applications.ts';
import { rejectionDelay } from './applicationNews.ts';

type StageCounts = components['schemas']['StageCounts'];

const day = 86_400_000;

type TurnColumns = Record<
  'status' | 'status_changed_at' | 'held_seconds' | 'interview_status' | 'interview_until' | 'offer_status',
  SQLWrapper
>;

/**
 * When the wait for the company started: at the last change or, if later, at the end of a confirmed interview or the last
 * proposed time. Time on hold moves it later, so that it does not count as waiting. Null where the company does not have to act.
 * Must agree with `turnOf`, which asks the chart.
 */
export const turnFrom = (of: TurnColumns): SQL => sql`(case
  when ${of.status} in ('submitted', 'viewed', 'shortlisted') then ${of.status_changed_at}
  when ${of.status} = 'offer' and ${of.offer_status} <> 'made' then ${of.status_changed_at}
  when ${of.status} = 'interview' and ${of.interview_status} in ('proposed', 'confirmed', 'held', 'lapsed')
    then greatest(${of.status_changed_at}, ${of.interview_until})
  when ${of.status} = 'interview' then ${of.status_changed_at} end + make_interval(secs => ${of.held_seconds}))`;

/** Must agree with `stageOf`. */
export const countedStage = ({ status, offer_status }: Pick<TurnColumns, 'status' | 'offer_status'>): SQL =>
  sql`(case when ${status} = 'offer' and ${offer_status} in ('declined', 'lapsed', 'withdrawn', 'unmet')
    then 'interview' else ${status} end)`;

export interface Turn {
  turn_from: Date | null;
}

export const turnColumn = turnFrom(applications).mapWith(applications.status_changed_at) as SQL<Date | null>;

export const waitingDays = ({ turn_from }: Turn, now: Date): number | null =>
  turn_from && turn_from <= now ? Math.floor((now.getTime() - turn_from.getTime()) / day) : null;

export const waitedDays = (turn: SQL, at: SQL): SQL =>
  sql`floor(extract(epoch from ${at} - ${turn}) / 86400)::integer`;

/** Must agree with `waitingDays`. */
export function hasWaited(age: WaitAge, now: Date): SQL {
  const { from, to } = waitAges[age];
  const at = sql`${now.toISOString()}::timestamptz`;
  const turn = turnFrom(applications);
  const atMost = to === null ? sql`true` : sql`${waitedDays(turn, at)} <= ${to}::integer`;
  return sql`(${turn} <= ${at} and ${waitedDays(turn, at)} >= ${from}::integer and ${atMost})`;
}

/** In hours, because the length of a day depends on the time zone of the connection. */
export const sevenDays = sql`interval '168 hours'`;

export const appliedInWeek = (from: string): SQL => {
  const start = sql`${`${from}T00:00:00Z`}::timestamptz`;
  return sql`(${applications.created_at} >= ${start} and ${applications.created_at} < ${start} + ${sevenDays})`;
};

export interface ApplicationCounts {
  total: number;
  stages: StageCounts;
  your_turn: number;
}

const nobody = (): ApplicationCounts => ({
  total: 0,
  stages: {
    submitted: 0,
    viewed: 0,
    shortlisted: 0,
    interview: 0,
    offer: 0,
    hired: 0,
    inactive: 0,
    rejected: 0,
    withdrawn: 0,
    expired: 0,
  },
  your_turn: 0,
});

export async function applicationCountsOfJobs(
  { tenantId, tx }: TenantDb,
  ids: number[],
  now: Date,
): Promise<Map<number, ApplicationCounts>> {
  const result = new Map(ids.map((id) => [id, nobody()]));
  if (ids.length === 0) return result;
  const rows = await tx
    .select({
      jobId: applications.job_id,
      stage: sql<ApplicationStatus>`${countedStage(applications)}`,
      count: sql<number>`count(*)::integer`,
      waiting: sql<number>`count(*) filter (where ${turnFrom(applications)} <= ${now.toISOString()}::timestamptz)::integer`,
    })
    .from(applications)
    .where(sql`${applications.tenant_id} = ${tenantId} and ${isAnyOf(applications.job_id, ids)}`)
    .groupBy(applications.job_id, countedStage(applications));
  for (const { jobId, stage, count, waiting } of rows) {
    const of = result.get(jobId)!;
    of.stages[stage] = count;
    of.total += count;
    of.your_turn += waiting;
  }
  return result;
}

export const applicationCountsOfJob = async (
  db: TenantDb,
  id: number,
  now: Date,
): Promise<ApplicationCounts> => (await applicationCountsOfJobs(db, [id], now)).get(id) ?? nobody();

// A median of fewer values is not meaningful.
const fewest = 5;
// Per company: older applications say little about how it works today.
const mostLookedAt = 500;

const step = (name: string) => sql.raw(`step.${name}`);

/**
 * How long each company's latest applicants typically waited at a stage for the company's next step: rows of `company_id`, `stage`
 * and `days`, for stages that enough of them have left. Steps by the veteran or the calendar do not count, nor do rejections that
 * were undone or are not sent yet.
 */
export const typicalWaits = (tenantId: number, companyIds: number[], now: Date): SQL => sql`
  select company_id, stage, greatest(1, ceil(percentile_cont(0.5) within group (order by days)))::integer as days
  from (
    select a.company_id, step.stage, greatest(0, extract(epoch from step.left_at
      - ${turnFrom({
        status: step('stage'),
        status_changed_at: step('at'),
        held_seconds: step('left_held'),
        interview_status: sql`case when step.interview = 'confirmed' then 'confirmed' end`,
        interview_until: sql.raw('a.interview_until'),
        offer_status: sql`null::text`,
      })}) / 86400) as days
    from unnest(${numbers(companyIds)}) asked (id)
    cross join lateral (
      select id, company_id, interview_until from ${applications}
      where tenant_id = ${tenantId} and company_id = asked.id order by id desc limit ${mostLookedAt}
    ) a
    cross join lateral (
      select "to" as stage, at, interview, lead(at) over way as left_at, lead(by) over way as left_by,
        lead("to") over way as left_to, lead(held_seconds) over way as left_held
      from (
        select *, lead("from") over (order by at, id) as after_from
        from ${applicationEvents} where tenant_id = ${tenantId} and application_id = a.id
      ) steps
      where ("from" is distinct from 'rejected' or by <> 'employer') and not ("to" = 'rejected' and after_from is not distinct from 'rejected')
      window way as (order by at, id)
    ) step
    where step.left_by = 'employer' and step.stage in ('submitted', 'viewed', 'shortlisted', 'interview')
      -- While times are proposed it is the veteran's turn, and times sent with an invitation involve no wait.
      and step.interview is distinct from 'proposed' and step.left_at > step.at
      and not (step.left_to = 'rejected' and step.left_at > ${new Date(now.getTime() - rejectionDelay).toISOString()}::timestamptz)
  ) waits
  group by company_id, stage having count(*) >= ${fewest}`;

export type TypicalDays = (companyId: number, status: ApplicationStatus) => number | null;

export async function typicalDays(
  { tenantId, tx }: TenantDb,
  companyIds: readonly number[],
  now: Date,
): Promise<TypicalDays> {
  if (companyIds.length === 0) return () => null;
  const { rows } = await tx.execute<{ company_id: number; stage: ApplicationStatus; days: number }>(
    typicalWaits(tenantId, [...new Set(companyIds)], now),
  );
  const result = new Map(rows.map(({ company_id, stage, days }) => [`${company_id} ${stage}`, days]));
  return (companyId, status) => result.get(`${companyId} ${status}`) ?? null;
}
