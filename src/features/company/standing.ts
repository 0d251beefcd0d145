import type { CompanyStanding } from '../../api/companies.ts';
import { dateTimeFormat } from '../../ui/intl.ts';
import type { RoutePoint } from '../../ui/route/RouteLine.tsx';
import type { WayPointState } from '../../ui/route/wayPointState.ts';
import type { OwnMove } from './moves.ts';

export type CompanyPageName = 'create' | 'exists' | 'details' | 'reject' | 'approval-pending';

/** What a company page says: whose turn it is, what happened, what follows. */
export interface StandingView {
  page: string;
  chip: { mark: WayPointState; state: string; turn?: string };
  title: string;
  lead: string;
  next: string;
  points: RoutePoint[];
  checks?: string[];
}

interface Facts {
  standing: CompanyStanding;
  locale: string;
}

type Entry = [label: string, state: WayPointState, detail?: string];

const points = (...entries: Entry[]): RoutePoint[] =>
  entries.map(([label, state, detail]) => ({ label, state, ...(detail && { detail }) }));

export const formatMoment = (moment: string, locale: string) =>
  dateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));

export const formatDay = (moment: string, locale: string) =>
  dateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(moment));

/** Two working days after it was sent, which is when most are done; after that there is no day to name. */
export function usuallyBy(sent: string, locale: string, now = new Date()): string {
  const day = new Date(sent);
  for (let left = 2; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() % 6 !== 0) left -= 1;
  }
  day.setHours(23, 59);
  if (day < now) return 'Taking longer than usual';
  const by = dateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(day);
  return `Usually done by ${by}`;
}

const nameIn = ({ company, company_found }: CompanyStanding) => company?.name ?? company_found?.name;

function creating(): StandingView {
  return {
    page: 'Your company',
    chip: { mark: 'here', state: 'No company yet', turn: 'your turn' },
    title: 'Tell us whom you hire for',
    lead: 'Recruiters here act for a company that a person has checked. Five minutes are enough; have the company’s number and website to hand.',
    next: 'we check the company, usually within two working days',
    points: points(
      ['Account created', 'done'],
      ['Company named', 'here', 'You are here'],
      ['Checked by us', 'ahead', 'Usually within two working days'],
      ['Your dashboard opens', 'destination'],
    ),
  };
}

function existing({ standing }: Facts): StandingView {
  const name = nameIn(standing) ?? 'Your company';
  return {
    page: 'Your company',
    chip: { mark: 'here', state: 'Company found', turn: 'your turn' },
    title: `${name} is already here`,
    lead: `We found ${name} using your e-mail domain. If you hire for it, ask its admins to let you in.`,
    next: 'an admin of the company lets you in',
    points: points(
      ['Account created', 'done'],
      ['Company found', 'here', 'By the domain of your e-mail'],
      ['An admin lets you in', 'ahead'],
      ['Your dashboard opens', 'destination'],
    ),
  };
}

function userPending({ standing, locale }: Facts): StandingView {
  const name = nameIn(standing) ?? 'Your company';
  const asked = standing.joined_at;
  return {
    page: 'Waiting for approval',
    chip: { mark: 'theirTurn', state: 'Their turn', turn: 'nothing for you to do' },
    title: `${name} has to let you in`,
    lead: `You asked to join ${name}${asked ? ` on ${formatDay(asked, locale)}` : ''}. One of its admins decides, usually within two working days. This page follows by itself.`,
    next: 'once you are in, this page becomes your dashboard',
    points: points(
      ['Account created', 'done'],
      ['You asked to join', 'done', asked ? formatMoment(asked, locale) : undefined],
      [`${name} decides`, 'theirTurn', 'Its admins got a mail'],
      ['Your dashboard opens', 'destination'],
    ),
  };
}

