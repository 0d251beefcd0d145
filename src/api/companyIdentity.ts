import type { Company } from './companies.ts';

const identityLabels = [
  ['name', 'Company name'],
  ['website', 'Website'],
  ['registration_number', 'Registration number'],
  ['legal_name', 'Legal name'],
] as const;

export function requestedChanges(company: Company) {
  const requested = company.requested_identity;
  if (!requested) return [];
  return identityLabels
    .filter(([field]) => requested[field] !== company[field])
    .map(([field, label]) => ({
      label,
      before: company[field] ?? 'Not given',
      after: requested[field] ?? 'Not given',
    }));
}
