import type { TenantDb } from '../db/database.ts';
import type { Notify } from '../notifications/notify.ts';
import { endAssignments } from './applicants/assignees.ts';
import { leaveInterviews } from './interviews/leavers.ts';

/**
 * Takes a recruiter out of upcoming interviews and off the applications assigned to them, before they leave the company or are
 * deactivated. Their row must be locked.
 */
export async function leaveHiring(
  db: TenantDb,
  userId: number,
  news: { notify: Notify; now: Date },
): Promise<void> {
  await leaveInterviews(db, userId, news);
  await endAssignments(db, userId);
}
