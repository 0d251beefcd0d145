/** Opaque tokens of 32 random bytes, of which the database knows only the hash; one query says whose a token is. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TenantDb } from './db/database.ts';
import { companies, type SignedInUser, sessions, users } from './db/schema/accounts.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const hour = 3_600_000;

export const lives = { ordinary: 12 * hour, remembered: 30 * 24 * hour };

export async function openSession(
  { tenantId, tx }: TenantDb,
  session: { userId: number; now: Date; life: number },
): Promise<{ token: string; token_expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(session.now.getTime() + session.life);
  await tx.insert(sessions).values({
    tenant_id: tenantId,
    user_id: session.userId,
    token_hash: hashOf(token),
    created_at: session.now,
    expires_at,
  });
  return { token, token_expires_at: expires_at.toISOString() };
}

const found = alias(companies, 'found');

export async function findSignedIn(
  { tenantId, tx }: TenantDb,
  token: string,
  now: Date,
): Promise<SignedInUser | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [row] = await tx
    .select({
      id: users.id,
      role: users.role,
      status: users.status,
      is_admin: users.is_admin,
      is_tenant_admin: users.is_tenant_admin,
      country_id: users.country_id,
      version: users.version,
      session_id: sessions.id,
      company: { id: companies.id, status: companies.status },
      company_found: { id: found.id, status: found.status },
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.tenant_id, sessions.tenant_id), eq(users.id, sessions.user_id)))
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)))
    .leftJoin(found, and(eq(found.tenant_id, users.tenant_id), eq(found.id, users.company_found_id)))
    .where(
      and(
        eq(sessions.tenant_id, tenantId),
        eq(sessions.token_hash, hashOf(token)),
        gt(sessions.expires_at, now),
        isNull(sessions.revoked_at),
      ),
    );
  return row ?? null;
}

export const revokeSession = ({ tenantId, tx }: TenantDb, id: number, now: Date) =>
  tx
    .update(sessions)
    .set({ revoked_at: sql`coalesce(${sessions.revoked_at}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(sessions.tenant_id, tenantId), eq(sessions.id, id)));
