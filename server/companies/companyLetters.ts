import type { components } from '../../openapi.gen.d.ts';
import type { companyDecisions } from '../../src/machines/company.ts';
import type { memberActions } from '../../src/machines/membership.ts';
import type { CompanyIdentity } from '../db/schema/companies.ts';
import type { Letter } from '../mail/letter.ts';

type MemberRole = components['schemas']['MemberRole'];

const reason = (words: string | null) => (words ? [`The reason given: ${words}`] : []);

export const joinRequestLetter = (
  company: string,
  person: string,
  email: string,
  words: string | null,
): Letter => ({
  kind: 'join_request',
  subject: `${person} asks to join ${company}`,
  paragraphs: [
    `${person} (${email}) would like to work with you on ${company}’s jobs and candidates.`,
    ...(words ? [`They write: ${words}`] : []),
  ],
  button: { label: 'Decide', path: '/recruiter/companies' },
});

export type MemberAction = (typeof memberActions)[number];

const memberNews: Record<MemberAction, (company: string) => [subject: string, sentence: string]> = {
  approve: (company) => [`You’ve joined ${company}`, `You can work on ${company}’s jobs and candidates now.`],
  reject: (company) => [
    `${company} declined your request`,
    `An admin of ${company} declined your request to join.`,
  ],
  deactivate: (company) => [
    `Your account at ${company} was switched off`,
    `An admin of ${company} switched your account off.`,
  ],
  reactivate: (company) => [
    `Your account at ${company} has been switched back on`,
    `You can sign in and work for ${company} again.`,
  ],
  make_admin: (company) => [`You are now an admin of ${company}`, 'Another admin gave you admin rights.'],
  remove_admin: (company) => [
    `You are no longer an admin of ${company}`,
    `You still work on ${company}’s jobs and candidates.`,
  ],
  make_hiring_manager: (company) => [
    `You are now a hiring manager at ${company}`,
    'An admin changed your role. Recruiters add you to the jobs whose applicants you are to read and rate.',
  ],
  make_recruiter: (company) => [
    `You are now a recruiter at ${company}`,
    `An admin changed your role. You can work on all of ${company}’s jobs and candidates now.`,
  ],
};

export function memberDecisionLetter(action: MemberAction, company: string, words: string | null): Letter {
  const [subject, sentence] = memberNews[action](company);
  const isOut = action === 'deactivate';
  return {
    kind: `member_${action}`,
    subject,
    paragraphs: [sentence, ...reason(words)],
    ...(isOut ? {} : { button: { label: 'Open my dashboard', path: '/recruiter' } }),
  };
}

export const invitationLetter = (invited: {
  company: string;
  inviter: string;
  message: string | null;
  days: number;
  email: string;
  role: MemberRole;
}): Letter => ({
  kind: 'company_invitation',
  subject: `${invited.inviter} invites you to ${invited.company}`,
  paragraphs: [
    invited.role === 'hiring_manager'
      ? `${invited.inviter} would like you to read and rate applicants for jobs at ${invited.company}, as a hiring manager.`
      : `${invited.inviter} would like you to work on the jobs and candidates of ${invited.company}.`,
    ...(invited.message ? [`They write: ${invited.message}`] : []),
  ],
  button: {
    label: 'See the invitation',
    path: `/auth/signup-invite#email=${encodeURIComponent(invited.email)}&token=`,
  },
  closing: [
    `The link works for ${invited.days} days and only for this email address. If you do not know ${invited.inviter}, ignore this email.`,
  ],
});

/**
 * If several people are invited, the letter states only how many. If it named them, erasing one person's data would delete the
 * letter about the others too.
 */
