import type { SnapshotFrom } from 'xstate';
import {
  type ApplicationEvent,
  type ApplicationMove,
  type ApplicationMover,
  applicationMachine,
  type InterviewMove,
  type OfferMove,
} from './application.ts';
import {
  type ApplicationStatus,
  type InterviewStatus,
  type OfferStatus,
  type OpenApplicationStatus,
  openApplicationStatuses,
  type UndecidedStatus,
} from './applicationStages.ts';
import { type LifeCycle, lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';
import type { ConditionStatus } from './offerConditions.ts';

export interface ApplicationState {
  status: ApplicationStatus;
  isJobLongClosed: boolean;
  offer: OfferStatus | null;
  /**
   * The overall status of the latest offer's conditions. Only code that moves or shows an offer sets it; elsewhere it is null.
   */
  conditions: ConditionStatus | null;
  interview: InterviewStatus | null;
  rejectedFrom: UndecidedStatus | null;
  /** The stage it had when it became inactive; null unless it is inactive now, or was when it was rejected. */
  inactiveFrom: OpenApplicationStatus | null;
  /** True until the rejection is sent to the veteran. */
  isDelayed: boolean;
  /** True once the rejection can no longer be undone. */
  isSettled: boolean;
}

type Snapshot = SnapshotFrom<typeof applicationMachine>;

const isOpen = (status: ApplicationStatus): status is OpenApplicationStatus =>
  openApplicationStatuses.some((open) => open === status);

const rejectionValue = ({ isDelayed, isSettled }: ApplicationState) =>
  isSettled ? 'settled' : isDelayed ? 'delayed' : 'undoable';

function stateValueOf(state: ApplicationState): Snapshot['value'] {
  const { status, offer, interview } = state;
  if (status === 'interview') return { open: { interview: interview ?? 'unscheduled' } };
  if (status === 'offer') return { open: { offer: offer ?? 'made' } };
  if (isOpen(status) || status === 'inactive') return { open: status };
  return status === 'rejected' ? { rejected: rejectionValue(state) } : status;
}

function stageOf({ status, rejectedFrom, inactiveFrom }: ApplicationState): OpenApplicationStatus | null {
  if (isOpen(status)) return status;
  return rejectedFrom && rejectedFrom !== 'inactive' ? rejectedFrom : inactiveFrom;
}

const snapshotOf = (state: ApplicationState): Snapshot =>
  applicationMachine.resolveState({
    value: stateValueOf(state),
    context: {
      isJobLongClosed: state.isJobLongClosed,
      offer: state.offer,
      conditions: state.conditions,
      interview: state.interview,
      stage: stageOf(state),
      isInactive: state.status === 'inactive' || state.rejectedFrom === 'inactive',
    },
  });

function applicationStateOf(snapshot: Snapshot): ApplicationState {
  const { isJobLongClosed, stage: lastStage, isInactive, offer, conditions, interview } = snapshot.context;
  const stage = openApplicationStatuses.find((status) => snapshot.matches({ open: status }));
  const inactive = snapshot.matches({ open: 'inactive' }) && 'inactive';
  const ended = (['hired', 'rejected', 'withdrawn'] as const).find((status) => snapshot.matches(status));
  return {
    status: stage ?? (inactive || (ended ?? 'expired')),
    isDelayed: snapshot.matches({ rejected: 'delayed' }),
    isSettled: snapshot.matches({ rejected: 'settled' }),
    ...{ isJobLongClosed, offer, conditions, interview },
    rejectedFrom: ended === 'rejected' ? (isInactive ? 'inactive' : lastStage) : null,
    inactiveFrom: isInactive && (inactive || ended === 'rejected') ? lastStage : null,
  };
}

type Life<Move extends string> = LifeCycle<ApplicationState, Move>;

const lifeOf = <Move extends string>(moves: Record<Move, ApplicationEvent>): Life<Move> =>
  lifeCycle<Snapshot, ApplicationState, Move>({
    machine: applicationMachine,
    moves,
    snapshotOf,
    standingOf: applicationStateOf,
  });

const livesOf = <Move extends string>(
  eventsBy: (by: ApplicationMover) => Record<Move, ApplicationEvent>,
): Record<ApplicationMover, Life<Move>> => ({
  veteran: lifeOf(eventsBy('veteran')),
  employer: lifeOf(eventsBy('employer')),
  calendar: lifeOf(eventsBy('calendar')),
});

const eventsBy = (by: ApplicationMover) =>
  ({
    submitted: { type: 'application.submitted', by },
    viewed: { type: 'application.viewed', by },
    shortlisted: { type: 'application.shortlisted', by },
    interview: { type: 'application.interview', by },
    offer: { type: 'application.offer', by },
    hired: { type: 'application.hired', by },
    inactive: { type: 'application.inactive', by },
    rejected: { type: 'application.rejected', by },
    withdrawn: { type: 'application.withdrawn', by },
    expired: { type: 'application.expired', by },
  }) satisfies Record<ApplicationMove, ApplicationEvent>;

export const applicationLife = livesOf<ApplicationMove>(eventsBy);

const revivalBy = (by: ApplicationMover) =>
  ({ revived: { type: 'application.revived', by } }) satisfies Record<'revived', ApplicationEvent>;

export const revivalLife = livesOf<'revived'>(revivalBy);

const offerEventsBy = (by: ApplicationMover) =>
  ({
    amended: { type: 'offer.amended', by },
    accepted: { type: 'offer.accepted', by },
    declined: { type: 'offer.declined', by },
    withdrawn: { type: 'offer.withdrawn', by },
    lapsed: { type: 'offer.lapsed', by },
    checked: { type: 'offer.checked', by, conditions: 'open' },
    unmet: { type: 'offer.unmet', by },
    moved: { type: 'offer.moved', by },
  }) satisfies Record<OfferMove, ApplicationEvent>;

export const offerLife = livesOf<OfferMove>(offerEventsBy);

const checksBy = (by: ApplicationMover) =>
  ({
    open: { type: 'offer.checked', by, conditions: 'open' },
    met: { type: 'offer.checked', by, conditions: 'met' },
    unmet: { type: 'offer.checked', by, conditions: 'unmet' },
  }) satisfies Record<ConditionStatus, ApplicationEvent>;

/** Its moves are checks of a condition, named by the overall status after the check. */
export const conditionLife = livesOf<ConditionStatus>(checksBy);

const interviewEventsBy = (by: ApplicationMover) =>
  ({
    proposed: { type: 'interview.proposed', by },
    confirmed: { type: 'interview.confirmed', by },
    requested: { type: 'interview.requested', by },
    declined: { type: 'interview.declined', by },
    cancelled: { type: 'interview.cancelled', by },
  }) satisfies Record<InterviewMove, ApplicationEvent>;

export const interviewLife = livesOf<InterviewMove>(interviewEventsBy);

const rejectionDue: ApplicationEvent = { type: 'rejection.sent', by: 'calendar' };
const undoEnded: ApplicationEvent = { type: 'undo.ended', by: 'calendar' };
const interviewPassed: ApplicationEvent = { type: 'interview.passed', by: 'calendar' };
const calendar = lifeOf({ send: rejectionDue, settle: undoEnded, pass: interviewPassed });

/** The state once the rejection has been sent to the veteran. */
export const rejectionSent = (state: ApplicationState): ApplicationState =>
  calendar.after(state, 'send') ?? state;

/** The state once the rejection can no longer be undone. */
export const settled = (state: ApplicationState): ApplicationState =>
  calendar.after(state, 'settle') ?? state;

export const interviewTimePassed = (state: ApplicationState): ApplicationState =>
  calendar.after(state, 'pass') ?? state;

export function turnOf(state: ApplicationState): 'veteran' | 'employer' | null {
  const metas: (StateMeta | undefined)[] = Object.values(snapshotOf(state).getMeta());
  return metas.find((meta) => meta?.turn)?.turn ?? null;
}
