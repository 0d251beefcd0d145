import { assign, setup } from 'xstate';
import { errorOf, type Failure, failureOf, remembersFailure } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export interface JobEditorContext {
  failure: Failure | null;
  /** Counts presses of Publish, each of which shows what is missing again. */
  publishAttempts: number;
}

export type JobEditorEvent =
  | { type: 'loading.retried' }
  | { type: 'fields.changed' }
  | { type: 'publish.requested' }
  | { type: 'review.requested' }
  | { type: 'review.left' }
  | { type: 'changes.confirmed' }
  | { type: 'discard.requested' }
  | { type: 'discard.declined' }
  | { type: 'discard.confirmed' };

const actors = {
  getJob: placeholder<{ isDraft: boolean }>('getJob'),
  whenStored: placeholder<void>('whenStored'),
  publishJob: placeholder<void>('publishJob'),
  publishJobChanges: placeholder<void>('publishJobChanges'),
  discardJobChanges: placeholder<void>('discardJobChanges'),
};

export type JobEditorActors = typeof actors;

const path = '/recruiter/job/edit-job-new/:id';

const publishes = { target: 'storing', actions: ['forgetFailure', 'countAttempt'] } as const;

const ofChanges = { path, requirements: ['HIRE-17'] } as const;

const editsChanges = {
  'fields.changed': { target: 'changing', actions: 'forgetFailure' },
  'review.requested': { target: 'storingChanges', actions: ['forgetFailure', 'countAttempt'] },
  'discard.requested': { target: 'discardAsked', actions: 'forgetFailure' },
} as const;

export const jobEditorMachine = setup({
  types: {
    context: {} as JobEditorContext,
    events: {} as JobEditorEvent,
    tags: {} as 'publishing' | 'reviewing' | 'discarding',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    jobIsDraft: (_, { isDraft }: { isDraft: boolean }) => isDraft,
    jobIsMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    jobIsIncomplete: (_, { error }: { error: unknown }) => failureOf(error).status === 422,
  },
  actions: {
    countAttempt: assign(({ context }) => ({ publishAttempts: context.publishAttempts + 1 })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'jobEditor',
  description:
    'From opening a job to publishing it, or its changes. The autosave chart says how much of it is stored.',
  context: { failure: null, publishAttempts: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'The job is loading, with any text in this browser that never reached the server.',
      meta: { path },
      invoke: {
        id: 'getJob',
        src: 'getJob',
        onDone: [
          {
            guard: { type: 'jobIsDraft', params: ({ event }) => event.output },
            target: 'editing',
          },
          { target: 'changing' },
        ],
        onError: [
          { guard: { type: 'jobIsMissing', params: errorOf }, target: 'missing' },
          { target: 'loadFailed', actions: remembersFailure },
        ],
      },
    },
    loadFailed: {
      description: 'The job didn’t load.',
      meta: { path },
      on: { 'loading.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    missing: { description: 'This company has no such job.', meta: { path } },
    editing: {
      description: 'The recruiter writes the job in four steps.',
      meta: { path, requirements: ['JOBS-07'] },
      on: { 'publish.requested': publishes },
    },
    storing: {
      description: 'The latest changes are stored before the job is published.',
      tags: 'publishing',
      meta: { path },
      invoke: {
        id: 'whenStored',
        src: 'whenStored',
        onDone: 'publishing',
        onError: { target: 'editing', description: 'The autosave shows what is wrong.' },
      },
    },
    publishing: {
      description: 'The server checks the whole job and publishes it.',
      tags: 'publishing',
      meta: { path },
      invoke: {
        id: 'publishJob',
        src: 'publishJob',
        onDone: 'published',
        onError: [
          {
            guard: { type: 'jobIsIncomplete', params: errorOf },
            target: 'incomplete',
            actions: remembersFailure,
          },
          { target: 'unpublished', actions: remembersFailure },
        ],
      },
    },
    incomplete: {
      description:
        'Something has to be added before veterans can see the job; each message leads to its field.',
      meta: { path },
      on: {
        'fields.changed': { target: 'editing', actions: 'forgetFailure' },
        'publish.requested': publishes,
      },
    },
    unpublished: {
      description: 'Publishing failed; the draft is stored.',
      meta: { path },
      on: {
        'fields.changed': { target: 'editing', actions: 'forgetFailure' },
        'publish.requested': publishes,
      },
    },
    published: { description: 'Veterans can find the job and apply.', meta: { path } },
    changing: {
      description: 'The recruiter changes a job that others can see; only the company sees the changes.',
      meta: ofChanges,
      on: {
        'review.requested': editsChanges['review.requested'],
        'discard.requested': editsChanges['discard.requested'],
      },
    },
    storingChanges: {
      description: 'The latest changes are stored before they are reviewed.',
      tags: 'reviewing',
      meta: ofChanges,
      invoke: {
        id: 'whenStored',
        src: 'whenStored',
        onDone: 'reviewing',
        onError: { target: 'changing', description: 'The autosave shows what is wrong.' },
      },
    },
    reviewing: {
      description: 'The recruiter sees what changes, for whom, and what stays the same for applicants.',
      meta: ofChanges,
      on: {
        'review.left': { target: 'changing', actions: 'forgetFailure' },
        'changes.confirmed': { target: 'publishingChanges', actions: 'forgetFailure' },
      },
    },
    publishingChanges: {
      description: 'The server checks the whole job and publishes all changes, or none.',
      tags: 'publishing',
      meta: ofChanges,
      invoke: {
        id: 'publishJobChanges',
        src: 'publishJobChanges',
        onDone: 'changesPublished',
        onError: [
          {
            guard: { type: 'jobIsIncomplete', params: errorOf },
            target: 'changesIncomplete',
            actions: remembersFailure,
          },
          {
            target: 'reviewing',
            actions: remembersFailure,
            description:
              'Publishing failed, or a colleague has changed the job since: the review shows the newest.',
          },
        ],
      },
    },
    changesIncomplete: {
      description: 'Something has to be corrected before the changes can be published; nothing of them is.',
      meta: ofChanges,
      on: editsChanges,
    },
    changesPublished: {
      description: 'Everybody sees the changed job; applicants keep it as it was when they applied.',
      meta: ofChanges,
    },
    discardAsked: {
      description: 'The recruiter is asked whether to discard the changes for good.',
      meta: ofChanges,
      on: {
        'discard.declined': { target: 'changing', actions: 'forgetFailure' },
        'discard.confirmed': { target: 'discarding', actions: 'forgetFailure' },
      },
    },
    discarding: {
      description: 'The changes are being discarded.',
      tags: 'discarding',
      meta: ofChanges,
      invoke: {
        id: 'discardJobChanges',
        src: 'discardJobChanges',
        onDone: { target: 'changing', description: 'The form shows the job as it is published.' },
        onError: { target: 'discardAsked', actions: remembersFailure },
      },
    },
  },
});
