/** A job being written: each change is saved after a second of rest, and publishing waits until all of it is stored. */
import { assign, setup, stateIn } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { errorOf, type Failure, failureOf, remembersFailure } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Job = components['schemas']['Job'];

export interface OpenedJob {
  /** Null while nothing is stored of it. */
  job: Pick<Job, 'version' | 'status'> | null;
  /** Something was typed that the server never got. */
  isUnsent: boolean;
}

export interface JobEditorContext {
  /** After a conflict it carries the job as it is stored now. */
  failure: Failure | null;
  /** How often Publish was pressed: with each, what stands in the way is shown anew. */
  publishAttempts: number;
}

export type JobEditorEvent =
  | { type: 'loading.retried' }
  | { type: 'fields.changed' }
  | { type: 'save.requested' }
  | { type: 'connection.returned' }
  | { type: 'publish.requested' }
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' };

const actors = {
  openJob: placeholder<OpenedJob>('openJob'),
  saveJob: placeholder<void>('saveJob'),
  publishJob: placeholder<void>('publishJob'),
};

export type JobEditorActors = typeof actors;

const whenSaveFails = [
  {
    guard: { type: 'somebodySavedMeanwhile', params: errorOf },
    target: '#jobEditor.conflict',
    actions: remembersFailure,
  },
  {
    guard: { type: 'fieldsAreWrong', params: errorOf },
    target: '#jobEditor.refused',
    actions: remembersFailure,
  },
  { target: '#jobEditor.unsaved', actions: remembersFailure },
] as const;

