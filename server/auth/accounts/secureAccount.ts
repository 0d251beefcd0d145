// Gives an account back to the owner of its mailbox after somebody else changed its password or address:
// pending changes are cancelled, the old address is restored, all sessions end, and a new password must
// be chosen by mail.
import { and, eq, ne, sql } from 'drizzle-orm';
import { recordOwn } from '../../admin/audit.ts';
import type { TenantDb } from '../../db/database.ts';
import { type User, users } from '../../db/schema/accounts.ts';
import { identities } from '../../db/schema/social.ts';
import type { Handlers } from '../../http/contract/call.ts';
import { checkToken, endLaterTokens, spendToken, tokenExpired } from '../oneTimeTokens.ts';
import { endAccess, lockUser } from './endAccess.ts';
import { findByEmail, removeUnconfirmed } from './verification.ts';

interface Options {
  offerCompany: (db: TenantDb, user: User) => Promise<void>;
}

export const secureAccountHandlers = ({ offerCompany }: Options) =>
  ({
    async secureAccount({ body, client, now, transaction }) {
      const email = await transaction(async (db) => {
        const shown = { kind: 'secure_account', token: body.token, now } as const;
        const user = await lockUser(db, (await checkToken(db, shown)).user_id);
        const spent = await spendToken(db, shown);
        if (!user) throw tokenExpired();
        await endLaterTokens(db, spent, now);
        await endAccess(db, { userId: user.id, now });
        await takeBack(db, user, spent.email, now);
        await recordOwn(db, user, { action: 'account.secured' }, { now, from: client });
        if (user.role === 'recruiter') await offerCompany(db, { ...user, email: spent.email });
        return spent.email;
      });
      return { data: { email } };
    },
  }) satisfies Handlers<'secureAccount'>;

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
      version: sql`${users.version} + 1`,
      updated_at: now,
    })
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id)));
  // Whoever used another address may have linked it.
  await db.tx
    .delete(identities)
    .where(
      and(
        eq(identities.tenant_id, db.tenantId),
        eq(identities.user_id, user.id),
        ne(identities.email, email),
      ),
    );
}
