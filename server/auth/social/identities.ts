// Providers can be linked only by the signed-in owner and only if the address is the same.
import { and, asc, eq } from 'drizzle-orm';
import { recordOwn } from '../../admin/audit.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { identities } from '../../db/schema/social.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { Handlers } from '../../http/contract/call.ts';
import { spendTicket, type Ticket } from './tickets.ts';

export const accountExists = (data?: unknown) =>
  new Problem(
    409,
    'account_exists',
    'There’s already an account with this e-mail address. Sign in with your password first.',
    data === undefined ? {} : { data },
  );

export const addIdentity = (
  { tenantId, tx }: TenantDb,
  userId: number,
  { provider, subject, email }: Pick<Ticket, 'provider' | 'subject' | 'email'>,
  now: Date,
) =>
  tx
    .insert(identities)
    .values({ tenant_id: tenantId, user_id: userId, provider, subject, email, linked_at: now })
    .onConflictDoNothing()
    .returning({ id: identities.id });

const ofUser = (tenantId: number, userId: number) =>
  and(eq(identities.tenant_id, tenantId), eq(identities.user_id, userId));

async function list({ tenantId, tx }: TenantDb, userId: number) {
  const rows = await tx
    .select()
    .from(identities)
    .where(ofUser(tenantId, userId))
    .orderBy(asc(identities.provider));
  return rows.map(({ provider, email, linked_at }) => ({
    provider,
    email,
    linked_at: linked_at.toISOString(),
  }));
}

export const identityHandlers = {
  listIdentities: ({ user, transaction }) => transaction(async (db) => ({ data: await list(db, user.id) })),

  linkIdentity: ({ body, user, now, transaction }) =>
    transaction(async (db) => {
      const ticket = await spendTicket(db, body.social_ticket, now);
      // The ticket comes in a link: following somebody else's must not give them access to this account.
      if (ticket.email !== user.email) {
        throw new Problem(
          409,
          'email_mismatch',
          'That account uses a different e-mail address from yours here.',
        );
      }
      const [added] = await addIdentity(db, user.id, ticket, now);
      if (!added) throw accountExists();
      const details = { provider: ticket.provider };
      await recordOwn(db, user, { action: 'provider.linked', details }, { now });
      return { data: await list(db, user.id) };
    }),

  unlinkIdentity: ({ params, user, now, transaction }) =>
    transaction(async (db) => {
      const mine = and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id));
      const [account] = await db.tx
        .select({ password_hash: users.password_hash })
        .from(users)
        .where(mine)
        .for('update');
      const linked = await list(db, user.id);
      const others = linked.filter(({ provider }) => provider !== params.provider);
      if (linked.length > others.length && others.length === 0 && !account?.password_hash) {
        throw new Problem(
          409,
          'last_identity',
          'This is your only way to sign in. First choose a password with “Forgot password”.',
        );
      }
      await db.tx
        .delete(identities)
        .where(and(ofUser(db.tenantId, user.id), eq(identities.provider, params.provider)));
      const details = { provider: params.provider };
      if (linked.length > others.length) {
        await recordOwn(db, user, { action: 'provider.unlinked', details }, { now });
      }
      return { data: others };
    }),
} satisfies Handlers<'listIdentities' | 'linkIdentity' | 'unlinkIdentity'>;
