// The company's row is locked, so that two admins cannot leave at the same time and the company keeps an admin.
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { personName } from '../../../src/documents/personName.ts';
import {
  type MembershipMove,
  type MembershipStanding,
  memberActions,
  membershipLife,
  ownMembershipMoves,
} from '../../../src/machines/membership.ts';
import { type Actor, recordAudit } from '../../audit/audit.ts';
import { isAnyOf } from '../../db/arrays.ts';
import type { TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { invitations, memberships } from '../../db/schema/teams.ts';
import { forgetAnswers } from '../../http/answers/idempotency.ts';
import { invalidTransition, notFound, Problem, unauthenticated } from '../../http/answers/problem.ts';
import { markHandled, type Notify, removeNotifications } from '../../notifications/notify.ts';
import { endHiringTeams } from './hiringTeams.ts';

const ofTenant = ({ tenantId }: TenantDb, id: number) => and(eq(users.tenant_id, tenantId), eq(users.id, id));

/**
 * Locks the row until the transaction ends. Lock the company's row first. The lock mode allows foreign key checks: a change of an
 * interview that notifies this recruiter, or stores its panel, would otherwise deadlock with their leaving.
 */
export async function lockMember(db: TenantDb, id: number): Promise<UserRow> {
  const [user] = await db.tx.select().from(users).where(ofTenant(db, id)).for('no key update');
  if (!user) throw notFound();
  return user;
}

/** Whoever locks several does so in order of id: two who lock the same people would otherwise deadlock. */
export async function lockMembers({ tenantId, tx }: TenantDb, ids: number[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), isAnyOf(users.id, ids)))
    .orderBy(users.id)
    .for('no key update');
}

/** Locks the caller's row. @throws 401 if their access has ended meanwhile */
export async function lockOwnMember(
  db: TenantDb,
  caller: Pick<UserRow, 'id' | 'access_epoch'>,
): Promise<UserRow> {
  const user = await lockMember(db, caller.id);
  if (user.access_epoch !== caller.access_epoch) throw unauthenticated();
  return user;
}

export const adminsOf = ({ tenantId, tx }: TenantDb, companyId: number): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenant_id, tenantId),
        eq(users.company_id, companyId),
        eq(users.is_admin, true),
        eq(users.status, 'active'),
      ),
    )
    .orderBy(users.id);

// An admin whose account is being deleted does not count.
export async function otherAdmins(db: TenantDb, companyId: number, userId: number): Promise<number> {
  const [row] = await db.tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.company_id, companyId),
        eq(users.is_admin, true),
        eq(users.status, 'active'),
        isNull(users.leaves_at),
        ne(users.id, userId),
      ),
    );
  return row?.count ?? 0;
}

async function membershipStateOf(db: TenantDb, user: UserRow): Promise<MembershipStanding> {
  const { id, status, is_admin, member_role, company_id, company_found_id } = user;
  return {
    status,
    place: company_id ? 'company' : company_found_id ? 'found' : 'nowhere',
    isAdmin: is_admin,
    role: member_role,
    otherAdmins: company_id ? await otherAdmins(db, company_id, id) : 0,
  };
}

const actions: Record<MembershipMove, string> = {
  offer: 'company.found',
  withdraw: 'company.withdrawn',
  decline: 'company.declined',
  create: 'company.created',
  join: 'membership.requested',
  cancel: 'request.cancelled',
  accept: 'invitation.accepted',
  accept_as_admin: 'invitation.accepted',
  accept_as_hiring_manager: 'invitation.accepted',
  leave: 'member.left',
  approve: 'membership.approved',
  reject: 'membership.rejected',
  deactivate: 'membership.deactivated',
  reactivate: 'membership.reactivated',
  make_admin: 'admin.granted',
  remove_admin: 'admin.removed',
  make_hiring_manager: 'hiring_manager.appointed',
  make_recruiter: 'recruiter.appointed',
};

interface Moving {
  move: MembershipMove;
  company: { id: number; name: string };
  actor: Actor;
  now: Date;
  words?: string | null;
  invitedById?: number;
}

/** Ends what somebody does in hiring before they leave or are deactivated. Their row must be locked. */
export type LeaveHiring = (
  db: TenantDb,
  userId: number,
  news: { notify: Notify; now: Date },
) => Promise<void>;

