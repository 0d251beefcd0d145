import type {
  Applicant,
  ApplicationStatus,
  ReceivedApplication,
  StageCounts,
} from '../../../api/applicants.ts';
import {
  days,
  isUndecided,
  longWait,
  wayOfApplication as route,
  stageOf,
  stageWords,
} from '../../../machines/applicationStages.ts';
import type { RoutePoint } from '../../../ui/route/RouteLine.tsx';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';

const words = stageWords.employer;

type Actor = ReceivedApplication['next_actor'];

// The server addresses the veteran, so `you` is the applicant.
const turnWords: Record<Actor, string | undefined> = {
  employer: 'your turn',
  you: 'their turn',
  none: undefined,
};

interface StatusDescription {
  mark: WayPointState;
  state: string;
  turn: string | undefined;
}

/** `days` counts the wait for the employer; null when it is not the employer's turn. */
export function describeApplicantStatus(
  { status, status_label: state }: { status: ApplicationStatus; status_label: string },
  actor: Actor,
  days: number | null,
): StatusDescription {
  const mark = (): WayPointState => {
    if (status === 'hired') return 'passed';
    if (status === 'rejected' || status === 'withdrawn' || status === 'expired') return 'ended';
    if (actor === 'you') return 'theirTurn';
    return days !== null && days > longWait ? 'due' : 'here';
  };
  return { mark: mark(), state, turn: turnWords[actor] };
}

type Answer = Applicant['unexpected_answers'][number];

export const unexpectedCountText = ({ length }: readonly Answer[]): string =>
  length === 1
    ? '1 answer differs from what this job needs'
    : `${length} answers differ from what this job needs`;

/** “1 answer differs from what this job needs: Can you drive? No” */
export const unexpectedText = (answers: readonly Answer[]): string =>
  `${unexpectedCountText(answers)}: ${answers.map(({ question, answer }) => `${question} ${answer}`).join(' · ')}`;

export const waitingText = (waited: number | null): string | null =>
  waited ? `Waiting ${days(waited)}` : null;

export function stagePoints(counts: StageCounts): RoutePoint[] {
  return route.map((stage) => {
    const count = counts[stage];
    const state = (): WayPointState => {
      if (stage === 'hired') return count > 0 ? 'passed' : 'destination';
      return count > 0 ? 'here' : 'ahead';
    };
    return {
      label: words[stage],
      state: state(),
      detail: count === 1 ? '1 person' : `${count} people`,
      segment: count > 0 ? 'walked' : 'ahead',
    };
  });
}

export function applicationPoints({
  status,
  offer_status,
  status_label,
  passed_stages,
}: Pick<ReceivedApplication, 'status' | 'offer_status' | 'status_label' | 'passed_stages'>): RoutePoint[] {
  const passed = route
    .filter((stage) => passed_stages.includes(stage))
    .map((stage): RoutePoint => ({ label: words[stage], state: 'done' }));
  const at = (route as readonly ApplicationStatus[]).indexOf(status);
  // It has left the way: it has ended, is inactive, or its offer has ended.
  if (at < 0 || stageOf({ status, offer_status }) !== status)
    return [...passed, { label: status_label, state: isUndecided(status) ? 'here' : 'ended' }];
  return route.map((stage, place): RoutePoint => {
    const label = words[stage];
    if (stage === 'hired') return { label, state: status === 'hired' ? 'passed' : 'destination' };
    if (stage === status) return { label, state: 'here' };
    if (place > at) return { label, state: 'ahead' };
    return { label, state: passed_stages.includes(stage) ? 'done' : 'skipped' };
  });
}
