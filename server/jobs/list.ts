import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import { openApplicationStatuses } from '../../src/machines/applicationStages.ts';
import { allowedToRecruiter } from '../../src/machines/job.ts';
import {
  applicationCountsOfJobs,
  appliedInWeek,
  countedStage,
  hasWaited,
  stillOpen,
  turnFrom,
} from '../applications/interface.ts';
import { isReadBy } from '../companies/interface.ts';
import { isAnyOf, numbers } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { applications } from '../db/schema/applications.ts';
import { unpublishedJobChanges } from '../db/schema/jobContent.ts';
import { type Job, jobStatuses, jobs } from '../db/schema/jobs.ts';
import { page } from '../http/answers/paging.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { asHiringManagerListsJob } from './hiringManagerView.ts';
import { presentCards, statusOn } from './jobViews.ts';
import { isTitledLike, mayBeTitledLike } from './titleSearch.ts';
import { editVersion, hasChanges, updatedAt } from './unpublishedChanges.ts';

type Status = (typeof jobStatuses)[number];
type ListQuery = Call<'listRecruiterJobs'>['query'];

async function titledLike({ tx }: TenantDb, ofCompany: SQL | undefined, typed: string): Promise<number[]> {
  const titles = await tx
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(ofCompany, mayBeTitledLike(jobs.title, typed)));
  return titles.flatMap(({ id, title }) => (isTitledLike(title, typed) ? [id] : []));
}

const filtersApplications = ({ stage, wait, week }: ListQuery) =>
  [stage, wait, week].some((filter) => filter !== undefined);

/** True of a job with an application that passes all of these filters. */
const hasApplication = (
  { tenantId }: TenantDb,
  { stage, wait, week }: ListQuery,
  { companyId, now }: { companyId: number; now: Date },
): SQL =>
  sql`${jobs.id} in (select ${applications.job_id} from ${applications}
    where ${applications.tenant_id} = ${tenantId} and ${applications.company_id} = ${companyId}
      and ${stage ? sql`${countedStage(applications)} = ${stage}` : sql`true`}
      and ${wait ? hasWaited(wait, now) : sql`true`}
      and ${week ? appliedInWeek(week) : sql`true`})`;

export const listRecruiterJobs: Operation<'listRecruiterJobs'> = ({
  query,
  user,
  tenant,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const { tx } = db;
    const status = sql<Status>`case when ${jobs.status} = 'published' and not ${stillOpen(jobs, now)} then 'expired' else ${jobs.status} end`;
    const ofCompany = and(eq(jobs.tenant_id, db.tenantId), eq(jobs.company_id, user.company?.id ?? 0));
    const condition = and(
      ofCompany,
      isReadBy(db, user),
      query.search ? isAnyOf(jobs.id, await titledLike(db, ofCompany, query.search)) : undefined,
      query.owner === undefined ? undefined : eq(jobs.owner_id, query.owner),
      filtersApplications(query)
        ? hasApplication(db, query, { companyId: user.company?.id ?? 0, now })
        : undefined,
    );
    const counted = await countByStatus(db, status, condition);
    const statuses: readonly Status[] = query.status?.length ? query.status : jobStatuses;
    const total = statuses.reduce((sum, item) => sum + (counted.get(item) ?? 0), 0);
    const { limit, offset, meta } = page(query.page, total);
    const listed = await tx
      .select({ job: jobs, changes: unpublishedJobChanges })
      .from(jobs)
      .leftJoin(
        unpublishedJobChanges,
        and(eq(unpublishedJobChanges.tenant_id, jobs.tenant_id), eq(unpublishedJobChanges.job_id, jobs.id)),
      )
      .where(and(condition, query.status?.length ? inArray(status, query.status) : undefined))
      .orderBy(await orderOf(db, { ...query, companyId: user.company?.id ?? 0, now }), desc(jobs.id))
      .limit(limit)
      .offset(offset);
    const rows = listed.map(({ job }) => job);
    const counts = await applicationCountsOfJobs(
      db,
      rows.map(({ id }) => id),
      now,
    );
    const cards = await presentCards(db, rows, { tenant, visitor: user, now });
    const owners = await ownersOf(db, and(ofCompany, isReadBy(db, user)));
    return {
      data: listed.map((row, at) => {
        const { job } = row;
        const name = owners.find((owner) => owner.id === job.owner_id)?.name ?? 'A former colleague';
        const recruiterJob = {
          ...toRecruiterJob(row, cards[at]!, counts, now),
          owner: { id: job.owner_id, name },
        };
        return user.member_role === 'hiring_manager' ? asHiringManagerListsJob(recruiterJob) : recruiterJob;
      }),
      meta: {
        ...meta,
        by_status: {
          draft: counted.get('draft') ?? 0,
          published: counted.get('published') ?? 0,
          paused: counted.get('paused') ?? 0,
          closed: counted.get('closed') ?? 0,
          expired: counted.get('expired') ?? 0,
          removed: counted.get('removed') ?? 0,
        },
        owners,
      },
    };
  });

