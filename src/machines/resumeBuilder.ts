import { assign, setup } from 'xstate';
import { errorOf, type Failure, failureOf, remembersFailure } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export interface ResumeBuilderContext {
  failure: Failure | null;
}

export type ResumeBuilderEvent =
  | { type: 'loading.retried' }
  | { type: 'form.opened' }
  | { type: 'preview.opened' }
  | { type: 'design.opened' };

// The federal resume page provides `getFederalResume` under the same name.
const actors = { getResume: placeholder<void>('getResume') };

export type ResumeBuilderActors = typeof actors;

const path = '/veteran/resume/edit';

export const resumeBuilderMachine = setup({
  types: {
    context: {} as ResumeBuilderContext,
    events: {} as ResumeBuilderEvent,
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    resumeIsMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
  },
  actions: {
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'resumeBuilder',
  description: 'From opening a CV to writing it. The autosave chart says how much of it is stored.',
  context: { failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The CV is loading, with any text in this browser that never reached the server.',
      meta: { path, requirements: ['RESUME-03'] },
      invoke: {
        id: 'getResume',
        src: 'getResume',
        onDone: 'editing',
        onError: [
          { guard: { type: 'resumeIsMissing', params: errorOf }, target: 'missing' },
          { target: 'loadFailed', actions: remembersFailure },
        ],
      },
    },
    missing: { description: 'This person has no such CV.', meta: { path } },
    loadFailed: {
      description: 'The CV didn’t load.',
      meta: { path },
      on: { 'loading.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    editing: {
      description: 'The form of one section is shown.',
      meta: { path, requirements: ['RESUME-03'] },
      on: { 'preview.opened': 'previewing', 'design.opened': 'designing' },
    },
    previewing: {
      description: 'The pages are shown as they download; a wide window shows them next to the form.',
      meta: { path },
      on: { 'form.opened': 'editing', 'design.opened': 'designing' },
    },
    designing: {
      description: 'The design, the paper size and the order of the sections are shown.',
      meta: { path },
      on: { 'form.opened': 'editing', 'preview.opened': 'previewing' },
    },
  },
});
