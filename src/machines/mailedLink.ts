// A mailed link carries its token in the fragment, which no server log records.
import { errorOf, failureOf } from './failure.ts';

export interface MailedLink {
  email: string | null;
  token: string | null;
}

/** A dead link is forged, used or expired. */
export const linkIsDead = (error: unknown) =>
  ['token_invalid', 'token_expired'].includes(failureOf(error).code);

export const linkDies = {
  guard: { type: 'linkIsDead', params: errorOf },
  target: 'linkDead',
} as const;
