/** The life of an application from its sending to its outcome, as the veteran, the employer and the calendar move it. */
import { type SnapshotFrom, setup } from 'xstate';
import { type LifeCycle, lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';

/** The calendar closes what nobody has decided. */
export const applicationMovers = ['veteran', 'employer', 'calendar'] as const;
export type ApplicationMover = (typeof applicationMovers)[number];

export const openApplicationStatuses = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'] as const;
export const applicationStatuses = [
  ...openApplicationStatuses,
  'hired',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A move is called after the status it leads to. */
export type ApplicationMove = Exclude<ApplicationStatus, 'submitted'>;

export interface ApplicationContext {
  /** Its job closed 30 days ago or earlier. */
  isJobLongClosed: boolean;
}

export type ApplicationEvent =
  | { type: `application.${ApplicationMove}`; by: ApplicationMover }
  | { type: 'undo.ended'; by: 'calendar' };

const requirements = ['JOBS-06'] as const;

const open = '#application.open';

export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as ApplicationContext,
    meta: {} as StateMeta,
    events: {} as ApplicationEvent,
  },
  guards: {
    byEmployer: ({ event }) => event.by === 'employer',
    byVeteran: ({ event }) => event.by === 'veteran',
    afterThirtyDays: ({ context, event }) => event.by === 'calendar' && context.isJobLongClosed,
  },
}).createMachine({
  id: 'application',
  description:
    'A veteran applies for a job once; the employer takes it from step to step, and both see where it stands.',
  context: ({ input }) => input,
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
          description: 'The employer has seen the CV.',
          on: { 'application.shortlisted': { guard: 'byEmployer', target: 'shortlisted' } },
        },
        shortlisted: {
          description: 'The veteran is among those the employer looks at more closely.',
          on: { 'application.interview': { guard: 'byEmployer', target: 'interview' } },
        },
        interview: {
          description: 'Employer and veteran talk.',
          on: { 'application.offer': { guard: 'byEmployer', target: 'offer' } },
        },
        offer: {
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
            'application.shortlisted': {
              guard: 'byEmployer',
              target: `${open}.shortlisted`,
              description: 'The employer takes the no back.',
            },
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
export interface ApplicationStanding extends ApplicationContext {
  status: ApplicationStatus;
  /** A no that is older than seven days. */
  isSettled: boolean;
}

type Snapshot = SnapshotFrom<typeof applicationMachine>;

const isOpen = (status: ApplicationStatus): status is (typeof openApplicationStatuses)[number] =>
  openApplicationStatuses.some((one) => one === status);

function stateOf({ status, isSettled }: ApplicationStanding): Snapshot['value'] {
  if (isOpen(status)) return { open: status };
  return status === 'rejected' ? { rejected: isSettled ? 'settled' : 'undoable' } : status;
}

const snapshotOf = (standing: ApplicationStanding): Snapshot =>
  applicationMachine.resolveState({
    value: stateOf(standing),
    context: { isJobLongClosed: standing.isJobLongClosed },
  });

function applicationStandingOf(snapshot: Snapshot): ApplicationStanding {
  const stage = openApplicationStatuses.find((status) => snapshot.matches({ open: status }));
  const ended = (['hired', 'rejected', 'withdrawn'] as const).find((status) => snapshot.matches(status));
  return {
    status: stage ?? ended ?? 'expired',
    isSettled: snapshot.matches({ rejected: 'settled' }),
    isJobLongClosed: snapshot.context.isJobLongClosed,
  };
}

const eventsBy = (by: ApplicationMover) =>
  ({
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
