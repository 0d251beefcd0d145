/** The life of an application from its sending to its outcome, as the veteran, the employer and the calendar move it. */
import { assign, type SnapshotFrom, setup } from 'xstate';
import {
  type ApplicationStatus,
  type OpenApplicationStatus,
  openApplicationStatuses,
} from './applicationStages.ts';
import { type LifeCycle, lifeCycle } from './lifeCycle.ts';

import type { StateMeta } from './meta.ts';

export {
  type ApplicationStatus,
  applicationStatuses,
  type OpenApplicationStatus,
  openApplicationStatuses,
} from './applicationStages.ts';

/** The calendar closes what nobody has decided. */
export const applicationMovers = ['veteran', 'employer', 'calendar'] as const;
export type ApplicationMover = (typeof applicationMovers)[number];

/** A move is called after the status it leads to; to `submitted` it is only ever back, when a rejection is undone. */
export type ApplicationMove = ApplicationStatus;

export interface ApplicationContext {
  /** Its job closed 30 days ago or earlier. */
  isJobLongClosed: boolean;
  /** Where it stands, or stood before it ended: where undoing a rejection leads. */
  stage: OpenApplicationStatus | null;
}

export type ApplicationInput = Omit<ApplicationContext, 'stage'>;

export type ApplicationEvent =
  | { type: `application.${ApplicationMove}`; by: ApplicationMover }
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
    afterThirtyDays: ({ context, event }) => event.by === 'calendar' && context.isJobLongClosed,
    undoneByEmployer: ({ context, event }, { stage }: { stage: OpenApplicationStatus }) =>
      event.by === 'employer' && context.stage === stage,
  },
  actions: {
    stageReached: assign((_, { stage }: { stage: OpenApplicationStatus }) => ({ stage })),
  },
}).createMachine({
  id: 'application',
  description:
    'A veteran applies for a job once; the employer takes it from step to step, and both see where it stands.',
  context: ({ input }) => ({ ...input, stage: null }),
  initial: 'open',
  states: {
    open: {
      description: 'Nobody has decided yet.',
      initial: 'submitted',
      on: {
        'application.rejected': {
          guard: 'byEmployer',
          target: 'rejected',
          description: 'The employer says no, and why.',
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
          on: { 'application.hired': { guard: 'byEmployer', target: '#application.hired' } },
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
            'application.offer': undoneTo('offer'),
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

/** What is stored of an application’s life, seen at a moment. */
export interface ApplicationStanding {
  status: ApplicationStatus;
  isJobLongClosed: boolean;
  /** Where a rejected application stood before. */
  rejectedFrom: OpenApplicationStatus | null;
  /** A no that is older than seven days. */
  isSettled: boolean;
}

type Snapshot = SnapshotFrom<typeof applicationMachine>;

const isOpen = (status: ApplicationStatus): status is OpenApplicationStatus =>
  openApplicationStatuses.some((one) => one === status);

function stateOf({ status, isSettled }: ApplicationStanding): Snapshot['value'] {
  if (isOpen(status)) return { open: status };
  return status === 'rejected' ? { rejected: isSettled ? 'settled' : 'undoable' } : status;
}

const snapshotOf = (standing: ApplicationStanding): Snapshot =>
  applicationMachine.resolveState({
    value: stateOf(standing),
    context: {
      isJobLongClosed: standing.isJobLongClosed,
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

/** What each of them may do. */
export const applicationLife: Record<ApplicationMover, LifeCycle<ApplicationStanding, ApplicationMove>> = {
  veteran: lifeBy('veteran'),
  employer: lifeBy('employer'),
  calendar: lifeBy('calendar'),
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
