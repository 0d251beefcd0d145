/** The providers linked to an account: linked only by who is signed in, and only one of the same e-mail. */
import { and, asc, eq } from 'drizzle-orm';
import type { Handlers } from '../call.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { identities } from '../db/schema/social.ts';
import { Problem } from '../problem.ts';
import { spendTicket, type Ticket } from './tickets.ts';

export const accountExists = (data?: unknown) =>
  new Problem(
    409,
    'account_exists',
    'There is an account with this e-mail. Sign in with your password first.',
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
      // A ticket stands in a link: whoever follows a stranger's must not let the stranger into their account.
      if (ticket.email !== user.email) {
        throw new Problem(409, 'email_mismatch', 'That account has another e-mail address than yours here.');
      }
      const [added] = await addIdentity(db, user.id, ticket, now);
      if (!added) throw accountExists();
      return { data: await list(db, user.id) };
    }),

  unlinkIdentity: ({ params, user, transaction }) =>
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
          'This is your only way to sign in. Choose a password first, by “Forgot password”.',
        );
      }
      await db.tx
        .delete(identities)
        .where(and(ofUser(db.tenantId, user.id), eq(identities.provider, params.provider)));
      return { data: others };
    }),
} satisfies Handlers<'listIdentities' | 'linkIdentity' | 'unlinkIdentity'>;
