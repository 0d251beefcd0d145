import {
  type ApplicationMover,
  type ApplicationStatus,
  type InterviewMove,
  type InterviewStatus,
  type OfferMove,
  type OfferStatus,
  openApplicationStatuses,
} from '../../src/machines/application.ts';
import { checkedLabel } from '../../src/machines/offerConditions.ts';
import type { ApplicationRow, applicationInterviews } from '../db/schema/applications.ts';
import type { Job } from '../db/schema/jobs.ts';
import { dayOf } from '../formats/days.ts';
import { interviewTurns, offerTurns, textsOf, wordsAt } from './applicationLists.ts';
import type { ApplicationStep } from './applicationNews.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const inactiveAfter = 30;
const mostIdleDays = 27;

interface Applied {
  person: { id: number };
  offer: { job: Job };
  status: ApplicationStatus;
}

const drawn = (number: number) => ((number * 2_654_435_761) >>> 0) / 2 ** 32;
export const pick = <T>(of: readonly T[], number: number) => of[Math.floor(drawn(number) * of.length)]!;

const turnIn = <T>(turns: readonly T[], at: number) => turns[at % turns.length];

export interface ApplicationStory {
  number: number;
  steps: ApplicationStep[];
  interviewStatus: InterviewStatus | null;
  offerStatus: OfferStatus | null;
  interview: SeededInterview | null;
}

type SeededInterview = Pick<
  typeof applicationInterviews.$inferInsert,
  'times' | 'at' | 'minutes' | 'mode' | 'place' | 'link' | 'made_by_id' | 'changed_at' | 'sequence'
> & { message: string | null; message_by: 'veteran' | 'employer' | null };

export const rejectedFrom = ['viewed', 'shortlisted', 'viewed', 'interview'] as const;
const withdrawnFrom = ['submitted', 'viewed', 'shortlisted'] as const;

interface Stage {
  to: ApplicationStatus;
  interview?: InterviewMove;
  offer?: OfferMove;
}

const interviewWays: Record<InterviewStatus, InterviewMove[]> = {
  proposed: ['proposed'],
  lapsed: ['proposed'],
  requested: ['proposed', 'requested'],
  confirmed: ['proposed', 'confirmed'],
  held: ['proposed', 'confirmed'],
  declined: ['proposed', 'declined'],
  cancelled: ['proposed', 'confirmed', 'cancelled'],
};

const offerWays: Record<OfferStatus, OfferMove[]> = {
  made: [],
  accepted: ['accepted'],
  conditional: ['accepted', 'checked'],
  declined: ['declined'],
  lapsed: ['lapsed'],
  withdrawn: ['withdrawn'],
  unmet: ['accepted', 'checked', 'unmet'],
};

export const referencesOf = (offer: OfferStatus | null) =>
  ({
    kind: 'references',
    text: textsOf('offer_references')[0] ?? null,
    status: offer === 'unmet' ? 'unmet' : 'met',
  }) as const;

const outcomesOf = (interview: InterviewStatus | null, offer: OfferStatus | null) => ({
  interview: interview
    ? interviewWays[interview].map((move): Stage => ({ to: 'interview', interview: move }))
    : [],
  offer: offer ? offerWays[offer].map((move): Stage => ({ to: 'offer', offer: move })) : [],
});

type Outcomes = ReturnType<typeof outcomesOf>;

function wayTo(status: ApplicationStatus, number: number, outcomes: Outcomes): Stage[] {
  const upTo = (last: ApplicationStatus): Stage[] =>
    openApplicationStatuses
      .slice(0, (openApplicationStatuses as readonly string[]).indexOf(last) + 1)
      .flatMap((to): Stage[] => [
        { to },
        ...(to === 'interview' ? outcomes.interview : []),
        ...(to === 'offer' ? outcomes.offer : []),
      ]);
  if (status === 'hired') return [...upTo('offer'), { to: status }];
  if (status === 'rejected') return [...upTo(pick(rejectedFrom, number)), { to: status }];
  if (status === 'withdrawn') return [...upTo(pick(withdrawnFrom, number)), { to: status }];
  if (status === 'inactive') return [...upTo('shortlisted'), { to: status }];
  return status === 'expired' ? [{ to: 'submitted' }, { to: status }] : upTo(status);
}

