import type { CompanyStanding } from '../../api/companies.ts';
import type { RoutePoint } from '../../ui/route/RouteLine.tsx';
import type { WayPointState } from '../../ui/route/wayPointState.ts';

export type CompanyPageName = 'create' | 'exists' | 'details' | 'reject' | 'approval-pending';

/** What a company page says: whose turn it is, what happened, what follows. */
export interface StandingView {
  page: string;
  chip: { mark: WayPointState; state: string; turn?: string };
  title: string;
  lead: string;
  next: string;
  points: RoutePoint[];
  /** Only when it is the recruiter's turn, and then by a letter to the tenant. */
  letter?: { label: string; subject: string };
  checks?: string[];
}

interface Facts {
  standing: CompanyStanding;
  locale: string;
}

const points = (...entries: [string, WayPointState, string?][]): RoutePoint[] =>
  entries.map(([label, state, detail]) => ({ label, state, ...(detail && { detail }) }));

export const formatMoment = (moment: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));

export const formatDay = (moment: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(moment),
  );

function creating(): StandingView {
  return {
    page: 'Your company',
    chip: { mark: 'here', state: 'No company yet', turn: 'your turn' },
    title: 'Tell us whom you hire for',
    lead: 'Recruiters here act for a company that a person has checked. Write to us with its name and its website, and we set it up with you.',
    next: 'we check the company, usually within two working days',
    points: points(
      ['Account created', 'done'],
      ['Company named', 'here', 'You are here'],
      ['Checked by us', 'ahead', 'Usually two working days'],
      ['Your dashboard opens', 'destination'],
    ),
    letter: { label: 'Write to us', subject: 'Set up my company' },
  };
}

function existing({ standing }: Facts): StandingView {
  const name = standing.company_found?.name ?? 'Your company';
  return {
    page: 'Your company',
    chip: { mark: 'here', state: 'Company found', turn: 'your turn' },
    title: `${name} is already here`,
    lead: `Your e-mail address belongs to ${name}. Write to us whether you hire for it, and we ask its admins to let you in. If it is not yours, say so.`,
    next: 'an admin of the company lets you in',
    points: points(
      ['Account created', 'done'],
      ['Company found', 'here', 'By the domain of your e-mail'],
      ['An admin lets you in', 'ahead'],
      ['Your dashboard opens', 'destination'],
    ),
    letter: { label: 'Write to us', subject: `I hire for ${name}` },
  };
}

function userPending({ standing }: Facts): StandingView {
  const name = standing.company?.name ?? 'Your company';
  return {
    page: 'Waiting for approval',
    chip: { mark: 'theirTurn', state: 'Their turn', turn: 'nothing for you to do' },
    title: `${name} has to let you in`,
    lead: `You asked to join ${name}. One of its admins decides; this page follows by itself.`,
    next: 'once you are in, this page becomes your dashboard',
    points: points(
      ['Account created', 'done'],
      ['You asked to join', 'done'],
      [`${name} decides`, 'theirTurn'],
      ['Your dashboard opens', 'destination'],
    ),
  };
}

function companyPending({ standing, locale }: Facts): StandingView {
  const { company } = standing;
  const name = company?.name ?? 'your company';
  const sent = company?.submitted_at;
  return {
    page: 'Waiting for approval',
    chip: { mark: 'theirTurn', state: 'Our turn', turn: 'nothing for you to do' },
    title: `We are checking ${name}`,
    lead: `${sent ? `You sent us the company on ${formatDay(sent, locale)}. ` : ''}A person here reads every application, usually within two working days. This page follows by itself.`,
    next: 'once approved, this page becomes your dashboard',
    points: points(
      ['Account created', 'done'],
      ['Company sent', 'done', sent ? formatMoment(sent, locale) : undefined],
      ['Being checked by us', 'here', 'Usually two working days'],
      ['Approved, or we ask for changes', 'ahead'],
      ['Your dashboard opens', 'destination'],
    ),
    checks: [
      'The website opens and names the company',
      'Your e-mail belongs to that website',
      'The registration number has the right form',
    ],
  };
}

function rejected({ standing, locale }: Facts): StandingView {
  const { company, rejection, user_status } = standing;
  const isUser = user_status === 'rejected';
  const name = company?.name ?? 'Your company';
  const left = rejection?.attempts_left ?? 0;
  return {
    page: 'Not approved',
    chip: { mark: 'late', state: 'Not approved', ...(left > 0 && { turn: 'your turn' }) },
    title: isUser ? 'Your account was not approved' : `${name} was not approved`,
    lead: rejection?.text ?? 'Write to us to hear why, and what to change.',
    next:
      left > 0
        ? `we read it again; that can happen ${left === 1 ? 'once more' : `${left} more times`}`
        : 'a person answers your letter',
    points: points(
      ['Account created', 'done'],
      [
        'Company sent',
        'done',
        company?.submitted_at ? formatMoment(company.submitted_at, locale) : undefined,
      ],
      ['Not approved', 'late', rejection ? formatMoment(rejection.at, locale) : undefined],
      ['Your dashboard opens', 'destination'],
    ),
    letter: { label: 'Write to us', subject: `What to change for ${name}` },
  };
}

export function viewOf(page: Exclude<CompanyPageName, 'details'>, facts: Facts): StandingView {
  if (page === 'create') return creating();
  if (page === 'exists') return existing(facts);
  if (page === 'reject') return rejected(facts);
  return facts.standing.user_status === 'approval_pending' ? userPending(facts) : companyPending(facts);
}
