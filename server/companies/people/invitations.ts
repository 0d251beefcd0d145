import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { isEmailAddress } from '../../../src/documents/emailAddress.ts';
import { personName } from '../../../src/documents/personName.ts';
import { actorOf, recordAudit, unnamedInvitation } from '../../audit/audit.ts';
import { letterWriter } from '../../auth/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import type { Company } from '../../db/schema/companies.ts';
import { outgoingMails } from '../../db/schema/mail.ts';
import { invitations } from '../../db/schema/teams.ts';
import { invalid, invalidTransition, notFound } from '../../http/answers/problem.ts';
import { mailboxOf } from '../../http/answers/rateLimits.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { notifier } from '../../notifications/notify.ts';
import { invitationLetter } from '../companyLetters.ts';
import { notifyOfRequestedInvitations } from '../companyNews.ts';
import { lockCompanyAndAdmin, lockCompanyAndCaller } from '../companyUsers.ts';
import { markInvitationHandled } from './handledInvitation.ts';
import {
  freshToken,
  type Invitation,
  invitationColumns,
  invitationDays,
  isBacked,
} from './invitationLife.ts';

type Schemas = components['schemas'];
type Shown = Schemas['CompanyInvitation'];

type MailState = typeof outgoingMails.$inferSelect.state;

type Listed = Invitation & { is_backed: boolean };

function statusOf(invitation: Listed, mail: MailState | null, now: Date) {
  const { accepted_at, revoked_at, expires_at, is_backed } = invitation;
  if (accepted_at) return 'accepted';
  if (revoked_at) return 'revoked';
  if (mail === 'failed') return 'bounced';
  if (expires_at <= now) return 'expired';
  return is_backed ? 'pending' : 'approval_pending';
}

function present(
  invitation: Listed,
  inviter: Pick<UserRow, 'id' | 'first_name' | 'last_name'>,
  mail: MailState | null,
  now: Date,
): Shown {
  const { id, email, is_admin, member_role, created_at, expires_at } = invitation;
  return {
    ...{ id, email, is_admin, member_role, status: statusOf(invitation, mail, now) },
    invited_by: { id: inviter.id, name: personName(inviter) },
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}

const ofCompany = ({ tenantId }: TenantDb, companyId: number) =>
  and(eq(invitations.tenant_id, tenantId), eq(invitations.company_id, companyId));

const isOpen = and(isNull(invitations.accepted_at), isNull(invitations.revoked_at));

async function obstacle(
  db: TenantDb,
  { company, email, isApproved, now }: { company: Company; email: string; isApproved: boolean; now: Date },
) {
  if (!isEmailAddress(email)) return 'invalid' as const;
  const [person] = await db.tx
    .select({ company_id: users.company_id, status: users.status })
    .from(users)
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.email, email)));
  const isIn = person?.company_id === company.id && ['active', 'inactive'].includes(person.status);
  if (isIn) return 'already_member' as const;
  const [open] = await db.tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        ofCompany(db, company.id),
        ...[eq(invitations.email, email), isOpen, gt(invitations.expires_at, now)],
        // An admin’s own invitation replaces one that awaits approval.
        isApproved ? isBacked : undefined,
      ),
    );
  return open ? ('already_invited' as const) : null;
}

async function lockInvitation(db: TenantDb, companyId: number, id: number): Promise<Listed> {
  const [invitation] = await db.tx
    .select(invitationColumns)
    .from(invitations)
    .where(and(ofCompany(db, companyId), eq(invitations.id, id)))
    .for('update');
  if (!invitation) throw notFound();
  if (invitation.accepted_at || invitation.revoked_at) throw invalidTransition([]);
  return invitation;
}

async function colleagueOf(db: TenantDb, company: Company, id: number): Promise<UserRow | undefined> {
  const [user] = await db.tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        ...[eq(users.id, id), eq(users.company_id, company.id), eq(users.status, 'active')],
      ),
    );
  return user;
}

// Contains no email address: erasing the person deletes the invitation, and the audit entry stays.
const auditEntryOf = ({ id }: Invitation, action: string) => ({
  ...{ action, kind: 'invitation' as const, id, name: unnamedInvitation },
});

async function send(
  db: TenantDb,
  call: Pick<Call<'inviteCompanyUsers'>, 'tenant' | 'host' | 'now'>,
  {
    outbox,
    company,
    invitation,
    inviter,
    token,
  }: { outbox: Outbox; company: Company; invitation: Invitation; inviter: UserRow; token: string },
) {
  const { message } = invitation;
  const letter = invitationLetter({
    company: company.name,
    inviter: personName(inviter),
    message,
    days: invitationDays,
    email: invitation.email,
    role: invitation.member_role,
  });
  const mail_id = await letterWriter(outbox, call)(
    db,
    invitation.email,
    { ...letter, about: inviter.id, invitationIds: [invitation.id] },
    { token },
  );
  await db.tx
    .update(invitations)
    .set({ mail_id })
    .where(and(ofCompany(db, company.id), eq(invitations.id, invitation.id)));
}

// Inviting, revoking and inviting again must not fill a stranger's mailbox.
const limitAddress = ({ limit, user }: Pick<Call<'inviteCompanyUsers'>, 'limit' | 'user'>, email: string) =>
  limit('inviteAddress', { whose: `company ${user.company?.id} ${mailboxOf(email)}` });

