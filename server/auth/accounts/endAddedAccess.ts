import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { recordOwn } from '../../audit/audit.ts';
import type { TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { companies } from '../../db/schema/companies.ts';
import { invitations } from '../../db/schema/teams.ts';
import type { SessionClient } from '../../http/contract/caller.ts';
import type { MailContext, Outbox } from '../../mail/outbox.ts';
import { endLinksToLaterAddresses } from '../oneTimeTokens.ts';
import { type EndingReason, endAddedIdentities } from '../social/linkedIdentities.ts';
import {
  accessGrantedLetter,
  deletionEndedLetter,
  identitiesEndedLetter,
  invitationsHeldLetter,
  joinedByInvitationLetter,
} from './accountLetters.ts';
import { letterWriter, mailNoticeToAllAddresses } from './mailing.ts';

interface Ending {
  reason: EndingReason;
  from?: SessionClient;
}

/** Whoever knew the password may have requested the deletion. */
async function cancelDeletion(
  db: TenantDb,
  owner: UserRow,
  { reason, from, now }: Ending & { now: Date },
): Promise<boolean> {
  if (!owner.leaves_at) return false;
  await db.tx
    .update(users)
    .set({ leaves_at: null, leaving: null, version: sql`${users.version} + 1` })
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, owner.id)));
  const deed = { action: 'deletion.cancelled', details: { reason } };
  await recordOwn(db, owner, deed, from ? { now, from } : { now });
  return true;
}

/**
 * Withdraws the approval of invitations, because whoever knew the password may have invited an address of their own. Without
 * approval, the invitations stay ended even if the account lost its admin rights or its company and got them back. Returns how
 * many the owner can approve again.
 */
async function holdInvitations({ tenantId, tx }: TenantDb, owner: UserRow, now: Date): Promise<number> {
  const held = await tx
    .update(invitations)
    .set({ approved_at: null, approved_by_id: null })
    .where(
      and(
        eq(invitations.tenant_id, tenantId),
        eq(invitations.approved_by_id, owner.id),
        isNull(invitations.accepted_at),
        isNull(invitations.revoked_at),
        gt(invitations.expires_at, now),
      ),
    )
    .returning({ companyId: invitations.company_id });
  return owner.is_admin ? held.filter(({ companyId }) => companyId === owner.company_id).length : 0;
}

const joinedDays = 30;

/**
 * Mails the owner who has joined by invitation, because whoever knew the password may have invited them. They stay, because the
 * owner may know them. One mail per company, which the owner may have left since.
 */
async function mailJoinedPeople(
  outbox: Outbox,
  call: MailContext,
  { db, owner, reason }: { db: TenantDb; owner: UserRow; reason: EndingReason },
): Promise<void> {
  const since = new Date(call.now.getTime() - joinedDays * 24 * 3_600_000);
  const joined = await db.tx
    .select({
      id: invitations.id,
      email: users.email,
      companyId: invitations.company_id,
      company: companies.name,
    })
    .from(invitations)
    .innerJoin(
      companies,
      and(eq(companies.tenant_id, invitations.tenant_id), eq(companies.id, invitations.company_id)),
    )
    .innerJoin(
      users,
      and(
        eq(users.tenant_id, invitations.tenant_id),
        eq(users.id, invitations.accepted_by_id),
        eq(users.company_id, invitations.company_id),
        ne(users.status, 'inactive'),
      ),
    )
    .where(
      and(
        eq(invitations.tenant_id, db.tenantId),
        or(eq(invitations.invited_by_id, owner.id), eq(invitations.approved_by_id, owner.id)),
        gt(invitations.accepted_at, since),
      ),
    )
    .orderBy(invitations.accepted_at, invitations.id);
  for (const companyId of new Set(joined.map((person) => person.companyId))) {
    const people = joined.filter((person) => person.companyId === companyId);
    const letter = joinedByInvitationLetter(people, {
      ...{ company: people[0]!.company, days: joinedDays, reason },
      isMember: owner.company_id === companyId,
      canOpen: owner.status !== 'inactive',
      isAdmin: owner.is_admin,
    });
    await letterWriter(outbox, call)(db, owner, letter);
  }
}

