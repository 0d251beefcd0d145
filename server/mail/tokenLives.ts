import type { tokenKinds } from '../db/schema/mail.ts';

export type TokenKind = (typeof tokenKinds)[number];

const minute = 60_000;

const hour = 60 * minute;

export const tokenLives: Record<TokenKind, number> = {
  verify_email: 24 * hour,
  reset_password: 30 * minute,
  change_email: 24 * hour,
  secure_account: 7 * 24 * hour,
};
