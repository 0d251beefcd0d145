// How a veteran's own application is shown, wherever that is.
import {
  type ApplicationStatus,
  isUndecided,
  type OfferStatus,
  stageOf,
  stageWords,
  wayOfApplication as way,
} from '../../machines/applicationStages.ts';
import type { RoutePoint } from './RouteLine.tsx';
import type { WayPointState } from './wayPointState.ts';

interface Progress {
  status: ApplicationStatus;
  offer_status: OfferStatus | null;
  passed_stages: readonly ApplicationStatus[];
  status_label: string;
}

interface Turn {
  next_actor: 'you' | 'employer' | 'none';
  is_on_hold: boolean;
}

interface StageChange {
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  /** A moment in ISO 8601. */
  at: string;
}

const words = stageWords.veteran;

type Step = (typeof way)[number];

const isStep = (status: ApplicationStatus): status is Step => way.some((step) => step === status);

export function chipOf({
  status,
  status_label: state,
  next_actor,
  is_on_hold,
}: Pick<Progress, 'status' | 'status_label'> & Turn): {
  mark: WayPointState;
  state: string;
  turn?: string;
} {
  if (is_on_hold) return { mark: 'theirTurn', state, turn: 'on hold' };
  if (next_actor === 'you') return { mark: 'here', state, turn: 'your turn' };
  if (next_actor === 'employer') return { mark: 'theirTurn', state, turn: 'their turn' };
  if (isUndecided(status)) return { mark: 'here', state };
  return { mark: status === 'hired' ? 'passed' : 'ended', state };
}

// Undoing a rejection or reviving an application repeats an earlier step.
const isTaken = ({ from }: StageChange) => from !== 'rejected' && from !== 'inactive';

function markOf(step: Step, { status, passed_stages }: Progress): WayPointState {
  if (passed_stages.includes(step)) return 'done';
  if (step === status) return step === 'hired' ? 'passed' : 'here';
  return way.indexOf(step) < (way as readonly ApplicationStatus[]).indexOf(status) ? 'skipped' : 'ahead';
}

/** The stages that happened, the current one and those that can follow; once it has left the way, where it is instead. */
export function pointsOf(
  progress: Progress,
  detailOf: (step: ApplicationStatus) => { detail?: string } = () => ({}),
): RoutePoint[] {
  const { status, passed_stages, status_label } = progress;
  if (isStep(status) && stageOf(progress) === status)
    return way.map((step) => {
      const state = markOf(step, progress);
      return {
        label: words[step],
        state,
        ...(state === 'ahead' || state === 'skipped' ? {} : detailOf(step)),
      };
    });
  return [
    ...way
      .filter((step) => passed_stages.includes(step))
      .map((step): RoutePoint => ({ label: words[step], state: 'done', ...detailOf(step) })),
    { label: status_label, state: isUndecided(status) ? 'here' : 'ended', ...detailOf(status) },
  ];
}

export function datedPointsOf(
  { timeline, ...progress }: Progress & { timeline: readonly StageChange[] },
  dayOf: (moment: string) => string,
): RoutePoint[] {
  const points = pointsOf(progress, (step) => {
    const last = timeline.findLast((entry) => entry.to === step && (!isStep(step) || isTaken(entry)));
    return last ? { detail: dayOf(last.at) } : {};
  });
  return points.map((point) =>
    point.label === words.hired && point.state === 'ahead' ? { ...point, state: 'destination' } : point,
  );
}
