import * as z from 'zod/mini';
import type { Company, CompanyChange, NewCompany } from '../../api/companies.ts';
import { required } from '../../ui/form/problems.ts';
import { webAddressOf } from '../../ui/form/webAddress.ts';
import { type Commitment, contactProblems, isCommitmentIn } from './companyRules.ts';

export interface TypedCompany {
  name: string;
  website: string;
  registration_number: string;
  legal_name: string;
  company_type: string;
  company_size: string;
  industry_id: string;
  description: string;
  veteran_commitment: string;
  commitment_evidence: string;
  country_id: string;
  state_id: string;
  address_line_1: string;
  city: string;
  postcode: string;
  contact_phone: string;
  logo: File | null;
  note: string;
  is_authorised: boolean;
}

type CompanyFields = Omit<CompanyChange, 'version' | Nullable> & Pick<NewCompany, Nullable>;
type Nullable =
  | 'legal_name'
  | 'commitment_evidence'
  | 'registration_number'
  | 'state_id'
  | 'address_line_1'
  | 'postcode'
  | 'contact_phone';

export interface CheckedCompany {
  fields: CompanyFields;
  logo: File | null;
  note: string;
}

export const emptyCompany = (countryId: number): TypedCompany => ({
  name: '',
  website: '',
  registration_number: '',
  legal_name: '',
  company_type: '',
  company_size: '',
  industry_id: '',
  description: '',
  veteran_commitment: 'none',
  commitment_evidence: '',
  country_id: String(countryId),
  state_id: '',
  address_line_1: '',
  city: '',
  postcode: '',
  contact_phone: '',
  logo: null,
  note: '',
  is_authorised: false,
});

/** Includes the change that waits for an operator; sending the approved values would withdraw it. */
export const typedCompany = (company: Company): TypedCompany => ({
  ...typedIdentity(company.requested_identity ?? company),
  company_type: company.company_type,
  company_size: company.company_size,
  industry_id: String(company.industry.id),
  description: company.description,
  veteran_commitment: company.veteran_commitment,
  commitment_evidence: company.commitment_evidence ?? '',
  country_id: String(company.country.id),
  state_id: company.state ? String(company.state.id) : '',
  address_line_1: company.address_line_1 ?? '',
  city: company.city,
  postcode: company.postcode ?? '',
  contact_phone: company.contact_phone ?? '',
  logo: null,
  note: '',
  is_authorised: true,
});

const typedIdentity = ({
  name,
  website,
  registration_number,
  legal_name,
}: NonNullable<Company['requested_identity']>) => ({
  name,
  website,
  registration_number: registration_number ?? '',
  legal_name: legal_name ?? '',
});

const isWebsite = (typed: string) => {
  const text = webAddressOf(typed);
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
};

/** Not by `abort`, which would also keep back what is checked across fields. */
const unlessEmpty = (isRight: (text: string) => boolean, message: string) =>
  z.refine<string>((text) => text === '' || isRight(text), message);

const text = (least: string, most: number) =>
  z.string().check(z.trim(), z.minLength(1, least), z.maxLength(most, `Use ${most} characters or fewer`));
const optional = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Use ${most} characters or fewer`));
const choice = (least: string) => z.string().check(z.minLength(1, least));

const mostBytes = 2 * 1024 * 1024;
const pictures = ['image/png', 'image/jpeg', 'image/webp'];
export const acceptedLogo = pictures.join(',');

export function logoProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!pictures.includes(file.type)) return 'Upload a PNG, JPEG or WebP picture.';
  return file.size > mostBytes ? 'That picture is too large: 2 MB is the limit.' : null;
}

const logo = z.nullable(z.file()).check(
  z.superRefine((file, check) => {
    const problem = file && logoProblem(file);
    if (problem) check.addIssue(problem);
  }),
);

type TypedFields = Omit<TypedCompany, 'is_authorised' | 'logo'>;

/** What hangs on the country, or on another answer. */
const problemsTogether = (typed: TypedFields): Partial<Record<keyof TypedFields, string>> => ({
  ...contactProblems({ ...typed, country_id: Number(typed.country_id) }),
  ...(!isCommitmentIn(Number(typed.country_id), typed.veteran_commitment as Commitment) && {
    veteran_commitment: 'Choose a commitment from the list',
  }),
  ...(typed.veteran_commitment !== 'none' &&
    !typed.commitment_evidence.trim() && { commitment_evidence: 'Tell us where we can check this' }),
});

export const companySchema = z.pipe(
  z
    .object({
      name: z.string().check(
        z.trim(),
        z.minLength(1, 'Enter the company’s name'),
        unlessEmpty((name) => name.length >= 2, 'Use at least 2 characters'),
        z.maxLength(120, 'Use 120 characters or fewer'),
      ),
      website: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Enter the address of your website'),
          unlessEmpty(isWebsite, 'Enter the address of your website, such as https://example.com'),
          z.maxLength(190, 'Use 190 characters or fewer'),
        ),
      registration_number: optional(20),
      legal_name: optional(120),
      company_type: choice('Choose a company type'),
      company_size: choice('Choose a company size'),
      industry_id: choice('Choose an industry'),
      description: z.string().check(
        z.trim(),
        z.minLength(1, 'Describe the company'),
        unlessEmpty((words) => words.length >= 50, 'Use at least 50 characters to describe the company'),
        z.maxLength(3000, 'Use 3,000 characters or fewer'),
      ),
      veteran_commitment: z.string(),
      commitment_evidence: optional(500),
      country_id: choice(required),
      state_id: z.string(),
      address_line_1: optional(200),
      city: text('Enter the town or city', 120),
      postcode: optional(20),
      contact_phone: optional(30),
      logo,
      note: z.string().check(z.trim(), z.maxLength(1000, 'Use 1,000 characters or fewer')),
      is_authorised: z
        .boolean()
        .check(z.refine((yes) => yes, 'Confirm that you have permission to hire for this company')),
    })
    .check(
      z.superRefine(
        (typed, check) => {
          for (const [field, message] of Object.entries(problemsTogether(typed)))
            check.addIssue({ code: 'custom', message, path: [field] });
        },
        // Without it, they would be named only once nothing else is at fault.
        { when: () => true },
      ),
    ),
  z.transform(
    ({ logo, note, is_authorised: _, ...typed }): CheckedCompany => ({
      fields: {
        name: typed.name,
        website: webAddressOf(typed.website),
        registration_number: typed.registration_number || undefined,
        legal_name: typed.legal_name || undefined,
        company_type: typed.company_type as Company['company_type'],
        company_size: typed.company_size as Company['company_size'],
        industry_id: Number(typed.industry_id),
        description: typed.description,
        veteran_commitment: typed.veteran_commitment as Company['veteran_commitment'],
        commitment_evidence:
          typed.veteran_commitment === 'none' ? undefined : typed.commitment_evidence || undefined,
        country_id: Number(typed.country_id),
        state_id: typed.state_id ? Number(typed.state_id) : undefined,
        address_line_1: typed.address_line_1 || undefined,
        city: typed.city,
        postcode: typed.postcode || undefined,
        contact_phone: typed.contact_phone || undefined,
      },
      logo,
      note,
    }),
  ),
);
