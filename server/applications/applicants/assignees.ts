// The colleague who follows an application up. For the company alone: no move, deadline or page of a veteran reads it.
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { type ApplicationRow, applications } from '../../db/schema/applications.ts';
import { type Colleague, colleaguesWith } from '../colleagues.ts';

/** Over `applications`; 0 is nobody. */
export const assignedTo = (assigneeId: number): SQL =>
  assigneeId === 0 ? isNull(applications.assignee_id) : eq(applications.assignee_id, assigneeId);

type Assigned = Pick<ApplicationRow, 'assignee_id'>;

/** Of these applications of a company, as far as their assignees still work there. */
export async function assigneesOf(
  db: TenantDb,
  companyId: number,
  rows: readonly Assigned[],
): Promise<(row: Assigned) => Colleague | null> {
  const ids = rows.flatMap(({ assignee_id: id }) => (id === null ? [] : [id]));
  const colleagues = await colleaguesWith(db, companyId, [...new Set(ids)]);
  return ({ assignee_id: id }) => (id === null ? null : (colleagues.get(id) ?? null));
}

/**
 * Of everything, when they leave the company or are deactivated, or of one job, when they leave its hiring team. Their row must be
 * locked.
 */
export async function endAssignments(
  { tenantId, tx }: TenantDb,
  userId: number,
  jobId?: number,
): Promise<void> {
  // In order of id, like all code that locks several applications.
  const assigned = tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.tenant_id, tenantId),
        eq(applications.assignee_id, userId),
        jobId === undefined ? undefined : eq(applications.job_id, jobId),
      ),
    )
    .orderBy(applications.id)
    .for('update');
  await tx
    .update(applications)
    .set({ assignee_id: null })
    .where(and(eq(applications.tenant_id, tenantId), inArray(applications.id, assigned)));
}
