// 24 veterans, 16 recruiters and the operator of a seeded tenant: one of each persona, and others around them.

import { eq, sql } from 'drizzle-orm';
import { demoPassword } from '../auth/passwords/demoPassword.ts';
import { hashPassword } from '../auth/passwords/passwordHash.ts';
import { users } from '../db/schema/accounts.ts';
import { memberships } from '../db/schema/teams.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { seedCompanies } from './companies.ts';
import { namesOf, otherVeterans } from './data/names.ts';
import { personas } from './personas.ts';

type NewUser = Omit<typeof users.$inferInsert, 'tenant_id' | 'password_hash' | 'first_name' | 'last_name'>;

const verified = new Date('2026-10-02T09:00:00Z');

const states: Record<string, Partial<NewUser>> = {
  'veteran-pending': { status: 'approval_pending' },
  'veteran-inactive': { status: 'inactive' },
  'recruiter-user-pending': { status: 'approval_pending', job_title: 'Talent Partner' },
  'recruiter-company-pending': { is_admin: true, job_title: 'Head of People' },
  'recruiter-rejected': { is_admin: true, job_title: 'Operations Director' },
  'recruiter-company-inactive': { is_admin: true, job_title: 'HR Manager' },
  recruiter: { job_title: 'Recruitment Manager' },
  'recruiter-admin': { is_admin: true, job_title: 'Head of Recruitment' },
  'recruiter-found': { job_title: 'Resourcing Lead' },
  'recruiter-new': { job_title: 'Founder' },
};

const colleagues: (Pick<NewUser, 'email'> & Partial<NewUser>)[] = [
  { email: 'sourcing@northgate.test', status: 'approval_pending', job_title: 'Sourcer' },
  { email: 'depot@northgate.test', status: 'approval_pending', job_title: 'Depot Manager' },
  { email: 'people@northgate.test', status: 'inactive', job_title: 'HR Assistant' },
  { email: 'hiring@brightwell.test', is_admin: true, job_title: 'Hiring Manager' },
  { email: 'people@meridian-avionics.test', is_admin: true, job_title: 'People Partner' },
  { email: 'talent@tollgate.test', is_admin: true, job_title: 'Talent Lead' },
  { email: 'office@fenwickfoods.test', is_admin: true, job_title: 'Office Manager' },
  { email: 'site@larkmoor.test', is_admin: true, job_title: 'Site Director' },
];

const operator: NewUser = {
  email: 'operator@demo.test',
  role: 'recruiter',
  is_tenant_admin: true,
  status: 'active',
};

function companyOf({ email }: NewUser, companies: Map<string, number>) {
  const id = companies.get(email.split('@')[1] ?? '') ?? null;
  return email.startsWith('recruiter-found@') ? { company_found_id: id } : { company_id: id };
}

const joined = new Date('2026-10-05T10:20:00Z');
const asked = new Date('2026-11-17T15:05:00Z');

const messages: Record<string, string> = {
  'sourcing@northgate.test': 'I moved from the Exeter office and look for drivers now.',
};

// Those who are in a company, with the day they joined and who let them in.
async function seedMemberships(tx: Tx, tenant: Tenant) {
  const ofTenant = await tx.select().from(users).where(eq(users.tenant_id, tenant.id)).orderBy(users.id);
  const members = ofTenant.filter(({ company_id }) => company_id !== null);
  const adminOf = (company: number | null) =>
    members.find(({ company_id, is_admin }) => is_admin && company_id === company)?.id ?? null;
  const rows = members.map(({ id, company_id, status, email, is_admin }) => {
    const waits = status === 'approval_pending';
    const approved_by_id = waits || is_admin ? null : adminOf(company_id);
    return {
      tenant_id: tenant.id,
      user_id: id,
      message: messages[email] ?? null,
      joined_at: waits ? asked : joined,
      approved_at: waits ? null : joined,
      approved_by_id,
    };
  });
  if (rows.length > 0) await tx.insert(memberships).values(rows).onConflictDoNothing();
}

export async function seedPeople(tx: Tx, tenant: Tenant): Promise<void> {
  const companies = await seedCompanies(tx, tenant);
  const password_hash = await oneHash();
  const everyone: NewUser[] = [
    ...personas.map(({ key, email, role }) => ({ email, role, status: 'active' as const, ...states[key] })),
    ...otherVeterans.map((email) => ({ email, role: 'veteran' as const, status: 'active' as const })),
    ...colleagues.map((user) => ({ role: 'recruiter' as const, status: 'active' as const, ...user })),
    operator,
  ];
  const names = namesOf(tenant.slug);
  await tx
    .insert(users)
    .values(
      everyone.map((user, index) => ({
        ...user,
        ...names[index % names.length]!,
        ...companyOf(user, companies),
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

// What everyone accepts at sign-up.
const seedConsents = (tx: Tx, { id, privacy_version }: Tenant) =>
  tx.execute(sql`
    insert into consents (tenant_id, user_id, kind, value, privacy_version, given_at)
    select u.tenant_id, u.id, k.kind, 'accepted', ${privacy_version}, u.created_at
    from users u, (values ('privacy'), ('terms')) as k (kind)
    where u.tenant_id = ${id} and u.created_at = ${verified.toISOString()}::timestamptz and not exists (
      select from consents c where c.tenant_id = u.tenant_id and c.user_id = u.id and c.kind = k.kind)`);

let made: Promise<string> | undefined;

/** One for all: it is the same password, and each hash costs. */
export function oneHash() {
  made ??= hashPassword(demoPassword);
  return made;
}
