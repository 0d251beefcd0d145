import type { Letter } from '../mail/letter.ts';

const privacyPage = '/profile?profile_section=privacy';

export const deletionRequestedLetter = (day: string, contact: string): Letter => ({
  kind: 'deletion_asked',
  subject: `Your account will be erased on ${day}`,
  paragraphs: [
    `You asked us to delete your account. You can sign in and cancel this until ${day}. After that, everything is erased for good.`,
    'Until then, employers can no longer find you. For the applications you sent, we’ll keep only the job, the dates and the outcome.',
    `If that wasn’t you, cancel the deletion, change your password and write to us at ${contact}.`,
  ],
  button: { label: 'Keep my account', path: privacyPage },
});

export const deletionCancelledLetter = (): Letter => ({
  kind: 'deletion_cancelled',
  subject: 'You’re keeping your account',
  paragraphs: ['You stopped the deletion of your account. Nothing was erased.'],
  button: { label: 'Open my profile', path: privacyPage },
});

/** Also used to find and delete this letter afterwards. */
export const farewellKind = 'account_erased';

export const accountErasedLetter = (): Letter => ({
  kind: farewellKind,
  subject: 'Your account has been erased',
  paragraphs: [
    'Your account and everything in it have been erased. For the applications you sent, we keep only the job, the dates and the outcome, without your name.',
    'We delete our copy of this email within two days. You’re welcome to sign up again at any time.',
  ],
});

export const unusedAccountLetter = (day: string): Letter => ({
  kind: 'account_unused',
  subject: 'You haven’t signed in for a long time',
  paragraphs: [
    `We don’t keep personal data longer than we need to. Your account hasn’t been used for a long time, so it will be erased on ${day} unless you sign in.`,
    'Signing in once is enough to keep it.',
  ],
  button: { label: 'Sign in', path: '/auth/login' },
});
