// What a mailed link carries in its fragment, where no log holds it.
import { errorOf, failureOf } from './failure.ts';

export interface MailedLink {
  email: string | null;
  token: string | null;
}

/** Forged, used or run out. */
export const linkIsDead = (error: unknown) =>
  ['token_invalid', 'token_expired'].includes(failureOf(error).code);

/** The transition of a call that was refused so. */
export const linkDies = {
  guard: { type: 'linkIsDead', params: errorOf },
  target: 'linkDead',
} as const;
