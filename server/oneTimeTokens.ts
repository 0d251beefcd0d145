/**
 * Promises: a token sent by mail is random, known to the database only as a hash, bound to tenant, user, purpose and
 * address, and good once: of any number of uses at the same time one wins. A new one ends the earlier ones of its purpose.
 */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { TenantDb } from './db/database.ts';
import { oneTimeTokens, type tokenKinds } from './db/schema/mail.ts';
import { Problem } from './problem.ts';

export type TokenKind = (typeof tokenKinds)[number];
export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

const minute = 60_000;
const hour = 60 * minute;

export const tokenLives: Record<TokenKind, number> = {
  verify_email: 24 * hour,
  reset_password: 30 * minute,
  change_email: 24 * hour,
};

export const newToken = () => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const tokenInvalid = () =>
  new Problem(422, 'token_invalid', 'This link is not complete. Open it again from the e-mail.');

export const tokenExpired = () =>
  new Problem(422, 'token_expired', 'This link has been used or has run out. Ask for a new one.');

interface Purpose {
  userId: number;
  kind: TokenKind;
  /** In lower case. */
  email: string;
  now: Date;
}

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
    .set({ used_at: now })
    .where(unused(tenantId, userId, kind));

export interface IssuedToken {
  id: number;
  token: string;
}

/** In place of the id of a user who is not there: what is done for them takes as long and comes to nothing. */
export const nobodysId = 0;

/** Null for nobody. */
export async function issueToken(db: TenantDb, purpose: Purpose): Promise<IssuedToken | null> {
  const { userId, kind, email, now } = purpose;
  await endTokens(db, purpose);
  const token = newToken();
  const expires_at = new Date(now.getTime() + tokenLives[kind]).toISOString();
  const { rows } = await db.tx.execute<{ id: number }>(sql`
    insert into one_time_tokens (tenant_id, user_id, kind, email, token_hash, created_at, expires_at)
    select tenant_id, id, ${kind}, ${email}, ${hashOfToken(token)}, ${now.toISOString()}::timestamptz,
      ${expires_at}::timestamptz
    from users where tenant_id = ${db.tenantId} and id = ${userId}
    returning id`);
  const [row] = rows;
  return row ? { id: row.id, token } : null;
}

interface Shown {
  kind: TokenKind;
  token: string;
  /** Where the caller names the address as well, it must be the token's. */
  email?: string;
  now: Date;
}

const theOne = (tenantId: number, { kind, token, email }: Shown) =>
  and(
    eq(oneTimeTokens.tenant_id, tenantId),
    eq(oneTimeTokens.token_hash, hashOfToken(token)),
    eq(oneTimeTokens.kind, kind),
    email === undefined ? undefined : eq(oneTimeTokens.email, email),
  );

/** The token if it is still good, which stays so; or throws. */
export async function checkToken({ tenantId, tx }: TenantDb, shown: Shown): Promise<OneTimeToken> {
  const [row] = await tx.select().from(oneTimeTokens).where(theOne(tenantId, shown));
  if (!row) throw tokenInvalid();
  if (row.used_at || row.expires_at <= shown.now) throw tokenExpired();
  return row;
}

/** Uses the token up, or throws; what its transaction does besides is done once. */
export async function spendToken(db: TenantDb, shown: Shown): Promise<OneTimeToken> {
  const [row] = await db.tx
    .update(oneTimeTokens)
    .set({ used_at: shown.now })
    .where(
      and(theOne(db.tenantId, shown), isNull(oneTimeTokens.used_at), gt(oneTimeTokens.expires_at, shown.now)),
    )
    .returning();
  if (row) return row;
  await checkToken(db, shown);
  throw tokenExpired();
}
