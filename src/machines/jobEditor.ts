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
  | { type: 'publish.requested' };

const actors = {
  getJob: placeholder<void>('getJob'),
  whenStored: placeholder<void>('whenStored'),
  publishJob: placeholder<void>('publishJob'),
};

export type JobEditorActors = typeof actors;

const path = '/recruiter/job/edit-job-new/:id';

const publishes = { target: 'storing', actions: ['forgetFailure', 'countAttempt'] } as const;

export const jobEditorMachine = setup({
  types: {
    context: {} as JobEditorContext,
    events: {} as JobEditorEvent,
    tags: {} as 'publishing',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
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
  description: 'From opening a job to publishing it. The autosave chart says how much of it is stored.',
  context: { failure: null, publishAttempts: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'The job is loading, with any text in this browser that never reached the server.',
      meta: { path },
      invoke: {
        id: 'getJob',
        src: 'getJob',
        onDone: 'editing',
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
  },
});
