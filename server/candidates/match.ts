/** The match of one job and one candidate with its parts: a veteran’s own, or one that a company makes for a job of its own. */
import { and, eq } from 'drizzle-orm';
import type { Call, Handlers } from '../call.ts';
import type { TenantDb } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { isHidden } from '../jobs/views.ts';
import { matchesFor, matchJobs } from '../match/load.ts';
import { matchOf } from '../match/match.ts';
import { invalid, notFound } from '../problem.ts';
import { recordAccess } from './accessLog.ts';
import { judgedFor, ownJob, seeOne } from './candidates.ts';

type Asked = Call<'getMatch'>;

export const matchHandlers = {
  getMatch: (call) =>
    call.transaction(async (db) => ({
      data: call.user.role === 'veteran' ? await ownMatch(db, call) : await companysMatch(db, call),
    })),
} satisfies Handlers<'getMatch'>;

async function ownMatch(db: TenantDb, { query, user, now }: Asked) {
  if ((query.candidate_id ?? user.id) !== user.id) throw notFound();
  const [job] = await db.tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.id, query.job_id)));
  if (!job || isHidden(job) || !job.company_is_active) throw notFound();
  const match = (await matchesFor(db, [job], user.id, now)).get(job.id);
  if (!match) throw notFound();
  return match;
}

async function companysMatch(db: TenantDb, { query, user, now }: Asked) {
  const companyId = user.company?.id ?? 0;
  const { job_id, candidate_id } = query;
  if (!candidate_id) throw invalid({ candidate_id: ['Required'] });
  const job = await ownJob(db, companyId, job_id);
  if (!job) throw notFound();
  const seen = await seeOne(db, companyId, candidate_id, now);
  const [wanted] = await matchJobs(db, [job]);
  const object = { type: 'match' as const, id: job.id, title: job.title };
  await recordAccess(db, { userId: candidate_id, by: user, action: 'viewed', object, at: now });
  return matchOf(wanted!, judgedFor(seen, now));
}