/**
 * Whoever knew the password may also have approved somebody who asked to join, or made somebody an admin, or a hiring manager a
 * recruiter. One mail per company, which the account may have left since.
 */
async function mailGrantedAccess(
  outbox: Outbox,
  call: MailContext,
  { db, owner, reason }: { db: TenantDb; owner: UserRow; reason: EndingReason },
): Promise<void> {
  const { tenantId, tx } = db;
  const since = new Date(call.now.getTime() - joinedDays * 24 * 3_600_000);
  const isThere = sql`${auditEntries.details} ->> 'company' = ${companies.name}`;
  const grants = await tx
    .selectDistinct({
      id: users.id,
      action: auditEntries.action,
      companyId: companies.id,
      company: companies.name,
    })
    .from(auditEntries)
    .innerJoin(
      users,
      and(eq(users.tenant_id, tenantId), eq(users.id, auditEntries.subject_id), ne(users.status, 'inactive')),
    )
    .innerJoin(companies, and(eq(companies.tenant_id, tenantId), eq(companies.id, users.company_id)))
    .where(
      and(
        eq(auditEntries.tenant_id, tenantId),
        eq(auditEntries.actor_id, owner.id),
        eq(auditEntries.subject_kind, 'user'),
        inArray(auditEntries.action, ['membership.approved', 'admin.granted', 'recruiter.appointed']),
        gt(auditEntries.at, since),
        or(ne(auditEntries.action, 'admin.granted'), eq(users.is_admin, true)),
        or(ne(auditEntries.action, 'recruiter.appointed'), eq(users.member_role, 'recruiter')),
        // The owner's company may have been renamed since.
        owner.company_id === null ? isThere : or(isThere, eq(companies.id, owner.company_id)),
      ),
    );
  for (const companyId of new Set(grants.map((grant) => grant.companyId))) {
    const here = grants.filter((grant) => grant.companyId === companyId);
    const count = (action: string) => here.filter((grant) => grant.action === action).length;
    const letter = accessGrantedLetter(
      {
        joined: count('membership.approved'),
        admins: count('admin.granted'),
        recruiters: count('recruiter.appointed'),
      },
      {
        ...{ company: here[0]!.company, days: joinedDays, reason },
        isMember: owner.company_id === companyId,
        canOpen: owner.status !== 'inactive',
        isAdmin: owner.is_admin,
      },
    );
    await letterWriter(outbox, call)(db, owner, letter);
  }
}

/**
 * Ends what somebody who knew the password may have added to the account, other than the access that `endAccess` ends: links to
 * later addresses, linked sign-ins that the owner does not keep, a requested deletion, and the approval of invitations to the
 * company. Mails the owner who has joined by invitation, and how many people the account approved or made admins. Callers lock
 * the user row first, and pass the locked row as `owner`.
 */
export const endAddedAccess =
  (outbox: Outbox, call: MailContext) =>
  async (
    db: TenantDb,
    owner: UserRow,
    { keep, ...why }: Ending & { keep: number[] | undefined },
  ): Promise<void> => {
    const { now } = call;
    const isActive = owner.status !== 'inactive';
    await endLinksToLaterAddresses(db, { userId: owner.id, email: owner.email }, now);
    if (await cancelDeletion(db, owner, { ...why, now }))
      await mailNoticeToAllAddresses(outbox, call)(db, owner, deletionEndedLetter(why.reason, isActive));
    const held = await holdInvitations(db, owner, now);
    if (held > 0) {
      const heldLetter = invitationsHeldLetter(held, why.reason, isActive);
      await mailNoticeToAllAddresses(outbox, call)(db, owner, heldLetter);
    }
    await mailJoinedPeople(outbox, call, { db, owner, reason: why.reason });
    await mailGrantedAccess(outbox, call, { db, owner, reason: why.reason });
    const ended = await endAddedIdentities(db, owner, { keep, ...why, now });
    if (ended.length === 0) return;
    const letter = identitiesEndedLetter(ended.map(({ provider }) => provider));
    await mailNoticeToAllAddresses(outbox, call)(db, owner, letter);
  };
