// Erases a person in one transaction. Data that others need is anonymised first; companies keep their
// jobs, and the audit log records the erasure without a name.
import { and, arrayContains, eq, inArray, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isUndecided } from '../../src/machines/applicationStages.ts';
import { formerColleague, mentionOf } from '../../src/machines/mentions.ts';
import {
  forgetApplicant,
  leaveHiring,
  ofSide,
  selectApplications,
  withdraw,
} from '../applications/interface.ts';
import { type Actor, recordAudit } from '../audit/audit.ts';
import { letterWriter } from '../auth/interface.ts';
import { adminsOf } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import {
  applicationEvents,
  applicationInterviews,
  applicationNotes,
  applicationOffers,
  applications,
} from '../db/schema/applications.ts';
import { jobInvitations } from '../db/schema/candidates.ts';
import { unpublishedJobChanges } from '../db/schema/jobContent.ts';
import { jobChanges, jobs } from '../db/schema/jobs.ts';
import { outgoingMails } from '../db/schema/mail.ts';
import { messages } from '../db/schema/messages.ts';
import { notifications } from '../db/schema/notifications.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { applicationRatings } from '../db/schema/ratings.ts';
import { invitations, memberships } from '../db/schema/teams.ts';
import { templates } from '../db/schema/templates.ts';
import { removePicture } from '../files/pictures.ts';
import { forgetAnswers } from '../http/answers/idempotency.ts';
import type { Letter } from '../mail/letter.ts';
import { originOf } from '../mail/origin.ts';
import type { MailContext, Outbox } from '../mail/outbox.ts';
import { type Notify, notifier } from '../notifications/notify.ts';
import { farewellKind } from './privacyLetters.ts';

const calendar: Actor = { kind: 'calendar', id: null, name: 'Calendar' };

interface Erasing {
  action: 'account.erased' | 'account.abandoned';
  now: Date;
  by?: Actor;
  /** Without it nobody is notified of an interview or offer that ends. */
  mailing?: MailContext & { outbox: Outbox };
}

/** The caller must hold the lock on `user`. */
export async function eraseAccount(
  db: TenantDb,
  user: UserRow,
  { action, now, by = calendar, mailing }: Erasing,
): Promise<void> {
  const { tenantId, tx } = db;
  const farewells: Letter[] = [];
  const notify = mailing ? notifierWithout(user, mailing, farewells) : nobody;
  await leaveApplications(db, user, { now, notify });
  await leaveHiring(db, user.id, { notify, now });
  if (user.company_id) await handOverJobs(db, user, user.company_id);
  await removePicture(db, user.profile_picture);
  await removeMentions(db, user);
  await leaveNoName(db, user);
  await forgetAnswers(db, user.id);
  // Refers to a CV, which is deleted in the same statement below.
  await tx
    .update(onboardings)
    .set({ resume_id: null })
    .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, user.id)));
  await tx.delete(users).where(and(eq(users.tenant_id, tenantId), eq(users.id, user.id)));
  // Written last, because deleting the account also deletes the mails to it.
  if (mailing) {
    const { outbox, ...occasion } = mailing;
    const write = letterWriter(outbox, occasion);
    for (const letter of farewells) await write(db, user.email, letter);
  }
  const name = `A ${user.is_tenant_admin ? 'operator' : user.role}`;
  await recordAudit(db, by, { action, kind: 'user', id: user.id, name }, now);
  await tx.execute(sql`select forget_in_audit(${user.id}::bigint)`);
}

const nobody: Notify = async () => null;

// Sends the person only calendar updates, in mails that are stored no longer than the farewell.
function notifierWithout(
  user: UserRow,
  { outbox, ...occasion }: MailContext & { outbox: Outbox },
  farewells: Letter[],
): Notify {
  const notify = notifier(outbox, occasion);
  return async (db, news) => {
    if (news.userId !== user.id) return notify(db, news);
    const entry = news.calendar?.({
      tenant: occasion.tenant,
      email: user.email,
      origin: originOf(occasion.host),
    });
    const { title: subject, body } = news;
    if (entry) farewells.push({ kind: farewellKind, subject, paragraphs: [body], calendar: entry });
    return null;
  };
}

