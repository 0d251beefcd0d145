/** A CV being written: each change is saved after a second of rest, and never over what another window has saved without being asked. */
import { assign, not, setup, stateIn } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { errorOf, type Failure, failureOf, remembersFailure } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Schemas = components['schemas'];
/** A CV, or a federal résumé: both are written the same way. */
export type WrittenDocument = Schemas['Resume'] | Schemas['FederalResume'];

export interface OpenedResume {
  resume: WrittenDocument;
  /** Something was typed that the server never got. */
  isUnsent: boolean;
}

export interface ResumeBuilderContext {
  /** After a conflict it carries the CV as it is stored now. */
  failure: Failure | null;
}

export type ResumeBuilderEvent =
  | { type: 'loading.retried' }
  | { type: 'content.changed' }
  | { type: 'save.requested' }
  | { type: 'connection.returned' }
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' }
  | { type: 'editing.opened' }
  | { type: 'preview.opened' }
  | { type: 'design.opened' };

const actors = {
  openResume: placeholder<OpenedResume>('openResume'),
  saveResume: placeholder<void>('saveResume'),
};

export type ResumeBuilderActors = typeof actors;

const edits = { guard: 'nothingIsAsked', target: 'editing' } as const;
const previews = { guard: 'nothingIsAsked', target: 'previewing' } as const;
const designs = { guard: 'nothingIsAsked', target: 'designing' } as const;

export const resumeBuilderMachine = setup({
  types: {
    context: {} as ResumeBuilderContext,
    events: {} as ResumeBuilderEvent,
    tags: {} as 'saving',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    isUnsent: (_, params: OpenedResume) => params.isUnsent,
    isNobodys: (_, params: { error: unknown }) => failureOf(params.error).status === 404,
    somebodySavedMeanwhile: (_, params: { error: unknown }) =>
      failureOf(params.error).code === 'version_conflict',
    nothingCameBack: (_, params: { error: unknown }) => failureOf(params.error).status === 0,
    typedMeanwhile: stateIn('#behind'),
    nothingIsAsked: not(stateIn('#asked')),
  },
  actions: {
    /** Given by the page: the CV stands in its form. */
    takeResume: (_, _params: OpenedResume) => {},
    /** Given by the page: what the other window saved takes the place of what stands here. */
    takeTheirs: () => {},
    /** Given by the page: what was changed here stays, over the other window’s version. */
    keepMine: () => {},
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { rest: 1_000, beforeTryingAgain: 10_000 },
}).createMachine({
  id: 'resumeBuilder',
  description: 'From opening a CV to what is stored of it.',
  context: { failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The CV is on its way, with what was typed in this browser and never sent.',
      meta: { path: '/veteran/resume/edit', requirements: ['RESUME-03'] },
      invoke: {
        id: 'openResume',
        src: 'openResume',
        onDone: [
          {
            guard: { type: 'isUnsent', params: ({ event }) => event.output },
            target: '#saving',
            actions: { type: 'takeResume', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'takeResume', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isNobodys', params: errorOf }, target: 'missing' },
          { target: 'loadFailed', actions: remembersFailure },
        ],
      },
    },
    missing: { description: 'There is no such CV of this person.' },
    loadFailed: {
      description: 'The CV did not load.',
      on: { 'loading.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'The CV can be changed.',
      type: 'parallel',
      states: {
        keeping: {
          description: 'How much of what is typed is stored.',
          initial: 'saved',
          states: {
            saved: {
              description: 'All that stands here is stored.',
              on: { 'content.changed': 'resting' },
            },
            resting: {
              description: 'Something is typed; it is sent after a second without a key.',
              on: {
                'content.changed': { target: 'resting', reenter: true },
                'save.requested': 'saving',
              },
              after: { rest: 'saving' },
            },
            saving: {
              id: 'saving',
              description: 'The parts that changed are on their way, one after the other.',
              tags: 'saving',
              entry: 'forgetFailure',
              initial: 'alone',
              states: {
                alone: {
                  description: 'Nothing was typed since.',
                  on: { 'content.changed': 'behind' },
                },
                behind: { id: 'behind', description: 'What was typed meanwhile is sent next.' },
              },
              invoke: {
                id: 'saveResume',
                src: 'saveResume',
                onDone: [{ guard: 'typedMeanwhile', target: 'resting' }, { target: 'saved' }],
                onError: [
                  {
                    guard: { type: 'somebodySavedMeanwhile', params: errorOf },
                    target: 'conflict',
                    actions: remembersFailure,
                  },
                  {
                    guard: { type: 'nothingCameBack', params: errorOf },
                    target: 'offline',
                    actions: remembersFailure,
                  },
                  { target: 'notSaved', actions: remembersFailure },
                ],
              },
            },
            offline: {
              description: 'Nothing comes back; what is typed waits in this browser.',
              on: { 'connection.returned': 'saving', 'save.requested': 'saving' },
              after: { beforeTryingAgain: 'saving' },
            },
            notSaved: {
              description: 'The server did not take it; what is typed waits in this browser.',
              on: { 'content.changed': 'resting', 'save.requested': 'saving' },
            },
            conflict: {
              id: 'asked',
              description: 'Another window saved meanwhile: both versions are shown, and the person chooses.',
              on: {
                'theirs.taken': { target: 'saved', actions: ['takeTheirs', 'forgetFailure'] },
                'mine.kept': { target: 'saving', actions: 'keepMine' },
              },
            },
          },
        },
        showing: {
          description: 'What stands where there is room for one thing only.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The form of one section.',
              on: { 'preview.opened': previews, 'design.opened': designs },
            },
            previewing: {
              description: 'The pages as they are downloaded.',
              on: { 'editing.opened': edits, 'design.opened': designs },
            },
            designing: {
              description: 'The design, the paper, and the order of the sections.',
              on: { 'editing.opened': edits, 'preview.opened': previews },
            },
          },
        },
      },
    },
  },
});
