import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { components } from '../../openapi.gen.d.ts';
import { decideCompanyRoute } from '../../src/machines/companyRouting.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { type Company, companies } from '../db/schema/companies.ts';
import { countries, industries, states } from '../db/schema/reference.ts';
import { memberships } from '../db/schema/teams.ts';
import { notFound } from '../http/answers/problem.ts';
import { commitmentCheckOf, sizeLabel } from './companyFields.ts';
import { otherAdmins } from './people/membershipLife.ts';

type Schemas = components['schemas'];

const offeredCompany = alias(companies, 'found');

const instant = (date: Date | null) => date?.toISOString() ?? null;

type Rejection = Schemas['CompanyStanding']['rejection'];

function rejectionOf(company: Company): Rejection {
  const { status, rejection_code, rejection_text, decided_at } = company;
  if (status !== 'rejected' || !rejection_code || !rejection_text || !decided_at) return null;
  return {
    of: 'company',
    code: rejection_code,
    text: rejection_text,
    at: decided_at.toISOString(),
    attempts_left: company.attempts_left,
    has_appealed: company.appealed_at !== null,
    appeal_is_open: company.appeal_is_open,
  };
}

const turnedDown = ({ decided_at, reason }: typeof memberships.$inferSelect): Rejection => ({
  of: 'membership',
  code: 'turned_down',
  text: reason ?? 'An admin of the company declined your request to join.',
  at: (decided_at ?? new Date(0)).toISOString(),
  attempts_left: 0,
  has_appealed: false,
  appeal_is_open: false,
});

export async function presentCompanyStatus(
  db: TenantDb,
  userId: number,
  path = '',
): Promise<Schemas['CompanyStanding']> {
  const [row] = await db.tx
    .select({
      user: users,
      company: companies,
      found: { id: offeredCompany.id, name: offeredCompany.name, status: offeredCompany.status },
      membership: memberships,
    })
    .from(users)
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)))
    .leftJoin(
      offeredCompany,
      and(eq(offeredCompany.tenant_id, users.tenant_id), eq(offeredCompany.id, users.company_found_id)),
    )
    .leftJoin(memberships, and(eq(memberships.tenant_id, users.tenant_id), eq(memberships.user_id, users.id)))
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
  if (!row) throw notFound();
  const { user, company, membership } = row;
  const { path: route, rule } = decideCompanyRoute({
    userStatus: user.status,
    company: company?.status ?? null,
    companyFound: row.found?.status ?? null,
    path,
  });
  return {
    user_status: user.status,
    company: company && {
      id: company.id,
      name: company.name,
      status: company.status,
      website: company.website,
      submitted_at: company.submitted_at.toISOString(),
      decided_at: instant(company.decided_at),
    },
    company_found: row.found,
    joined_at: company && instant(membership?.joined_at ?? null),
    other_admins: company ? await otherAdmins(db, company.id, user.id) : 0,
    rejection:
      user.status === 'rejected' && membership ? turnedDown(membership) : company && rejectionOf(company),
    route,
    rule,
  };
}

export async function presentCompany({ tx }: TenantDb, company: Company): Promise<Schemas['Company']> {
  const [named] = await tx
    .select({
      industry: { id: industries.id, title: industries.title },
      country: { id: countries.id, title: countries.title },
      state: { id: states.id, title: states.title },
    })
    .from(industries)
    .innerJoin(countries, eq(countries.id, company.country_id))
    .leftJoin(states, eq(states.id, company.state_id ?? 0))
    .where(eq(industries.id, company.industry_id));
  if (!named) throw new Error('A company without industry or country');
  const { id, name, status, legal_name, registration_number, website, company_type, city } = company;
  const { address_line_1, postcode, contact_phone, description, logo, version } = company;
  const { veteran_commitment, commitment_evidence, requested_identity } = company;
  return {
    ...{ id, name, status, legal_name, registration_number, website, company_type, city },
    ...{ address_line_1, postcode, contact_phone, description, logo, version },
    ...{ veteran_commitment, commitment_evidence, requested_identity },
    ...named,
    commitment_check: commitmentCheckOf(company),
    company_size: sizeLabel(company.size_from),
    submitted_at: company.submitted_at.toISOString(),
    decided_at: instant(company.decided_at),
    attempts_left: company.attempts_left,
    has_appealed: company.appealed_at !== null,
    appeal_is_open: company.appeal_is_open,
    is_rechecked: company.recheck_since !== null,
  };
}
