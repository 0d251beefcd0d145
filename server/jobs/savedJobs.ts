import { and, desc, eq, notInArray } from 'drizzle-orm';
import { hiddenStatuses } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { jobReports, jobs, savedJobs } from '../db/schema/jobs.ts';
import { page } from '../http/answers/paging.ts';
import type { Operation } from '../http/contract/call.ts';
import { presentCards } from './jobViews.ts';
import { inOrder, readableJob } from './public.ts';

const mine = (db: TenantDb, userId: number) =>
  and(eq(savedJobs.tenant_id, db.tenantId), eq(savedJobs.user_id, userId));

export const saveJob: Operation<'saveJob'> = ({ params, user, now, transaction }) =>
  transaction(async (db) => {
    const job = await readableJob(db, params.id);
    await db.tx
      .insert(savedJobs)
      .values({ tenant_id: db.tenantId, user_id: user.id, job_id: job.id, saved_at: now })
      .onConflictDoNothing();
    return { data: { is_saved: true } };
  });

export const unsaveJob: Operation<'unsaveJob'> = ({ params, user, transaction }) =>
  transaction(async (db) => {
    const job = await readableJob(db, params.id);
    await db.tx.delete(savedJobs).where(and(mine(db, user.id), eq(savedJobs.job_id, job.id)));
    return { data: { is_saved: false } };
  });

export const listSavedJobs: Operation<'listSavedJobs'> = ({ query, user, tenant, now, transaction }) =>
  transaction(async (db) => {
    const ofJob = and(eq(jobs.tenant_id, savedJobs.tenant_id), eq(jobs.id, savedJobs.job_id));
    const isShown = notInArray(jobs.status, [...hiddenStatuses]);
    const shown = and(mine(db, user.id), isShown, eq(jobs.company_is_active, true));
    const saved = await db.tx
      .select({ id: savedJobs.job_id })
      .from(savedJobs)
      .innerJoin(jobs, ofJob)
      .where(shown)
      .orderBy(desc(savedJobs.saved_at), desc(savedJobs.job_id));
    const { limit, offset, meta } = page(query.page, saved.length);
    const rows = await inOrder(
      db,
      saved.slice(offset, offset + limit).map(({ id }) => id),
    );
    return { data: await presentCards(db, rows, { tenant, visitor: user, now }), meta };
  });

export const reportJob: Operation<'reportJob'> = async ({ params, body, user, now, limit, transaction }) => {
  await limit('reportJob');
  return transaction(async (db) => {
    const job = await readableJob(db, params.id);
    const report = { reason: body.reason, text: body.text || null, created_at: now };
    const open = { status: 'open' as const, decided_at: null };
    await db.tx
      .insert(jobReports)
      .values({ tenant_id: db.tenantId, user_id: user.id, job_id: job.id, ...report })
      .onConflictDoUpdate({
        target: [jobReports.tenant_id, jobReports.user_id, jobReports.job_id],
        set: { ...report, ...open },
      });
    return { data: { id: job.id } };
  });
};