export function invitationApprovalLetter(
  person: string,
  company: string,
  invitations: readonly { id: number; email: string }[],
): Letter {
  const [only, ...others] = invitations;
  const whom = only && others.length === 0 ? only.email : `${invitations.length} people`;
  return {
    kind: 'invitation_wanted',
    subject: `${person} would like to invite ${whom}`,
    paragraphs: [
      `${person} would like to invite ${whom} to join ${company}. Nothing is sent until you approve it.`,
    ],
    button: { label: 'Approve or decline', path: '/recruiter/companies?tab=invitations' },
    ...(only && others.length === 0 ? { invitationIds: [only.id] } : {}),
  };
}

export const newInvitationRequestLetter = (email: string, company: string): Letter => ({
  kind: 'invitation_wanted',
  subject: `${email} asks for a new invitation`,
  paragraphs: [
    `The invitation for ${email} to join ${company} has expired, and they have asked for a new one.`,
  ],
  button: { label: 'Invite again', path: '/recruiter/companies' },
});

export const invitationAcceptedLetter = (person: string, company: string, role: MemberRole): Letter => ({
  kind: 'invitation_accepted',
  subject: `${person} joined ${company}`,
  paragraphs: [
    role === 'hiring_manager'
      ? `${person} accepted your invitation. Add them to the hiring team of each job whose applicants they are to rate.`
      : `${person} accepted your invitation and works on ${company}’s jobs and candidates now.`,
  ],
  button: { label: 'Open the team', path: '/recruiter/companies' },
});

export type CompanyDecision = (typeof companyDecisions)[number];

const decisionNews: Record<CompanyDecision, (company: string) => [subject: string, sentence: string]> = {
  approve: (company) => [`${company} is approved`, `We have checked ${company}. You can publish jobs now.`],
  reject: (company) => [`${company} was not approved`, 'Your company’s page says what you can do now.'],
  deactivate: (company) => [
    `${company} was switched off`,
    `The recruiters of ${company} cannot work here for now.`,
  ],
  reactivate: (company) => [
    `${company} has been switched back on`,
    `The recruiters of ${company} can work here again.`,
  ],
};

const changeNews: typeof decisionNews = {
  ...decisionNews,
  approve: (company) => [
    `The new details of ${company} are approved`,
    'We have checked the change. Veterans see the new details now.',
  ],
  reject: (company) => [
    `The new details of ${company} were not approved`,
    'Veterans keep seeing the approved details, and you can keep working.',
  ],
};

export function companyDecisionLetter(
  decision: CompanyDecision,
  company: string,
  { text, isOnChange }: { text: string; isOnChange: boolean },
): Letter {
  const [subject, sentence] = (isOnChange ? changeNews : decisionNews)[decision](company);
  return {
    kind: isOnChange ? `company_change_${decision}` : `company_${decision}`,
    subject,
    paragraphs: [...(decision === 'approve' ? [] : [text]), sentence],
    button: { label: 'Open my company', path: '/recruiter/company' },
  };
}

export const companyAppearanceLetter = (
  company: string,
  field: 'description' | 'logo',
  { before, after }: { before: string | null; after: string | null },
): Letter => ({
  kind: 'company_appearance_changed',
  subject: `${company} changed its ${field}`,
  paragraphs: [
    'Veterans can already see the change. If it makes the company look like a different company, you can deactivate it.',
    `Before:\n${before ?? 'none'}`,
    `Now:\n${after ?? 'none'}`,
  ],
  button: { label: 'Open the companies', path: '/admin' },
});

const identityLabels: Record<keyof CompanyIdentity, string> = {
  name: 'Name',
  legal_name: 'Legal name',
  website: 'Website',
  registration_number: 'Registration number',
};

export const companyChangeLetter = (
  company: string,
  changes: { field: keyof CompanyIdentity; before: string | null; after: string | null }[],
): Letter => ({
  kind: 'company_change_requested',
  subject: `${company} asks to change its details`,
  paragraphs: [
    'Veterans keep seeing the approved details until you decide.',
    ...changes.map(
      ({ field, before, after }) =>
        `${identityLabels[field]}: ${before ?? 'not given'} → ${after ?? 'not given'}`,
    ),
  ],
  button: { label: 'Review the change', path: '/admin' },
});
