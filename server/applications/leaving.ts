import { endHiringTeams } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import type { Notify } from '../notifications/notify.ts';
import { endAssignments } from './applicants/assignees.ts';
import { forgetNewsOfJobs } from './applicants/newsOfJobs.ts';
import { leaveInterviews } from './interviews/leavers.ts';

/**
 * Takes a member out of upcoming interviews, off the applications assigned to them and out of hiring teams, before they leave the
 * company, are deactivated or become a hiring manager. Their row must be locked.
 */
export async function leaveHiring(
  db: TenantDb,
  userId: number,
  news: { notify: Notify; now: Date },
): Promise<void> {
  await leaveInterviews(db, userId, news);
  await endAssignments(db, userId);
  await forgetNewsOfJobs(db, userId, await endHiringTeams(db, userId));
}
