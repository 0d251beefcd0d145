/**
 * Promises: asking for a link tells nobody whether an address is known; the link lets its holder choose a password once,
 * which ends every session.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../call.ts';
import { users } from '../db/schema/accounts.ts';
import type { Outbox } from '../mail/outbox.ts';
import { checkToken, endTokens, issueToken, nobodysId, spendToken, tokenInvalid } from '../oneTimeTokens.ts';
import { hashPassword } from '../passwords.ts';
import { invalid } from '../problem.ts';
import { revokeSessionsOf } from '../sessions.ts';
import type { Guard } from './guard.ts';
import {
  accountInactiveLetter,
  noAccountLetter,
  passwordChangedLetter,
  resetPasswordLetter,
} from './letters.ts';
import { mailing } from './mailing.ts';
import { maskedEmail } from './maskedEmail.ts';
import { checkNewPassword } from './passwordRules.ts';
import { findByEmail } from './verification.ts';

const kind = 'reset_password';

export function passwordResetHandlers({ guard, outbox }: { guard: Guard; outbox: Outbox }) {
  return {
    async forgotPassword(call) {
      const { body, tenant, now, transaction } = call;
      const email = body.email.toLowerCase();
      await guard.captcha(call, body.captcha_token);
      await guard.count(call, 'forgot', email);
      await transaction(async (db) => {
        const mail = mailing(outbox, call);
        const user = await findByEmail(db, email);
        const userId = user && user.status !== 'inactive' ? user.id : nobodysId;
        const issued = await issueToken(db, { userId, kind, email, now });
        if (issued) return mail(db, email, resetPasswordLetter(email), issued);
        return mail(db, email, user ? accountInactiveLetter(tenant.contact_email) : noAccountLetter());
      });
      outbox.wake();
      return { data: null };
    },

    async checkPasswordReset({ body, now, transaction }) {
      const found = await transaction((db) => checkToken(db, { kind, token: body.token, now }));
      return {
        data: { email_masked: maskedEmail(found.email), expires_at: found.expires_at.toISOString() },
      };
    },

    async resetPassword(call) {
      const { body, tenant, now, transaction } = call;
      const email = body.email.toLowerCase();
      const shown = { kind, token: body.token, email, now } as const;
      const owner = await transaction(async (db) => {
        await checkToken(db, shown);
        return findByEmail(db, email);
      });
      if (!owner) throw tokenInvalid();
      const errors = checkNewPassword(body, owner);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const password_hash = await hashPassword(body.password);
      await transaction(async (db) => {
        const { user_id: userId } = await spendToken(db, shown);
        await db.tx
          .update(users)
          .set({
            password_hash,
            // Whoever holds the link has proven the address.
            email_verified_at: sql`coalesce(${users.email_verified_at}, ${now.toISOString()}::timestamptz)`,
            updated_at: now,
          })
          .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
        await endTokens(db, { userId, kind: 'verify_email', now });
        await revokeSessionsOf(db, userId, now);
        await mailing(outbox, call)(db, email, passwordChangedLetter(tenant.contact_email));
      });
      outbox.wake();
      return { data: null };
    },
  } satisfies Handlers<'forgotPassword' | 'checkPasswordReset' | 'resetPassword'>;
}
