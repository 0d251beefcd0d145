import { assign, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type User = components['schemas']['User'];
export type ProfileChange = components['schemas']['ProfileChange'];

export interface ProfileChangeContext {
  /** After a conflict it carries the profile as now stored. */
  failure: Failure | null;
}

export type ProfileChangeEvent =
  | { type: 'form.changed' }
  | { type: 'form.submitted'; change: ProfileChange }
  | { type: 'changes.discarded' }
  | { type: 'stored.taken' }
  | { type: 'mine.kept'; change: ProfileChange };

const actors = { updateUserProfile: placeholder<User, ProfileChange>('updateUserProfile') };

export type ProfileChangeActors = typeof actors;

export const profileChangeMachine = setup({
  types: {
    context: {} as ProfileChangeContext,
    events: {} as ProfileChangeEvent,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    somebodySavedMeanwhile: (_, params: { error: unknown }) =>
      failureOf(params.error).code === 'version_conflict',
  },
  actions: {
    takeStored: (_, _params: { user: User }) => {},
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'profileChange',
  description: 'A person changes their profile and saves it.',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The details can be changed; nothing is saved yet.',
      meta: { path: '/profile', requirements: ['VETERAN-08'] },
      on: {
        'form.submitted': { target: 'saving', actions: 'forgetFailure' },
        'changes.discarded': {
          actions: 'forgetFailure',
          description: 'The form shows the stored details again.',
        },
      },
    },
    saving: {
      description: 'The server stores the changes, unless a newer version was saved.',
      tags: 'busy',
      invoke: {
        id: 'updateUserProfile',
        src: 'updateUserProfile',
        input: ({ event }) => {
          if (event.type !== 'form.submitted' && event.type !== 'mine.kept') throw new Error(event.type);
          return event.change;
        },
        onDone: {
          target: 'saved',
          actions: { type: 'takeStored', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: { type: 'somebodySavedMeanwhile', params: errorOf },
            target: 'conflict',
            actions: remembersFailure,
          },
          staysIn('editing'),
        ],
      },
    },
    conflict: {
      description: 'Another window has saved: both versions are shown, and the person chooses.',
      on: {
        'stored.taken': { target: 'editing', actions: 'forgetFailure' },
        'mine.kept': { target: 'saving', actions: 'forgetFailure' },
      },
    },
    saved: {
      description: 'The changes in the form are saved.',
      on: { 'form.changed': 'editing' },
    },
  },
});
