import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { hiringTeams } from '../../db/schema/hiringTeams.ts';
import { jobs } from '../../db/schema/jobs.ts';

/** Whether a hiring manager belongs to the hiring team of a job; `job` is a column with its number. */
export const isInHiringTeam = ({ tenantId }: TenantDb, userId: number, job: AnyPgColumn): SQL => sql`exists (
  select from ${hiringTeams} where ${hiringTeams.tenant_id} = ${tenantId} and ${hiringTeams.user_id} = ${userId}
    and ${hiringTeams.job_id} = ${job})`;

/** Over `jobs` of the member's company: all of them, or those of a hiring manager. */
export const isReadBy = (db: TenantDb, user: { id: number; member_role: string }): SQL | undefined =>
  hiringManagerId(user) === null ? undefined : isInHiringTeam(db, user.id, jobs.id);

/** Null for recruiters, who read all jobs of their company. */
export const hiringManagerId = (user: { id: number; member_role: string }): number | null =>
  user.member_role === 'hiring_manager' ? user.id : null;

/** Over `users`. */
export function isOnTeamOf({ tenantId }: TenantDb, jobId: number): { isMember: SQL; isNoMember: SQL } {
  const isMember = sql`exists (select from ${hiringTeams} where ${hiringTeams.tenant_id} = ${tenantId}
    and ${hiringTeams.user_id} = ${users.id} and ${hiringTeams.job_id} = ${jobId})`;
  return { isMember, isNoMember: sql`not ${isMember}` };
}

/** Over `users`: recruiters, and the hiring managers of a job. */
export const mayReadJob = (db: TenantDb, jobId: number): SQL =>
  sql`(${users.member_role} = 'recruiter' or ${isOnTeamOf(db, jobId).isMember})`;

/** Their row must be locked. Returns the jobs. */
export async function endHiringTeams(
  { tenantId, tx }: TenantDb,
  userId: number,
  jobId?: number,
): Promise<number[]> {
  const left = await tx
    .delete(hiringTeams)
    .where(
      and(
        eq(hiringTeams.tenant_id, tenantId),
        eq(hiringTeams.user_id, userId),
        jobId === undefined ? undefined : eq(hiringTeams.job_id, jobId),
      ),
    )
    .returning({ id: hiringTeams.job_id });
  return left.map(({ id }) => id);
}
