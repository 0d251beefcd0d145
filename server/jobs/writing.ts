// What every call that writes a job has to keep to.
import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import { invalid } from '../http/answers/problem.ts';
import type { LimitName } from '../http/answers/rateLimits.ts';
import type { Call, OperationId } from '../http/contract/call.ts';
import { jobFaults, missingJobFields } from './fields.ts';
import type { Viewer } from './jobViews.ts';

export type Recruiting = Pick<Call<OperationId>, 'user' | 'tenant' | 'now'>;

export const viewerOf = ({ user, tenant, now }: Recruiting): Viewer => ({ tenant, visitor: user, now });

/** @param strictly whether all that publishing requires must be there */
export async function refuseFaults(
  db: TenantDb,
  job: Job,
  { strictly, now }: { strictly: boolean; now: Date },
): Promise<void> {
  const errors = { ...(strictly ? missingJobFields(job, now) : {}), ...(await jobFaults(db, job)) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export async function refuseUncheckedBadge(
  db: TenantDb,
  companyId: number | undefined,
  { veteran_features }: Partial<Pick<Job, 'veteran_features'>>,
): Promise<void> {
  if (!veteran_features?.includes('covenant_gold')) return;
  const [company] = await db.tx
    .select({ commitment: companies.checked_commitment })
    .from(companies)
    .where(and(eq(companies.tenant_id, db.tenantId), eq(companies.id, companyId ?? 0)));
  if (company?.commitment !== 'gold')
    throw invalid({ veteran_features: ['We have to check your company’s gold award first'] });
}

type Moving = Pick<Call<'publishJob'>, 'user' | 'params' | 'limit' | 'transaction'>;

const isOwnJob = ({ user, params, transaction }: Moving) =>
  transaction(async ({ tenantId, tx }) => {
    const isOwn = and(eq(jobs.tenant_id, tenantId), eq(jobs.company_id, user.company?.id ?? 0));
    const [job] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isOwn, eq(jobs.id, params.id)));
    return job !== undefined;
  });

export async function limitMoves(call: Moving, limits: LimitName[] = []): Promise<void> {
  // Ids of no job share a count: a count for each would fill the table.
  const counted = (await isOwnJob(call)) ? call.params.id : 0;
  for (const name of ['moveJob', ...limits] as const)
    await call.limit(name, { whose: `${call.user.company?.id} ${counted}` });
}