async function countByStatus({ tx }: TenantDb, status: SQL<Status>, condition: SQL | undefined) {
  const rows = await tx
    .select({ status, count: sql<number>`count(*)::integer` })
    .from(jobs)
    .where(condition)
    .groupBy(status);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

function toRecruiterJob(
  { job, changes }: { job: Job; changes: typeof unpublishedJobChanges.$inferSelect | null },
  card: components['schemas']['JobCard'],
  counts: Awaited<ReturnType<typeof applicationCountsOfJobs>>,
  now: Date,
) {
  const { id, title, slug, city, country, is_remote, published_at, closes_on } = card;
  const { total, stages, your_turn } = counts.get(id)!;
  const status = statusOn(job, now);
  const state = { status, hasApplications: total > 0, hasChanges: hasChanges(changes) };
  return {
    ...{ id, title, slug, city, country, is_remote, published_at, closes_on, status },
    openings: job.openings,
    updated_at: updatedAt(job, changes).toISOString(),
    counts: stages,
    your_turn,
    applications_count: total,
    allowed: allowedToRecruiter(state),
    has_unpublished_changes: state.hasChanges,
    version: editVersion(job, changes),
  };
}

type Sorting = Pick<NonNullable<Call<'listRecruiterJobs'>['query']>, 'sorted_by' | 'sorted_type'>;

async function orderOf(
  db: TenantDb,
  { sorted_by: by = 'updated', sorted_type, ...company }: Sorting & { companyId: number; now: Date },
): Promise<SQL> {
  const isAscending = (sorted_type ?? (by === 'title' || by === 'closes' ? 'asc' : 'desc')) === 'asc';
  const direction = isAscending ? asc : desc;
  // Jobs for which nobody waits are not in the list.
  if (by === 'your_turn') {
    const waiting = sql`array_position(${numbers(await jobsByWaiting(db, company))}, ${jobs.id})`;
    return isAscending ? sql`${waiting} desc nulls first` : sql`${waiting} nulls last`;
  }
  const columns = {
    updated: sql`greatest(${jobs.updated_at}, ${unpublishedJobChanges.at})`,
    published: sql`${jobs.published_at}`,
    closes: sql`${jobs.closes_on}`,
    title: sql`lower(${jobs.title})`,
  };
  return sql`${direction(columns[by])} nulls last`;
}

/** The jobs with applications that wait for the company, most first, from the index of its open applications. */
async function jobsByWaiting(
  { tx, tenantId }: TenantDb,
  { companyId, now }: { companyId: number; now: Date },
): Promise<number[]> {
  const { tenant_id, company_id, job_id, status } = applications;
  const rows = await tx
    .select({ id: job_id })
    .from(applications)
    .where(
      and(
        eq(tenant_id, tenantId),
        eq(company_id, companyId),
        inArray(status, [...openApplicationStatuses]),
        sql`${turnFrom(applications)} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(job_id)
    .orderBy(desc(sql`count(*)`), desc(job_id));
  return rows.map(({ id }) => id);
}

async function ownersOf({ tx }: TenantDb, condition: SQL | undefined) {
  const rows = await tx
    .selectDistinct({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(jobs)
    .innerJoin(users, and(eq(users.tenant_id, jobs.tenant_id), eq(users.id, jobs.owner_id)))
    .where(condition);
  return rows
    .map((owner) => ({ id: owner.id, name: personName(owner) }))
    .sort((first, second) => first.name.localeCompare(second.name) || first.id - second.id);
}
