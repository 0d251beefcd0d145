// Opaque tokens of 32 random bytes, stored as hashes. One query loads a session with its user's profile.
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, ne, type Placeholder, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { components } from '../../openapi.gen.d.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { companies } from '../db/schema/companies.ts';
import { cities, countries, states } from '../db/schema/reference.ts';
import { statement } from '../db/statement.ts';
import { Problem, unauthenticated } from '../http/answers/problem.ts';
import type { Callers, SessionClient, SignedInUser, UserProfile } from '../http/contract/caller.ts';
import { onboardingColumns } from '../profile/interface.ts';

type Company = NonNullable<components['schemas']['User']['company_found']>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const hour = 3_600_000;
// Limits writes for last use to one per interval.
const recordUseEvery = 5 * 60_000;

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
    token_hash: hashOf(token),
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

const foundCompanies = alias(companies, 'found');

const companyColumn = (company: typeof companies | typeof foundCompanies) =>
  sql<Company | null>`case when ${company.id} is not null then
    jsonb_build_object('id', ${company.id}, 'name', ${company.name}, 'status', ${company.status}) end`;

const userColumnsAt = (now: string | Placeholder) => ({
  id: users.id,
  role: users.role,
  email: users.email,
  status: users.status,
  email_verified_at: users.email_verified_at,
  first_name: users.first_name,
  middle_name: users.middle_name,
  last_name: users.last_name,
  phone_number: users.phone_number,
  country_code: users.country_code,
  country_id: users.country_id,
  country: countries.title,
  state_id: users.state_id,
  state: states.title,
  city_id: users.city_id,
  city: cities.title,
  profile_picture: users.profile_picture,
  is_admin: users.is_admin,
  is_tenant_admin: users.is_tenant_admin,
  job_title: users.job_title,
  headline: users.headline,
  availability: users.availability,
  willing_to_relocate: users.willing_to_relocate,
  work_radius_km: users.work_radius_km,
  company: companyColumn(companies).as('company'),
  company_found: companyColumn(foundCompanies).as('company_found'),
  candidate_visibility: users.candidate_visibility,
  privacy_version: users.privacy_version,
  consent_analytics: users.consent_analytics,
  consent_recording: users.consent_recording,
  consent_marketing: users.consent_marketing,
  unread_notifications: sql<number>`(
    select count(*)::integer from notifications n
    where n.tenant_id = users.tenant_id and n.user_id = users.id and n.read_at is null
      and n.created_at <= ${now}::timestamptz)`.as('unread_notifications'),
  leaves_at: users.leaves_at,
  version: users.version,
  ...onboardingColumns,
});

const columns = {
  session_id: sessions.id,
  token_hash: sessions.token_hash,
  last_seen_at: sessions.last_seen_at,
  access_epoch: users.access_epoch,
  ...userColumnsAt(sql.placeholder('now')),
};

/** One statement for all signed-in calls, because a second query would cost more than the extra columns. */
export const signedInUserStatement = statement(
  columns,
  new QueryBuilder()
    .select(columns)
    .from(sessions)
    .innerJoin(users, and(eq(users.tenant_id, sessions.tenant_id), eq(users.id, sessions.user_id)))
    .leftJoin(countries, eq(countries.id, users.country_id))
    .leftJoin(states, eq(states.id, users.state_id))
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)))
    .leftJoin(
      foundCompanies,
      and(eq(foundCompanies.tenant_id, users.tenant_id), eq(foundCompanies.id, users.company_found_id)),
    )
    .where(
      and(
        eq(sessions.tenant_id, sql.placeholder('tenantId')),
        eq(sessions.token_hash, sql.placeholder('hash')),
        sql`${sessions.expires_at} > ${sql.placeholder('now')}::timestamptz`,
        isNull(sessions.revoked_at),
      ),
    ),
);

/** Like `findSignedIn`, inside the transaction that has just changed the user. */
export async function findUserProfile(
  { tenantId, tx }: TenantDb,
  userId: number,
  now: Date,
): Promise<UserProfile> {
  const [row] = await tx
    .select(userColumnsAt(now.toISOString()))
    .from(users)
    .leftJoin(countries, eq(countries.id, users.country_id))
    .leftJoin(states, eq(states.id, users.state_id))
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)))
    .leftJoin(
      foundCompanies,
      and(eq(foundCompanies.tenant_id, users.tenant_id), eq(foundCompanies.id, users.company_found_id)),
    )
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  return row!;
}

export const sessionQueryParameters = (tenantId: number, token: string, now: Date) => ({
  tenantId,
  hash: hashOf(token),
  now: now.toISOString(),
});

export async function findSignedIn(
  database: Database,
  tenantId: number,
  token: string,
  now: Date,
): Promise<SignedInUser | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const parameters = sessionQueryParameters(tenantId, token, now);
  const [row] = await database.askAsTenant(tenantId, signedInUserStatement, parameters);
  return row ?? null;
}

type Caller = Pick<SignedInUser, 'id' | 'session_id' | 'token_hash' | 'is_tenant_admin'>;

/**
 * Replaces the token of a session. Of several concurrent extensions one succeeds, and the others get 401.
 */
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
      token_hash: hashOf(token),
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

export async function recordSessionUse(database: Database, tenantId: number, user: SignedInUser, now: Date) {
  const before = new Date(now.getTime() - recordUseEvery);
  if (user.last_seen_at > before) return;
  await database.asTenant(tenantId, ({ tx }) =>
    tx
      .update(sessions)
      .set({ last_seen_at: now })
      .where(
        and(
          eq(sessions.tenant_id, tenantId),
          eq(sessions.id, user.session_id),
          lte(sessions.last_seen_at, before),
        ),
      ),
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

export const callersIn = (database: Database): Callers => ({
  find: (tenantId, token, now) => findSignedIn(database, tenantId, token, now),
  recordUse: (tenantId, user, now) => recordSessionUse(database, tenantId, user, now),
});
