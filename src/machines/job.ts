import { assign, type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';

type JobStatus = components['schemas']['JobStatus'];

export interface JobContext {
  /** A job with applications cannot be deleted. */
  hasApplications: boolean;
  /** Changes that are not published yet. */
  hasChanges: boolean;
}

export type JobEvent =
  | { type: 'details.changed' }
  | { type: 'changes.published' }
  | { type: 'changes.discarded' }
  | { type: 'job.published' }
  | { type: 'job.paused' }
  | { type: 'job.closed' }
  | { type: 'job.reopened' }
  | { type: 'job.deleted' }
  | { type: 'closingDay.passed' }
  | { type: 'job.removed' };

const requirements = ['JOBS-07'] as const;
const changeRequirements = ['HIRE-17'] as const;

const takenDown = {
  target: 'removed',
  description: 'The operator takes the job down after a report.',
} as const;

const changesIn = <Status extends 'published' | 'paused'>(status: Status) =>
  ({
    'details.changed': {
      target: status,
      actions: 'keepChanges',
      description: 'Only the company sees the change until it is published.',
      meta: { requirements: changeRequirements },
    },
    'changes.published': {
      guard: 'thereAreChanges',
      target: status,
      actions: 'endChanges',
      description: 'A new title, place or salary is logged and shown as updated.',
      meta: { requirements: changeRequirements },
    },
    'changes.discarded': {
      guard: 'thereAreChanges',
      target: status,
      actions: 'endChanges',
      description: 'The job stays as it is.',
    },
  }) as const;

export const jobMachine = setup({
  types: {
    context: {} as JobContext,
    input: {} as JobContext,
    meta: {} as StateMeta,
    events: {} as JobEvent,
  },
  guards: {
    nobodyHasApplied: ({ context }) => !context.hasApplications,
    thereAreChanges: ({ context }) => context.hasChanges,
  },
  actions: {
    keepChanges: assign({ hasChanges: true }),
    endChanges: assign({ hasChanges: false }),
  },
}).createMachine({
  id: 'job',
  description:
    'A recruiter drafts a job, publishes it, and closes it once it is filled. It expires after its closing day, and the operator can take it down.',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      description: 'The job is being written; only its company sees it.',
      meta: { requirements },
      on: {
        'job.published': { target: 'published', meta: { requirements } },
        'job.deleted': {
          guard: 'nobodyHasApplied',
          target: 'deleted',
          description: 'The recruiter deletes the draft.',
        },
        'details.changed': 'draft',
      },
    },
    published: {
      description: 'Everybody can find the job, and veterans can apply.',
      meta: { requirements },
      on: {
        'job.paused': {
          target: 'paused',
          description: 'The recruiter hides the job for a while; applications already sent go on.',
        },
        'job.closed': { target: 'closed', meta: { requirements } },
        'closingDay.passed': {
          target: 'expired',
          description: 'The last day for applications is over.',
        },
        ...changesIn('published'),
        'job.removed': takenDown,
      },
    },
    paused: {
      description: 'The job is in no list and takes no applications until it is published again.',
      on: {
        'job.published': { target: 'published', description: 'The pause ends.' },
        'job.closed': { target: 'closed', meta: { requirements } },
        ...changesIn('paused'),
        'job.removed': takenDown,
      },
    },
    closed: {
      description: 'The recruiter has closed the job: it is filled, cancelled or closed for another reason.',
      meta: { requirements },
      on: {
        'job.reopened': {
          target: 'published',
          description: 'The job is published again with a new closing day.',
        },
        'job.removed': takenDown,
      },
    },
    expired: {
      description: 'The closing day has passed; the job can still be read.',
      on: {
        'job.reopened': {
          target: 'published',
          description: 'The job is published again with a new closing day.',
        },
        'job.removed': takenDown,
      },
    },
    removed: {
      description: 'Only its company still sees the job, and can publish a corrected copy.',
      type: 'final',
    },
    deleted: {
      description: 'The draft is gone.',
      type: 'final',
    },
  },
});

export interface JobStanding extends JobContext {
  status: JobStatus | 'deleted';
}

type Snapshot = SnapshotFrom<typeof jobMachine>;

export const jobStandingOf = (snapshot: Snapshot): JobStanding => ({
  status: snapshot.value,
  ...snapshot.context,
});

const moves = {
  change: { type: 'details.changed' },
  publish: { type: 'job.published' },
  publish_changes: { type: 'changes.published' },
  discard_changes: { type: 'changes.discarded' },
  pause: { type: 'job.paused' },
  close: { type: 'job.closed' },
  reopen: { type: 'job.reopened' },
  delete: { type: 'job.deleted' },
  expire: { type: 'closingDay.passed' },
  remove: { type: 'job.removed' },
} as const satisfies Record<string, JobEvent>;

export type JobMove = keyof typeof moves;

export const recruiterMoves = [
  'change',
  'publish',
  'publish_changes',
  'discard_changes',
  'pause',
  'close',
  'reopen',
  'delete',
] as const;

export const jobLife = lifeCycle<Snapshot, JobStanding, JobMove>({
  machine: jobMachine,
  moves,
  snapshotOf: ({ status, ...context }) => jobMachine.resolveState({ value: status, context }),
  standingOf: jobStandingOf,
});

export function allowedToRecruiter(standing: JobStanding): (typeof recruiterMoves)[number][] {
  const allowed = jobLife.allowed(standing);
  return recruiterMoves.filter((move) => allowed.includes(move));
}
