// Anybody can request these letters for any address, so a letter to an unconfirmed address repeats nothing that was typed.
import type { Letter } from '../../mail/letter.ts';
import type { EndingReason } from '../social/linkedIdentities.ts';
import type { NoticeLetter } from './mailing.ts';

const link = (page: string, email: string) => `/auth/${page}#email=${encodeURIComponent(email)}&token=`;

// The page asks before it acts, because mail scanners open links too.
const notMeButton = { label: 'This wasn’t me', path: '/auth/secure-account#token=' };
const notMeHint = (contact: string) =>
  `This link works for seven days. It signs everyone out of your account and lets you choose a new password. If you need anything else, write to us at ${contact}.`;

export const verifyEmailLetter = (email: string): Letter => ({
  kind: 'verify_email',
  subject: 'Confirm your email address',
  paragraphs: ['Confirm that this address is yours to finish setting up your account.'],
  button: { label: 'Confirm my address', path: link('verify-email', email) },
  closing: ['This link works for 24 hours. If you didn’t sign up, you can ignore this email.'],
});

export const accountExistsLetter = (): Letter => ({
  kind: 'account_exists',
  subject: 'You already have an account',
  paragraphs: [
    'Someone, most likely you, tried to sign up with this address. You already have an account here, so nothing has changed.',
    'Sign in as usual. If you’ve forgotten your password, choose “Forgot password” on the sign-in page.',
  ],
  button: { label: 'Sign in', path: '/auth/login' },
  closing: ['If this wasn’t you, you don’t need to do anything.'],
});

export const noAccountLetter = (): Letter => ({
  kind: 'no_account',
  subject: 'There is no account with this address',
  paragraphs: [
    'Someone, most likely you, asked for a link to an account with this address, but there isn’t one.',
    'You may have signed up with a different address. If not, you’re welcome to create an account.',
  ],
  button: { label: 'Create an account', path: '/auth/signup' },
  closing: ['If this wasn’t you, you don’t need to do anything.'],
});

export const alreadyVerifiedLetter = (): Letter => ({
  kind: 'already_verified',
  subject: 'Your email address is confirmed',
  paragraphs: [
    'You asked for a link to confirm this address, but it’s already confirmed. You can sign in now.',
  ],
  button: { label: 'Sign in', path: '/auth/login' },
});

export const accountInactiveLetter = (contact: string): Letter => ({
  kind: 'account_inactive',
  subject: 'Your account is not active',
  paragraphs: [
    'You asked for a link to your account. It’s deactivated at the moment, so we can’t send you one.',
    `If you think this is a mistake, write to us at ${contact}.`,
  ],
});

export const resetPasswordLetter = (email: string): Letter => ({
  kind: 'reset_password',
  subject: 'Choose a new password',
  paragraphs: ['You asked to reset your password. Choose a new one, then sign in with it.'],
  button: { label: 'Choose a password', path: link('reset-password', email) },
  closing: [
    'This link works for 30 minutes. If you didn’t ask for it, you can ignore this email: your password stays the same.',
  ],
});

export const passwordChangedLetter = (contact: string): Letter => ({
  kind: 'password_changed',
  subject: 'Your password was changed',
  paragraphs: [
    'Your password was changed, and you were signed out everywhere else.',
    'If that was you, there’s nothing more to do. If it wasn’t, use the button below right away.',
  ],
  button: notMeButton,
  closing: [notMeHint(contact)],
});

export const confirmNewEmailLetter = (): Letter => ({
  kind: 'change_email',
  subject: 'Confirm your new email address',
  paragraphs: [
    'You asked to use this address for your account. The change takes effect once you confirm it.',
  ],
  button: { label: 'Use this address', path: '/auth/confirm-email#token=' },
  closing: ['This link works for 24 hours. If you didn’t ask for it, you can ignore this email.'],
});

export const newEmailTakenLetter = (): Letter => ({
  kind: 'change_email_taken',
  subject: 'This address already has an account',
  paragraphs: [
    'Someone, most likely you, asked to use this address for another account. It already has its own account, so nothing has changed.',
  ],
  button: { label: 'Sign in', path: '/auth/login' },
});