function companyPending({ standing, locale }: Facts): StandingView {
  const { company } = standing;
  const name = nameIn(standing) ?? 'your company';
  const sent = company?.submitted_at;
  return {
    page: 'Waiting for approval',
    chip: { mark: 'theirTurn', state: 'Our turn', turn: 'nothing for you to do' },
    title: `We are checking ${name}`,
    lead: `${sent ? `You sent us the company on ${formatDay(sent, locale)}. ` : ''}A person here reads every application, usually within two working days. We will write to you as soon as it is done, and this page follows by itself.`,
    next: 'once approved, this page becomes your dashboard',
    points: points(
      ['Account created', 'done'],
      ['Company sent', 'done', sent ? formatMoment(sent, locale) : undefined],
      ['Being checked by us', 'here', sent ? usuallyBy(sent, locale) : 'Usually two working days'],
      ['Approved, or we ask for changes', 'ahead', 'You can resubmit up to three times'],
      ['Your dashboard opens', 'destination'],
    ),
    checks: [
      'The website opens and names the company',
      'Your e-mail belongs to that website',
      'The registration number has the right form',
    ],
  };
}

const times = (count: number) => (count === 1 ? 'once more' : `${count} more times`);

function refused({ standing, locale }: Facts, moves: ReadonlySet<OwnMove>): StandingView {
  const { company, rejection, user_status } = standing;
  const isUser = user_status === 'rejected';
  const name = nameIn(standing) ?? 'Your company';
  const left = rejection?.attempts_left ?? 0;
  const isRead = rejection?.appeal_is_open ?? false;
  const mayAct = (['resubmit', 'appeal', 'leave', 'decline'] as const).some((move) => moves.has(move));
  const decided = rejection ? formatMoment(rejection.at, locale) : undefined;
  return {
    page: 'Not approved',
    chip: isRead
      ? { mark: 'theirTurn', state: 'Our turn', turn: 'nothing for you to do' }
      : { mark: 'late', state: 'Not approved', ...(mayAct && { turn: 'your turn' }) },
    title: isUser ? 'Your account was not approved' : `${name} was not approved`,
    lead: isRead
      ? 'We are reading your appeal, usually within two working days. This page follows by itself.'
      : isUser
        ? `An admin of ${name} turned your request down. You can look for another company, or set one up.`
        : `A person here read what you sent and decided against it. ${moves.has('resubmit') ? 'Correct it and send it again, or tell us why we are wrong.' : 'Here is why.'}`,
    next: isRead
      ? 'we approve the company, or tell you why not'
      : moves.has('resubmit')
        ? `we read it again; that can happen ${times(left)}`
        : isUser
          ? 'you find or set up another company'
          : 'a person answers your letter',
    points: points(
      ['Account created', 'done'],
      isUser
        ? ['You asked to join', 'done']
        : ['Company sent', 'done', company ? formatMoment(company.submitted_at, locale) : undefined],
      ['Not approved', 'late', decided],
      ...(isRead ? [['We read your appeal', 'theirTurn'] as Entry] : []),
      ['Your dashboard opens', 'destination'],
    ),
  };
}

export function viewOf(
  page: Exclude<CompanyPageName, 'details'>,
  facts: Facts,
  moves: ReadonlySet<OwnMove> = new Set(),
): StandingView {
  if (page === 'create') return creating();
  if (page === 'exists') return existing(facts);
  if (page === 'reject') return refused(facts, moves);
  return facts.standing.user_status === 'approval_pending' ? userPending(facts) : companyPending(facts);
}

/** What to do about each reason that a company is turned down for. */
const remedies: Record<string, string> = {
  website_unreachable: 'Check the address of your website and that it opens from outside your network.',
  domain_mismatch:
    'Give the website that your e-mail belongs to, or tell us in a note how the two go together.',
  incomplete: 'Fill in what was left out; the description and the number help most.',
  not_an_employer: 'Say in the description which jobs you fill yourselves.',
  duplicate: 'If the company is here already, ask one of its admins to invite you.',
  suspected_fraud: 'Write to us; we then look at it together.',
  other: 'Change what the reason names.',
};

export const remedyFor = (code: string): string | null => remedies[code] ?? null;