// Withdraws open applications, then reduces all of them to job, dates and outcome.
async function leaveApplications(
  db: TenantDb,
  { id }: UserRow,
  { now, notify }: { now: Date; notify: Notify },
): Promise<void> {
  const sent = await selectApplications(db)
    .where(ofSide(db, { veteranId: id }))
    .orderBy(applications.id)
    .for('update', { of: applications });
  if (sent.length === 0) return;
  // Recruiters' notifications contain the name.
  await db.tx.delete(notifications).where(
    and(
      eq(notifications.tenant_id, db.tenantId),
      inArray(
        notifications.application_id,
        sent.map(({ row }) => row.id),
      ),
    ),
  );
  const open = sent.filter(({ row }) => isUndecided(row.status));
  for (const application of open) {
    await withdraw(db, application, { actorId: id, now, tell: notify, isErased: true });
  }
  await forgetApplicant(db, id, now);
}

async function handOverJobs(db: TenantDb, { id }: UserRow, companyId: number): Promise<void> {
  const heir = (await adminsOf(db, companyId)).find((admin) => admin.id !== id);
  if (!heir) return;
  await db.tx
    .update(jobs)
    .set({ owner_id: heir.id })
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.owner_id, id)));
}

// Deletes messages to the person, and messages to others that name them.
async function removeMentions({ tenantId, tx }: TenantDb, { id }: UserRow): Promise<void> {
  const theirs = and(
    eq(invitations.tenant_id, tenantId),
    or(
      eq(invitations.user_id, id),
      eq(invitations.accepted_by_id, id),
      // Once these invitations are gone, nothing links the addresses in mails to the people invited.
      eq(invitations.invited_by_id, id),
    ),
  );
  const theirIds = tx.select({ id: invitations.id }).from(invitations).where(theirs);
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.tenant_id, tenantId),
        or(eq(notifications.about_user_id, id), namesAny(notifications.invitation_ids, theirIds)),
      ),
    );
  const { user_id, about_user_id, invitation_ids } = outgoingMails;
  await tx
    .delete(outgoingMails)
    .where(
      and(
        eq(outgoingMails.tenant_id, tenantId),
        or(eq(user_id, id), eq(about_user_id, id), namesAny(invitation_ids, theirIds)),
      ),
    );
  await tx.delete(invitations).where(theirs);
}

const namesAny = (ids: AnyPgColumn, some: SQLWrapper) => sql`${ids} && array(${some})`;

async function leaveNoName(db: TenantDb, { id }: UserRow): Promise<void> {
  const { tenantId, tx } = db;
  await tx
    .update(applicationNotes)
    .set({ author_id: null, author: 'Former recruiter' })
    .where(and(eq(applicationNotes.tenant_id, tenantId), eq(applicationNotes.author_id, id)));
  await tx
    .update(applicationNotes)
    .set({
      text: sql`replace(${applicationNotes.text}, ${mentionOf(id)}, ${formerColleague})`,
      mention_ids: sql`nullif(array_remove(${applicationNotes.mention_ids}, ${id}::bigint), '{}')`,
    })
    .where(and(eq(applicationNotes.tenant_id, tenantId), arrayContains(applicationNotes.mention_ids, [id])));
  await tx
    .update(applicationRatings)
    .set({ author_id: null, author: 'Former recruiter' })
    .where(and(eq(applicationRatings.tenant_id, tenantId), eq(applicationRatings.author_id, id)));
  await tx
    .update(applicationEvents)
    .set({ by_user_id: null })
    .where(and(eq(applicationEvents.tenant_id, tenantId), eq(applicationEvents.by_user_id, id)));
  await tx
    .update(applicationOffers)
    .set({ made_by_id: null })
    .where(and(eq(applicationOffers.tenant_id, tenantId), eq(applicationOffers.made_by_id, id)));
  await tx
    .update(applicationInterviews)
    .set({ made_by_id: null })
    .where(and(eq(applicationInterviews.tenant_id, tenantId), eq(applicationInterviews.made_by_id, id)));
  await tx
    .update(messages)
    .set({ sender_id: null })
    .where(and(eq(messages.tenant_id, tenantId), eq(messages.sender_id, id)));
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
    .update(jobChanges)
    .set({ by_id: null })
    .where(and(eq(jobChanges.tenant_id, tenantId), eq(jobChanges.by_id, id)));
  await tx
    .update(unpublishedJobChanges)
    .set({ by_id: null })
    .where(and(eq(unpublishedJobChanges.tenant_id, tenantId), eq(unpublishedJobChanges.by_id, id)));
  await tx
    .update(templates)
    .set({ updated_by_id: null })
    .where(and(eq(templates.tenant_id, tenantId), eq(templates.updated_by_id, id)));
  await tx
    .update(invitations)
    .set({ approved_by_id: null })
    .where(and(eq(invitations.tenant_id, tenantId), eq(invitations.approved_by_id, id)));
}
