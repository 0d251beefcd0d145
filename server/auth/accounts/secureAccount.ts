// Gives an account back to the owner of its mailbox after somebody else changed its password or address:
// pending changes are cancelled, the old address is restored, all sessions end, and a new password must
// be chosen by mail. Linked sign-ins end unless they are kept.
import { and, eq, sql } from 'drizzle-orm';
import { recordOwn } from '../../audit/audit.ts';
import type { TenantDb } from '../../db/database.ts';
import { type User, users } from '../../db/schema/accounts.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { checkToken, endLaterTokens, spendToken, tokenExpired } from '../oneTimeTokens.ts';
import { endAddedIdentities, listAddedIdentities } from '../social/linkedIdentities.ts';
import { identitiesEndedLetter } from './accountLetters.ts';
import { endAccess, lockUser } from './endAccess.ts';
import { mailNoticeToAllAddresses } from './mailing.ts';
import { findByEmail, removeUnconfirmed } from './verification.ts';

interface Options {
  outbox: Outbox;
  offerCompany: (db: TenantDb, user: User) => Promise<void>;
}

const kind = 'secure_account';

export const checkSecureAccount: Operation<'checkSecureAccount'> = async ({ body, now, transaction }) => {
  const identities = await transaction(async (db) => {
    const { user_id, email } = await checkToken(db, { kind, token: body.token, now });
    const [user] = await db.tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, user_id)));
    if (!user) throw tokenExpired();
    return listAddedIdentities(db, { ...user, email });
  });
  return { data: { identities } };
};

export const secureAccount: Operation<'secureAccount', Options> = async (call, { outbox, offerCompany }) => {
  const { body, client, now, transaction } = call;
  const email = await transaction(async (db) => {
    const shown = { kind, token: body.token, now } as const;
    const user = await lockUser(db, (await checkToken(db, shown)).user_id);
    const spent = await spendToken(db, shown);
    if (!user) throw tokenExpired();
    await endLaterTokens(db, spent, now);
    await endAccess(db, { userId: user.id, now });
    const ended = await endAddedIdentities(
      db,
      { ...user, email: spent.email },
      { keep: body.keep_identities, reason: 'account.secured', now, from: client },
    );
    await takeBack(db, user, spent.email, now);
    await recordOwn(db, user, { action: 'account.secured' }, { now, from: client });
    if (ended.length > 0) {
      const letter = identitiesEndedLetter(ended.map(({ provider }) => provider));
      await mailNoticeToAllAddresses(outbox, call)(db, { ...user, email: spent.email }, letter);
    }
    if (user.role === 'recruiter') await offerCompany(db, { ...user, email: spent.email });
    return spent.email;
  });
  outbox.wake();
  return { data: { email } };
};

async function takeBack(db: TenantDb, user: User, email: string, now: Date) {
  await removeUnconfirmed(db, user, email);
  const occupant = await findByEmail(db, email);
  const isElsewhere = occupant !== undefined && occupant.id !== user.id;
  await db.tx
    .update(users)
    .set({
      // If the address has another confirmed account by now, this one is deactivated.
      ...(isElsewhere ? { status: 'inactive' } : { email, email_verified_at: now }),
      password_hash: null,
      // Whoever changed the address may have asked for the deletion of the account, too.
      ...{ leaves_at: null, leaving: null },
      version: sql`${users.version} + 1`,
      updated_at: now,
    })
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id)));
}