export const emailChangeRequestedLetter = (newEmail: string, contact: string): Letter => ({
  kind: 'change_email_notice',
  subject: 'Your email address is about to change',
  paragraphs: [
    `You asked to use ${newEmail} for your account instead of this address. The change takes effect once the new address is confirmed.`,
    'If that wasn’t you, use the button below right away: your address stays the same, and whoever asked for the change is signed out.',
  ],
  button: notMeButton,
  closing: [notMeHint(contact)],
});

export const emailChangedLetter = (newEmail: string, contact: string): Letter => ({
  kind: 'email_changed',
  subject: 'Your email address was changed',
  paragraphs: [
    `Your account now uses ${newEmail}. Sign in with that address from now on. You’ve been signed out everywhere.`,
    'If that wasn’t you, use the button below right away to move your account back to this address.',
  ],
  button: notMeButton,
  closing: [notMeHint(contact)],
});

const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const;
type ProviderName = keyof typeof providerNames;

const undoing = {
  'seven days': notMeHint,
  'for a while': (contact: string) =>
    `This link works for as long as the one in our email about the change of address. It moves your account back to this address, signs everyone out and lets you choose a new password. If you need anything else, write to us at ${contact}.`,
};

const accountNotice =
  (
    letter: Pick<Letter, 'kind' | 'subject'>,
    sentence: string | ((contact: string) => string),
  ): NoticeLetter =>
  ({ contact, canUndo }) => ({
    ...letter,
    paragraphs: [
      typeof sentence === 'string' ? sentence : sentence(contact),
      canUndo === 'no'
        ? `If that was you, there’s nothing more to do. If it wasn’t, write to us at ${contact} right away and we’ll help.`
        : 'If that was you, there’s nothing more to do. If it wasn’t, use the button below right away.',
    ],
    ...(canUndo === 'no' ? {} : { button: notMeButton, closing: [undoing[canUndo](contact)] }),
  });

export const identityLinkedLetter = (provider: ProviderName) =>
  accountNotice(
    { kind: 'identity_linked', subject: `You can now sign in with ${providerNames[provider]}` },
    `A ${providerNames[provider]} account was linked to your account. From now on, it can be used to sign in.`,
  );

export function identitiesEndedLetter(providers: ProviderName[]) {
  const names = providers.map((provider) => providerNames[provider]).join(' and ');
  return accountNotice(
    { kind: 'identity_unlinked', subject: `You can no longer sign in with ${names}` },
    `Your account is no longer linked to ${names}, and can no longer be opened that way. Everything else stays as it is.`,
  );
}

const accessEndings: Record<EndingReason, string> = {
  'sessions.ended': 'you signed out everywhere',
  'password.changed': 'your password was changed',
  'password.reset': 'your password was reset',
  'account.secured': 'you told us that a change wasn’t yours',
};

export const deletionEndedLetter = (reason: EndingReason, isActive: boolean) =>
  accountNotice(
    { kind: 'deletion_ended', subject: 'Your account will not be erased' },
    (contact) =>
      `Your account was about to be erased. We stopped that because ${accessEndings[reason]}. Nothing was erased. If you still want us to erase it, ${isActive ? 'ask for that again in your profile' : `write to us at ${contact}: this account is deactivated, and can’t be opened`}.`,
  );

export const invitationsHeldLetter = (count: number, reason: EndingReason, isActive: boolean) =>
  accountNotice(
    {
      kind: 'invitations_held',
      subject: count === 1 ? 'Your invitation needs your approval' : 'Your invitations need your approval',
    },
    `${count === 1 ? 'An open invitation' : `${count} open invitations`} to your company can’t be accepted for now because ${accessEndings[reason]}. ${isActive ? 'On your team’s page, approve those that you sent, and decline the others' : 'Your account is deactivated, so another admin of your company decides about each'}.`,
  );

export const dataExportRequestedLetter = () =>
  accountNotice(
    { kind: 'data_asked', subject: 'A copy of your data was requested' },
    'Someone signed in to your account, most likely you, asked for a copy of everything we hold about you. Whoever is signed in can download it there for ten minutes.',
  );

