// The life of an application from its sending to its outcome, as the veteran, the employer and the calendar move it.
import { assign, type SnapshotFrom, setup } from 'xstate';
import {
  type ApplicationStatus,
  isOfferPending,
  type OfferStatus,
  type OpenApplicationStatus,
  openApplicationStatuses,
} from './applicationStages.ts';
import { type LifeCycle, lifeCycle } from './lifeCycle.ts';

import type { StateMeta } from './meta.ts';

export {
  type ApplicationStatus,
  applicationStatuses,
  type OfferStatus,
  type OpenApplicationStatus,
  offerStatuses,
  openApplicationStatuses,
} from './applicationStages.ts';

/** The calendar closes what nobody has decided. */
export const applicationMovers = ['veteran', 'employer', 'calendar'] as const;
export type ApplicationMover = (typeof applicationMovers)[number];

/** A move is called after the status it leads to; to `submitted` it is only ever back, when a rejection is undone. */
export type ApplicationMove = ApplicationStatus;

export const offerMoves = ['amended', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type OfferMove = (typeof offerMoves)[number];

export interface ApplicationContext {
  /** Its job closed 30 days ago or earlier. */
  isJobLongClosed: boolean;
  /** Where it stands, or stood before it ended: where undoing a rejection leads. */
  stage: OpenApplicationStatus | null;
  /** Where the latest offer stands; null before the first one. */
  offer: OfferStatus | null;
}

export type ApplicationInput = Omit<ApplicationContext, 'stage' | 'offer'>;

export type ApplicationEvent =
  | { type: `application.${ApplicationMove}`; by: ApplicationMover }
  | { type: `offer.${OfferMove}`; by: ApplicationMover }
  | { type: 'undo.ended'; by: 'calendar' };

const requirements = ['JOBS-06'] as const;

const open = '#application.open';

const reached = (stage: OpenApplicationStatus) => ({ type: 'stageReached', params: { stage } }) as const;

const undoneTo = (stage: OpenApplicationStatus) =>
  ({
    guard: { type: 'undoneByEmployer', params: { stage } },
    target: `${open}.${stage}`,
    description:
      'The employer takes the rejection back: the application is where it was, and nothing is sent.',
    meta: { requirements: ['HIRE-06'] },
  }) as const;

const undoneToOffer = (offer: OfferStatus) =>
  ({
    guard: { type: 'undoneByEmployer', params: { stage: 'offer', offer } },
    target: `${open}.offer.${offer}`,
    description: 'The employer undoes the rejection: the offer is where it was, and nothing is sent.',
    meta: { requirements: ['HIRE-06'] },
  }) as const;

const offerReached = (offer: OfferStatus) => ({ type: 'offerReached', params: { offer } }) as const;

const offerRequirements = ['HIRE-01', 'HIRE-02'] as const;

// After an offer that came to nothing the employer decides: another offer, or a rejection.
const offerEnded = (offer: OfferStatus, description: string) =>
  ({
    entry: offerReached(offer),
    description,
    meta: { requirements: offerRequirements },
    on: {
      'application.offer': {
        guard: 'byEmployer',
        target: 'made',
        description: 'The employer makes a new offer.',
      },
    },
  }) as const;

export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as ApplicationInput,
    meta: {} as StateMeta,
    events: {} as ApplicationEvent,
  },
  guards: {
    byEmployer: ({ event }) => event.by === 'employer',
    byVeteran: ({ event }) => event.by === 'veteran',
    byEmployerWithoutOffer: ({ context, event }) => event.by === 'employer' && !isOfferPending(context.offer),
    byCalendar: ({ event }) => event.by === 'calendar',
    afterThirtyDays: ({ context, event }) =>
      event.by === 'calendar' && context.isJobLongClosed && !isOfferPending(context.offer),
    undoneByEmployer: (
      { context, event },
      { stage, offer }: { stage: OpenApplicationStatus; offer?: OfferStatus },
    ) => event.by === 'employer' && context.stage === stage && (!offer || context.offer === offer),
  },
  actions: {
    stageReached: assign((_, { stage }: { stage: OpenApplicationStatus }) => ({ stage })),
    offerReached: assign((_, { offer }: { offer: OfferStatus }) => ({ offer })),
  },
}).createMachine({
  id: 'application',
  description:
    'A veteran applies for a job once; the employer takes it from step to step, and both see where it stands.',
  context: ({ input }) => ({ ...input, stage: null, offer: null }),
  initial: 'open',
  states: {
    open: {
      description: 'Nobody has decided yet.',
      initial: 'submitted',
      on: {
        'application.rejected': {
          guard: 'byEmployerWithoutOffer',
          target: 'rejected',
          description: 'The employer says no, and why. An offer that still stands is withdrawn first.',
        },
        'application.withdrawn': {
          guard: 'byVeteran',
          target: 'withdrawn',
          description: 'The veteran takes the application back.',
        },
        'application.expired': {
          guard: 'afterThirtyDays',
          target: 'expired',
          description: 'The job closed 30 days ago, and nobody decided.',
        },
      },
      states: {
        submitted: {
          entry: reached('submitted'),
          description: 'The application is with the employer, who has not opened it.',
          meta: { requirements },
          on: {
            'application.viewed': {
              guard: 'byEmployer',
              target: 'viewed',
              description: 'The employer opens the CV.',
              meta: { requirements },
            },
          },
        },
        viewed: {
          entry: reached('viewed'),
          description: 'The employer has seen the CV.',
          on: { 'application.shortlisted': { guard: 'byEmployer', target: 'shortlisted' } },
        },
        shortlisted: {
          entry: reached('shortlisted'),
          description: 'The veteran is among those the employer looks at more closely.',
          on: { 'application.interview': { guard: 'byEmployer', target: 'interview' } },
        },
        interview: {
          entry: reached('interview'),
          description: 'Employer and veteran talk.',
          on: { 'application.offer': { guard: 'byEmployer', target: 'offer' } },
        },
        offer: {
          entry: reached('offer'),
          description: 'The employer has offered the job to the veteran.',
          initial: 'made',
          states: {
            made: {
              entry: offerReached('made'),
              description: 'The offer is with the veteran, who answers by the day it names.',
              meta: { requirements: offerRequirements },
              on: {
                'offer.amended': {
                  guard: 'byEmployer',
                  target: 'made',
                  reenter: true,
                  description: 'The employer changes the terms, and the veteran answers the new ones.',
                },
                'offer.accepted': { guard: 'byVeteran', target: 'accepted' },
                'offer.declined': { guard: 'byVeteran', target: 'declined' },
                'offer.withdrawn': { guard: 'byEmployer', target: 'withdrawn' },
                'offer.lapsed': {
                  guard: 'byCalendar',
                  target: 'lapsed',
                  description: 'The reply-by day has passed without an answer.',
                },
                'application.hired': {
                  guard: 'byEmployer',
                  target: '#application.hired',
                  actions: offerReached('accepted'),
                  description: 'The veteran accepted by another way, and the employer records the hire.',
                },
              },
            },
            accepted: {
              entry: offerReached('accepted'),
              description: 'The veteran has accepted, and the employer prepares their first day.',
              meta: { requirements: offerRequirements },
              on: {
                'application.hired': { guard: 'byEmployer', target: '#application.hired' },
                'offer.withdrawn': {
                  guard: 'byEmployer',
                  target: 'withdrawn',
                  description: 'The employer withdraws an accepted offer, and says why.',
                },
              },
            },
            declined: offerEnded('declined', 'The veteran has declined the offer.'),
            lapsed: offerEnded('lapsed', 'The veteran did not answer in time.'),
            withdrawn: offerEnded('withdrawn', 'The employer has withdrawn the offer.'),
          },
        },
      },
    },
    rejected: {
      description: 'The employer said no.',
      initial: 'undoable',
      states: {
        undoable: {
          description: 'For seven days the employer may think better of it.',
          on: {
            'application.submitted': undoneTo('submitted'),
            'application.viewed': undoneTo('viewed'),
            'application.shortlisted': undoneTo('shortlisted'),
            'application.interview': undoneTo('interview'),
            'application.offer': [
              undoneToOffer('declined'),
              undoneToOffer('lapsed'),
              undoneToOffer('withdrawn'),
            ],
            'undo.ended': { target: 'settled', description: 'Seven days have passed.' },
          },
        },
        settled: { type: 'final', description: 'The no stands.' },
      },
    },
    hired: { type: 'final', description: 'The veteran has the job.' },
    withdrawn: { type: 'final', description: 'The veteran took the application back.' },
    expired: { type: 'final', description: 'It ended without a decision.' },
  },
});

