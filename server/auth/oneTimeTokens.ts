// Mailed tokens are random, stored only as hashes, bound to tenant, user, purpose and address, and work
// once, even under concurrent use. A new token for another address ends earlier ones. Kinds that anybody
// can request end none, so that nobody can invalidate an owner's link by asking again.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, exists, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TenantDb } from '../db/database.ts';
import { oneTimeTokens, type PendingSignUp } from '../db/schema/mail.ts';
import { Problem } from '../http/answers/problem.ts';
import { type TokenKind, tokenLives } from '../mail/tokenLives.ts';

type OneTimeToken = typeof oneTimeTokens.$inferSelect;

export const newToken = () => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const tokenInvalid = () =>
  new Problem(422, 'token_invalid', 'This link is incomplete. Open it again from the email.');

export const tokenExpired = () =>
  new Problem(422, 'token_expired', 'This link has been used or has expired. Ask for a new one.');

interface Purpose {
  userId: number;
  kind: TokenKind;
  // Lower case.
  email: string;
  now: Date;
  signUp?: PendingSignUp | null;
  expires_at?: Date;
}

// Kinds that anybody can request: a new one must not end earlier ones.
const concurrentKinds: readonly TokenKind[] = ['secure_account', 'verify_email', 'reset_password'];

const unused = (tenantId: number, userId: number, kind: TokenKind) =>
  and(
    eq(oneTimeTokens.tenant_id, tenantId),
    eq(oneTimeTokens.user_id, userId),
    eq(oneTimeTokens.kind, kind),
    isNull(oneTimeTokens.used_at),
  );

export const endTokens = ({ tenantId, tx }: TenantDb, { userId, kind, now }: Omit<Purpose, 'email'>) =>
  tx
    .update(oneTimeTokens)
    .set({ used_at: now, sign_up: null })
    .where(unused(tenantId, userId, kind));

export const endAllTokens = ({ tenantId, tx }: TenantDb, userId: number, now: Date) =>
  tx
    .update(oneTimeTokens)
    .set({ used_at: now, sign_up: null })
    .where(
      and(
        eq(oneTimeTokens.tenant_id, tenantId),
        eq(oneTimeTokens.user_id, userId),
        ne(oneTimeTokens.kind, 'secure_account'),
        isNull(oneTimeTokens.used_at),
      ),
    );

/**
 * Ends recovery links that were mailed to other addresses while this address had a working one: of several working links the
 * earliest wins, because an intruder comes later than the owner. A mailbox whose link had expired or was used wins over nobody.
 */
export async function endLinksToLaterAddresses(
  { tenantId, tx }: TenantDb,
  { userId, email }: Pick<Purpose, 'userId' | 'email'>,
  now: Date,
): Promise<void> {
  const earlier = alias(oneTimeTokens, 'earlier');
  const hadLinkBefore = exists(
    tx
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.tenant_id, tenantId),
          eq(earlier.user_id, userId),
          eq(earlier.kind, 'secure_account'),
          eq(earlier.email, email),
          lt(earlier.id, oneTimeTokens.id),
          gt(earlier.expires_at, oneTimeTokens.created_at),
          or(isNull(earlier.used_at), gte(earlier.used_at, oneTimeTokens.created_at)),
        ),
      ),
  );
  await tx
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(unused(tenantId, userId, 'secure_account'), ne(oneTimeTokens.email, email), hadLinkBefore));
}

/** Ends links that were mailed after this one, possibly to somebody who stole the account. */
export async function endLaterTokens(db: TenantDb, { id, user_id, kind, email }: OneTimeToken, now: Date) {
  await db.tx
    .update(oneTimeTokens)
    .set({ used_at: now, sign_up: null })
    .where(and(unused(db.tenantId, user_id, kind), gt(oneTimeTokens.id, id)));
  await endLinksToLaterAddresses(db, { userId: user_id, email }, now);
}

export const listPreviousAddresses = ({ tenantId, tx }: TenantDb, owner: { id: number; email: string }) =>
  tx
    .select({
      email: oneTimeTokens.email,
      expires_at: sql<Date>`max(${oneTimeTokens.expires_at})`.mapWith(oneTimeTokens.expires_at),
    })
    .from(oneTimeTokens)
    .where(and(unused(tenantId, owner.id, 'secure_account'), ne(oneTimeTokens.email, owner.email)))
    .groupBy(oneTimeTokens.email)
    .orderBy(oneTimeTokens.email);

export interface IssuedToken {
  id: number;
  token: string;
}

/** Takes the place of an unknown user, so that the work takes as long and has no effect. */
export const unknownUserId = 0;

/** Null for `unknownUserId`. */
export async function issueToken(db: TenantDb, purpose: Purpose): Promise<IssuedToken | null> {
  const { userId, kind, email, now, signUp } = purpose;
  const end = purpose.expires_at ?? new Date(now.getTime() + tokenLives[kind]);
  if (!concurrentKinds.includes(kind)) await endTokens(db, purpose);
  const token = newToken();
  const { rows } = await db.tx.execute<{ id: number }>(sql`
    insert into one_time_tokens (tenant_id, user_id, kind, email, token_hash, created_at, expires_at, sign_up)
    select tenant_id, id, ${kind}, ${email}, ${hashOfToken(token)}, ${now.toISOString()}::timestamptz,
      ${end.toISOString()}::timestamptz, ${signUp ? JSON.stringify(signUp) : null}::jsonb
    from users where tenant_id = ${db.tenantId} and id = ${userId}
    returning id`);
  const [row] = rows;
  return row ? { id: row.id, token } : null;
}

interface PresentedToken {
  kind: TokenKind;
  token: string;
  // If the caller names the address, it must match the token's.
  email?: string;
  now: Date;
}

const matching = (tenantId: number, { kind, token, email }: PresentedToken) =>
  and(
    eq(oneTimeTokens.tenant_id, tenantId),
    eq(oneTimeTokens.token_hash, hashOfToken(token)),
    eq(oneTimeTokens.kind, kind),
    email === undefined ? undefined : eq(oneTimeTokens.email, email),
  );

/** Returns a valid token without using it. @throws if it is invalid */
export async function checkToken({ tenantId, tx }: TenantDb, shown: PresentedToken): Promise<OneTimeToken> {
  const [row] = await tx.select().from(oneTimeTokens).where(matching(tenantId, shown));
  if (!row) throw tokenInvalid();
  if (row.used_at || row.expires_at <= shown.now) throw tokenExpired();
  return row;
}

/** Uses a token, together with the rest of the transaction. @throws if it is invalid */
export async function spendToken(db: TenantDb, shown: PresentedToken): Promise<OneTimeToken> {
  const [row] = await db.tx
    .update(oneTimeTokens)
    .set({ used_at: shown.now, sign_up: null })
    .where(
      and(
        matching(db.tenantId, shown),
        isNull(oneTimeTokens.used_at),
        gt(oneTimeTokens.expires_at, shown.now),
      ),
    )
    .returning();
  if (row) return row;
  await checkToken(db, shown);
  throw tokenExpired();
}