function moverOf({ to, interview, offer }: Stage): ApplicationMover {
  if (interview) return interview === 'proposed' || interview === 'cancelled' ? 'employer' : 'veteran';
  if (offer === 'lapsed') return 'calendar';
  if (offer) return offer === 'accepted' || offer === 'declined' ? 'veteran' : 'employer';
  if (to === 'submitted' || to === 'withdrawn') return 'veteran';
  return to === 'expired' || to === 'inactive' ? 'calendar' : 'employer';
}

function statusesOf({ status }: Applied, { interviews, offers }: { interviews: number; offers: number }) {
  if (status === 'interview') return { interview: turnIn(interviewTurns(), interviews) ?? null, offer: null };
  if (status === 'offer')
    return { interview: 'held' as const, offer: turnIn(offerTurns(), offers) ?? 'made' };
  return { interview: 'held' as const, offer: status === 'hired' ? ('accepted' as const) : null };
}

export function storiesOf<Pair extends Applied>(pairs: Pair[], now: Date): (Pair & ApplicationStory)[] {
  const counts = { interviews: 0, offers: 0 };
  return pairs.map((pair, number) => {
    const statuses = statusesOf(pair, counts);
    if (pair.status === 'interview') counts.interviews += 1;
    if (pair.status === 'offer') counts.offers += 1;
    return { ...pair, ...storyOf(pair, number, statuses, now) };
  });
}

function storyOf(
  { person, offer, status }: Applied,
  number: number,
  statuses: { interview: InterviewStatus | null; offer: OfferStatus | null },
  now: Date,
): ApplicationStory {
  const { published_at, ended_at, owner_id } = offer.job;
  const way = wayTo(status, number, outcomesOf(statuses.interview, statuses.offer));
  const isOpen = openApplicationStatuses.some((stage) => stage === status);
  // An open application is recent, because it would be inactive otherwise; an inactive one has had no step for that long.
  const earliest = isOpen ? now.getTime() - mostIdleDays * day : 0;
  const opened = Math.max((published_at ?? now).getTime(), earliest);
  const latest = status === 'inactive' ? now.getTime() - inactiveAfter * day : now.getTime();
  const until = Math.min(latest - hour, ended_at?.getTime() ?? Number.POSITIVE_INFINITY);
  const window = until - opened;
  let at = opened + window * (0.1 + 0.4 * drawn(number + 1000));
  const gap = Math.min((until - at) / way.length, 6 * day);
  const steps = way.map((stage, index): ApplicationStep => {
    const { to, interview = null, offer: move = null } = stage;
    const before = at;
    if (index > 0 && interview !== 'proposed') at += gap * (0.5 + 0.5 * drawn(number * 10 + index));
    const by = moverOf(stage);
    if (to === 'inactive') at = before + inactiveAfter * day;
    const ends = to === 'expired' && ended_at ? ended_at.getTime() + 30 * day : at;
    const isWritten = by === 'employer' && to !== 'viewed' && !interview && !move;
    return {
      at: new Date(ends),
      from: way[index - 1]?.to ?? null,
      ...{ to, interview, offer: move, by },
      by_user_id: by === 'veteran' ? person.id : by === 'employer' ? owner_id : null,
      public_note: isWritten
        ? pick(textsOf('employer_note'), number + index)
        : move === 'checked'
          ? checkedLabel(referencesOf(statuses.offer), 'en-GB')
          : null,
    };
  });
  const hasInterview = steps.some(({ interview }) => interview === 'proposed');
  const hasOffer = steps.some(({ to }) => to === 'offer');
  return {
    ...{ number, steps },
    interviewStatus: hasInterview ? statuses.interview : null,
    offerStatus: hasOffer ? statuses.offer : null,
    interview: hasInterview ? interviewOf(steps, statuses.interview, { number, owner_id, now }) : null,
  };
}

