import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { markHandled, notifier } from '../../notifications/notify.ts';
import { type Application, findApplication } from '../applicationLife.ts';
import { applicantName, pageOfRecruiter } from '../applicationNews.ts';
import { type Colleague, lockReadersOfJob } from '../colleagues.ts';
import { employerSide, lockApplicant } from '../employer.ts';

export const assignApplication: Operation<'assignApplication', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  await call.limit('assignApplication');
  const assignee = await call.transaction((db) => assign(db, call, outbox));
  outbox.wake();
  return { data: { assignee } };
};

async function lockAssignee(db: TenantDb, { row }: Application, id: number): Promise<Colleague> {
  const reading = { companyId: row.company_id, jobId: row.job_id };
  const colleague = (await lockReadersOfJob(db, reading, [id])).get(id);
  if (!colleague) throw invalid({ assignee_id: ['Choose a recruiter, or a hiring manager of this job'] });
  return colleague;
}

async function assign(
  db: TenantDb,
  call: Call<'assignApplication'>,
  outbox: Outbox,
): Promise<Colleague | null> {
  const { params, body, user, now } = call;
  const side = employerSide(user);
  const assignee =
    body.assignee_id === null
      ? null
      : await lockAssignee(db, await findApplication(db, side, params.id), body.assignee_id);
  const application = await lockApplicant(db, side, params.id);
  const { id, assignee_id: previousId } = application.row;
  const assigneeId = assignee?.id ?? null;
  if (assigneeId === previousId) return assignee;
  // The version stays, because nothing changes for the veteran.
  await db.tx
    .update(applications)
    .set({ assignee_id: assigneeId })
    .where(and(eq(applications.tenant_id, db.tenantId), eq(applications.id, id)));
  if (previousId !== null)
    await markHandled(db, { types: ['application_assigned'], userId: previousId, applicationId: id, now });
  if (assigneeId !== null && assigneeId !== user.id)
    await notifyAssignee(db, application, assigneeId, { call, outbox });
  return assignee;
}

// Without the name of whoever assigned it, who may be erased while the notification stays.
async function notifyAssignee(
  db: TenantDb,
  { row }: Application,
  userId: number,
  { call, outbox }: { call: Call<'assignApplication'>; outbox: Outbox },
): Promise<void> {
  await notifier(outbox, call)(db, {
    userId,
    type: 'application_assigned',
    title: `${applicantName(row)}’s application is assigned to you`,
    body: `They applied for ${row.job_title}. A colleague has asked you to follow it up.`,
    link: { path: pageOfRecruiter(row.id), label: 'See the application' },
    applicationId: row.id,
    aboutId: row.user_id,
  });
}
