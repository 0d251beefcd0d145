// Erases a person in one transaction. Data that others need is anonymised first; companies keep their
// jobs, and the audit log records the erasure without a name.
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { openApplicationStatuses } from '../../src/machines/application.ts';
import { type Actor, recordAudit } from '../admin/audit.ts';
import { moveApplication, ofSide, selectApplications } from '../applications/applicationLife.ts';
import { forgetApplicant } from '../applications/forget.ts';
import { adminsOf, memberName } from '../companies/people/membershipLife.ts';
import type { TenantDb } from '../db/database.ts';
import { idempotencyKeys, type User, users } from '../db/schema/accounts.ts';
import {
  applicationEvents,
  applicationNotes,
  applicationOffers,
  applications,
} from '../db/schema/applications.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { jobInvitations } from '../db/schema/candidates.ts';
import { jobChanges, jobs } from '../db/schema/jobs.ts';
import { oneTimeTokens, outgoingMails } from '../db/schema/mail.ts';
import { notifications } from '../db/schema/notifications.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { identities, socialTickets } from '../db/schema/social.ts';
import { invitations, memberships } from '../db/schema/teams.ts';
import { removePicture } from '../files/pictures.ts';

const calendar: Actor = { kind: 'calendar', id: null, name: 'Calendar' };

/** The caller must hold the lock on `user`. */
export async function eraseAccount(
  db: TenantDb,
  user: User,
  { action, now }: { action: 'account.erased' | 'account.abandoned'; now: Date },
): Promise<void> {
  const { tenantId, tx } = db;
  await leaveApplications(db, user, now);
  if (user.company_id) await handOverJobs(db, user, user.company_id);
  const addresses = await addressesOf(db, user);
  await removePicture(db, user.profile_picture);
  await removeMentions(db, user, addresses);
  await leaveNoName(db, user, addresses);
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenant_id, tenantId), eq(idempotencyKeys.user_id, user.id)));
  // Refers to a CV, which is deleted in the same statement below.
  await tx
    .update(onboardings)
    .set({ resume_id: null })
    .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, user.id)));
  await tx.delete(users).where(and(eq(users.tenant_id, tenantId), eq(users.id, user.id)));
  const name = `A ${user.is_tenant_admin ? 'operator' : user.role}`;
  await recordAudit(db, calendar, { action, kind: 'user', id: user.id, name }, now);
}

// Withdraws open applications, then reduces all of them to job, dates and outcome.
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
  await forgetApplicant(db, id, now);
}

// Hands new applications over to a colleague.
async function handOverJobs(db: TenantDb, { id }: User, companyId: number): Promise<void> {
  const heir = (await adminsOf(db, companyId)).find((admin) => admin.id !== id);
  if (!heir) return;
  await db.tx
    .update(jobs)
    .set({ owner_id: heir.id })
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.owner_id, id)));
}

// Deletes notifications, mails and audit entries of others that name the person.
async function removeMentions(db: TenantDb, user: User, addresses: string[]): Promise<void> {
  const { tenantId, tx } = db;
  const { id } = user;
  const words = patternOf(addresses, (await hasNamesake(db, user)) ? [] : [memberName(user)]);
  const within = (...texts: AnyPgColumn[]) => or(...texts.map((text) => sql`${text} ~* ${words}`));
  const { title, body } = notifications;
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.tenant_id, tenantId),
        or(eq(notifications.about_user_id, id), within(title, body)),
      ),
    );
  const { to, subject, text, user_id, about_user_id } = outgoingMails;
  await tx
    .delete(outgoingMails)
    .where(
      and(
        eq(outgoingMails.tenant_id, tenantId),
        or(inArray(to, addresses), eq(user_id, id), eq(about_user_id, id), within(subject, text)),
      ),
    );
  await tx.execute(sql`select forget_in_audit(${id}::bigint, ${words}::text)`);
}

// Every address known for the person: current, former, linked and invited.
async function addressesOf({ tenantId, tx }: TenantDb, { id, email }: User): Promise<string[]> {
  const mine = (table: typeof oneTimeTokens | typeof identities) =>
    and(eq(table.tenant_id, tenantId), eq(table.user_id, id));
  const mailed = await tx
    .selectDistinct({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(mine(oneTimeTokens));
  const linked = await tx.select({ email: identities.email }).from(identities).where(mine(identities));
  const accepted = await tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.tenant_id, tenantId), eq(invitations.accepted_by_id, id)));
  const { rows: former } = await tx.execute<{ email: string }>(sql`
    select e.details ->> 'from' as email from ${auditEntries} e
    where e.tenant_id = ${tenantId} and e.subject_kind = 'user' and e.subject_id = ${id} and e.action = 'email.changed'`);
  return [
    ...new Set([
      email,
      ...[...mailed, ...linked, ...accepted, ...former].map((row) => row.email.toLowerCase()),
    ]),
  ];
}

// Other people with the same name, whose notifications must stay.
const hasNamesake = async ({ tenantId, tx }: TenantDb, { id, first_name, last_name }: User) =>
  (await tx.$count(
    users,
    and(
      eq(users.tenant_id, tenantId),
      ne(users.id, id),
      sql`lower(${users.first_name}) = lower(${first_name}) and lower(${users.last_name}) = lower(${last_name})`,
    ),
  )) > 0;

const literal = (words: string) => words.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');

// A PostgreSQL regular expression that matches whole addresses and whole names only.
const patternOf = (addresses: string[], names: string[]) =>
  [
    ...addresses.map((address) => `(?<![\\w.+-])${literal(address)}(?![\\w-])`),
    ...names.map((name) => `(?<!\\w)${literal(name)}(?!\\w)`),
  ].join('|');

async function leaveNoName(db: TenantDb, { id }: User, addresses: string[]): Promise<void> {
  const { tenantId, tx } = db;
  await tx
    .update(applicationNotes)
    .set({ author_id: null, author: 'Former recruiter' })
    .where(and(eq(applicationNotes.tenant_id, tenantId), eq(applicationNotes.author_id, id)));
  await tx
    .update(applicationEvents)
    .set({ by_user_id: null })
    .where(and(eq(applicationEvents.tenant_id, tenantId), eq(applicationEvents.by_user_id, id)));
  await tx
    .update(applicationOffers)
    .set({ made_by_id: null })
    .where(and(eq(applicationOffers.tenant_id, tenantId), eq(applicationOffers.made_by_id, id)));
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
    .update(invitations)
    .set({ approved_by_id: null })
    .where(and(eq(invitations.tenant_id, tenantId), eq(invitations.approved_by_id, id)));
  await tx
    .delete(invitations)
    .where(and(eq(invitations.tenant_id, tenantId), inArray(invitations.email, addresses)));
  // Unfinished sign-ups through a provider.
  await tx
    .delete(socialTickets)
    .where(
      and(eq(socialTickets.tenant_id, tenantId), inArray(sql`lower(${socialTickets.email})`, addresses)),
    );
}
