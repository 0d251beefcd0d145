// A recruiter who leaves the team, or can no longer sign in, is removed from upcoming interviews. Their calendar entries are cancelled
// and sent to the next responsible recruiter.
import { and, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { applicationInterviews, applications, interviewPanels } from '../../db/schema/applications.ts';
import type { Notify } from '../../notifications/notify.ts';
import { selectApplications } from '../applicationLife.ts';
import { pageOfRecruiter } from '../applicationNews.ts';
import { calendarFor, recruiterOf } from './interviewMail.ts';
import { latestInterview } from './storedInterviews.ts';

/** Call it while the leaver still gets mail. The cancellation does not name the applicant, whom they may no longer see. */
export async function leaveInterviews(
  db: TenantDb,
  userId: number,
  { notify, now }: { notify: Notify; now: Date },
): Promise<void> {
  const { tenantId, tx } = db;
  const isOnPanel = exists(
    tx
      .select({ id: interviewPanels.id })
      .from(interviewPanels)
      .where(
        and(
          eq(interviewPanels.tenant_id, tenantId),
          eq(interviewPanels.interview_id, applicationInterviews.id),
          eq(interviewPanels.user_id, userId),
        ),
      ),
  );
  const ahead = (which: SQL | undefined) =>
    tx
      .select({ id: applicationInterviews.id, applicationId: applicationInterviews.application_id })
      .from(applicationInterviews)
      .where(and(eq(applicationInterviews.tenant_id, tenantId), gt(applicationInterviews.at, now), which));
  const own = await ahead(or(eq(applicationInterviews.made_by_id, userId), isOnPanel));
  // Their arranger left earlier, so the owner of the job, or an admin, has the entry.
  const handedOver = await ahead(
    sql`exists (
      select from ${applications} a
      join ${users} leaver on leaver.tenant_id = a.tenant_id and leaver.company_id = a.company_id
      where a.tenant_id = ${tenantId} and a.id = ${applicationInterviews.application_id} and leaver.id = ${userId}
        and not exists (select from ${users} u where u.tenant_id = a.tenant_id and u.company_id = a.company_id
          and u.id = ${applicationInterviews.made_by_id} and u.status = 'active'))`,
  );
  const agreed = await selectApplications(db).where(
    and(
      eq(applications.tenant_id, tenantId),
      inArray(
        applications.id,
        [...own, ...handedOver].map(({ applicationId }) => applicationId),
      ),
      eq(applications.status, 'interview'),
      eq(applications.interview_status, 'confirmed'),
      gt(applications.interview_until, now),
    ),
  );
  for (const application of agreed) {
    const interview = await latestInterview(db, application.row.id);
    if (!interview) continue;
    const { row } = application;
    const arrangedBy = interview.made_by_id;
    const isResponsible = (await recruiterOf(db, application, { arrangedBy })) === userId;
    const theirs = isResponsible ? [...own, ...handedOver] : own;
    if (!theirs.some(({ id }) => id === interview.id)) continue;
    // Not stored: a higher stored sequence would reject changes by people who have this interview open.
    const ended = { ...interview, sequence: interview.sequence + 1, changed_at: now };
    const unnamed = { ...application, row: { ...row, profile: null } };
    await notify(db, {
      userId,
      type: 'interview_cancelled',
      title: `Interview: ${row.job_title}`,
      body: 'You’re no longer part of this interview. This removes it from your calendar.',
      calendar: (reader) => calendarFor(unnamed, ended, { side: 'employer', isCancelled: true, ...reader }),
      inApp: false,
      link: null,
      applicationId: row.id,
    });
    if (!isResponsible) continue;
    const nextId = await recruiterOf(db, application, { arrangedBy, without: userId });
    if (nextId === null) continue;
    await notify(db, {
      userId: nextId,
      type: 'interview_confirmed',
      title: `Interview: ${row.job_title}`,
      body: 'You’re now responsible for this interview in place of a colleague. Here it is for your calendar.',
      calendar: (reader) =>
        calendarFor(application, interview, { side: 'employer', isCancelled: false, ...reader }),
      link: { path: pageOfRecruiter(row.id), label: 'See the application' },
      applicationId: row.id,
      ...(row.profile && { aboutId: row.user_id }),
    });
  }
  await tx.delete(interviewPanels).where(
    and(
      eq(interviewPanels.tenant_id, tenantId),
      eq(interviewPanels.user_id, userId),
      sql`exists (select from ${applicationInterviews} i join ${applications} a
          on a.tenant_id = i.tenant_id and a.id = i.application_id
          where i.tenant_id = ${tenantId} and i.id = ${interviewPanels.interview_id} and a.status = 'interview')`,
    ),
  );
}
