import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { domainOf, isFreeMail } from '../../src/features/auth/freeMail.ts';
import {
  contactProblems,
  isCommitmentIn,
  numberFits,
  plainNumber,
  plainPhone,
  postcodeOf,
} from '../../src/features/company/companyRules.ts';
import type { TenantDb } from '../db/database.ts';
import type { Company, CompanyIdentity } from '../db/schema/companies.ts';
import { industries, states } from '../db/schema/reference.ts';
import type { Tenant } from '../db/schema/tenants.ts';

type Schemas = components['schemas'];
type CompanySize = Schemas['CompanySize'];

type CompanyFields = Omit<
  Schemas['Company'],
  | 'id'
  | 'status'
  | 'industry'
  | 'country'
  | 'state'
  | 'logo'
  | 'submitted_at'
  | 'decided_at'
  | 'attempts_left'
  | 'has_appealed'
  | 'appeal_is_open'
  | 'is_rechecked'
  | 'requested_identity'
  | 'commitment_check'
  | 'version'
> & { industry_id: number; country_id: number; state_id: number | null };

type SubmittedFields = { [Name in keyof CompanyFields]?: CompanyFields[Name] | null } & Pick<
  CompanyFields,
  'name' | 'website' | 'company_type' | 'company_size' | 'industry_id' | 'country_id' | 'city' | 'description'
>;

const sizes: Record<CompanySize, [from: number, to: number | null]> = {
  '0-10': [0, 10],
  '11-50': [11, 50],
  '51-500': [51, 500],
  '501-1000': [501, 1000],
  '>1001': [1001, null],
};

export const sizeLabel = (from: number): CompanySize =>
  (Object.keys(sizes) as CompanySize[]).find((label) => sizes[label][0] === from) ?? '0-10';

export const employerDomain = (email: string) => (isFreeMail(email) ? null : domainOf(email));

function websiteOf(text: string): string | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol !== 'https:' || address.username || address.password || address.port) return null;
  if (!/^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(address.hostname)) return null;
  return address.href.replace(/\/$/, '');
}

const emptyToNull = (text: string | null | undefined) => text || null;

export async function checkFields(db: TenantDb, tenant: Tenant, fields: SubmittedFields) {
  const errors: Record<string, string[]> = {};
  const { country_id, industry_id } = fields;
  const website = websiteOf(fields.website);
  if (!website) errors.website = ['Enter the address of your website, such as https://example.com'];
  const contact = {
    country_id,
    registration_number: fields.registration_number ?? '',
    postcode: fields.postcode ?? '',
    contact_phone: fields.contact_phone ?? '',
  };
  for (const [field, problem] of Object.entries(contactProblems(contact))) errors[field] = [problem];
  if (!tenant.country_ids.includes(country_id)) errors.country_id = ['Choose a country from the list'];
  if (!/\p{L}/u.test(fields.name)) errors.name = ['Enter the company’s name'];
  const [industry] = await db.tx.select().from(industries).where(eq(industries.id, industry_id));
  if (!industry) errors.industry_id = ['Choose an industry from the list'];
  const state_id = fields.state_id ?? null;
  if (state_id !== null) {
    const ofCountry = and(eq(states.id, state_id), eq(states.country_id, country_id));
    const [state] = await db.tx.select().from(states).where(ofCountry);
    if (!state) errors.state_id = ['Choose a state in that country'];
  }
  const veteran_commitment = fields.veteran_commitment ?? 'none';
  const commitment_evidence = emptyToNull(fields.commitment_evidence?.trim());
  if (!isCommitmentIn(country_id, veteran_commitment))
    errors.veteran_commitment = ['Choose a commitment from the list'];
  else if (veteran_commitment !== 'none' && !commitment_evidence)
    errors.commitment_evidence = ['Tell us where we can check this'];
  const [size_from, size_to] = sizes[fields.company_size];
  const columns = {
    name: fields.name,
    legal_name: emptyToNull(fields.legal_name),
    registration_number: plainNumber(contact.registration_number) || null,
    website: website ?? '',
    company_type: fields.company_type,
    size_from,
    size_to,
    industry_id,
    country_id,
    state_id,
    city: fields.city,
    address_line_1: emptyToNull(fields.address_line_1),
    postcode: contact.postcode.trim() ? postcodeOf(country_id, contact.postcode) : null,
    contact_phone: plainPhone(contact.contact_phone),
    description: fields.description,
    veteran_commitment,
    commitment_evidence: veteran_commitment === 'none' ? null : commitment_evidence,
  } satisfies Partial<Company>;
  return { columns, errors };
}

export const identityOf = (company: CompanyIdentity): CompanyIdentity => ({
  name: company.name,
  legal_name: company.legal_name,
  website: company.website,
  registration_number: company.registration_number,
});

export function identityChanges(before: CompanyIdentity, after: CompanyIdentity) {
  const fields = ['name', 'legal_name', 'website', 'registration_number'] as const;
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

export const isSameIdentity = (a: CompanyIdentity, b: CompanyIdentity) => identityChanges(a, b).length === 0;

type Commitment = Pick<
  Company,
  'veteran_commitment' | 'commitment_evidence' | 'checked_commitment' | 'commitment_refused'
>;

export const uncheckedCommitment = { checked_commitment: 'none', commitment_refused: false } as const;

export function commitmentAfter(
  before: Commitment,
  after: Pick<Commitment, 'veteran_commitment' | 'commitment_evidence'>,
): Partial<Commitment> {
  const isSame =
    before.veteran_commitment === after.veteran_commitment &&
    before.commitment_evidence === after.commitment_evidence;
  return isSame ? {} : uncheckedCommitment;
}

export function commitmentCheckOf(company: Commitment): Schemas['Company']['commitment_check'] {
  if (company.veteran_commitment === 'none') return 'none';
  if (company.checked_commitment === company.veteran_commitment) return 'confirmed';
  return company.commitment_refused ? 'refused' : 'waiting';
}

/**
 * Hints for the operator, none of them conclusive. `registration_number_fits` is null if the company gave no registration
 * number.
 */
export function companyTrustSigns(
  company: Pick<Company, 'website' | 'country_id' | 'registration_number'>,
  emails: string[],
) {
  const site = new URL(company.website).hostname.replace(/^www\./, '');
  const belongs = (email: string) => {
    const domain = domainOf(email);
    return site === domain || site.endsWith(`.${domain}`) || domain.endsWith(`.${site}`);
  };
  return {
    email_matches_website: emails.length > 0 && emails.some(belongs),
    email_is_free_mail: emails.some(isFreeMail),
    registration_number_fits:
      company.registration_number === null
        ? null
        : numberFits(company.country_id, company.registration_number),
  };
}
