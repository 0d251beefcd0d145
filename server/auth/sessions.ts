// A session is an opaque token of 32 random bytes, stored as a hash.
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { Problem, unauthenticated } from '../http/answers/problem.ts';
import type { SessionClient, SignedInUser } from '../http/contract/caller.ts';

export const hashOfSessionToken = (token: string) => createHash('sha256').update(token).digest('hex');
const hour = 3_600_000;

export const sessionLifetimes = { ordinary: 12 * hour, remembered: 30 * 24 * hour };

// Counted from the sign-in, across all extensions.
const longestLife = (user: { is_tenant_admin: boolean }) =>
  user.is_tenant_admin ? sessionLifetimes.ordinary : sessionLifetimes.remembered;

export async function openSession(
  { tenantId, tx }: TenantDb,
  session: { userId: number; now: Date; life: number; client?: Omit<SessionClient, 'network'> },
): Promise<{ token: string; token_expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(session.now.getTime() + session.life);
  await tx.insert(sessions).values({
    tenant_id: tenantId,
    user_id: session.userId,
    token_hash: hashOfSessionToken(token),
    created_at: session.now,
    last_seen_at: session.now,
    device: session.client?.device ?? null,
    place: session.client?.place ?? null,
    expires_at,
  });
  await markUsed({ tenantId, tx }, session.userId, session.now);
  return { token, token_expires_at: expires_at.toISOString() };
}

const markUsed = ({ tenantId, tx }: TenantDb, userId: number, now: Date) =>
  tx
    .update(users)
    .set({ last_used_at: now, reminders: 0, reminded_at: null })
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));

type Caller = Pick<SignedInUser, 'id' | 'session_id' | 'token_hash' | 'is_tenant_admin'>;

/** Of several concurrent extensions one succeeds, and the others get 401. */
export async function prolongSession(db: TenantDb, user: Caller, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const end = sql`${sessions.created_at} + ${`${longestLife(user) / 1000} seconds`}::interval`;
  const next = new Date(now.getTime() + sessionLifetimes.ordinary).toISOString();
  const isLive = and(
    eq(sessions.tenant_id, db.tenantId),
    eq(sessions.id, user.session_id),
    eq(sessions.token_hash, user.token_hash),
    isNull(sessions.revoked_at),
  );
  // Locks the user before the session, in the same order as ending all access.
  await markUsed(db, user.id, now);
  const [extended] = await db.tx
    .update(sessions)
    .set({
      token_hash: hashOfSessionToken(token),
      last_seen_at: now,
      expires_at: sql`greatest(${sessions.expires_at}, least(${next}::timestamptz, ${end}))`,
    })
    .where(and(isLive, sql`${sessions.expires_at} < ${end}`))
    .returning({ expires_at: sessions.expires_at });
  if (extended) return { token, token_expires_at: extended.expires_at.toISOString() };
  const [expiring] = await db.tx.select({ id: sessions.id }).from(sessions).where(isLive);
  if (!expiring) throw unauthenticated();
  throw new Problem(
    409,
    'limit_reached',
    'This session can’t be extended any further. Sign in again to continue.',
  );
}

const liveSessionsOf = ({ tenantId }: TenantDb, userId: number, now: Date) =>
  and(
    eq(sessions.tenant_id, tenantId),
    eq(sessions.user_id, userId),
    isNull(sessions.revoked_at),
    gt(sessions.expires_at, now),
  );

export const activeSessions = (db: TenantDb, userId: number, now: Date) =>
  db.tx
    .select()
    .from(sessions)
    .where(liveSessionsOf(db, userId, now))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id));

export async function revokeOwnSession(
  db: TenantDb,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> {
  const ended = await db.tx
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(liveSessionsOf(db, userId, now), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export const revokeSessionsOf = ({ tenantId, tx }: TenantDb, userId: number, now: Date, exceptId?: number) =>
  tx
    .update(sessions)
    .set({ revoked_at: now })
    .where(
      and(
        eq(sessions.tenant_id, tenantId),
        eq(sessions.user_id, userId),
        isNull(sessions.revoked_at),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );

export const revokeSession = ({ tenantId, tx }: TenantDb, id: number, now: Date) =>
  tx
    .update(sessions)
    .set({ revoked_at: sql`coalesce(${sessions.revoked_at}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(sessions.tenant_id, tenantId), eq(sessions.id, id)));
