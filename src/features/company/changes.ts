import type { Company } from '../../api/companies.ts';
import { commitmentLabels, companySizeLabels, companyTypeLabels } from '../../api/companyLabels.ts';

const checkWords: Record<Company['commitment_check'], string> = {
  none: '',
  waiting: ' (we’re checking it)',
  confirmed: ' (checked)',
  refused: ' (we couldn’t confirm it, so veterans don’t see it)',
};

const commitmentText = ({ veteran_commitment, commitment_check }: Company) =>
  `${commitmentLabels[veteran_commitment]}${checkWords[commitment_check]}`;

export function describeCompany(company: Company): { label: string; value: string | null }[] {
  const place = [company.address_line_1, company.city, company.postcode, company.state?.title];
  return [
    { label: 'Company name', value: company.name },
    { label: 'Website', value: company.website },
    { label: 'Registration number', value: company.registration_number },
    { label: 'Legal name', value: company.legal_name },
    { label: 'Company type', value: companyTypeLabels[company.company_type] },
    { label: 'Company size', value: companySizeLabels[company.company_size] },
    { label: 'Industry', value: company.industry.title },
    { label: 'About the company', value: company.description },
    { label: 'Commitment to veterans', value: commitmentText(company) },
    { label: 'Evidence of the commitment', value: company.commitment_evidence },
    { label: 'Country', value: company.country.title },
    { label: 'Address', value: place.filter(Boolean).join(', ') },
    { label: 'Phone number', value: company.contact_phone },
    { label: 'Logo', value: company.logo ? 'a new picture' : null },
  ];
}

export function companyChanges(before: Company, after: Company): { label: string; value: string }[] {
  const old = describeCompany(before);
  return describeCompany(after).flatMap(({ label, value }, index) => {
    const same =
      label === 'Logo' ? before.logo?.original_url === after.logo?.original_url : old[index]?.value === value;
    return same ? [] : [{ label, value: value ?? 'not given' }];
  });
}
