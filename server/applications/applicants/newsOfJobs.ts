import { and, eq, inArray } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { notifications } from '../../db/schema/notifications.ts';

/** Deletes what names the applicants for jobs whose hiring teams somebody has left. */
export async function forgetNewsOfJobs(
  { tenantId, tx }: TenantDb,
  userId: number,
  jobIds: readonly number[],
): Promise<void> {
  if (jobIds.length === 0) return;
  const ofJobs = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.tenant_id, tenantId), inArray(applications.job_id, [...jobIds])));
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.tenant_id, tenantId),
        eq(notifications.user_id, userId),
        inArray(notifications.application_id, ofJobs),
      ),
    );
}
