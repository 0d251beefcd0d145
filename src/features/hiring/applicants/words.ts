/** What a recruiter reads of an application: its stage, whose turn it is, and how long it has stood there. */
import type { ApplicationStatus, ReceivedApplication, StageCounts } from '../../../api/applicants.ts';
import type { RoutePoint } from '../../../ui/route/RouteLine.tsx';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';

export const stageWords: Record<ApplicationStatus, string> = {
  submitted: 'New',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

export type Actor = ReceivedApplication['next_actor'];

/** The server speaks to the veteran: its `you` is who applied. */
export const turnWords: Record<Actor, string | undefined> = {
  employer: 'your turn',
  you: 'their turn',
  none: undefined,
};

const waiting: readonly ApplicationStatus[] = ['submitted', 'viewed', 'shortlisted'];

/** In a list, where the day of an interview is not known. */
export const actorIn = (status: ApplicationStatus): Actor =>
  waiting.includes(status) ? 'employer' : status === 'offer' ? 'you' : 'none';

const day = 86_400_000;
/** Longer is too long for whoever waits. */
const patience = 7;

export const daysSince = (moment: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / day));

export interface Standing {
  mark: WayPointState;
  state: string;
  turn: string | undefined;
}

export function standingOf(status: ApplicationStatus, actor: Actor, days: number): Standing {
  const mark = (): WayPointState => {
    if (status === 'hired') return 'passed';
    if (status === 'rejected' || status === 'withdrawn' || status === 'expired') return 'ended';
    if (actor === 'you') return 'theirTurn';
    return actor === 'employer' && days > patience ? 'due' : 'here';
  };
  return { mark: mark(), state: stageWords[status], turn: turnWords[actor] };
}

/** "Waiting 9 days", where it is the employer who keeps somebody waiting. */
export function waitingText(actor: Actor, days: number): string | null {
  if (actor !== 'employer' || days === 0) return null;
  return `Waiting ${days} ${days === 1 ? 'day' : 'days'}`;
}

const route = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;

/** The stages of a job, each with who stands there. */
export function stagePoints(counts: StageCounts): RoutePoint[] {
  return route.map((stage) => {
    const count = counts[stage];
    const state = (): WayPointState => {
      if (stage === 'hired') return count > 0 ? 'passed' : 'destination';
      return count > 0 ? 'done' : 'ahead';
    };
    return {
      label: stageWords[stage],
      state: state(),
      detail: count === 1 ? '1 person' : `${count} people`,
      segment: count > 0 ? 'walked' : 'ahead',
    };
  });
}

/** Where one application stands on the way. */
export function applicationPoints({ status, timeline }: ReceivedApplication): RoutePoint[] {
  const reached = timeline.map(({ to }) => to);
  const isEnded = status === 'rejected' || status === 'withdrawn' || status === 'expired';
  const points = route.map((stage): RoutePoint => {
    const label = stageWords[stage];
    if (stage === 'hired') return { label, state: status === 'hired' ? 'passed' : 'destination' };
    if (stage === status) return { label, state: 'here' };
    if (status === 'hired' || route.indexOf(stage) < (route as readonly ApplicationStatus[]).indexOf(status))
      return { label, state: 'done' };
    return { label, state: isEnded && reached.includes(stage) ? 'done' : 'ahead' };
  });
  if (!isEnded) return points;
  const walked = points.filter(({ state }) => state === 'done');
  return [...walked, { label: stageWords[status], state: 'ended' }];
}