const mostNamed = 20;

interface Joining {
  company: string;
  days: number;
  reason: EndingReason;
  isMember: boolean;
  canOpen: boolean;
  isAdmin: boolean;
}

const joinedAdvice = ({ isMember, canOpen, isAdmin }: Joining) => {
  if (!isMember) return [];
  return canOpen && isAdmin
    ? ['If you don’t know someone here, deactivate them on your team’s page.']
    : ['If you don’t know someone here, ask another admin of your company to deactivate them.'];
};

/** Sent only to the owner, because the addresses are those of other people. */
export function joinedByInvitationLetter(joined: { id: number; email: string }[], joining: Joining): Letter {
  const { company, days, reason } = joining;
  const named = joined.slice(0, mostNamed);
  const others = joined.length - named.length;
  const people = joined.length === 1 ? 'this person has' : 'these people have';
  return {
    kind: 'joined_by_invitation',
    subject: `Check who joined ${company}`,
    paragraphs: [
      `We’re writing because ${accessEndings[reason]}. In the last ${days} days, ${people} joined ${company} by an invitation that was sent or approved by your account:`,
      [...named.map(({ email }) => email), ...(others > 0 ? [`and ${others} more`] : [])].join('\n'),
      ...joinedAdvice(joining),
    ],
    ...(joining.isMember && joining.canOpen
      ? { button: { label: 'Open my team', path: '/recruiter/companies' } }
      : {}),
    invitationIds: named.map(({ id }) => id),
  };
}

export interface GrantedAccess {
  joined: number;
  admins: number;
  /** Who were hiring managers before. */
  recruiters: number;
}

const phraseFor = (count: number, single: string, several: string) =>
  count === 0 ? [] : [count === 1 ? single : several.replace('#', String(count))];

/** Names nobody: whoever joined is on the team’s page. */
export function accessGrantedLetter({ joined, admins, recruiters }: GrantedAccess, joining: Joining): Letter {
  const { company, days, reason } = joining;
  const grants = [
    ...phraseFor(joined, 'approved one person who asked to join', 'approved # people who asked to join'),
    ...phraseFor(admins, 'made one person an admin', 'made # people admins'),
    ...phraseFor(recruiters, 'made one hiring manager a recruiter', 'made # hiring managers recruiters'),
  ];
  return {
    kind: 'access_granted',
    subject: `Check who can act for ${company}`,
    paragraphs: [
      `We’re writing because ${accessEndings[reason]}. In the last ${days} days, your account ${grants.join(' and ')} at ${company}.`,
      ...joinedAdvice(joining),
    ],
    ...(joining.isMember && joining.canOpen
      ? { button: { label: 'Open my team', path: '/recruiter/companies' } }
      : {}),
  };
}

export const deletionNoticeLetter = (day: string) =>
  accountNotice(
    { kind: 'deletion_notice', subject: `Your account will be erased on ${day}` },
    `Someone signed in to your account asked us to erase it. On ${day}, everything is erased for good.`,
  );

const accountNews = {
  approve: [
    'Your account is approved',
    'We’ve checked your account. You can now sign in and use everything.',
  ],
  reject: ['Your account was not approved', 'We’ve reviewed your account and couldn’t approve it.'],
  deactivate: [
    'Your account was deactivated',
    'You can’t use it for now. None of your data has been deleted.',
  ],
  reactivate: ['Your account is active again', 'You can sign in again. Everything is as you left it.'],
} as const;

/** Leaves out the operator's reason, which is meant for the audit log. */
export function accountDecisionLetter(action: keyof typeof accountNews, contact: string): Letter {
  const [subject, sentence] = accountNews[action];
  const isIn = action === 'approve' || action === 'reactivate';
  return {
    kind: `account_${action}`,
    subject,
    paragraphs: isIn
      ? [sentence]
      : [sentence, `To ask why, or if you think this is a mistake, write to us at ${contact}.`],
    ...(isIn ? { button: { label: 'Sign in', path: '/auth/login' } } : {}),
  };
}
