/** Opaque tokens of 32 random bytes, of which the database knows only the hash; one query says whose a token is and all of their profile. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { components } from '../openapi.gen.d.ts';
import type { Database, TenantDb } from './db/database.ts';
import { sessions, users } from './db/schema/accounts.ts';
import { companies } from './db/schema/companies.ts';
import { cities, countries, states } from './db/schema/reference.ts';
import { type RowOf, statement } from './db/statement.ts';
import { onboardingColumns } from './onboardingProfile.ts';

type Company = NonNullable<components['schemas']['User']['company_found']>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const hour = 3_600_000;
const extensionGrace = 60_000;

export const lives = { ordinary: 12 * hour, remembered: 30 * 24 * hour };

export async function openSession(
  { tenantId, tx }: TenantDb,
  session: { userId: number; now: Date; life: number; signedInAt?: Date },
): Promise<{ token: string; token_expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(session.now.getTime() + session.life);
  await tx.insert(sessions).values({
    tenant_id: tenantId,
    user_id: session.userId,
    token_hash: hashOf(token),
    created_at: session.now,
    signed_in_at: session.signedInAt ?? session.now,
    expires_at,
  });
  await tx
    .update(users)
    .set({ last_used_at: session.now, reminders: 0, reminded_at: null })
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, session.userId)));
  return { token, token_expires_at: expires_at.toISOString() };
}

const found = alias(companies, 'found');

const companyOf = (company: typeof companies | typeof found) =>
  sql<Company | null>`case when ${company.id} is not null then
    jsonb_build_object('id', ${company.id}, 'name', ${company.name}, 'status', ${company.status}) end`;

const userColumns = {
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
  company: companyOf(companies).as('company'),
  company_found: companyOf(found).as('company_found'),
  candidate_visibility: users.candidate_visibility,
  privacy_version: users.privacy_version,
  consent_analytics: users.consent_analytics,
  consent_recording: users.consent_recording,
  consent_marketing: users.consent_marketing,
  unread_notifications: sql<number>`(
    select count(*)::integer from notifications n
    where n.tenant_id = users.tenant_id and n.user_id = users.id and n.read_at is null and n.created_at <= now())`.as(
    'unread_notifications',
  ),
  leaves_at: users.leaves_at,
  version: users.version,
  ...onboardingColumns,
};

const columns = { session_id: sessions.id, ...userColumns };

/** One for all signed-in calls: what it costs more than a session alone is less than a second query would. */
export const whoIsSignedIn = statement(
  columns,
  new QueryBuilder()
    .select(columns)
    .from(sessions)
    .innerJoin(users, and(eq(users.tenant_id, sessions.tenant_id), eq(users.id, sessions.user_id)))
    .leftJoin(countries, eq(countries.id, users.country_id))
    .leftJoin(states, eq(states.id, users.state_id))
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)))
    .leftJoin(found, and(eq(found.tenant_id, users.tenant_id), eq(found.id, users.company_found_id)))
    .where(
      and(
        eq(sessions.tenant_id, sql.placeholder('tenantId')),
        eq(sessions.token_hash, sql.placeholder('hash')),
        sql`${sessions.expires_at} > ${sql.placeholder('now')}::timestamptz`,
        isNull(sessions.revoked_at),
      ),
    ),
);

/** All that is read of the caller with the session. */
export type SignedIn = RowOf<typeof whoIsSignedIn>;

/** All that is told of a user, for a profile. */
export type Profiled = Omit<SignedIn, 'session_id'>;

/** As `findSignedIn` gives it, within a transaction that has just changed it. */
export async function findProfiled({ tenantId, tx }: TenantDb, userId: number): Promise<Profiled> {
  const [row] = await tx
    .select(userColumns)
    .from(users)
    .leftJoin(countries, eq(countries.id, users.country_id))
    .leftJoin(states, eq(states.id, users.state_id))
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)))
    .leftJoin(found, and(eq(found.tenant_id, users.tenant_id), eq(found.id, users.company_found_id)))
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  return row!;
}

export const askingWith = (tenantId: number, token: string, now: Date) => ({
  tenantId,
  hash: hashOf(token),
  now: now.toISOString(),
});

export async function findSignedIn(
  database: Database,
  tenantId: number,
  token: string,
  now: Date,
): Promise<SignedIn | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const given = askingWith(tenantId, token, now);
  const [row] = await database.askAsTenant(tenantId, whoIsSignedIn, given);
  return row ?? null;
}

/** A new token with as long a life; the old one goes on a little for the windows that still hold it. */
export async function extendSession(
  db: TenantDb,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: Date },
) {
  const mine = and(eq(sessions.tenant_id, db.tenantId), eq(sessions.id, sessionId));
  const [old] = await db.tx.select().from(sessions).where(mine);
  // Of a session that has been extended already, little is left.
  const life = Math.max(lives.ordinary, old!.expires_at.getTime() - old!.created_at.getTime());
  const soon = new Date(now.getTime() + extensionGrace).toISOString();
  await db.tx
    .update(sessions)
    .set({ expires_at: sql`least(${sessions.expires_at}, ${soon}::timestamptz)` })
    .where(mine);
  return openSession(db, { userId, now, life, signedInAt: old!.signed_in_at });
}

/** Ends all sessions of a user, but for one where it is named. */
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
