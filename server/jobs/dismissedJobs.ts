import { and, eq } from 'drizzle-orm';
import { dismissedJobs } from '../db/schema/jobs.ts';
import type { Operation } from '../http/contract/call.ts';
import { readableJob } from './public.ts';

export const dismissJob: Operation<'dismissJob'> = ({ params, user, now, transaction }) =>
  transaction(async (db) => {
    const job = await readableJob(db, params.id);
    await db.tx
      .insert(dismissedJobs)
      .values({ tenant_id: db.tenantId, user_id: user.id, job_id: job.id, dismissed_at: now })
      .onConflictDoNothing();
    return { data: { is_dismissed: true } };
  });

export const undismissJob: Operation<'undismissJob'> = ({ params, user, transaction }) =>
  transaction(async (db) => {
    const job = await readableJob(db, params.id);
    await db.tx
      .delete(dismissedJobs)
      .where(
        and(
          eq(dismissedJobs.tenant_id, db.tenantId),
          eq(dismissedJobs.user_id, user.id),
          eq(dismissedJobs.job_id, job.id),
        ),
      );
    return { data: { is_dismissed: false } };
  });
