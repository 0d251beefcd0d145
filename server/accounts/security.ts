/** Promises: password and e-mail change only for who knows the present password, and their owner is told by mail. */
import { and, eq, sql } from 'drizzle-orm';
import type { Call, Handlers } from '../call.ts';
import type { TenantDb } from '../db/database.ts';
import { type User, users } from '../db/schema/accounts.ts';
import type { Outbox } from '../mail/outbox.ts';
import { endTokens, issueToken, nobodysId, spendToken, tokenExpired } from '../oneTimeTokens.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { invalid } from '../problem.ts';
import { extendSession, revokeSessionsOf } from '../sessions.ts';
import {
  confirmNewEmailLetter,
  emailChangedLetter,
  newEmailAskedLetter,
  newEmailTakenLetter,
  passwordChangedLetter,
} from './letters.ts';
import { mailing } from './mailing.ts';
import { checkNewPassword } from './passwordRules.ts';
import { findByEmail } from './verification.ts';

type Caller = Pick<Call<'changePassword'>, 'user' | 'transaction' | 'limit'>;

const theUser = ({ tenantId }: TenantDb, id: number) => and(eq(users.tenant_id, tenantId), eq(users.id, id));

export async function checkCurrentPassword({ user, transaction, limit }: Caller, password: string) {
  await limit('currentPassword');
  const [row] = await transaction((db) =>
    db.tx.select({ hash: users.password_hash }).from(users).where(theUser(db, user.id)),
  );
  if (!(await isPassword(row?.hash, password))) {
    throw invalid({ current_password: ['This is not your password'] });
  }
}

interface SecurityOptions {
  outbox: Outbox;
  /** Called for a recruiter whose address changed: a company may have its domain. */
  offerCompany: (db: TenantDb, user: User) => Promise<void>;
}

export function securityHandlers({ outbox, offerCompany }: SecurityOptions) {
  return {
    extendSession: ({ user, now, transaction }) =>
      transaction(async (db) => ({
        data: await extendSession(db, { userId: user.id, sessionId: user.session_id, now }),
      })),

    async logoutEverywhere({ user, now, transaction }) {
      await transaction((db) => revokeSessionsOf(db, user.id, now));
      return { data: null };
    },

    async changePassword(call) {
      const { body, tenant, user, now, transaction } = call;
      const errors = checkNewPassword(body, user);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      await checkCurrentPassword(call, body.current_password);
      const password_hash = await hashPassword(body.password);
      await transaction(async (db) => {
        await db.tx.update(users).set({ password_hash, updated_at: now }).where(theUser(db, user.id));
        await endTokens(db, { userId: user.id, kind: 'reset_password', now });
        await revokeSessionsOf(db, user.id, now, user.session_id);
        await mailing(outbox, call)(db, user.email, passwordChangedLetter(tenant.contact_email));
      });
      outbox.wake();
      return { data: null };
    },

    async changeEmail(call) {
      const { body, tenant, user, now, transaction, limit } = call;
      const new_email = body.new_email.toLowerCase();
      if (new_email === user.email) throw invalid({ new_email: ['This is your address already'] });
      await checkCurrentPassword(call, body.current_password);
      await limit('changeEmail');
      await transaction(async (db) => {
        const mail = mailing(outbox, call);
        await mail(db, user.email, newEmailAskedLetter(new_email, tenant.contact_email));
        const isTaken = (await findByEmail(db, new_email)) !== undefined;
        const userId = isTaken ? nobodysId : user.id;
        const issued = await issueToken(db, { userId, kind: 'change_email', email: new_email, now });
        await mail(db, new_email, issued ? confirmNewEmailLetter() : newEmailTakenLetter(), issued);
      });
      outbox.wake();
      return { data: { new_email } };
    },

    async confirmEmailChange(call) {
      const { body, tenant, now, transaction } = call;
      const change = async (db: TenantDb) => {
        const spent = await spendToken(db, { kind: 'change_email', token: body.token, now });
        const [user] = await db.tx.select().from(users).where(theUser(db, spent.user_id)).for('update');
        const isTaken = (await findByEmail(db, spent.email)) !== undefined;
        if (!user || isTaken) throw tokenExpired();
        await db.tx
          .update(users)
          .set({
            email: spent.email,
            email_verified_at: now,
            version: sql`${users.version} + 1`,
            updated_at: now,
          })
          .where(theUser(db, user.id));
        if (user.role === 'recruiter') await offerCompany(db, { ...user, email: spent.email });
        await endTokens(db, { userId: user.id, kind: 'reset_password', now });
        await mailing(outbox, call)(db, user.email, emailChangedLetter(spent.email, tenant.contact_email));
        return spent.email;
      };
      const email = await transaction(change).catch((error) => {
        // Somebody else took the address at the same moment.
        throw error?.cause?.code === '23505' ? tokenExpired() : error;
      });
      outbox.wake();
      return { data: { email } };
    },
  } satisfies Handlers<
    'extendSession' | 'logoutEverywhere' | 'changePassword' | 'changeEmail' | 'confirmEmailChange'
  >;
}
