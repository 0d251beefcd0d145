import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import { mayReadJob } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';

export interface Colleague {
  id: number;
  name: string;
}

/** Over `users`. */
export const worksFor = ({ tenantId }: TenantDb, companyId: number) =>
  and(eq(users.tenant_id, tenantId), eq(users.company_id, companyId), eq(users.status, 'active'));

/** The same without hiring managers. */
export const recruitsFor = (db: TenantDb, companyId: number) =>
  and(worksFor(db, companyId), eq(users.member_role, 'recruiter'));

const colleaguesIn = (db: TenantDb, companyId: number, ids: readonly number[], condition?: SQL) =>
  db.tx
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(and(worksFor(db, companyId), inArray(users.id, [...ids]), condition))
    .orderBy(users.id);

type Members = Awaited<ReturnType<typeof colleaguesIn>>;

const byId = (rows: Members): Map<number, Colleague> =>
  new Map(rows.map(({ id, ...name }) => [id, { id, name: personName(name) }]));

/** Those of them who work for the company. */
export const colleaguesWith = async (
  db: TenantDb,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, Colleague>> => byId(ids.length === 0 ? [] : await colleaguesIn(db, companyId, ids));

/**
 * The same, and makes their leaving wait, which would otherwise miss what they are given. The lock allows foreign key checks.
 * Applications are locked after them.
 */
export const lockColleagues = async (
  db: TenantDb,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, Colleague>> =>
  byId(ids.length === 0 ? [] : await colleaguesIn(db, companyId, ids).for('share'));

/** Those of them who may read the applications for a job, locked in the same way. */
export async function lockReadersOfJob(
  db: TenantDb,
  { companyId, jobId }: { companyId: number; jobId: number },
  ids: readonly number[],
): Promise<Map<number, Colleague>> {
  const locked = await lockColleagues(db, companyId, ids);
  // Only now, because the lock may have waited for somebody to be taken out of the hiring team.
  return byId(locked.size === 0 ? [] : await colleaguesIn(db, companyId, ids, mayReadJob(db, jobId)));
}
