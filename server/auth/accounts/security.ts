import { and, eq, sql } from 'drizzle-orm';
import { recordOwn } from '../../audit/audit.ts';
import type { TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { invalid, notFound } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { checkToken, issueToken, spendToken, tokenExpired, unknownUserId } from '../oneTimeTokens.ts';
import { hashPassword } from '../passwords/passwordHash.ts';
import { checkNewPassword } from '../passwords/passwordRules.ts';
import { activeSessions, prolongSession, revokeOwnSession } from '../sessions.ts';
import {
  confirmNewEmailLetter,
  emailChangedLetter,
  emailChangeRequestedLetter,
  newEmailTakenLetter,
  passwordChangedLetter,
} from './accountLetters.ts';
import { endAccess, lockCaller, lockUser } from './endAccess.ts';
import { endAddedAccess } from './endAddedAccess.ts';
import { checkCurrentPassword } from './identityProof.ts';
import { letterWriter, mailNotice } from './mailing.ts';
import type { PublicCallGuard } from './publicCallGuard.ts';
import { type Erasure, eraseUnconfirmed, findByEmail } from './verification.ts';

const theUser = ({ tenantId }: TenantDb, id: number) => and(eq(users.tenant_id, tenantId), eq(users.id, id));

interface SecurityOptions {
  guard: PublicCallGuard;
  outbox: Outbox;
  erasure: Erasure;
  // Called when a recruiter's address changes: its domain may belong to a company.
  offerCompany: (db: TenantDb, user: UserRow) => Promise<void>;
}

export const extendSession: Operation<'extendSession'> = ({ user, now, transaction }) =>
  transaction(async (db) => {
    const extended = await prolongSession(db, user, now);
    await recordOwn(db, user, { action: 'session.extended', category: 'sign_in' }, { now });
    return { data: extended };
  });

export const listSessions: Operation<'listSessions'> = ({ user, now, transaction }) =>
  transaction(async (db) => ({
    data: (await activeSessions(db, user.id, now)).map(({ id, device, place, created_at, last_seen_at }) => ({
      id,
      device,
      place,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      current: id === user.session_id,
    })),
  }));

export const endSession: Operation<'endSession'> = async ({ params, user, now, transaction }) => {
  await transaction(async (db) => {
    if (!(await revokeOwnSession(db, { userId: user.id, id: params.id, now }))) throw notFound();
    await recordOwn(db, user, { action: 'session.ended' }, { now });
  });
  return { data: null };
};

export const logoutEverywhere: Operation<'logoutEverywhere', Pick<SecurityOptions, 'outbox'>> = async (
  call,
  { outbox },
) => {
  const { query, user, now, transaction } = call;
  await transaction(async (db) => {
    const account = await lockCaller(db, user);
    await endAccess(db, { userId: account.id, now });
    await recordOwn(db, user, { action: 'sessions.ended' }, { now });
    const ending = { keep: query.keep_identities, reason: 'sessions.ended' } as const;
    await endAddedAccess(outbox, call)(db, account, ending);
  });
  outbox.wake();
  return { data: null };
};

export const changePassword: Operation<'changePassword', Pick<SecurityOptions, 'outbox'>> = async (
  call,
  { outbox },
) => {
  const { body, tenant, user, now, transaction } = call;
  const errors = await checkNewPassword(body, user, tenant);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await checkCurrentPassword(call, body.current_password);
  const password_hash = await hashPassword(body.password);
  await transaction(async (db) => {
    const account = await lockCaller(db, user);
    await db.tx.update(users).set({ password_hash, updated_at: now }).where(theUser(db, user.id));
    await endAccess(db, { userId: user.id, now, keepSession: user.session_id });
    await recordOwn(db, user, { action: 'password.changed' }, { now });
    await mailNotice(outbox, call)(db, user, passwordChangedLetter(tenant.contact_email));
    const ending = { keep: body.keep_identities, reason: 'password.changed' } as const;
    await endAddedAccess(outbox, call)(db, account, ending);
  });
  outbox.wake();
  return { data: null };
};

export const changeEmail: Operation<'changeEmail', Pick<SecurityOptions, 'guard' | 'outbox'>> = async (
  call,
  { guard, outbox },
) => {
  const { body, tenant, user, now, transaction, limit } = call;
  const new_email = body.new_email.toLowerCase();
  if (new_email === user.email) throw invalid({ new_email: ['This is already your address'] });
  await checkCurrentPassword(call, body.current_password);
  await limit('changeEmail');
  await guard.countLetter(call, new_email);
  await transaction(async (db) => {
    await lockCaller(db, user);
    const mail = letterWriter(outbox, call);
    await recordOwn(db, user, { action: 'email.change_asked' }, { now });
    await mailNotice(outbox, call)(db, user, emailChangeRequestedLetter(new_email, tenant.contact_email));
    const isTaken = Boolean((await findByEmail(db, new_email))?.email_verified_at);
    const userId = isTaken ? unknownUserId : user.id;
    const issued = await issueToken(db, { userId, kind: 'change_email', email: new_email, now });
    await mail(db, new_email, issued ? confirmNewEmailLetter() : newEmailTakenLetter(), issued);
  });
  outbox.wake();
  return { data: { new_email } };
};

export const confirmEmailChange: Operation<'confirmEmailChange', SecurityOptions> = async (
  call,
  { erasure, offerCompany, outbox },
) => {
  const { body, tenant, client, now, transaction } = call;
  const change = async (db: TenantDb) => {
    const shown = { kind: 'change_email', token: body.token, now } as const;
    const user = await lockUser(db, (await checkToken(db, shown)).user_id);
    const spent = await spendToken(db, shown);
    if (!user) throw tokenExpired();
    const taking = { email: spent.email, userId: user.id, now, from: client };
    const erased = await eraseUnconfirmed(db, erasure, taking);
    if (await findByEmail(db, spent.email)) throw tokenExpired();
    await endAccess(db, { userId: user.id, now });
    await db.tx
      .update(users)
      .set({
        email: spent.email,
        email_verified_at: now,
        version: sql`${users.version} + 1`,
        updated_at: now,
      })
      .where(theUser(db, user.id));
    const details = { from: user.email, to: spent.email };
    await recordOwn(db, user, { action: 'email.changed', details }, { now, from: client });
    if (user.role === 'recruiter') await offerCompany(db, { ...user, email: spent.email });
    await mailNotice(outbox, call)(db, user, emailChangedLetter(spent.email, tenant.contact_email));
    return { email: spent.email, erased };
  };
  const { email, erased } = await transaction(change).catch((error) => {
    // Another account took the address concurrently.
    throw error?.cause?.code === '23505' ? tokenExpired() : error;
  });
  if (erased !== null) erasure.log(tenant.id, erased, now);
  outbox.wake();
  return { data: { email } };
};
