/** An application in words and marks, as the veteran who sent it sees it. */
import type { OwnApplication, OwnApplicationSummary, Withdrawal } from '../../api/ownApplications.ts';
import { type ApplicationStatus, openApplicationStatuses } from '../../machines/application.ts';
import type { RoutePoint } from '../../ui/route/RouteLine.tsx';
import type { WayPointState } from '../../ui/route/wayPointState.ts';

export const statusWords: Record<ApplicationStatus, string> = {
  submitted: 'Sent',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Not chosen',
  withdrawn: 'Withdrawn',
  expired: 'No answer',
};

type Step = (typeof way)[number];
const way = [...openApplicationStatuses, 'hired'] as const;

const isStep = (status: ApplicationStatus): status is Step => way.some((one) => one === status);

const placeOf = (status: Step) => way.indexOf(status);

/** A status is a state, then whose turn it is. */
export function chipOf({ status, next_actor }: Pick<OwnApplicationSummary, 'status' | 'next_actor'>): {
  mark: WayPointState;
  state: string;
  turn?: string;
} {
  const state = statusWords[status];
  if (next_actor === 'you') return { mark: 'here', state, turn: 'your turn' };
  if (next_actor === 'employer') return { mark: 'theirTurn', state, turn: 'their turn' };
  return { mark: status === 'hired' ? 'passed' : 'ended', state };
}

function markOf(at: number, now: number): WayPointState {
  if (at < now) return 'done';
  if (at > now) return 'ahead';
  return now === way.length - 1 ? 'passed' : 'here';
}

/** Every step on the way; of an ended one what is known: that it was sent, and how it ended. */
export function pointsOf({ status }: Pick<OwnApplicationSummary, 'status'>): RoutePoint[] {
  if (!isStep(status))
    return [
      { label: statusWords.submitted, state: 'done' },
      { label: statusWords[status], state: 'ended' },
    ];
  return way.map((step, at) => ({ label: statusWords[step], state: markOf(at, placeOf(status)) }));
}

/** The same with the days on which it came there, as the timeline has them; the first day at work is the destination. */
export function datedPointsOf(
  { status, timeline }: Pick<OwnApplication, 'status' | 'timeline'>,
  dayOf: (moment: string) => string,
): RoutePoint[] {
  const detailOf = (step: ApplicationStatus) => {
    const last = timeline.findLast(({ to }) => to === step);
    return last ? { detail: dayOf(last.at) } : {};
  };
  if (isStep(status))
    return way.map((step, at) => {
      const state = markOf(at, placeOf(status));
      return {
        label: statusWords[step],
        state: step === 'hired' && state === 'ahead' ? 'destination' : state,
        ...(state === 'ahead' ? {} : detailOf(step)),
      };
    });
  const before = timeline.findLast(({ to }) => to === status)?.from;
  const reached = before && isStep(before) ? placeOf(before) : 0;
  return [
    ...way
      .slice(0, reached + 1)
      .map((step): RoutePoint => ({ label: statusWords[step], state: 'done', ...detailOf(step) })),
    { label: statusWords[status], state: 'ended', ...detailOf(status) },
  ];
}

const rejections: Record<string, string> = {
  not_enough_experience: 'They looked for more experience in this kind of work.',
  missing_requirement: 'Something that the job requires was missing.',
  position_filled: 'The job has been filled.',
  withdrawn_by_us: 'They do not fill the job at present.',
};

export const withdrawals: Record<NonNullable<Withdrawal['reason']>, string> = {
  found_another_job: 'I have found another job',
  not_interested: 'The job is not for me after all',
  too_slow: 'It took too long',
  conditions: 'Pay or conditions do not suit me',
  other: 'Something else',
};

type Standing = Pick<
  OwnApplication,
  'status' | 'next_actor' | 'interview' | 'reason_code' | 'typical_days'
> & {
  job: { company: { name: string } };
};

/** Who must act next, and what of it concerns the veteran; `documentName` is “CV” or “Resume”. */
export function nextOf(
  { status, next_actor, interview, reason_code, job }: Standing,
  documentName: string,
): string {
  const { name } = job.company;
  const words: Record<ApplicationStatus, string> = {
    submitted: `${name} opens your ${documentName} next. You have nothing to do.`,
    viewed: `${name} has read your ${documentName} and decides whether to go on. You have nothing to do.`,
    shortlisted: `${name} looks at you more closely and decides about an interview. You have nothing to do.`,
    interview:
      next_actor === 'you'
        ? 'Go to your interview; day and place stand below.'
        : interview?.at
          ? `The interview is over. ${name} decides next.`
          : `${name} tells you when and where you talk.`,
    offer: `${name} offers you the job. Answer them, and ask whatever you need to know first.`,
    hired: `${name} has hired you. Well done.`,
    rejected: [`${name} will not take your application further.`, rejections[reason_code ?? '']]
      .filter(Boolean)
      .join(' '),
    withdrawn: 'You took this application back. They no longer see what you sent.',
    expired: `The job closed 30 days ago, and ${name} gave no answer.`,
  };
  return words[status];
}

export const usually = (days: number) => `Usually ${days} ${days === 1 ? 'day' : 'days'}`;
