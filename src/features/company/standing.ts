import type { CompanyStanding } from '../../api/companies.ts';
import { dateTimeFormat } from '../../ui/intl.ts';
import type { RoutePoint } from '../../ui/route/RouteLine.tsx';
import type { WayPointState } from '../../ui/route/wayPointState.ts';
import type { OwnMove } from './moves.ts';

export type CompanyPageName = 'create' | 'exists' | 'details' | 'reject' | 'approval-pending';

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

/** Names the second working day after sending, by which most checks are done; after that, no day. */
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
    title: 'Add your company',
    lead: 'We check every company before its recruiters can hire here. It takes about five minutes. Have the company’s registration number and website to hand.',
    next: 'we’ll check the company, usually within two working days',
    points: points(
      ['Account created', 'done'],
      ['Company added', 'here', 'You are here'],
      ['We check it', 'ahead', 'Usually within two working days'],
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
    lead: `We found ${name} from your email address. If you hire for it, ask its admins to let you join.`,
    next: 'an admin approves your request',
    points: points(
      ['Account created', 'done'],
      ['Company found', 'here', 'From your email address'],
      ['An admin approves your request', 'ahead'],
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
    title: `Waiting for ${name} to approve you`,
    lead: `You asked to join ${name}${asked ? ` on ${formatDay(asked, locale)}` : ''}. One of its admins will decide, usually within two working days. This page updates automatically.`,
    next: 'once you’re approved, your dashboard will open here',
    points: points(
      ['Account created', 'done'],
      ['You asked to join', 'done', asked ? formatMoment(asked, locale) : undefined],
      [`${name} decides`, 'theirTurn', 'We’ve emailed its admins'],
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
    title: `We’re checking ${name}`,
    lead: `${sent ? `You sent us the company on ${formatDay(sent, locale)}. ` : ''}One of us checks every company, usually within two working days. We’ll email you when it’s done, and this page updates automatically.`,
    next: 'once it’s approved, your dashboard will open here',
    points: points(
      ['Account created', 'done'],
      ['Company sent', 'done', sent ? formatMoment(sent, locale) : undefined],
      ['We’re checking it', 'here', sent ? usuallyBy(sent, locale) : 'Usually two working days'],
      ['Approved, or we ask for changes', 'ahead', 'You can resubmit up to three times'],
      ['Your dashboard opens', 'destination'],
    ),
    checks: [
      'The website works and names the company',
      'Your email address matches that website',
      'The registration number is in the right format',
    ],
  };
}

const times = (count: number) => (count === 1 ? 'once more' : `${count} more times`);

function whatNow(moves: ReadonlySet<OwnMove>): string {
  const ways = [
    ...(moves.has('resubmit') ? ['correct it and send it again'] : []),
    ...(moves.has('appeal') ? ['tell us why you think we’re wrong'] : []),
  ];
  return ways.length > 0 ? `You can ${ways.join(', or ')}.` : 'Here’s why.';
}

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
    title: isUser ? 'We couldn’t approve your account' : `${name} was not approved`,
    lead: isRead
      ? 'We’re reading your appeal. This usually takes up to two working days. This page updates automatically.'
      : isUser
        ? `An admin of ${name} declined your request. You can find another company, or set one up.`
        : `One of us checked what you sent and couldn’t approve it. ${whatNow(moves)}`,
    next: isRead
      ? 'we’ll approve the company, or tell you why not'
      : moves.has('resubmit')
        ? `we’ll check it again. You can resubmit ${times(left)}`
        : isUser
          ? 'find or set up another company'
          : 'we’ll reply to your email',
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

export function companyView(
  page: Exclude<CompanyPageName, 'details'>,
  facts: Facts,
  moves: ReadonlySet<OwnMove> = new Set(),
): StandingView {
  if (page === 'create') return creating();
  if (page === 'exists') return existing(facts);
  if (page === 'reject') return refused(facts, moves);
  return facts.standing.user_status === 'approval_pending' ? userPending(facts) : companyPending(facts);
}

const remedies: Record<string, string> = {
  website_unreachable:
    'Check that your website address is right, and that the site opens from outside your network.',
  domain_mismatch:
    'Give the website that matches your email address, or tell us in a note how they’re connected.',
  incomplete: 'Fill in what was missing. The description and the registration number help most.',
  not_an_employer: 'Use the description to tell us which jobs you hire for yourselves.',
  duplicate: 'If your company is already here, ask one of its admins to invite you.',
  suspected_fraud: 'Contact us, and we’ll look into it together.',
  other: 'Change what the reason mentions.',
};

export const remedyFor = (code: string): string | null => remedies[code] ?? null;
