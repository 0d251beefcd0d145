/** The letters about an account that is to go, and the last one once it is gone. */
import type { Letter } from '../mail/letter.ts';

const privacyPage = '/profile?profile_section=privacy';

export const deletionAskedLetter = (day: string, contact: string): Letter => ({
  kind: 'deletion_asked',
  subject: `Your account will be erased on ${day}`,
  paragraphs: [
    `You asked us to delete your account. Until ${day} you can sign in and take that back; after it, everything is erased for good.`,
    'Employers no longer find you in the meantime. Of the applications you sent, only the job, the dates and the outcome will be left.',
    `If that was not you, cancel it, change your password and write to us at ${contact}.`,
  ],
  button: { label: 'Keep my account', path: privacyPage },
});

export const deletionCancelledLetter = (): Letter => ({
  kind: 'deletion_cancelled',
  subject: 'Your account stays',
  paragraphs: ['You took the deletion of your account back. Nothing was erased.'],
  button: { label: 'Open my profile', path: privacyPage },
});

export const accountErasedLetter = (): Letter => ({
  kind: 'account_erased',
  subject: 'Your account is erased',
  paragraphs: [
    'Your account and all that belonged to it are erased. Of the applications you sent, only the job, the dates and the outcome are left, without your name.',
    'This letter is deleted here within 30 days. You are welcome to sign up again at any time.',
  ],
});

export const unusedLetter = (day: string): Letter => ({
  kind: 'account_unused',
  subject: 'You have not signed in for a long time',
  paragraphs: [
    `We keep nobody's data for longer than it is of use. Nobody has signed in to your account for a long time: unless you do, it is erased on ${day}.`,
    'Signing in once is enough to keep it.',
  ],
  button: { label: 'Sign in', path: '/auth/login' },
});
