// Emails about deactivation, reactivation and admin rights are sent regardless of preferences.

import { personName } from '../../src/documents/personName.ts';
import type { TenantDb } from '../db/database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import type { Company } from '../db/schema/companies.ts';
import type { invitations as invitationsTable } from '../db/schema/teams.ts';
import type { Letter } from '../mail/letter.ts';
import type { NotificationInput, NotificationType, Notify } from '../notifications/notify.ts';
import {
  type CompanyDecision,
  companyDecisionLetter,
  invitationAcceptedLetter,
  invitationApprovalLetter,
  joinRequestLetter,
  type MemberAction,
  memberDecisionLetter,
  newInvitationRequestLetter,
} from './companyLetters.ts';
import { adminsOf } from './people/membershipLife.ts';

type Invitation = typeof invitationsTable.$inferSelect;

const newsOf = (userId: number, type: NotificationType, letter: Letter): NotificationInput => ({
  ...{ userId, type, letter },
  title: letter.subject,
  body: letter.paragraphs.join('\n'),
  link: letter.button ?? null,
});

const mailPreference = (isMandatory: boolean) => (isMandatory ? ({ byMail: 'always' } as const) : {});

const companyTypes = {
  approve: 'company_approved',
  reject: 'company_rejected',
  deactivate: 'company_deactivated',
  reactivate: 'company_reactivated',
} as const satisfies Record<CompanyDecision, NotificationType>;

interface Decided {
  decision: CompanyDecision;
  text: string;
  notify: Notify;
  isOnChange: boolean;
}

export async function notifyCompany(
  db: TenantDb,
  company: Company,
  { decision, text, notify, isOnChange }: Decided,
) {
  const letter = companyDecisionLetter(decision, company.name, { text, isOnChange });
  const isSwitch = decision === 'deactivate' || decision === 'reactivate';
  for (const { id } of await adminsOf(db, company.id)) {
    await notify(db, { ...newsOf(id, companyTypes[decision], letter), ...mailPreference(isSwitch) });
  }
}

interface MemberDecided {
  company: string;
  action: MemberAction;
  words: string | null;
}

export async function notifyMember(
  db: TenantDb,
  userId: number,
  { company, action, words }: MemberDecided,
  notify: Notify,
) {
  const isAnswer = action === 'approve' || action === 'reject';
  const letter = memberDecisionLetter(action, company, words);
  const news = newsOf(userId, isAnswer ? 'join_decided' : 'membership_changed', letter);
  await notify(db, { ...news, ...mailPreference(!isAnswer) });
}

interface Requested {
  person: UserRow;
  words: string | null;
  notify: Notify;
}

export async function notifyAdminsOfRequest(
  db: TenantDb,
  company: Company,
  { person, words, notify }: Requested,
) {
  const letter = joinRequestLetter(company.name, personName(person), person.email, words);
  for (const { id } of await adminsOf(db, company.id))
    await notify(db, { ...newsOf(id, 'join_request', letter), aboutId: person.id });
}

interface InvitationRequest {
  person: UserRow;
  invitations: readonly Pick<Invitation, 'id' | 'email'>[];
  notify: Notify;
}

export async function notifyOfRequestedInvitations(
  db: TenantDb,
  company: Company,
  { person, invitations, notify }: InvitationRequest,
) {
  const letter = {
    ...invitationApprovalLetter(personName(person), company.name, invitations),
    about: person.id,
  };
  for (const { id } of await adminsOf(db, company.id))
    await notify(db, newsOf(id, 'invitation_wanted', letter));
}

export interface SentInvitation {
  invitation: Pick<Invitation, 'id' | 'email' | 'member_role'>;
  company: Company;
  inviter: UserRow;
}

export async function notifyOfNewInvitationRequest(
  db: TenantDb,
  { invitation, company, inviter }: SentInvitation,
  notify: Notify,
) {
  const letter = {
    ...newInvitationRequestLetter(invitation.email, company.name),
    invitationIds: [invitation.id],
  };
  const isThere =
    inviter.company_id === company.id && inviter.status === 'active' && inviter.member_role === 'recruiter';
  for (const { id } of isThere ? [inviter] : await adminsOf(db, company.id))
    await notify(db, newsOf(id, 'invitation_wanted', letter));
}

export async function notifyOfAcceptance(
  db: TenantDb,
  { company, inviter, invitation }: SentInvitation,
  { person, notify }: { person: UserRow; notify: Notify },
) {
  if (inviter.company_id !== company.id || inviter.member_role !== 'recruiter') return;
  const letter = invitationAcceptedLetter(personName(person), company.name, invitation.member_role);
  await notify(db, { ...newsOf(inviter.id, 'invitation_accepted', letter), aboutId: person.id });
}
