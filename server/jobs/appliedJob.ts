import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { appliedContent, findApplication, findAppliedJob, viewingAs } from '../applications/interface.ts';
import { jobs } from '../db/schema/jobs.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { presentContent } from './jobViews.ts';

export const getAppliedJob: Operation<'getAppliedJob'> = ({ params, user, tenant, now, transaction }) =>
  transaction(async (db) => {
    const application = await findApplication(db, viewingAs(user, 'hiring_team').side, params.id);
    const content = await findAppliedJob(db, application);
    if (!content) return { data: { job: null, is_changed: false } };
    const [job] = await db.tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.id, application.job.id)));
    if (!job) throw notFound();
    return {
      data: {
        job: await presentContent(db, { ...job, ...content }, { tenant, visitor: null, now }),
        is_changed: !isDeepStrictEqual(content, appliedContent(job)),
      },
    };
  });
