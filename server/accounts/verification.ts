/** Promises: the link of a confirmation mail proves the address once, and signs in whoever holds it. */
import { and, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../call.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { type User, users } from '../db/schema/accounts.ts';
import type { Outbox } from '../mail/outbox.ts';
import { issueToken, nobodysId, spendToken, tokenInvalid } from '../oneTimeTokens.ts';
import { Problem } from '../problem.ts';
import { presentUser } from '../profile.ts';
import { findSignedIn, lives, openSession } from '../sessions.ts';
import type { Guard } from './guard.ts';
import { alreadyVerifiedLetter, noAccountLetter, verifyEmailLetter } from './letters.ts';
import { mailing } from './mailing.ts';

export interface VerificationOptions {
  database: Database;
  guard: Guard;
  outbox: Outbox;
  /** Called for a recruiter whose address was proven: a company may have its domain. */
  offerCompany: (db: TenantDb, user: User) => Promise<void>;
}

export const findByEmail = async ({ tenantId, tx }: TenantDb, email: string): Promise<User | undefined> => {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.email, email)));
  return user;
};

export function verificationHandlers({ database, guard, outbox, offerCompany }: VerificationOptions) {
  return {
    async verifyEmail({ body, tenant, now, transaction }) {
      const email = body.email.toLowerCase();
      const session = await transaction(async (db) => {
        const spent = await spendToken(db, { kind: 'verify_email', token: body.token, email, now });
        const [user] = await db.tx
          .update(users)
          .set({
            email_verified_at: sql`coalesce(${users.email_verified_at}, ${now.toISOString()}::timestamptz)`,
            updated_at: now,
          })
          .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, spent.user_id), eq(users.email, email)))
          .returning();
        if (!user) throw tokenInvalid();
        if (user.status === 'inactive') {
          throw new Problem(410, 'user_inactive', 'This account is no longer active.');
        }
        if (user.role === 'recruiter') await offerCompany(db, user);
        return openSession(db, { userId: user.id, now, life: lives.ordinary });
      });
      const signedIn = await findSignedIn(database, tenant.id, session.token, now);
      if (!signedIn) throw tokenInvalid();
      const { token: api_token, token_expires_at } = session;
      return { data: { api_token, token_expires_at, user: presentUser(signedIn, now) } };
    },

    async resendVerification(call) {
      const { body, now, transaction } = call;
      const email = body.email.toLowerCase();
      await guard.captcha(call, body.captcha_token);
      await guard.count(call, 'resend', email);
      await transaction(async (db) => {
        const mail = mailing(outbox, call);
        const user = await findByEmail(db, email);
        const userId = user && !user.email_verified_at ? user.id : nobodysId;
        const issued = await issueToken(db, { userId, kind: 'verify_email', email, now });
        if (issued) return mail(db, email, verifyEmailLetter(email), issued);
        return mail(db, email, user ? alreadyVerifiedLetter() : noAccountLetter());
      });
      outbox.wake();
      return { data: null };
    },
  } satisfies Handlers<'verifyEmail' | 'resendVerification'>;
}
