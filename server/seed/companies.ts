import { eq } from 'drizzle-orm';
import { type Company, companies } from '../db/schema/companies.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { type Employer, employers } from './employers.ts';
import { spelledIn } from './spelling.ts';

const twoDays = 48 * 3_600_000;

function rowOf(tenant: Tenant, employer: Employer, index: number) {
  const isUs = tenant.default_country_id === 233;
  const { domain, name, status, submitted, type, description } = employer;
  const commitment = employer[isUs ? 'us_commitment' : 'uk_commitment'] ?? 'none';
  const submitted_at = new Date(`${submitted}T09:41:00Z`);
  const legalName = `${name} ${isUs ? 'Inc' : 'Ltd'}`;
  return {
    tenant_id: tenant.id,
    name: legalName,
    legal_name: legalName,
    status,
    registration_number: isUs ? `84${2_410_357 + index * 1013}` : `0${7_214_385 + index * 1013}`,
    website: `https://${domain}`,
    email_domain: domain,
    company_type: type,
    size_from: employer.size_from,
    size_to: employer.size_to,
    industry_id: employer.industry_id,
    country_id: tenant.default_country_id,
    city: employer[isUs ? 'us_city' : 'uk_city'],
    description: spelledIn(isUs ? 233 : 232, description),
    veteran_commitment: commitment,
    commitment_evidence: commitment === 'none' ? null : `https://${domain}/veterans`,
    checked_commitment: commitment,
    submitted_at,
    decided_at: status === 'pending' ? null : new Date(submitted_at.getTime() + twoDays),
    rejection_code: employer.rejection_code,
    rejection_text: employer.rejection_text,
    created_at: submitted_at,
    updated_at: submitted_at,
  } satisfies Partial<Company>;
}

/** Company ids by email domain. */
export async function seedCompanies(tx: Tx, tenant: Tenant): Promise<Map<string, number>> {
  await tx
    .insert(companies)
    .values(employers().map((employer, index) => rowOf(tenant, employer, index)))
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: companies.id, domain: companies.email_domain })
    .from(companies)
    .where(eq(companies.tenant_id, tenant.id));
  return new Map(rows.map(({ id, domain }) => [domain ?? '', id]));
}
