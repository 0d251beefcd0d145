// Which approved companies of the tenant a company may be a second entry of.
import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { type Company, companies } from '../db/schema/companies.ts';
import { fold } from '../formats/fold.ts';
import { employerDomain } from './companyFields.ts';

export type CompanyDuplicate = components['schemas']['CompanyDuplicate'];

type Named = Pick<
  Company,
  'id' | 'name' | 'legal_name' | 'website' | 'email_domain' | 'registration_number' | 'country_id'
>;

const legalForms = new Set(
  'ltd limited plc llp llc lp inc incorporated corp corporation co company cic gmbh ag sa bv'.split(' '),
);

/** Without case, accents, punctuation, a leading article and the legal forms at the end. */
export function nameKey(name: string): string {
  const words = fold(name.replaceAll('&', ' and ')).split(' ');
  const last = words.findLastIndex((word) => !legalForms.has(word));
  const own = words.slice(0, last + 1);
  if (own.length > 1 && own[0] === 'the') own.shift();
  return (own.length > 0 ? own : words).join(' ');
}

const namesOf = ({ name, legal_name }: Named) =>
  [name, legal_name].flatMap((one) => nameKey(one ?? '') || []);

const hostOf = (website: string) =>
  URL.canParse(website) ? [new URL(website).hostname.replace(/^www\./, '')] : [];

const domainsOf = ({ website, email_domain }: Named, emails: readonly string[] = []) => [
  ...hostOf(website),
  ...(email_domain ? [email_domain] : []),
  ...emails.flatMap((email) => employerDomain(email) ?? []),
];

const isSameDomain = (one: string, other: string) =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

// `emails` are those of the first company's recruiters.
function duplicateReasons(
  company: Named,
  emails: readonly string[],
  approved: Named,
): CompanyDuplicate['reasons'] {
  const names = namesOf(company);
  const domains = domainsOf(company, emails);
  const approvedDomains = domainsOf(approved);
  const number = company.registration_number;
  return [
    ...(namesOf(approved).some((name) => names.includes(name)) ? (['name'] as const) : []),
    ...(domains.some((one) => approvedDomains.some((other) => isSameDomain(one, other)))
      ? (['domain'] as const)
      : []),
    ...(number && number === approved.registration_number && company.country_id === approved.country_id
      ? (['registration_number'] as const)
      : []),
  ];
}

export async function duplicatesOf(
  { tenantId, tx }: TenantDb,
  these: readonly Company[],
): Promise<Map<number, CompanyDuplicate[]>> {
  if (these.length === 0) return new Map();
  const approved = await tx
    .select({
      id: companies.id,
      name: companies.name,
      status: companies.status,
      legal_name: companies.legal_name,
      website: companies.website,
      email_domain: companies.email_domain,
      registration_number: companies.registration_number,
      country_id: companies.country_id,
    })
    .from(companies)
    .where(and(eq(companies.tenant_id, tenantId), inArray(companies.status, ['active', 'inactive'])))
    .orderBy(companies.id);
  const ids = these.map(({ id }) => id);
  const team = await tx
    .select({ company: users.company_id, email: users.email })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), inArray(users.company_id, ids)));
  return new Map(
    these.map((company) => {
      const emails = team.filter((one) => one.company === company.id).map(({ email }) => email);
      const duplicates = approved.flatMap(({ id, name, status, ...other }): CompanyDuplicate[] => {
        if (id === company.id) return [];
        const reasons = duplicateReasons(company, emails, { id, name, ...other });
        return reasons.length > 0 ? [{ id, name, status, reasons }] : [];
      });
      return [company.id, duplicates];
    }),
  );
}
