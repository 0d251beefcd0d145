import { domainToUnicode } from 'node:url';
import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { type Company, companies } from '../db/schema/companies.ts';
import { fold } from '../formats/fold.ts';
import { skeleton } from '../formats/skeleton.ts';
import { employerDomain } from './companyFields.ts';
import { bracketedCountries, legalForms } from './legalForms.ts';

export type CompanyDuplicate = components['schemas']['CompanyDuplicate'];

type Named = Pick<
  Company,
  'id' | 'name' | 'legal_name' | 'website' | 'email_domain' | 'registration_number' | 'country_id'
>;

// `skeleton` replaces characters that look alike by the same character (Unicode TS 39). "Iogistics", spelled with a
// capital I, looks like "logistics". Lower-cased first, the imitation becomes "iogistics", which does not. So names are compared
// both ways: lower-cased before `skeleton`, and lower-cased after it.
const skeletonsOf = (text: string) => [skeleton(text.toLowerCase()), skeleton(skeleton(text).toLowerCase())];

const lookalikes = (names: readonly string[]) =>
  new Set(
    names
      .flatMap((name) => [name, name.toUpperCase()])
      .flatMap(skeletonsOf)
      .map(fold),
  );

const forms = lookalikes(legalForms);
const countries = lookalikes(bracketedCountries);
const mostWords = Math.max(...legalForms.map((form) => form.split(' ').length));

/**
 * Keys for comparing names by how they look. Ignores case, accents, spaces and punctuation, a leading "The", and, at the end,
 * legal forms and a country in brackets. Two names look alike if they share a key.
 */
export const nameKeys = (name: string): string[] => [
  ...new Set(skeletonsOf(name.replaceAll('&', ' and ')).map(keyOf)),
];

// `fold` removes brackets. To recognise a country in brackets afterwards, its word is marked with the ending "qqqq".
const bracketed = (name: string) =>
  name.replace(/\(([^()]*)\)/g, (brackets, inside: string) =>
    countries.has(fold(inside)) ? ` ${fold(inside).replaceAll(' ', '')}qqqq ` : brackets,
  );

function withoutForms(words: string[]): string[] {
  if (words.at(-1)?.endsWith('qqqq')) return withoutForms(words.slice(0, -1));
  for (let count = mostWords; count > 0; count -= 1) {
    if (words.length >= count && forms.has(words.slice(-count).join(' ')))
      return withoutForms(words.slice(0, -count));
  }
  return words;
}

function keyOf(name: string): string {
  const words = fold(bracketed(name)).split(' ');
  const left = withoutForms(words);
  // If nothing or only "The" is left, the legal forms are kept: "The Limited" differs from "The Company".
  const own = left.length === 0 || left.join() === 'the' ? words : left;
  return (own.length > 1 && own[0] === 'the' ? own.slice(1) : own)
    .map((word) => word.replace(/qqqq$/, ''))
    .join('');
}

const namesOf = ({ name, legal_name }: Named) =>
  [name, legal_name].flatMap((text) => nameKeys(text ?? '')).filter((key) => key !== '');

const hostOf = (website: string) =>
  URL.canParse(website) ? [new URL(website).hostname.replace(/^www\./, '')] : [];

// Domains are shown in lower case, so a zero has to match a small o: `skeleton` turns the zero into a capital O, which is then lower-cased.
// Accents are easily missed, so they are removed.
export const domainKey = (domain: string) =>
  skeleton(skeleton(domainToUnicode(domain)).toLowerCase()).replace(/\p{M}/gu, '');

const domainsOf = ({ website, email_domain }: Named, emails: readonly string[] = []) =>
  [
    ...hostOf(website),
    ...(email_domain ? [email_domain] : []),
    ...emails.flatMap((email) => employerDomain(email) ?? []),
  ].map(domainKey);

const isSameDomain = (a: string, b: string) => a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);

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
    ...(domains.some((domain) =>
      approvedDomains.some((approvedDomain) => isSameDomain(domain, approvedDomain)),
    )
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
      const emails = team.filter((member) => member.company === company.id).map(({ email }) => email);
      const duplicates = approved.flatMap(({ id, name, status, ...other }): CompanyDuplicate[] => {
        if (id === company.id) return [];
        const reasons = duplicateReasons(company, emails, { id, name, ...other });
        return reasons.length > 0 ? [{ id, name, status, reasons }] : [];
      });
      return [company.id, duplicates];
    }),
  );
}