/** `user` must be locked. */
export async function moveMember(db: TenantDb, user: UserRow, moving: Moving): Promise<UserRow> {
  const { move, company, actor, now, words = null } = moving;
  const state = await membershipStateOf(db, user);
  const next = membershipLife.after(state, move);
  if (!next) throw refusal(state, move);
  const [moved] = await db.tx
    .update(users)
    .set({
      status: next.status,
      is_admin: next.isAdmin,
      member_role: next.role,
      company_id: next.place === 'company' ? company.id : null,
      company_found_id: next.place === 'found' ? user.company_found_id : null,
      updated_at: now,
    })
    .where(ofTenant(db, user.id))
    .returning();
  if (!moved) throw notFound();
  await recordHistory(db, user, moving);
  await markHandled(db, { types: ['join_request'], companyId: company.id, aboutId: user.id, now });
  if (endsInvitations.includes(move)) await revokeInvitations(db, user, company.id, now);
  if (state.role === 'hiring_manager') await endHiringTeams(db, user.id);
  if (endsReading.includes(move)) {
    await removeNotifications(db, user.id);
    await forgetAnswers(db, user.id);
  }
  const auditEntry = { action: actions[move], kind: 'user' as const, id: user.id, name: personName(user) };
  await recordAudit(db, actor, { ...auditEntry, details: { company: company.name, words } }, now);
  return moved;
}

async function recordHistory(db: TenantDb, user: UserRow, moving: Moving) {
  const { move, company, actor, now, words = null, invitedById = null } = moving;
  type Story = Partial<typeof memberships.$inferInsert>;
  const gone = { message: null, joined_at: null, approved_at: null, approved_by_id: null, reason: null };
  const arrived = { ...gone, joined_at: now, approved_at: now, decided_at: now };
  const invited = { ...arrived, approved_by_id: invitedById };
  const declines = {
    declined_company_ids: sql`array_append(${memberships.declined_company_ids}, ${company.id}::bigint)`,
  };
  const stories: Partial<Record<MembershipMove, Record<string, unknown>>> = {
    create: arrived,
    accept: invited,
    accept_as_admin: invited,
    accept_as_hiring_manager: invited,
    join: { ...gone, joined_at: now, message: words },
    cancel: gone,
    leave: { ...gone, ...declines },
    decline: declines,
    approve: { approved_at: now, approved_by_id: actor.id, decided_at: now, reason: null },
    reject: { decided_at: now, reason: words },
    deactivate: { decided_at: now, reason: words },
    reactivate: { decided_at: now, reason: null },
  };
  const story = stories[move] as Story | undefined;
  if (!story) return;
  await db.tx.insert(memberships).values({ tenant_id: db.tenantId, user_id: user.id }).onConflictDoNothing();
  await db.tx
    .update(memberships)
    .set(story)
    .where(and(eq(memberships.tenant_id, db.tenantId), eq(memberships.user_id, user.id)));
}

// Otherwise an earlier invitation would undo the admin's decision.
const endsInvitations: MembershipMove[] = ['reject', 'deactivate', 'remove_admin', 'make_hiring_manager'];

// Their notifications, and the answers stored for repeated calls, name applicants whom they may no longer read about.
const endsReading: MembershipMove[] = ['leave', 'make_hiring_manager'];

const revokeInvitations = ({ tenantId, tx }: TenantDb, { email }: UserRow, companyId: number, now: Date) =>
  tx
    .update(invitations)
    .set({ revoked_at: now })
    .where(
      and(
        eq(invitations.tenant_id, tenantId),
        eq(invitations.company_id, companyId),
        eq(invitations.email, email),
        isNull(invitations.accepted_at),
        isNull(invitations.revoked_at),
      ),
    );

const isDecision = (move: MembershipMove) => memberActions.some((action) => action === move);

function refusal(state: MembershipStanding, move: MembershipMove) {
  if (membershipLife.allowed({ ...state, otherAdmins: 1 }).includes(move)) {
    const message = 'A company must have at least one admin. Make somebody else an admin first.';
    return new Problem(409, 'last_admin', message);
  }
  const moves = isDecision(move) ? memberActions : ownMembershipMoves;
  return invalidTransition(membershipLife.allowed(state, moves));
}

export const membershipRefusal = async (db: TenantDb, user: UserRow, move: MembershipMove) =>
  refusal(await membershipStateOf(db, user), move);
