/** What a company at the desk says of itself, and what may be decided on it. */
import type { AdminCompany } from '../../api/admin.ts';
import { companyDecisions, companyLife } from '../../machines/company.ts';
import type { WayPointState } from '../../ui/route/wayPointState.ts';
import type { Move } from './decisions.ts';

type Company = AdminCompany['company'];

/** Only the moves the chart of companies allows, in its order. */
export const decisionsOn = (company: Company): Move[] =>
  companyLife.allowed(
    {
      status: company.status,
      attemptsLeft: company.attempts_left,
      hasAppealed: company.has_appealed,
      appealIsOpen: company.appeal_is_open,
      isRechecked: company.is_rechecked,
    },
    companyDecisions,
  ) as Move[];

export interface StandingWords {
  mark: WayPointState;
  state: string;
  turn?: string;
}

export function standingOf({ status, appeal_is_open, is_rechecked }: Company): StandingWords {
  if (status === 'pending') return { mark: 'due', state: 'Pending', turn: 'our turn' };
  if (status === 'inactive') return { mark: 'ended', state: 'Inactive' };
  if (status === 'active')
    return is_rechecked
      ? { mark: 'due', state: 'Active, changed since', turn: 'our turn' }
      : { mark: 'passed', state: 'Active' };
  return appeal_is_open
    ? { mark: 'due', state: 'Appealed', turn: 'our turn' }
    : { mark: 'late', state: 'Rejected', turn: 'their turn' };
}

export interface Sign {
  speaks: 'for' | 'against' | 'neither';
  text: string;
}

export function signsOf({ signs, email_domain }: AdminCompany): Sign[] {
  const {
    email_matches_website: matches,
    email_is_free_mail: isFree,
    registration_number_fits: fits,
  } = signs;
  return [
    matches
      ? { speaks: 'for', text: 'An admin’s e-mail address belongs to the website' }
      : { speaks: 'against', text: 'No admin’s e-mail address belongs to the website' },
    isFree
      ? { speaks: 'against', text: 'An admin writes from a free-mail address' }
      : { speaks: 'for', text: 'No admin writes from a free-mail address' },
    fits === null
      ? { speaks: 'neither', text: 'No registration number was given' }
      : fits
        ? { speaks: 'for', text: 'The registration number has the form its country uses' }
        : { speaks: 'against', text: 'The registration number does not have the form its country uses' },
    ...(email_domain === null
      ? [
          {
            speaks: 'neither' as const,
            text: 'No e-mail domain is the company’s own: it is free mail, or another company has it',
          },
        ]
      : []),
  ];
}

export const consequences: Record<Move, string> = {
  approve: 'Its recruiters can work here at once, and its admins hear of it by mail.',
  reject: 'Its admins read the reason by mail and on their page; they can correct it or appeal.',
  deactivate:
    'Its recruiters get no further than a page that says so, and its admins read the reason by mail.',
  reactivate: 'Its recruiters can work here again, and its admins read the reason by mail.',
};
