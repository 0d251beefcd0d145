// Gives an account back to the owner of its mailbox after somebody else changed its password or address:
// pending changes are cancelled, the old address is restored, all sessions end, and a new password must
// be chosen by mail. Linked sign-ins end unless they are kept.
import { and, eq, sql } from 'drizzle-orm';
import { recordOwn } from '../../audit/audit.ts';
import type { TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Notify, notifier } from '../../notifications/notify.ts';
import { checkToken, endLaterTokens, spendToken, tokenExpired } from '../oneTimeTokens.ts';
import { listAddedIdentities } from '../social/linkedIdentities.ts';
import { endAccess, lockUser } from './endAccess.ts';
import { endAddedAccess } from './endAddedAccess.ts';
import { type Erasure, eraseUnconfirmed, findByEmail } from './verification.ts';

interface Options {
  outbox: Outbox;
  erasure: Erasure;
  offerCompany: (db: TenantDb, user: UserRow) => Promise<void>;
  leaveHiring: (db: TenantDb, userId: number, news: { notify: Notify; now: Date }) => Promise<void>;
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

export const secureAccount: Operation<'secureAccount', Options> = async (
  call,
  { erasure, outbox, offerCompany, leaveHiring },
) => {
  const { body, tenant, client, now, transaction } = call;
  const { email, erased } = await transaction(async (db) => {
    const shown = { kind, token: body.token, now } as const;
    const user = await lockUser(db, (await checkToken(db, shown)).user_id);
    const spent = await spendToken(db, shown);
    if (!user) throw tokenExpired();
    await endLaterTokens(db, spent, now);
    await endAccess(db, { userId: user.id, now });
    const taking = { email: spent.email, userId: user.id, now, from: client };
    const erased = await eraseUnconfirmed(db, erasure, taking);
    const isReplaced = await hasOtherAccount(db, user, spent.email);
    if (isReplaced) await leaveHiring(db, user.id, { notify: notifier(outbox, call), now });
    await takeBack(db, user, { email: spent.email, isReplaced, now });
    await recordOwn(db, user, { action: 'account.secured' }, { now, from: client });
    const owner = { ...user, email: spent.email, ...(isReplaced ? { status: 'inactive' as const } : {}) };
    const ending = { keep: body.keep_identities, reason: 'account.secured', from: client } as const;
    await endAddedAccess(outbox, call)(db, owner, ending);
    if (user.role === 'recruiter') await offerCompany(db, owner);
    return { email: spent.email, erased };
  });
  if (erased !== null) erasure.log(tenant.id, erased, now);
  outbox.wake();
  return { data: { email } };
};

async function hasOtherAccount(db: TenantDb, user: UserRow, email: string): Promise<boolean> {
  const occupant = await findByEmail(db, email);
  return occupant !== undefined && occupant.id !== user.id;
}

async function takeBack(
  db: TenantDb,
  user: UserRow,
  { email, isReplaced, now }: { email: string; isReplaced: boolean; now: Date },
) {
  await db.tx
    .update(users)
    .set({
      // If the address has another confirmed account by now, this one is deactivated.
      ...(isReplaced ? { status: 'inactive' } : { email, email_verified_at: now }),
      password_hash: null,
      version: sql`${users.version} + 1`,
      updated_at: now,
    })
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id)));
}