const inOfficeHours = (moment: number, number: number) => {
  const at = new Date(moment);
  at.setUTCHours(9 + (number % 7), 0, 0, 0);
  return at;
};

const isWeekend = (at: Date) => at.getUTCDay() % 6 === 0;

function workday(at: Date, step: 1 | -1): Date {
  return isWeekend(at) ? workday(new Date(at.getTime() + step * day), step) : at;
}

interface InterviewFacts {
  number: number;
  owner_id: number;
  now: Date;
}

function interviewAt(
  steps: ApplicationStep[],
  status: InterviewStatus | null,
  { number, now }: InterviewFacts,
): Date {
  const ahead = workday(inOfficeHours(now.getTime() + (3 + (number % 5)) * day, number), 1);
  if (status === 'confirmed' || status === 'proposed') return ahead;
  const answered = steps.findLastIndex(({ interview }) => interview);
  const from = steps[answered]?.at ?? now;
  const next = steps[answered + 1]?.at ?? now;
  const middle = (from.getTime() + next.getTime()) / 2;
  const inOffice = inOfficeHours(middle, number);
  const fits = (at: Date) => at > from && at.getTime() + minutesOf(number) * minute < next.getTime();
  return (
    [workday(inOffice, -1), workday(inOffice, 1), inOffice].find(fits) ??
    new Date(middle - minutesOf(number) * minute)
  );
}

const minutesOf = (number: number) => (number % 2 ? 30 : 45);

function interviewOf(
  steps: ApplicationStep[],
  status: InterviewStatus | null,
  facts: InterviewFacts,
): SeededInterview | null {
  if (status === null) return null;
  const { number, owner_id } = facts;
  const at = interviewAt(steps, status, facts);
  const last = steps.findLast(({ interview }) => interview);
  const isAgreed = steps.some(({ interview }) => interview === 'confirmed');
  const before = workday(new Date(at.getTime() - day), -1);
  const others = [before, workday(new Date(before.getTime() - day), -1)];
  const open = others.filter((time) => time > (last?.at ?? at) && time > facts.now);
  return {
    times: [...(status === 'proposed' ? open : []), at]
      .sort((a, b) => a.getTime() - b.getTime())
      .map((time) => time.toISOString()),
    at: isAgreed ? at : null,
    minutes: minutesOf(number),
    ...(number % 2
      ? { mode: 'video', place: null, link: 'https://meet.example.com/interview' }
      : { mode: 'in_person', place: 'Our office, ask for us at the gate', link: null }),
    made_by_id: owner_id,
    changed_at: last?.at ?? at,
    sequence: steps.filter(({ interview }) => interview).length - 1,
    message: wordsAt('interview', status),
    message_by: status === 'cancelled' ? 'employer' : wordsAt('interview', status) ? 'veteran' : null,
  };
}

// Ten days from the seeding, so that the demo's offers can be answered; for others, the day before they expired or some days
// after they ended.
export function replyBy({ steps, offerStatus }: ApplicationStory, now: Date): string {
  if (offerStatus === 'made') return dayOf(now, 10);
  const ended = steps.findLast(({ offer }) => offer)?.at ?? now;
  return dayOf(ended, offerStatus === 'lapsed' ? -1 : 5);
}

export const untilOf = ({ status, interview, interviewStatus }: Applied & ApplicationStory): Date | null => {
  if (status !== 'interview' || !interview) return null;
  const last = new Date(interview.times.at(-1) ?? interview.changed_at);
  if (interviewStatus === 'proposed' || interviewStatus === 'lapsed') return last;
  return interviewStatus === 'confirmed' || interviewStatus === 'held'
    ? new Date(last.getTime() + interview.minutes * minute)
    : null;
};

export const appointmentOf = ({
  interview,
  interviewStatus,
}: ApplicationStory): ApplicationRow['interview'] =>
  interview?.at && (interviewStatus === 'confirmed' || interviewStatus === 'held')
    ? {
        at: interview.at.toISOString(),
        mode: interview.mode,
        place: interview.place ?? interview.link ?? null,
      }
    : null;