export const jobEditorMachine = setup({
  types: {
    context: {} as JobEditorContext,
    events: {} as JobEditorEvent,
    tags: {} as 'saving' | 'publishing',
    meta: {} as StateMeta,
  },
  actors,
  delays: { rest: 1_000, beforeTryingAgain: 10_000 },
  guards: {
    isUnsent: (_, { isUnsent }: OpenedJob) => isUnsent,
    isNobodys: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    somebodySavedMeanwhile: (_, { error }: { error: unknown }) =>
      failureOf(error).code === 'version_conflict',
    fieldsAreWrong: (_, { error }: { error: unknown }) => failureOf(error).status === 422,
    typedMeanwhile: stateIn('#typedMore'),
    publishWanted: stateIn('#publishNext'),
    typedAndPublishWanted: stateIn('#publishMore'),
  },
  actions: {
    /** Given by the page: what the other window saved takes the place of what stands here. */
    takeTheirs: () => {},
    /** Given by the page: what was changed here stays, over the other window’s version. */
    keepMine: () => {},
    countAttempt: assign(({ context }) => ({ publishAttempts: context.publishAttempts + 1 })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'jobEditor',
  description: 'From the first word of a job to its publishing.',
  context: { failure: null, publishAttempts: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'The draft is on its way, with what was typed in this browser and never sent.',
      invoke: {
        id: 'openJob',
        src: 'openJob',
        onDone: [
          { guard: { type: 'isUnsent', params: ({ event }) => event.output }, target: 'behind' },
          { target: 'saved' },
        ],
        onError: [
          { guard: { type: 'isNobodys', params: errorOf }, target: 'missing' },
          { target: 'unopened', actions: remembersFailure },
        ],
      },
    },
    unopened: {
      description: 'The job did not load.',
      on: { 'loading.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    missing: { description: 'There is no such job in this company.' },
    saved: {
      description: 'What stands here is stored.',
      meta: { path: '/recruiter/job/edit-job-new/:id', requirements: ['JOBS-07'] },
      on: {
        'fields.changed': 'behind',
        'publish.requested': { target: 'publishing', actions: 'countAttempt' },
      },
    },
    behind: {
      description: 'Something was typed; after a second of rest it is saved.',
      after: { rest: 'saving' },
      on: {
        'fields.changed': { target: 'behind', reenter: true },
        'save.requested': 'saving',
        'publish.requested': { target: 'savingFirst', actions: 'countAttempt' },
      },
    },
    saving: {
      description: 'The server keeps it, if it is over the version that it has.',
      tags: 'saving',
      initial: 'quiet',
      invoke: {
        id: 'saveJob',
        src: 'saveJob',
        onDone: [
          { guard: 'typedMeanwhile', target: 'behind', actions: 'forgetFailure' },
          { guard: 'publishWanted', target: 'publishing', actions: 'forgetFailure' },
          { guard: 'typedAndPublishWanted', target: 'savingFirst', actions: 'forgetFailure' },
          { target: 'saved', actions: 'forgetFailure' },
        ],
        onError: whenSaveFails,
      },
      states: {
        quiet: {
          description: 'Nothing was typed since.',
          on: {
            'fields.changed': 'typedMore',
            'publish.requested': { target: 'publishNext', actions: 'countAttempt' },
          },
        },
        typedMore: {
          id: 'typedMore',
          description: 'More was typed meanwhile.',
          on: { 'publish.requested': { target: 'publishMore', actions: 'countAttempt' } },
        },
        publishNext: {
          id: 'publishNext',
          description: 'Publish was pressed meanwhile: it follows once this is stored.',
          tags: 'publishing',
          on: { 'fields.changed': 'publishMore' },
        },
        publishMore: {
          id: 'publishMore',
          description: 'More was typed and Publish pressed meanwhile: all of it is stored first.',
          tags: 'publishing',
        },
      },
    },
    unsaved: {
      description: 'Saving failed or there is no network; it is tried again, and what was typed is kept.',
      after: { beforeTryingAgain: 'saving' },
      on: {
        'fields.changed': 'behind',
        'save.requested': 'saving',
        'connection.returned': 'saving',
        'publish.requested': { target: 'savingFirst', actions: 'countAttempt' },
      },
    },
    refused: {
      description: 'The server names fields that it cannot keep; the others are stored.',
      on: {
        'fields.changed': { target: 'behind', actions: 'forgetFailure' },
        'publish.requested': { target: 'savingFirst', actions: ['forgetFailure', 'countAttempt'] },
      },
    },
    conflict: {
      description: 'Another window saved meanwhile: the person says whose words go on.',
      on: {
        'theirs.taken': { target: 'saved', actions: ['takeTheirs', 'forgetFailure'] },
        'mine.kept': { target: 'saving', actions: ['keepMine', 'forgetFailure'] },
      },
    },
    savingFirst: {
      description: 'What was typed last is stored before the job is published.',
      tags: ['saving', 'publishing'],
      invoke: {
        id: 'saveJobFirst',
        src: 'saveJob',
        onDone: { target: 'publishing', actions: 'forgetFailure' },
        onError: whenSaveFails,
      },
    },
    publishing: {
      description: 'The server looks at all of it and publishes the job.',
      tags: ['saving', 'publishing'],
      invoke: {
        id: 'publishJob',
        src: 'publishJob',
        onDone: 'published',
        onError: [
          {
            guard: { type: 'fieldsAreWrong', params: errorOf },
            target: 'incomplete',
            actions: remembersFailure,
          },
          { target: 'unpublished', actions: remembersFailure },
        ],
      },
    },
    incomplete: {
      description: 'Something is missing before everybody may see it; each thing leads to its field.',
      on: {
        'fields.changed': { target: 'behind', actions: 'forgetFailure' },
        'publish.requested': { target: 'publishing', actions: ['forgetFailure', 'countAttempt'] },
      },
    },
    unpublished: {
      description: 'Publishing failed; the draft is stored.',
      on: {
        'fields.changed': { target: 'behind', actions: 'forgetFailure' },
        'publish.requested': { target: 'publishing', actions: ['forgetFailure', 'countAttempt'] },
      },
    },
    published: { description: 'Everybody finds the job, and veterans apply.' },
  },
});