export interface ApplicationStanding {
  status: ApplicationStatus;
  isJobLongClosed: boolean;
  offer: OfferStatus | null;
  /** Where a rejected application stood before. */
  rejectedFrom: OpenApplicationStatus | null;
  /** A no that is older than seven days. */
  isSettled: boolean;
}

type Snapshot = SnapshotFrom<typeof applicationMachine>;

const isOpen = (status: ApplicationStatus): status is OpenApplicationStatus =>
  openApplicationStatuses.some((one) => one === status);

function stateOf({ status, isSettled, offer }: ApplicationStanding): Snapshot['value'] {
  if (status === 'offer') return { open: { offer: offer ?? 'made' } };
  if (isOpen(status)) return { open: status };
  return status === 'rejected' ? { rejected: isSettled ? 'settled' : 'undoable' } : status;
}

const snapshotOf = (standing: ApplicationStanding): Snapshot =>
  applicationMachine.resolveState({
    value: stateOf(standing),
    context: {
      isJobLongClosed: standing.isJobLongClosed,
      offer: standing.offer,
      stage: isOpen(standing.status) ? standing.status : standing.rejectedFrom,
    },
  });

function applicationStandingOf(snapshot: Snapshot): ApplicationStanding {
  const stage = openApplicationStatuses.find((status) => snapshot.matches({ open: status }));
  const ended = (['hired', 'rejected', 'withdrawn'] as const).find((status) => snapshot.matches(status));
  return {
    status: stage ?? ended ?? 'expired',
    isSettled: snapshot.matches({ rejected: 'settled' }),
    isJobLongClosed: snapshot.context.isJobLongClosed,
    offer: snapshot.context.offer,
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
  lifeCycle<Snapshot, ApplicationStanding, ApplicationMove>({
    machine: applicationMachine,
    moves: eventsBy(by),
    snapshotOf,
    standingOf: applicationStandingOf,
  });

export const applicationLife: Record<ApplicationMover, LifeCycle<ApplicationStanding, ApplicationMove>> = {
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
  lifeCycle<Snapshot, ApplicationStanding, OfferMove>({
    machine: applicationMachine,
    moves: offerEventsBy(by),
    snapshotOf,
    standingOf: applicationStandingOf,
  });

export const offerLife: Record<ApplicationMover, LifeCycle<ApplicationStanding, OfferMove>> = {
  veteran: offerLifeBy('veteran'),
  employer: offerLifeBy('employer'),
  calendar: offerLifeBy('calendar'),
};

const undoEnded: ApplicationEvent = { type: 'undo.ended', by: 'calendar' };
const calendar = lifeCycle<Snapshot, ApplicationStanding, 'settle'>({
  machine: applicationMachine,
  moves: { settle: undoEnded },
  snapshotOf,
  standingOf: applicationStandingOf,
});

/** Once seven days have passed: a no stands, and everything else is as it was. */
export const settled = (standing: ApplicationStanding): ApplicationStanding =>
  calendar.after(standing, 'settle') ?? standing;
