import type { AdminCompany, WebsiteCheck } from '../../api/admin.ts';
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

/** @param check undefined while the website is being asked, null if it could not be */
export function describeWebsite(check: WebsiteCheck | null | undefined): Sign {
  if (check === undefined) return { speaks: 'neither', text: 'We’re checking whether the website answers…' };
  if (check === null) return { speaks: 'neither', text: 'We couldn’t check whether the website answers' };
  const { answer, status, moved_to } = check;
  const signs: Record<WebsiteCheck['answer'], Sign> = {
    answers: { speaks: 'for', text: 'The website answers' },
    moved: { speaks: 'neither', text: `The website sends visitors to another site, ${moved_to}` },
    error: { speaks: 'against', text: `The website answers with an error (${status})` },
    untrusted: { speaks: 'against', text: 'The website’s certificate isn’t valid' },
    silent: { speaks: 'against', text: 'The website doesn’t answer' },
    not_public: { speaks: 'against', text: 'The website’s address isn’t on the public internet' },
  };
  return signs[answer];
}

/** Whether it is worth asking again; an address outside the public internet stays there. */
export const mayAnswerLater = (check: WebsiteCheck | null | undefined): boolean =>
  !check || check.answer === 'error' || check.answer === 'untrusted' || check.answer === 'silent';

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
