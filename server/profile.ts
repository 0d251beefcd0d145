/** The signed-in user as the contract's User, read in one query. */
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { components } from '../openapi.gen.d.ts';
import type { Handlers } from './call.ts';
import type { TenantDb } from './db/database.ts';
import { companies, users } from './db/schema/accounts.ts';
import { cities, countries, states } from './db/schema/reference.ts';
import { onboardingColumns, onboardingProfile } from './onboardingProfile.ts';
import { notFound } from './problem.ts';

type User = components['schemas']['User'];

const found = alias(companies, 'found');
const roleNames: Record<User['role'], string> = { veteran: 'Veteran', recruiter: 'Recruiter' };

const named = (id: number | null, name: string | null) => (id && name ? { id, name } : null);

export async function presentUser({ tenantId, tx }: TenantDb, id: number, now: Date): Promise<User> {
  const [row] = await tx
    .select({
      user: users,
      country: countries.title,
      state: states.title,
      city: cities.title,
      company: { id: companies.id, name: companies.name, status: companies.status },
      company_found: { id: found.id, name: found.name, status: found.status },
      ...onboardingColumns,
    })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.country_id))
    .leftJoin(states, eq(states.id, users.state_id))
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)))
    .leftJoin(found, and(eq(found.tenant_id, users.tenant_id), eq(found.id, users.company_found_id)))
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, id)));
  if (!row) throw notFound();
  const { user } = row;
  return {
    id: user.id,
    role: user.role,
    email: user.email,
    status: user.status,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    ...onboardingProfile(row, now),
    profile_picture: user.profile_picture,
    company_found: row.company_found,
    user_details: {
      first_name: user.first_name,
      middle_name: user.middle_name,
      last_name: user.last_name,
      phone_number: user.phone_number,
      country_code: user.country_code,
      country: named(user.country_id, row.country),
      state: named(user.state_id, row.state),
      city: named(user.city_id, row.city),
      company: row.company,
      user_role: roleNames[user.role],
      is_admin: user.is_admin ? 1 : 0,
      job_title: user.job_title,
      availability: user.availability,
    },
    candidate_visibility: user.candidate_visibility,
    consents: {
      privacy_version: user.privacy_version,
      analytics: user.consent_analytics,
      recording: user.consent_recording,
      marketing: user.consent_marketing,
    },
    unread_notifications: 0,
    version: user.version,
  };
}

export const profileHandlers = {
  getUserProfile: ({ user, now, transaction }) =>
    transaction(async (db) => ({ data: await presentUser(db, user.id, now) })),
} satisfies Handlers<'getUserProfile'>;