export const inviteCompanyUsers: Operation<'inviteCompanyUsers', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { body, user, now, limit, transaction, conclude } = call;
  const emails = [...new Set(body.emails.map((email) => email.toLowerCase()))];
  await limit('invite', { whose: `company ${user.company?.id}`, times: emails.length });
  for (const email of emails) await limitAddress(call, email);
  const { is_admin = false, member_role = 'recruiter', message } = body;
  if (is_admin && member_role !== 'recruiter')
    throw invalid({ member_role: ['An admin is always a recruiter'] });
  const answer = await transaction(async (db) => {
    const { company, caller } = await lockCompanyAndCaller(db, user);
    const isApproved = caller.is_admin;
    if (is_admin && !isApproved) throw invalid({ is_admin: ['Only an admin can invite an admin'] });
    const results: {
      email: string;
      result: 'sent' | 'approval_pending' | 'already_member' | 'already_invited' | 'invalid';
    }[] = [];
    const requested: Invitation[] = [];
    for (const email of emails) {
      const hindered = await obstacle(db, { company, email, isApproved, now });
      results.push({ email, result: hindered ?? (isApproved ? 'sent' : 'approval_pending') });
      if (hindered) continue;
      const replaced = await db.tx
        .update(invitations)
        .set({ revoked_at: now })
        .where(and(ofCompany(db, company.id), eq(invitations.email, email), isOpen))
        .returning();
      for (const invitation of replaced) await markInvitationHandled(db, invitation, now);
      const { token, columns } = freshToken(now);
      const [invitation] = await db.tx
        .insert(invitations)
        .values({
          ...{ ...columns, tenant_id: db.tenantId, company_id: company.id, email, is_admin },
          ...{ member_role, message: message || null, invited_by_id: caller.id, created_at: now },
          ...(isApproved && { approved_at: now, approved_by_id: caller.id }),
        })
        .returning();
      if (!invitation) throw new Error('The invitation was not stored');
      const action = isApproved ? 'invitation.sent' : 'invitation.requested';
      await recordAudit(db, actorOf(caller), auditEntryOf(invitation, action), now);
      if (isApproved) await send(db, call, { outbox, company, invitation, inviter: caller, token });
      else requested.push(invitation);
    }
    if (requested.length > 0) {
      const notify = notifier(outbox, call);
      await notifyOfRequestedInvitations(db, company, {
        person: caller,
        invitations: requested,
        notify,
      });
    }
    return conclude(db, { data: results });
  });
  outbox.wake();
  return answer;
};

export const listCompanyInvitations: Operation<'listCompanyInvitations'> = ({ user, now, transaction }) =>
  transaction(async (db) => {
    const rows = await db.tx
      .select({ invitation: invitations, is_backed: isBacked, inviter: users, mail: outgoingMails.state })
      .from(invitations)
      .innerJoin(
        users,
        and(eq(users.tenant_id, invitations.tenant_id), eq(users.id, invitations.invited_by_id)),
      )
      .leftJoin(
        outgoingMails,
        and(eq(outgoingMails.tenant_id, invitations.tenant_id), eq(outgoingMails.id, invitations.mail_id)),
      )
      .where(
        and(
          ofCompany(db, user.company?.id ?? 0),
          user.is_admin ? undefined : eq(invitations.invited_by_id, user.id),
        ),
      )
      .orderBy(desc(invitations.id))
      .limit(100);
    const shown = ({ invitation, is_backed, inviter, mail }: (typeof rows)[number]) =>
      present({ ...invitation, is_backed }, inviter, mail, now);
    return { data: rows.map(shown) };
  });

export const resendCompanyInvitation: Operation<'resendCompanyInvitation', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { params, user, now, limit, transaction } = call;
  await limit('invite', { whose: `company ${user.company?.id}` });
  const isMeant = (db: TenantDb) => and(ofCompany(db, user.company?.id ?? 0), eq(invitations.id, params.id));
  const [meant] = await transaction((db) =>
    db.tx.select({ email: invitations.email }).from(invitations).where(isMeant(db)),
  );
  if (!meant) throw notFound();
  await limitAddress(call, meant.email);
  const data = await transaction(async (db) => {
    const { company, admin } = await lockCompanyAndAdmin(db, user);
    const before = await lockInvitation(db, company.id, params.id);
    const { id, approved_at, invited_by_id } = before;
    const { token, columns } = freshToken(now);
    const approval = { approved_at: now, approved_by_id: admin.id };
    const [invitation] = await db.tx
      .update(invitations)
      .set({ ...columns, ...approval, ...(approved_at ? { invited_by_id: admin.id } : {}) })
      .where(and(ofCompany(db, company.id), eq(invitations.id, id)))
      .returning();
    if (!invitation) throw notFound();
    const action = before.is_backed ? 'invitation.sent_again' : 'invitation.approved';
    await recordAudit(db, actorOf(admin), auditEntryOf(invitation, action), now);
    await markInvitationHandled(db, before, now);
    const requester = approved_at ? undefined : await colleagueOf(db, company, invited_by_id);
    const inviter = requester ?? admin;
    await send(db, call, { outbox, company, invitation, inviter, token });
    return present({ ...invitation, is_backed: true }, inviter, null, now);
  });
  outbox.wake();
  return { data };
};

export const revokeCompanyInvitation: Operation<'revokeCompanyInvitation'> = ({
  params,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const { company, admin } = await lockCompanyAndAdmin(db, user);
    const { id, is_backed } = await lockInvitation(db, company.id, params.id);
    const [invitation] = await db.tx
      .update(invitations)
      .set({ revoked_at: now })
      .where(and(ofCompany(db, company.id), eq(invitations.id, id)))
      .returning();
    if (!invitation) throw notFound();
    const action = invitation.approved_at ? 'invitation.revoked' : 'invitation.declined';
    await recordAudit(db, actorOf(admin), auditEntryOf(invitation, action), now);
    await markInvitationHandled(db, invitation, now);
    return { data: present({ ...invitation, is_backed }, admin, null, now) };
  });
