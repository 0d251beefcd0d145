import { eq, sql } from 'drizzle-orm';
import { demoPassword } from '../auth/passwords/demoPassword.ts';
import { hashPassword } from '../auth/passwords/passwordHash.ts';
import { users } from '../db/schema/accounts.ts';
import { memberships } from '../db/schema/teams.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { seedCompanies } from './companies.ts';
import { namesIn, seededPeople } from './seededPeople.ts';

const verified = new Date('2026-10-02T09:00:00Z');

function companyOf(email: string, companies: Map<string, number>) {
  const id = companies.get(email.split('@')[1] ?? '') ?? null;
  return email.startsWith('recruiter-found@') ? { company_found_id: id } : { company_id: id };
}

const joined = new Date('2026-10-05T10:20:00Z');
const requestedAt = new Date('2026-11-17T15:05:00Z');

async function seedMemberships(tx: Tx, tenant: Tenant) {
  const ofTenant = await tx.select().from(users).where(eq(users.tenant_id, tenant.id)).orderBy(users.id);
  const members = ofTenant.filter(({ company_id }) => company_id !== null);
  const adminOf = (company: number | null) =>
    members.find(({ company_id, is_admin }) => is_admin && company_id === company)?.id ?? null;
  const messageOf = new Map(seededPeople().map(({ email, message }) => [email, message]));
  const rows = members.map(({ id, company_id, status, email, is_admin }) => {
    const waits = status === 'approval_pending';
    const approved_by_id = waits || is_admin ? null : adminOf(company_id);
    return {
      tenant_id: tenant.id,
      user_id: id,
      message: messageOf.get(email) ?? null,
      joined_at: waits ? requestedAt : joined,
      approved_at: waits ? null : joined,
      approved_by_id,
    };
  });
  if (rows.length > 0) await tx.insert(memberships).values(rows).onConflictDoNothing();
}

export async function seedPeople(tx: Tx, tenant: Tenant): Promise<void> {
  const companies = await seedCompanies(tx, tenant);
  const password_hash = await demoPasswordHash();
  const country = tenant.default_country_id === 233 ? 233 : 232;
  await tx
    .insert(users)
    .values(
      seededPeople().map((person) => ({
        ...{ email: person.email, role: person.role, status: person.status, job_title: person.job_title },
        ...{ is_admin: person.is_admin, is_tenant_admin: person.is_tenant_admin },
        ...namesIn(country, person),
        ...companyOf(person.email, companies),
        tenant_id: tenant.id,
        password_hash,
        country_id: tenant.default_country_id,
        email_verified_at: verified,
        privacy_version: tenant.privacy_version,
        created_at: verified,
        updated_at: verified,
      })),
    )
    .onConflictDoNothing();
  await seedMemberships(tx, tenant);
  await seedConsents(tx, tenant);
}

const seedConsents = (tx: Tx, { id, privacy_version }: Tenant) =>
  tx.execute(sql`
    insert into consents (tenant_id, user_id, kind, value, privacy_version, given_at)
    select u.tenant_id, u.id, k.kind, 'accepted', ${privacy_version}, u.created_at
    from users u, (values ('privacy'), ('terms')) as k (kind)
    where u.tenant_id = ${id} and u.created_at = ${verified.toISOString()}::timestamptz and not exists (
      select from consents c where c.tenant_id = u.tenant_id and c.user_id = u.id and c.kind = k.kind)`);

let hashing: Promise<string> | undefined;

/** One hash for all, because they have the same password and hashing takes time. */
export function demoPasswordHash() {
  hashing ??= hashPassword(demoPassword);
  return hashing;
}
