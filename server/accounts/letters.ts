/**
 * The letters about an account. Whoever asks for one may have typed another's address, so a letter to an address that is
 * not confirmed repeats nothing that was typed.
 */
import type { Letter } from '../mail/letter.ts';

const link = (page: string, email: string) => `/auth/${page}#email=${encodeURIComponent(email)}&token=`;

export const verifyEmailLetter = (email: string): Letter => ({
  kind: 'verify_email',
  subject: 'Confirm your e-mail address',
  paragraphs: ['Please confirm that this address is yours, and your account is ready.'],
  button: { label: 'Confirm my address', path: link('verify-email', email) },
  closing: [
    'The link is good for 24 hours. If you did not sign up, ignore this e-mail: nothing happens without it.',
  ],
});

export const accountExistsLetter = (): Letter => ({
  kind: 'account_exists',
  subject: 'You already have an account',
  paragraphs: [
    'Somebody, most likely you, tried to sign up with this address. It already has an account, so nothing was changed.',
    'Sign in as usual. If you do not know your password any more, choose “Forgot password” there.',
  ],
  button: { label: 'Sign in', path: '/auth/login' },
  closing: ['If it was not you, you need not do anything.'],
});

export const noAccountLetter = (): Letter => ({
  kind: 'no_account',
  subject: 'There is no account with this address',
  paragraphs: [
    'Somebody, most likely you, asked for a link to an account with this address. There is none.',
    'If you have one, it may be with another address of yours. Otherwise you are welcome to sign up.',
  ],
  button: { label: 'Create an account', path: '/auth/signup' },
  closing: ['If it was not you, you need not do anything.'],
});

export const alreadyVerifiedLetter = (): Letter => ({
  kind: 'already_verified',
  subject: 'Your e-mail address is confirmed',
  paragraphs: ['You asked for a link to confirm this address. It is confirmed already: you can sign in.'],
  button: { label: 'Sign in', path: '/auth/login' },
});

export const accountInactiveLetter = (contact: string): Letter => ({
  kind: 'account_inactive',
  subject: 'Your account is not active',
  paragraphs: [
    'You asked for a link to your account. It is switched off at present, so there is none.',
    `If you think that is wrong, write to us at ${contact}.`,
  ],
});

export const resetPasswordLetter = (email: string): Letter => ({
  kind: 'reset_password',
  subject: 'Choose a new password',
  paragraphs: ['You asked for a new password. Choose one here, and then sign in with it.'],
  button: { label: 'Choose a password', path: link('reset-password', email) },
  closing: [
    'The link is good for 30 minutes. If you did not ask for it, ignore this e-mail: your password stays as it is.',
  ],
});

export const passwordChangedLetter = (contact: string): Letter => ({
  kind: 'password_changed',
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account was changed, and you were signed out everywhere else.',
    `If that was not you, choose a new one at once and write to us at ${contact}.`,
  ],
  button: { label: 'Choose a new password', path: '/auth/forgot' },
});

export const dataAskedLetter = (contact: string): Letter => ({
  kind: 'data_asked',
  subject: 'A copy of your data was asked for',
  paragraphs: [
    'You asked for a copy of everything we hold about you. It is ready in a moment on the page where you asked for it, and can be downloaded there for ten minutes.',
    `If that was not you, change your password at once and write to us at ${contact}.`,
  ],
  button: { label: 'Open my profile', path: '/profile?profile_section=privacy' },
});

export const confirmNewEmailLetter = (): Letter => ({
  kind: 'change_email',
  subject: 'Confirm your new e-mail address',
  paragraphs: ['You asked to use this address for your account. It changes when you confirm it.'],
  button: { label: 'Use this address', path: '/auth/confirm-email#token=' },
  closing: [
    'The link is good for 24 hours. If you did not ask for it, ignore this e-mail: nothing happens without it.',
  ],
});

export const newEmailTakenLetter = (): Letter => ({
  kind: 'change_email_taken',
  subject: 'This address has an account of its own',
  paragraphs: [
    'Somebody, most likely you, asked to use this address for another account. It has an account of its own, so nothing was changed.',
  ],
  button: { label: 'Sign in', path: '/auth/login' },
});

export const newEmailAskedLetter = (newEmail: string, contact: string): Letter => ({
  kind: 'change_email_notice',
  subject: 'Your e-mail address is about to change',
  paragraphs: [
    `You asked to use ${newEmail} for your account in place of this address. It changes when the new address is confirmed.`,
    `If that was not you, change your password at once and write to us at ${contact}.`,
  ],
  button: { label: 'Choose a new password', path: '/auth/forgot' },
});

export const emailChangedLetter = (newEmail: string, contact: string): Letter => ({
  kind: 'email_changed',
  subject: 'Your e-mail address was changed',
  paragraphs: [
    `Your account now belongs to ${newEmail}. Sign in with that address from now on.`,
    `If that was not you, write to us at ${contact}.`,
  ],
});

const accountNews = {
  approve: [
    'Your account is approved',
    'We have checked your account. You can sign in and use everything now.',
  ],
  reject: ['Your account was not approved', 'We have looked at your account and have not let it in.'],
  deactivate: ['Your account was switched off', 'You cannot use it for now. Nothing of yours is lost.'],
  reactivate: ['Your account is on again', 'You can sign in, and find everything as you left it.'],
} as const;

/** Without the operator’s reason, which is written for the audit log. */
export function accountDecisionLetter(action: keyof typeof accountNews, contact: string): Letter {
  const [subject, sentence] = accountNews[action];
  const isIn = action === 'approve' || action === 'reactivate';
  return {
    kind: `account_${action}`,
    subject,
    paragraphs: isIn
      ? [sentence]
      : [sentence, `To ask why, or if you think that is wrong, write to us at ${contact}.`],
    ...(isIn ? { button: { label: 'Sign in', path: '/auth/login' } } : {}),
  };
}
