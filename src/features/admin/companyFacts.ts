import type { AdminCompany } from '../../api/admin.ts';
import { companyDecisions, companyLife } from '../../machines/company.ts';
import type { WayPointState } from '../../ui/route/wayPointState.ts';
import type { CompanyAction } from './decisions.ts';

type Company = AdminCompany['company'];

export const decisionsOn = (company: Company): CompanyAction[] =>
  companyLife.allowed(
    {
      status: company.status,
      attemptsLeft: company.attempts_left,
      hasAppealed: company.has_appealed,
      appealIsOpen: company.appeal_is_open,
      isRechecked: company.is_rechecked,
    },
    companyDecisions,
  ) as CompanyAction[];

export interface StatusWords {
  mark: WayPointState;
  state: string;
  turn?: string;
}

export function describeCompanyStatus(company: Company): StatusWords {
  const { status, appeal_is_open, is_rechecked, commitment_check } = company;
  if (status === 'pending') return { mark: 'due', state: 'Pending', turn: 'our turn' };
  if (status === 'inactive') return { mark: 'ended', state: 'Inactive' };
  if (status === 'active')
    return is_rechecked
      ? { mark: 'due', state: 'Active, change waiting', turn: 'our turn' }
      : commitment_check === 'waiting'
        ? { mark: 'due', state: 'Active, commitment to check', turn: 'our turn' }
        : { mark: 'passed', state: 'Active' };
  return appeal_is_open
    ? { mark: 'due', state: 'Appealed', turn: 'our turn' }
    : { mark: 'late', state: 'Rejected', turn: 'their turn' };
}

export interface Sign {
  speaks: 'for' | 'against' | 'neither';
  text: string;
}

export function describeSigns({ signs, email_domain }: AdminCompany): Sign[] {
  const {
    email_matches_website: matches,
    email_is_free_mail: isFree,
    registration_number_fits: fits,
  } = signs;
  return [
    matches
      ? { speaks: 'for', text: 'An admin’s email address matches the website' }
      : { speaks: 'against', text: 'No admin’s email address matches the website' },
    isFree
      ? { speaks: 'against', text: 'An admin uses a free email address' }
      : { speaks: 'for', text: 'No admin uses a free email address' },
    fits === null
      ? { speaks: 'neither', text: 'No registration number was given' }
      : fits
        ? { speaks: 'for', text: 'The registration number is in the right format for its country' }
        : { speaks: 'against', text: 'The registration number isn’t in the right format for its country' },
    ...(email_domain === null
      ? [
          {
            speaks: 'neither' as const,
            text: 'The company has no email domain of its own: it uses free email, or another company’s domain',
          },
        ]
      : []),
  ];
}

const changeConsequences: Partial<Record<CompanyAction, string>> = {
  approve: 'Veterans see the new details straight away. We’ll email its admins.',
  reject: 'Veterans keep seeing the approved details. We’ll email its admins the reason.',
};

export const consequenceOf = (move: CompanyAction, { is_rechecked }: Company) =>
  (is_rechecked && changeConsequences[move]) || consequences[move];

const consequences: Record<CompanyAction, string> = {
  approve: 'Its recruiters can start hiring straight away. We’ll email its admins.',
  reject:
    'We’ll email its admins the reason and show it on their page. They can correct the details or appeal.',
  deactivate: 'Its recruiters only see a page that says so. We’ll email its admins the reason.',
  reactivate: 'Its recruiters can hire here again. We’ll email its admins the reason.',
};
