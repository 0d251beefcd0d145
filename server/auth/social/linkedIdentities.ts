import { and, asc, eq, inArray } from 'drizzle-orm';
import { recordOwn } from '../../audit/audit.ts';
import type { TenantDb } from '../../db/database.ts';
import type { UserRow } from '../../db/schema/accounts.ts';
import { identities } from '../../db/schema/social.ts';
import type { SessionClient } from '../../http/contract/caller.ts';
import type { Ticket } from './tickets.ts';

export const addIdentity = (
  { tenantId, tx }: TenantDb,
  userId: number,
  { provider, subject, email }: Pick<Ticket, 'provider' | 'subject' | 'email'>,
  { now, opensAccount = false }: { now: Date; opensAccount?: boolean },
) =>
  tx
    .insert(identities)
    .values({
      ...{ tenant_id: tenantId, user_id: userId, provider, subject, email },
      linked_at: now,
      opened_account: opensAccount,
    })
    .onConflictDoNothing()
    .returning({ id: identities.id });

type Owner = Pick<UserRow, 'id' | 'email'>;

// The person who opened the account with another address may be the one whom the owner wants to remove.
const isOriginal = ({ opened_account, email }: typeof identities.$inferSelect, owner: Owner) =>
  opened_account && email === owner.email;

export async function identitiesOf({ tenantId, tx }: TenantDb, owner: Owner) {
  const rows = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.tenant_id, tenantId), eq(identities.user_id, owner.id)))
    .orderBy(asc(identities.provider));
  return rows.map((identity) => ({
    id: identity.id,
    provider: identity.provider,
    email: identity.email,
    linked_at: identity.linked_at.toISOString(),
    original: isOriginal(identity, owner),
  }));
}

type LinkedIdentity = Awaited<ReturnType<typeof identitiesOf>>[number];

/** Linked sign-ins that somebody with access to the account may have added. */
export const listAddedIdentities = async (db: TenantDb, owner: Owner) =>
  (await identitiesOf(db, owner)).filter(({ original }) => !original);

export async function removeIdentities({ tenantId, tx }: TenantDb, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(identities).where(and(eq(identities.tenant_id, tenantId), inArray(identities.id, ids)));
}

export type EndingReason = 'sessions.ended' | 'password.changed' | 'password.reset' | 'account.secured';

/** Callers lock the user row first, so that nothing is linked meanwhile. */
export async function endAddedIdentities(
  db: TenantDb,
  owner: Owner & Parameters<typeof recordOwn>[1],
  {
    keep = [],
    reason,
    now,
    from,
  }: { keep?: number[] | undefined; reason: EndingReason; now: Date; from?: SessionClient },
): Promise<LinkedIdentity[]> {
  const added = await listAddedIdentities(db, owner);
  const ended = added.filter(({ id }) => !keep.includes(id));
  await removeIdentities(
    db,
    ended.map(({ id }) => id),
  );
  for (const { provider } of ended) {
    const details = { provider, reason };
    await recordOwn(db, owner, { action: 'provider.unlinked', details }, from ? { now, from } : { now });
  }
  return ended;
}
