// Changes of a job that others can see wait in a table of their own, which only the company's recruiters read. Who reads `jobs`
// reads what is published.
import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { count } from '../db/count.ts';
import type { TenantDb } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { jobInvitations } from '../db/schema/candidates.ts';
import { contentColumns, type JobContent, unpublishedJobChanges } from '../db/schema/jobContent.ts';
import { type Job, savedJobs } from '../db/schema/jobs.ts';

type Counts = components['schemas']['StageCounts'];
type Affected = components['schemas']['UnpublishedChanges']['affects'];

export type Changes = typeof unpublishedJobChanges.$inferSelect;

const ofJob = ({ tenantId }: TenantDb, jobId: number) =>
  and(eq(unpublishedJobChanges.tenant_id, tenantId), eq(unpublishedJobChanges.job_id, jobId));

export async function findChanges(db: TenantDb, jobId: number): Promise<Changes | null> {
  const [changes] = await db.tx.select().from(unpublishedJobChanges).where(ofJob(db, jobId));
  return changes ?? null;
}

export const hasChanges = (changes: Pick<Changes, 'content'> | null): boolean => Boolean(changes?.content);

export const withChanges = (job: Job, changes: Changes | null): Job => ({ ...job, ...changes?.content });

/** Each of both only grows, so their sum is a version of the job with its changes. */
export const editVersion = (job: Pick<Job, 'version'>, changes: Pick<Changes, 'version'> | null): number =>
  job.version + (changes?.version ?? 0);

/** When a recruiter last changed what is published or is to be. */
export const updatedAt = (job: Pick<Job, 'updated_at'>, changes: Pick<Changes, 'at'> | null): Date =>
  changes && changes.at > job.updated_at ? changes.at : job.updated_at;

function differences(job: Job, edited: Job): Partial<JobContent> | null {
  const changed = contentColumns.filter((column) => !isDeepStrictEqual(job[column], edited[column]));
  return changed.length > 0 ? Object.fromEntries(changed.map((column) => [column, edited[column]])) : null;
}

/** The job must be locked. */
export async function storeChanges(
  { tenantId, tx }: TenantDb,
  job: Job,
  edited: Job,
  { byId, now }: { byId: number; now: Date },
): Promise<void> {
  const values = { content: differences(job, edited), by_id: byId, at: now };
  await tx
    .insert(unpublishedJobChanges)
    .values({ tenant_id: tenantId, job_id: job.id, ...values })
    .onConflictDoUpdate({
      target: [unpublishedJobChanges.tenant_id, unpublishedJobChanges.job_id],
      set: { ...values, version: sql`${unpublishedJobChanges.version} + 1` },
    });
}

/** A new closing day of the job replaces the unpublished one; the job must be locked. */
export async function forgetClosingDay(
  db: TenantDb,
  job: Job,
  by: { byId: number; now: Date },
): Promise<void> {
  const changes = await findChanges(db, job.id);
  if (!changes?.content || !('closes_on' in changes.content)) return;
  await storeChanges(db, job, { ...withChanges(job, changes), closes_on: job.closes_on }, by);
}

/** Published or discarded; the job must be locked. */
export async function endChanges(db: TenantDb, jobId: number): Promise<void> {
  await db.tx
    .update(unpublishedJobChanges)
    .set({ content: null, version: sql`${unpublishedJobChanges.version} + 1` })
    .where(ofJob(db, jobId));
}

const waitingStages = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'] as const;

/** Those who know the job as it is published. Each is counted by an index. */
export async function affectedBy(
  { tenantId, tx }: TenantDb,
  jobId: number,
  stages: Counts,
): Promise<Affected> {
  const { tenant_id, user_id, job_id, status } = jobInvitations;
  const hasApplied = sql`exists (select from ${applications} where ${applications.tenant_id} = ${tenant_id}
    and ${applications.job_id} = ${job_id} and ${applications.user_id} = ${user_id})`;
  const [invited] = await tx
    .select({ count: sql<number>`count(distinct ${user_id})::integer` })
    .from(jobInvitations)
    .where(and(eq(tenant_id, tenantId), eq(job_id, jobId), eq(status, 'pending'), sql`not ${hasApplied}`));
  const [saved] = await tx
    .select({ count })
    .from(savedJobs)
    .where(and(eq(savedJobs.tenant_id, tenantId), eq(savedJobs.job_id, jobId)));
  return {
    applicants: waitingStages.reduce((sum, stage) => sum + stages[stage], 0),
    invited: invited?.count ?? 0,
    savers: saved?.count ?? 0,
  };
}
