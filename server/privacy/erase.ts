/**
 * Promises: a person is gone in one transaction. First what others still need of them is freed of their name, then all that is
 * theirs goes with the account; a company keeps its jobs, and the audit says that it happened, without saying who it was.
 */
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { openApplicationStatuses } from '../../src/machines/application.ts';
import { moveApplication, ofSide, selectApplications } from '../applications/applicationLife.ts';
import { forgetApplicant } from '../applications/forget.ts';
import { type Actor, record } from '../audit.ts';
import type { TenantDb } from '../db/database.ts';
import { idempotencyKeys, type User, users } from '../db/schema/accounts.ts';
import { applicationEvents, applicationNotes, applications } from '../db/schema/applications.ts';
import { jobInvitations } from '../db/schema/candidates.ts';
import { jobs } from '../db/schema/jobs.ts';
import { outgoingMails } from '../db/schema/mail.ts';
import { notifications } from '../db/schema/notifications.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { invitations, memberships } from '../db/schema/teams.ts';
import { adminsOf } from '../membershipLife.ts';
import { removePicture } from '../pictures.ts';

export const calendar: Actor = { kind: 'calendar', id: null, name: 'Calendar' };

/** `user` is held by the caller. */
export async function eraseAccount(
  db: TenantDb,
  user: User,
  { action, now }: { action: 'account.erased' | 'account.abandoned'; now: Date },
): Promise<void> {
  const { tenantId, tx } = db;
  await leaveApplications(db, user, now);
  if (user.company_id) await handOver(db, user, user.company_id);
  await leaveNoName(db, user);
  await removePicture(db, user.profile_picture);
  await tx
    .delete(outgoingMails)
    .where(and(eq(outgoingMails.tenant_id, tenantId), eq(outgoingMails.to, user.email)));
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenant_id, tenantId), eq(idempotencyKeys.user_id, user.id)));
  // It points at a CV, and both go in one step below.
  await tx
    .update(onboardings)
    .set({ resume_id: null })
    .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, user.id)));
  await tx.delete(users).where(and(eq(users.tenant_id, tenantId), eq(users.id, user.id)));
  const name = `A ${user.is_tenant_admin ? 'operator' : user.role}`;
  await record(db, calendar, { action, kind: 'user', id: user.id, name }, now);
}

/** What nobody has decided is taken back; then each keeps only job, dates and outcome. */
async function leaveApplications(db: TenantDb, { id }: User, now: Date): Promise<void> {
  const sent = await selectApplications(db)
    .where(ofSide(db, { veteranId: id }))
    .for('update', { of: applications });
  if (sent.length === 0) return;
  const open = sent.filter(({ row }) => openApplicationStatuses.some((status) => status === row.status));
  for (const application of open) {
    await moveApplication(db, application, {
      ...{ to: 'withdrawn', by: 'veteran', actorId: id, now, isTold: false },
      tell: async () => null,
    });
  }
  // What recruiters were told of them bears their name.
  await db.tx.delete(notifications).where(
    and(
      eq(notifications.tenant_id, db.tenantId),
      inArray(
        notifications.application_id,
        sent.map(({ row }) => row.id),
      ),
    ),
  );
  await forgetApplicant(db, id, now);
}

/** Somebody of the company is told of new applications from now on. */
async function handOver(db: TenantDb, { id }: User, companyId: number): Promise<void> {
  const heir = (await adminsOf(db, companyId)).find((admin) => admin.id !== id);
  if (!heir) return;
  await db.tx
    .update(jobs)
    .set({ owner_id: heir.id })
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.owner_id, id)));
}

async function leaveNoName({ tenantId, tx }: TenantDb, { id, email }: User): Promise<void> {
  await tx
    .update(applicationNotes)
    .set({ author_id: null, author: 'Former recruiter' })
    .where(and(eq(applicationNotes.tenant_id, tenantId), eq(applicationNotes.author_id, id)));
  await tx
    .update(applicationEvents)
    .set({ by_user_id: null })
    .where(and(eq(applicationEvents.tenant_id, tenantId), eq(applicationEvents.by_user_id, id)));
  await tx
    .update(jobInvitations)
    .set({ invited_by_id: null })
    .where(and(eq(jobInvitations.tenant_id, tenantId), eq(jobInvitations.invited_by_id, id)));
  await tx
    .update(memberships)
    .set({ approved_by_id: null })
    .where(
      and(
        eq(memberships.tenant_id, tenantId),
        eq(memberships.approved_by_id, id),
        ne(memberships.user_id, id),
      ),
    );
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.tenant_id, tenantId),
        or(eq(invitations.email, email), eq(invitations.accepted_by_id, id)),
      ),
    );
}
