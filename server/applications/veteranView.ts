// What veterans see of their applications is what they have been told. A rejection is sent after a day: until then its application
// looks as it did before, and one that was undone or made void before it was sent never happened. Every answer to a veteran about
// an application is read through the two views here.
import { and, asc, eq, getTableColumns, type SQL, sql, WithSubquery } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { numbers } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { applicationEvents, applications } from '../db/schema/applications.ts';
import { notFound } from '../http/answers/problem.ts';
import { type Application, lastStep, ofSide, selectApplications } from './applicationLife.ts';
import { rejectionDelay } from './applicationNews.ts';

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const delay = sql.raw(`make_interval(secs => ${rejectionDelay / 1000})`);

/** Over `applications`: rejected, and the veteran has not been told yet. */
export const isDelayed = (now: Date): SQL => sql`(${applications.status} = 'rejected'
  and ${applications.rejected_from} is not null
  and ${applications.status_changed_at} > ${at(new Date(now.getTime() - rejectionDelay))})`;

/** All columns of the table, taken from `alias` unless changed. */
function columnsWith(table: PgTable, alias: string, changed: Record<string, SQL>): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const from = sql.identifier(alias);
  return sql.join(
    names.map((name) => {
      const column = sql.identifier(name);
      return sql`${changed[name] ?? sql`${from}.${column}`} as ${column}`;
    }),
    sql`, `,
  );
}

// A rejection is followed only by its undoing, or by a move of the veteran that made it void.
const stepsWithUnsent = (isSelected: SQL, now: Date) => sql`
  select step.*,
    step."to" = 'rejected' and lead(step.at, 1, ${at(now)}) over steps < step.at + ${delay} as is_unsent,
    coalesce(step."from" = 'rejected' and lag(step.at) over steps + ${delay} > step.at, false) as follows_unsent,
    lag(step."from") over steps as from_before
  from ${applicationEvents} step
  where ${isSelected}
  window steps as (partition by step.application_id order by step.at, step.id)`;

/** Steps with two more columns: whether the veteran never hears of it, and where it came from as far as they know. */
const annotatedSteps = (isSelected: SQL, now: Date) => sql`
  select step.*, step.is_unsent or step.follows_unsent and step.by = 'employer' as is_hidden,
    case when step.follows_unsent then step.from_before else step."from" end as visible_from
  from (${stepsWithUnsent(isSelected, now)}) step`;

/** The steps of a veteran’s applications that they know of, with the columns of the table. */
export const veteranSteps = (tenantId: number, veteranId: number, now: Date): SQL => sql`
  select ${columnsWith(applicationEvents, 'step', { from: sql`step.visible_from` })}
  from (${annotatedSteps(
    sql`step.tenant_id = ${tenantId} and step.application_id in (
      select id from ${applications} where tenant_id = ${tenantId} and user_id = ${veteranId})`,
    now,
  )}) step
  where not step.is_hidden`;

/** Over `applications`: a step was taken since then. A rejection that was undone before it was sent never happened. */
export const hasStepSince = (since: Date, now: Date): SQL => sql`exists (
  select from (${annotatedSteps(
    sql`step.tenant_id = ${applications.tenant_id} and step.application_id = ${applications.id}`,
    now,
  )}) step
  where step.at > ${at(since)} and not step.is_hidden)`;

type StoredStep = typeof applicationEvents.$inferSelect;

interface Steps {
  all: StoredStep[];
  /** Those that the veteran knows of. */
  visible: StoredStep[];
}

export type StepsOf = (id: number) => Steps;

/** Of these applications, the earliest first. */
export async function stepsOf(
  { tenantId, tx }: TenantDb,
  ids: readonly number[],
  now: Date,
): Promise<StepsOf> {
  const isSelected = sql`step.tenant_id = ${tenantId} and step.application_id = any(${numbers(ids)})`;
  const rows = await tx
    .with(new WithSubquery(annotatedSteps(isSelected, now), {}, 'application_events', true))
    .select({
      step: getTableColumns(applicationEvents),
      is_hidden: sql<boolean>`is_hidden`,
      visible_from: sql<StoredStep['from']>`visible_from`,
    })
    .from(applicationEvents)
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id));
  return (id) => {
    const own = rows.filter(({ step }) => step.application_id === id);
    return {
      all: own.map(({ step }) => step),
      visible: own.flatMap(({ step, is_hidden, visible_from }) =>
        is_hidden ? [] : [{ ...step, from: visible_from }],
      ),
    };
  };
}

/** A veteran’s applications as they know them, with the columns of the table. The version counts only the steps they know of. */
export function veteranApplications(tenantId: number, veteranId: number, now: Date): SQL {
  const whileDelayed = (name: string, value: SQL) =>
    sql`case when own.is_delayed then ${value} else own.${sql.identifier(name)} end`;
  return sql`
    select ${columnsWith(applications, 'own', {
      status: whileDelayed('status', sql`own.rejected_from`),
      status_changed_at: whileDelayed('status_changed_at', sql`coalesce(last.at, own.status_changed_at)`),
      rejected_from: whileDelayed('rejected_from', sql`null`),
      reason_code: whileDelayed('reason_code', sql`null`),
      public_note: whileDelayed('public_note', sql`last.public_note`),
      version: sql`own.version - hidden.count`,
    })}
    from (
      select ${applications}.*, ${isDelayed(now)} as is_delayed from ${applications}
      where ${applications.tenant_id} = ${tenantId} and ${applications.user_id} = ${veteranId}) own
    cross join lateral (
      select ${lastStep.at} as at, ${lastStep.public_note} as public_note from ${applicationEvents}
      where ${applicationEvents.tenant_id} = own.tenant_id and ${applicationEvents.application_id} = own.id
        and ${lastStep.condition}) last
    cross join lateral (
      select count(*)::integer as count
      from (${annotatedSteps(sql`step.tenant_id = own.tenant_id and step.application_id = own.id`, now)}) step
      where step.is_hidden) hidden`;
}

/** Replaces the table in a query: `db.tx.with(…)`. */
export const veteranView = ({ tenantId }: TenantDb, veteranId: number, now: Date) =>
  new WithSubquery(veteranApplications(tenantId, veteranId, now), {}, 'applications', true);

/** The same application as its veteran sees it. An erased one has nobody to see it. */
export async function asVeteranSees(
  db: TenantDb,
  { row: { id, user_id: veteranId } }: Application,
  now: Date,
): Promise<Application> {
  if (veteranId === null) throw notFound();
  const [application] = await selectApplications(db, veteranView(db, veteranId, now)).where(
    and(ofSide(db, { veteranId }), eq(applications.id, id)),
  );
  if (!application) throw notFound();
  return application;
}
