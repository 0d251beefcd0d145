// The response does not reveal whether an address is known. The link sets a password once and ends all sessions.
import { and, eq, sql } from 'drizzle-orm';
import { type Attempts, recordOwn } from '../../audit/audit.ts';
import type { TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { companies } from '../../db/schema/companies.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import {
  accountInactiveLetter,
  noAccountLetter,
  passwordChangedLetter,
  resetPasswordLetter,
} from '../accounts/accountLetters.ts';
import { statusOnceVerified } from '../accounts/approval.ts';
import { endAccess, lockUser } from '../accounts/endAccess.ts';
import { endAddedAccess } from '../accounts/endAddedAccess.ts';
import { letterWriter, mailNotice } from '../accounts/mailing.ts';
import { maskedEmail } from '../accounts/maskedEmail.ts';
import type { PublicCallGuard } from '../accounts/publicCallGuard.ts';
import { findByEmail } from '../accounts/verification.ts';
import { checkToken, issueToken, spendToken, tokenInvalid, unknownUserId } from '../oneTimeTokens.ts';
import { listAddedIdentities } from '../social/linkedIdentities.ts';
import { hashPassword } from './passwordHash.ts';
import { checkNewPassword } from './passwordRules.ts';

const kind = 'reset_password';

interface Options {
  guard: PublicCallGuard;
  outbox: Outbox;
  attempts: Attempts;
}

export const forgotPassword: Operation<'forgotPassword', Options> = async (
  call,
  { guard, attempts, outbox },
) => {
  const { body, tenant, now, transaction } = call;
  const email = body.email.toLowerCase();
  await guard.captcha(call, body.captcha_token);
  await guard.countLetter(call, email);
  await transaction(async (db) => {
    const attempt = { action: 'password.reset_asked', category: 'account', result: 'done' } as const;
    await attempts.recordAudit(db, call, { ...attempt, email });
    const mail = letterWriter(outbox, call);
    const user = await findByEmail(db, email);
    const userId = user && user.status !== 'inactive' ? user.id : unknownUserId;
    const issued = await issueToken(db, { userId, kind, email, now });
    if (issued) return mail(db, email, resetPasswordLetter(email), issued);
    return mail(db, email, user ? accountInactiveLetter(tenant.contact_email) : noAccountLetter());
  });
  outbox.wake();
  return { data: null };
};

export const checkPasswordReset: Operation<'checkPasswordReset'> = async ({ body, now, transaction }) => {
  return transaction(async (db) => {
    const { email, expires_at } = await checkToken(db, { kind, token: body.token, now });
    const owner = await findByEmail(db, email);
    return {
      data: {
        email_masked: maskedEmail(email),
        expires_at: expires_at.toISOString(),
        identities: owner ? await listAddedIdentities(db, owner) : [],
      },
    };
  });
};

// Its name is as easy to guess as one's own.
async function companyOf({ tenantId, tx }: TenantDb, user: UserRow): Promise<{ name: string } | undefined> {
  if (!user.company_id) return undefined;
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.tenant_id, tenantId), eq(companies.id, user.company_id)));
  return company;
}

export const resetPassword: Operation<'resetPassword', Pick<Options, 'outbox'>> = async (
  call,
  { outbox },
) => {
  const { body, tenant, client, now, transaction } = call;
  const email = body.email.toLowerCase();
  const shown = { kind, token: body.token, email, now } as const;
  const owner = await transaction(async (db) => {
    const { user_id: userId } = await checkToken(db, shown);
    const user = await findByEmail(db, email);
    // The address may be another account’s by now.
    return user?.id === userId ? { ...user, company: await companyOf(db, user) } : undefined;
  });
  if (!owner) throw tokenInvalid();
  const errors = await checkNewPassword(body, owner, tenant);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const password_hash = await hashPassword(body.password);
  await transaction(async (db) => {
    const account = await lockUser(db, owner.id);
    const { user_id: userId } = await spendToken(db, shown);
    if (account?.email !== email) throw tokenInvalid();
    await db.tx
      .update(users)
      .set({
        password_hash,
        // Using the link has proven the address.
        email_verified_at: sql`coalesce(${users.email_verified_at}, ${now.toISOString()}::timestamptz)`,
        status: statusOnceVerified(tenant),
        updated_at: now,
      })
      .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
    await endAccess(db, { userId, now });
    await recordOwn(db, owner, { action: 'password.reset' }, { now, from: client });
    await mailNotice(outbox, call)(db, { id: userId, email }, passwordChangedLetter(tenant.contact_email));
    const ending = { keep: body.keep_identities, reason: 'password.reset', from: client } as const;
    await endAddedAccess(outbox, call)(db, account, ending);
  });
  outbox.wake();
  return { data: null };
};
