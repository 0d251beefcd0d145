import { and, eq, lt, not, sql } from 'drizzle-orm';
import { allowedToRecruiter, type JobMove, type JobStanding, jobLife } from '../../src/machines/job.ts';
import { applicationCountsOfJob, stillOpen } from '../applications/interface.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { type Job, jobChanges, jobs } from '../db/schema/jobs.ts';
import { dayOf } from '../formats/days.ts';
import { invalidTransition, notFound } from '../http/answers/problem.ts';
import { markHandled } from '../notifications/notify.ts';
import { describePlaces, findableBy, salaryLine } from './findableBy.ts';
import { statusOn } from './jobViews.ts';
import { learnWords, vectorsOf } from './searchText.ts';
import { findChanges, hasChanges } from './unpublishedChanges.ts';

const ofTenant = ({ tenantId }: TenantDb, id: number) => and(eq(jobs.tenant_id, tenantId), eq(jobs.id, id));

export async function jobStateOf(db: TenantDb, job: Job, now: Date): Promise<JobStanding> {
  const { total } = await applicationCountsOfJob(db, job.id, now);
  return {
    status: statusOn(job, now),
    hasApplications: total > 0,
    hasChanges: hasChanges(await findChanges(db, job.id)),
  };
}

/** Locks the job until the transaction ends. Jobs of other companies are not found. */
export async function lockJob(db: TenantDb, companyId: number | undefined, id: number): Promise<Job> {
  const [job] = await db.tx
    .select()
    .from(jobs)
    .where(and(ofTenant(db, id), eq(jobs.company_id, companyId ?? 0)))
    .for('update');
  if (!job) throw notFound();
  return job;
}

/** @throws with the legal moves if this one is not legal */
export async function demandMove(db: TenantDb, job: Job, move: JobMove, now: Date): Promise<JobStanding> {
  const state = await jobStateOf(db, job, now);
  const next = jobLife.after(state, move);
  if (!next) throw invalidTransition(allowedToRecruiter(state));
  return next;
}

export async function storeJob(db: TenantDb, job: Job, change: Partial<Job>, now: Date): Promise<Job> {
  const findable = await findableBy(db, { ...job, ...change });
  const [stored] = await db.tx
    .update(jobs)
    .set({
      ...change,
      ...vectorsOf(findable),
      version: sql`${jobs.version} + 1`,
      updated_at: now,
    })
    .where(ofTenant(db, job.id))
    .returning();
  if (!stored) throw notFound();
  if (stored.status === 'closed' || stored.closes_on !== job.closes_on) {
    const path = `/recruiter/jobs/${job.id}`;
    await markHandled(db, { types: ['job_expiring'], companyId: job.company_id, path, now });
  }
  if (stored.status !== 'draft') await learnWords(db, findable);
  return stored;
}

/** `job` must be locked. */
export async function moveJob(
  db: TenantDb,
  job: Job,
  { move, change = {}, now }: { move: JobMove; change?: Partial<Job>; now: Date },
): Promise<Job> {
  const { status } = await demandMove(db, job, move, now);
  if (status === 'deleted') throw new Error('A deleted job is stored no more');
  return storeJob(db, job, { ...change, status }, now);
}

export async function logChanges(db: TenantDb, before: Job, after: Job, byId: number, now: Date) {
  const lines = [
    { field: 'title', before: before.title, after: after.title },
    { field: 'salary', before: salaryLine(before), after: salaryLine(after) },
    { field: 'place', before: await describePlaces(db, before), after: await describePlaces(db, after) },
  ] as const;
  const changed = lines.filter((line) => line.before !== line.after);
  if (changed.length === 0) return false;
  const of = { tenant_id: db.tenantId, job_id: before.id, by_id: byId, at: now };
  await db.tx.insert(jobChanges).values(changed.map((line) => ({ ...of, ...line })));
  return true;
}

/** Readers do not depend on it: they check the closing day themselves. */
export const expireJobs = (database: Database, now: Date) =>
  database.asPlatform(async (tx) => {
    const isDue = and(
      eq(jobs.status, 'published'),
      lt(jobs.closes_on, dayOf(now)),
      not(stillOpen(jobs, now)),
    );
    const [due] = await tx.select({ status: jobs.status }).from(jobs).where(isDue).limit(1);
    const next = due && jobLife.after({ ...due, hasApplications: false, hasChanges: false }, 'expire');
    if (!next || next.status === 'deleted') return;
    await tx
      .update(jobs)
      .set({ status: next.status, ended_at: now, updated_at: now, version: sql`${jobs.version} + 1` })
      .where(isDue);
  });
