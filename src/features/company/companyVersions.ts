import { useState } from 'react';
import { type Company, updateCompany } from '../../api/companies.ts';
import { comparing, part } from '../../editing/parts.ts';
import { isOutdated } from './CompanyConflict.tsx';
import { type CheckedCompany, type TypedCompany, typedCompany } from './companyForm.ts';

type Field = keyof TypedCompany;

const fieldsPart = (title: string, ...fields: Field[]) =>
  part<TypedCompany, Record<string, string>>(title, fields, (typed) =>
    Object.fromEntries(fields.map((field) => [field, String(typed[field]).trim()])),
  );

const { names, isSame, replaced } = comparing({
  name: fieldsPart('Company name', 'name'),
  website: fieldsPart('Website', 'website'),
  registration_number: fieldsPart('Registration number', 'registration_number'),
  legal_name: fieldsPart('Legal name', 'legal_name'),
  company_type: fieldsPart('Company type', 'company_type'),
  company_size: fieldsPart('Company size', 'company_size'),
  industry_id: fieldsPart('Industry', 'industry_id'),
  description: fieldsPart('About the company', 'description'),
  commitment: fieldsPart('Commitment to veterans', 'veteran_commitment', 'commitment_evidence'),
  country: fieldsPart('Country', 'country_id', 'state_id'),
  address_line_1: fieldsPart('Address', 'address_line_1'),
  city: fieldsPart('Town or city', 'city'),
  postcode: fieldsPart('Postcode', 'postcode'),
  contact_phone: fieldsPart('Phone number', 'contact_phone'),
  note: fieldsPart('What you changed', 'note'),
});

function withOwnChanges(base: Company, mine: TypedCompany, theirs: Company): TypedCompany {
  const before = typedCompany(base);
  const changed = names.filter((name) => !isSame(name, before, mine));
  return replaced(typedCompany(theirs), mine, changed);
}

function isStored(theirs: Company, fields: CheckedCompany['fields']): boolean {
  const stored = typedCompany(theirs);
  const sent = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value ?? '')]));
  return names.every((name) => isSame(name, stored, { ...stored, ...sent }));
}

/** If a newer version is what is being sent, an earlier call has stored it, and only its answer was lost. @throws ApiError */
async function saveOver({ version }: Company, fields: CheckedCompany['fields']): Promise<Company> {
  try {
    return await updateCompany({ ...fields, version });
  } catch (error) {
    if (isOutdated(error) && isStored(error.data, fields)) return error.data;
    throw error;
  }
}

/** The version that a form started from, and what the form shows when it starts again. */
export function useCompanyVersions(company: Company) {
  const [base, setBase] = useState(company);
  const [{ round, defaults }, setStart] = useState(() => ({ round: 0, defaults: typedCompany(company) }));
  return {
    base,
    setBase,
    round,
    defaults,
    save: (fields: CheckedCompany['fields']) => saveOver(base, fields),
    /** @param mine null discards the own changes */
    settle(theirs: Company, mine: TypedCompany | null) {
      const next = mine ? withOwnChanges(base, mine, theirs) : typedCompany(theirs);
      setStart({ round: round + 1, defaults: next });
      setBase(theirs);
    },
  };
}
