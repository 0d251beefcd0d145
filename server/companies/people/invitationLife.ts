// An invitation lets one email address join one company, once, within seven days, even if it is accepted twice at the same
// moment. Only the email contains its token.
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { actorOf } from '../../audit/audit.ts';
import { hashOfToken, newToken } from '../../auth/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { type Company, companies } from '../../db/schema/companies.ts';
import { invitations } from '../../db/schema/teams.ts';
import { invalid, Problem } from '../../http/answers/problem.ts';
import type { Notify } from '../../notifications/notify.ts';
import { lockCompany } from '../companyLife.ts';
import { notifyOfAcceptance, type SentInvitation } from '../companyNews.ts';
import { lockMember, moveMember } from './membershipLife.ts';

export type Invitation = typeof invitations.$inferSelect;
type InvitationState = 'valid' | 'expired' | 'revoked' | 'used';

export const invitationDays = 7;

export function freshToken(now: Date) {
  const token = newToken();
  const expires_at = new Date(now.getTime() + invitationDays * 24 * 3_600_000);
  return { token, columns: { token_hash: hashOfToken(token), expires_at } };
}

interface InvitationWithState extends SentInvitation {
  invitation: Invitation;
  state: InvitationState;
}

/**
 * Whether the admin who approved the invitation is still an active admin of the company. If not, another admin has to approve
 * it: otherwise an admin who expects to be deactivated could invite a second email address of their own.
 */
export const isBacked = sql<boolean>`(${invitations.approved_at} is not null and exists (select from users approver
  where approver.tenant_id = ${invitations.tenant_id} and approver.id = ${invitations.approved_by_id}
    and approver.company_id = ${invitations.company_id} and approver.is_admin and approver.status = 'active'))`;

export const invitationColumns = { ...getTableColumns(invitations), is_backed: isBacked };

type BackedInvitation = Invitation & { is_backed: boolean };

function stateOf(
  { is_backed, accepted_at, revoked_at, expires_at }: BackedInvitation,
  company: Company,
  now: Date,
): InvitationState {
  if (accepted_at) return 'used';
  if (expires_at <= now) return 'expired';
  return !is_backed || revoked_at || company.status !== 'active' ? 'revoked' : 'valid';
}

export async function findInvitation(
  db: TenantDb,
  token: string,
  now: Date,
): Promise<InvitationWithState | null> {
  const [row] = await db.tx
    .select({ invitation: invitations, is_backed: isBacked, company: companies, inviter: users })
    .from(invitations)
    .innerJoin(
      companies,
      and(eq(companies.tenant_id, invitations.tenant_id), eq(companies.id, invitations.company_id)),
    )
    .innerJoin(
      users,
      and(eq(users.tenant_id, invitations.tenant_id), eq(users.id, invitations.invited_by_id)),
    )
    .where(and(eq(invitations.tenant_id, db.tenantId), eq(invitations.token_hash, hashOfToken(token))));
  if (!row) return null;
  const { is_backed, ...found } = row;
  return { ...found, state: stateOf({ ...found.invitation, is_backed }, found.company, now) };
}

const tokenInvalid = () =>
  new Problem(422, 'token_invalid', 'This invitation is no longer valid. Ask for a new one.');

const tokenExpired = () =>
  new Problem(422, 'token_expired', 'This invitation has expired. Ask for a new one.');

const acceptAs = { recruiter: 'accept', hiring_manager: 'accept_as_hiring_manager' } as const;

interface Acceptance {
  token: string;
  userId: number;
  now: Date;
  notify: Notify;
}

/** @throws Problem 422 token_invalid, token_expired; 409 email_mismatch, other_company, invalid_transition */
export async function joinByInvitation(
  db: TenantDb,
  { token, userId, now, notify }: Acceptance,
): Promise<void> {
  const match = await findInvitation(db, token, now);
  if (!match) throw tokenInvalid();
  const company = await lockCompany(db, match.company.id);
  const ofThis = and(eq(invitations.tenant_id, db.tenantId), eq(invitations.id, match.invitation.id));
  const [invitation] = await db.tx.select(invitationColumns).from(invitations).where(ofThis).for('update');
  const state = invitation && stateOf(invitation, company, now);
  if (state === 'expired') throw tokenExpired();
  if (!invitation || state !== 'valid' || invitation.token_hash !== hashOfToken(token)) throw tokenInvalid();
  const person = await lockMember(db, userId);
  if (person.email !== invitation.email) {
    throw new Problem(409, 'email_mismatch', 'This invitation was sent to another email address.');
  }
  if (person.company_id !== null && person.company_id !== company.id) {
    throw new Problem(
      409,
      'other_company',
      'You belong to another company. Leave it first, then open this invitation again.',
    );
  }
  const move = invitation.is_admin ? 'accept_as_admin' : acceptAs[invitation.member_role];
  const invitedById = invitation.invited_by_id;
  await moveMember(db, person, { move, company, actor: actorOf(person), now, invitedById });
  await db.tx
    .update(invitations)
    .set({ accepted_at: now, accepted_by_id: userId })
    .where(and(ofThis, isNull(invitations.accepted_at)));
  await notifyOfAcceptance(db, match, { person, notify });
}

/** For sign-up, where a conflict is an error of the form. @throws Problem 422 */
export async function acceptAsNewcomer(db: TenantDb, acceptance: Acceptance): Promise<void> {
  try {
    await joinByInvitation(db, acceptance);
  } catch (error) {
    if (error instanceof Problem && error.status === 409) throw invalid({ email: [error.message] });
    throw error;
  }
}
