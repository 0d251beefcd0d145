// A confirmation link works once and signs in whoever holds it. A password that somebody else entered for
// the address never opens the account.
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordOwn } from '../../audit/audit.ts';
import type { Database, TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import type { PendingSignUp } from '../../db/schema/mail.ts';
import { overloaded } from '../../http/answers/errors.ts';
import { invalid, Problem } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { SessionClient } from '../../http/contract/caller.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { presentUser } from '../../profile/interface.ts';
import {
  checkToken,
  endTokens,
  issueToken,
  spendToken,
  tokenInvalid,
  unknownUserId,
} from '../oneTimeTokens.ts';
import { hashPassword } from '../passwords/passwordHash.ts';
import { checkNewPassword } from '../passwords/passwordRules.ts';
import { openSession, sessionLifetimes } from '../sessions.ts';
import { findSignedIn } from '../signedIn.ts';
import { alreadyVerifiedLetter, noAccountLetter, verifyEmailLetter } from './accountLetters.ts';
import { statusOnceVerified } from './approval.ts';
import { letterWriter } from './mailing.ts';
import { applySignUp, signUpOfBrowser } from './pendingSignUps.ts';
import type { PublicCallGuard } from './publicCallGuard.ts';

interface VerificationOptions {
  database: Database;
  guard: PublicCallGuard;
  outbox: Outbox;
  offerCompany: (db: TenantDb, user: UserRow) => Promise<void>;
}

export const findByEmail = async (
  { tenantId, tx }: TenantDb,
  email: string,
): Promise<UserRow | undefined> => {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.email, email)));
  return user;
};

export interface Erasure {
  /** The caller holds the lock on `user`. */
  erase: (db: TenantDb, user: UserRow, moment: { now: Date; from: SessionClient }) => Promise<void>;
  /** Called after the transaction. */
  log: (tenantId: number, userId: number, now: Date) => void;
}

interface Taking {
  email: string;
  // The account that takes the address, where there is one.
  userId?: number;
  now: Date;
  from: SessionClient;
}

/**
 * Erases an unconfirmed account, which belongs to nobody, before somebody takes its address. Returns the id of the erased user,
 * for the log of erasures.
 */
export async function eraseUnconfirmed(
  db: TenantDb,
  { erase }: Pick<Erasure, 'erase'>,
  { email, userId = unknownUserId, ...moment }: Taking,
): Promise<number | null> {
  const [user] = await db.tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.email, email),
        ne(users.id, userId),
        isNull(users.email_verified_at),
      ),
    )
    .for('update');
  if (!user) return null;
  await erase(db, user, moment);
  return user.id;
}

// The password in the request, or the one entered at sign-up in this browser; null keeps the current one.
async function passwordToSet(
  { body, tenant }: Pick<Call<'verifyEmail'>, 'body' | 'tenant'>,
  { user, own }: { user: UserRow; own: PendingSignUp | null },
): Promise<string | null> {
  const { password } = body;
  if (password === undefined) {
    if (own) return null;
    throw new Problem(422, 'password_needed', 'Choose your password to confirm this address.');
  }
  const errors = await checkNewPassword({ password, password_confirmation: password }, user, tenant);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return hashPassword(password);
}

export const verifyEmail: Operation<
  'verifyEmail',
  Pick<VerificationOptions, 'offerCompany' | 'database'>
> = async (call, { offerCompany, database }) => {
  const { body, tenant, client, cookies, now, transaction } = call;
  const shown = {
    kind: 'verify_email',
    token: body.token,
    email: body.email.toLowerCase(),
    now,
  } as const;
  const confirmation = await transaction(async (db) => {
    const token = await checkToken(db, shown);
    const user = await findByEmail(db, shown.email);
    if (!user || user.id !== token.user_id) throw tokenInvalid();
    // Invitation tokens are confirmed at sign-up.
    if (user.email_verified_at) return { user, token, isWaiting: false, own: null };
    return { user, token, isWaiting: true, own: await signUpOfBrowser(db, user.id, cookies) };
  });
  const signUp = confirmation.own ?? confirmation.token.sign_up;
  const password_hash = confirmation.isWaiting ? await passwordToSet(call, confirmation) : null;
  const session = await transaction(async (db) => {
    await spendToken(db, shown);
    if (confirmation.isWaiting && signUp) await applySignUp(db, confirmation.user, signUp, now);
    const [user] = await db.tx
      .update(users)
      .set({
        ...(password_hash ? { password_hash } : {}),
        email_verified_at: sql`coalesce(${users.email_verified_at}, ${now.toISOString()}::timestamptz)`,
        status: statusOnceVerified(tenant),
        updated_at: now,
      })
      .where(
        and(
          eq(users.tenant_id, db.tenantId),
          eq(users.id, confirmation.user.id),
          eq(users.email, shown.email),
          eq(users.version, confirmation.user.version),
        ),
      )
      .returning();
    // A concurrent sign-up replaced the user: the link still works.
    if (!user) throw overloaded(1);
    if (user.status === 'inactive') {
      throw new Problem(410, 'user_inactive', 'This account is no longer active.');
    }
    await endTokens(db, { userId: user.id, kind: 'verify_email', now });
    if (user.role === 'recruiter') await offerCompany(db, user);
    await recordOwn(db, user, { action: 'account.confirmed' }, { now, from: client });
    const details = { by: 'confirmation' };
    await recordOwn(db, user, { action: 'signed_in', category: 'sign_in', details }, { now, from: client });
    return openSession(db, { userId: user.id, now, life: sessionLifetimes.ordinary, client });
  });
  const signedIn = await findSignedIn(database, tenant.id, session.token, now);
  if (!signedIn) throw tokenInvalid();
  const { token: api_token, token_expires_at } = session;
  return { data: { api_token, token_expires_at, user: presentUser(signedIn, now) } };
};

export const resendVerification: Operation<
  'resendVerification',
  Pick<VerificationOptions, 'guard' | 'outbox'>
> = async (call, { guard, outbox }) => {
  const { body, cookies, now, transaction } = call;
  const email = body.email.toLowerCase();
  await guard.captcha(call, body.captcha_token);
  await guard.countLetter(call, email);
  await transaction(async (db) => {
    const mail = letterWriter(outbox, call);
    const user = await findByEmail(db, email);
    const userId = user && !user.email_verified_at ? user.id : unknownUserId;
    const signUp = await signUpOfBrowser(db, userId, cookies);
    const issued = await issueToken(db, { userId, kind: 'verify_email', email, now, signUp });
    if (issued) return mail(db, email, verifyEmailLetter(email), issued);
    return mail(db, email, user ? alreadyVerifiedLetter() : noAccountLetter());
  });
  outbox.wake();
  return { data: null };
};
