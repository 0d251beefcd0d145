// The life of an application as the server asks for it: by status, moves of each side, and whose turn it is.
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
} from './applicationStages.ts';
import { type LifeCycle, lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';

export interface ApplicationState {
  status: ApplicationStatus;
  isJobLongClosed: boolean;
  offer: OfferStatus | null;
  interview: InterviewStatus | null;
  /** The stage before a rejection. */
  rejectedFrom: OpenApplicationStatus | null;
  /** A no that is older than seven days. */
  isSettled: boolean;
}

type Snapshot = SnapshotFrom<typeof applicationMachine>;

const isOpen = (status: ApplicationStatus): status is OpenApplicationStatus =>
  openApplicationStatuses.some((open) => open === status);

function stateValueOf({ status, isSettled, offer, interview }: ApplicationState): Snapshot['value'] {
  if (status === 'interview') return { open: { interview: interview ?? 'unscheduled' } };
  if (status === 'offer') return { open: { offer: offer ?? 'made' } };
  if (isOpen(status)) return { open: status };
  return status === 'rejected' ? { rejected: isSettled ? 'settled' : 'undoable' } : status;
}

const snapshotOf = (state: ApplicationState): Snapshot =>
  applicationMachine.resolveState({
    value: stateValueOf(state),
    context: {
      isJobLongClosed: state.isJobLongClosed,
      offer: state.offer,
      interview: state.interview,
      stage: isOpen(state.status) ? state.status : state.rejectedFrom,
    },
  });

function applicationStateOf(snapshot: Snapshot): ApplicationState {
  const stage = openApplicationStatuses.find((status) => snapshot.matches({ open: status }));
  const ended = (['hired', 'rejected', 'withdrawn'] as const).find((status) => snapshot.matches(status));
  return {
    status: stage ?? ended ?? 'expired',
    isSettled: snapshot.matches({ rejected: 'settled' }),
    isJobLongClosed: snapshot.context.isJobLongClosed,
    offer: snapshot.context.offer,
    interview: snapshot.context.interview,
    rejectedFrom: ended === 'rejected' ? snapshot.context.stage : null,
  };
}

const eventsBy = (by: ApplicationMover) =>
  ({
    submitted: { type: 'application.submitted', by },
    viewed: { type: 'application.viewed', by },
    shortlisted: { type: 'application.shortlisted', by },
    interview: { type: 'application.interview', by },
    offer: { type: 'application.offer', by },
    hired: { type: 'application.hired', by },
    rejected: { type: 'application.rejected', by },
    withdrawn: { type: 'application.withdrawn', by },
    expired: { type: 'application.expired', by },
  }) satisfies Record<ApplicationMove, ApplicationEvent>;

const lifeBy = (by: ApplicationMover) =>
  lifeCycle<Snapshot, ApplicationState, ApplicationMove>({
    machine: applicationMachine,
    moves: eventsBy(by),
    snapshotOf,
    standingOf: applicationStateOf,
  });

export const applicationLife: Record<ApplicationMover, LifeCycle<ApplicationState, ApplicationMove>> = {
  veteran: lifeBy('veteran'),
  employer: lifeBy('employer'),
  calendar: lifeBy('calendar'),
};

const offerEventsBy = (by: ApplicationMover) =>
  ({
    amended: { type: 'offer.amended', by },
    accepted: { type: 'offer.accepted', by },
    declined: { type: 'offer.declined', by },
    withdrawn: { type: 'offer.withdrawn', by },
    lapsed: { type: 'offer.lapsed', by },
  }) satisfies Record<OfferMove, ApplicationEvent>;

const offerLifeBy = (by: ApplicationMover) =>
  lifeCycle<Snapshot, ApplicationState, OfferMove>({
    machine: applicationMachine,
    moves: offerEventsBy(by),
    snapshotOf,
    standingOf: applicationStateOf,
  });

export const offerLife: Record<ApplicationMover, LifeCycle<ApplicationState, OfferMove>> = {
  veteran: offerLifeBy('veteran'),
  employer: offerLifeBy('employer'),
  calendar: offerLifeBy('calendar'),
};

const interviewEventsBy = (by: ApplicationMover) =>
  ({
    proposed: { type: 'interview.proposed', by },
    confirmed: { type: 'interview.confirmed', by },
    requested: { type: 'interview.requested', by },
    declined: { type: 'interview.declined', by },
    cancelled: { type: 'interview.cancelled', by },
  }) satisfies Record<InterviewMove, ApplicationEvent>;

const interviewLifeBy = (by: ApplicationMover) =>
  lifeCycle<Snapshot, ApplicationState, InterviewMove>({
    machine: applicationMachine,
    moves: interviewEventsBy(by),
    snapshotOf,
    standingOf: applicationStateOf,
  });

export const interviewLife: Record<ApplicationMover, LifeCycle<ApplicationState, InterviewMove>> = {
  veteran: interviewLifeBy('veteran'),
  employer: interviewLifeBy('employer'),
  calendar: interviewLifeBy('calendar'),
};

const undoEnded: ApplicationEvent = { type: 'undo.ended', by: 'calendar' };
const interviewPassed: ApplicationEvent = { type: 'interview.passed', by: 'calendar' };
const calendar = lifeCycle<Snapshot, ApplicationState, 'settle' | 'pass'>({
  machine: applicationMachine,
  moves: { settle: undoEnded, pass: interviewPassed },
  snapshotOf,
  standingOf: applicationStateOf,
});

/** Once the seven days in which a rejection can be undone have passed. */
export const settled = (state: ApplicationState): ApplicationState =>
  calendar.after(state, 'settle') ?? state;

/** Once the interview is over, or the last of its proposed times has passed. */
export const interviewTimePassed = (state: ApplicationState): ApplicationState =>
  calendar.after(state, 'pass') ?? state;

/** Who must act next; null once nobody must. */
export function turnOf(state: ApplicationState): 'veteran' | 'employer' | null {
  const metas: (StateMeta | undefined)[] = Object.values(snapshotOf(state).getMeta());
  return metas.find((meta) => meta?.turn)?.turn ?? null;
}
