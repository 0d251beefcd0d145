import { and, eq, isNull, lte, type Placeholder, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { components } from '../../openapi.gen.d.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { companies } from '../db/schema/companies.ts';
import { cities, countries, states } from '../db/schema/reference.ts';
import { statement } from '../db/statement.ts';
import type { Callers, SignedInUser, UserProfile } from '../http/contract/caller.ts';
import { onboardingColumns } from '../profile/interface.ts';
import { hashOfSessionToken } from './sessions.ts';

type Company = NonNullable<components['schemas']['User']['company_found']>;

const recordUseEvery = 5 * 60_000;

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
  member_role: users.member_role,
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

// Drizzle cannot type a function that adds the joins to either query, so both name the conditions.
const isOfUser = {
  country: eq(countries.id, users.country_id),
  state: eq(states.id, users.state_id),
  city: eq(cities.id, users.city_id),
  company: and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)),
  foundCompany: and(
    eq(foundCompanies.tenant_id, users.tenant_id),
    eq(foundCompanies.id, users.company_found_id),
  ),
};

const columns = {
  session_id: sessions.id,
  token_hash: sessions.token_hash,
  last_seen_at: sessions.last_seen_at,
  access_epoch: users.access_epoch,
  ...userColumnsAt(sql.placeholder('now')),
};

/** One statement, because a second query would cost more than the extra columns. */
export const signedInUserStatement = statement(
  columns,
  new QueryBuilder()
    .select(columns)
    .from(sessions)
    .innerJoin(users, and(eq(users.tenant_id, sessions.tenant_id), eq(users.id, sessions.user_id)))
    .leftJoin(countries, isOfUser.country)
    .leftJoin(states, isOfUser.state)
    .leftJoin(cities, isOfUser.city)
    .leftJoin(companies, isOfUser.company)
    .leftJoin(foundCompanies, isOfUser.foundCompany)
    .where(
      and(
        eq(sessions.tenant_id, sql.placeholder('tenantId')),
        eq(sessions.token_hash, sql.placeholder('hash')),
        sql`${sessions.expires_at} > ${sql.placeholder('now')}::timestamptz`,
        isNull(sessions.revoked_at),
      ),
    ),
);

export async function findUserProfile(
  { tenantId, tx }: TenantDb,
  userId: number,
  now: Date,
): Promise<UserProfile> {
  const [row] = await tx
    .select(userColumnsAt(now.toISOString()))
    .from(users)
    .leftJoin(countries, isOfUser.country)
    .leftJoin(states, isOfUser.state)
    .leftJoin(cities, isOfUser.city)
    .leftJoin(companies, isOfUser.company)
    .leftJoin(foundCompanies, isOfUser.foundCompany)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  return row!;
}

export const sessionQueryParameters = (tenantId: number, token: string, now: Date) => ({
  tenantId,
  hash: hashOfSessionToken(token),
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

async function recordSessionUse(database: Database, tenantId: number, user: SignedInUser, now: Date) {
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

export const callersIn = (database: Database): Callers => ({
  find: (tenantId, token, now) => findSignedIn(database, tenantId, token, now),
  recordUse: (tenantId, user, now) => recordSessionUse(database, tenantId, user, now),
});
