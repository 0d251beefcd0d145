import { assign, setup } from 'xstate';
import type { components, operations } from '../../openapi.gen.d.ts';
import { type Failure, failureOf, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export type Rewriting = components['schemas']['ResumeRewrite'];
export type RewriteRequest = operations['rewriteResumeText']['requestBody']['content']['application/json'];

export interface RewriteContext {
  request: RewriteRequest | null;
  rewriting: Rewriting | null;
  failure: Failure | null;
}

export type RewriteEvent =
  | { type: 'words.requested'; request: RewriteRequest }
  | { type: 'text.changed' }
  | { type: 'suggestion.used' }
  | { type: 'suggestion.declined' };

const actors = { rewriteResumeText: placeholder<Rewriting, RewriteRequest>('rewriteResumeText') };

export type RewriteActors = typeof actors;

const asks = {
  target: '#rewrite.asking',
  actions: [
    {
      type: 'rememberRequest',
      params: ({ event }: { event: { request: RewriteRequest } }) => event,
    },
    'forgetAnswer',
  ],
} as const;
const startsAgain = {
  target: '#rewrite.idle',
  actions: 'forgetAnswer',
  description: 'the text has changed',
} as const;

export const rewriteMachine = setup({
  types: {
    context: {} as RewriteContext,
    events: {} as RewriteEvent,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  delays: { longWait: 4_000 },
  guards: {
    suggestionSaysTheSame: ({ context }, { rewriting }: { rewriting: Rewriting }) =>
      rewriting.suggestion.trim() === context.request?.text.trim(),
  },
  actions: {
    rememberRequest: assign((_, { request }: { request: RewriteRequest }) => ({ request })),
    rememberRewriting: assign((_, { rewriting }: { rewriting: Rewriting }) => ({ rewriting })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetAnswer: assign({ rewriting: null, failure: null }),
  },
}).createMachine({
  id: 'rewrite',
  description:
    'The server suggests other words for a line or a summary, in one of six styles; the person accepts or declines.',
  context: { request: null, rewriting: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'There is no suggestion for the current text.',
      on: { 'words.requested': asks },
    },
    asking: {
      description: 'The server writes a suggestion; it adds no facts or numbers.',
      tags: 'busy',
      initial: 'prompt',
      on: { 'text.changed': startsAgain },
      invoke: {
        id: 'rewriteResumeText',
        src: 'rewriteResumeText',
        input: ({ context }) => {
          if (!context.request) throw new Error('Nothing was asked');
          return context.request;
        },
        onDone: [
          {
            guard: { type: 'suggestionSaysTheSame', params: ({ event }) => ({ rewriting: event.output }) },
            target: 'nothing',
            actions: { type: 'rememberRewriting', params: ({ event }) => ({ rewriting: event.output }) },
          },
          {
            target: 'suggested',
            actions: { type: 'rememberRewriting', params: ({ event }) => ({ rewriting: event.output }) },
          },
        ],
        onError: staysIn('failed'),
      },
      states: {
        prompt: {
          description: 'An answer is expected any moment.',
          after: { longWait: 'slow' },
        },
        slow: { description: 'It takes longer than usual, and the page says so.' },
      },
    },
    suggested: {
      description: 'The suggestion is shown, with what changed and why.',
      on: {
        'suggestion.used': 'used',
        'suggestion.declined': { target: 'idle', actions: 'forgetAnswer' },
        'words.requested': asks,
        'text.changed': startsAgain,
      },
    },
    nothing: {
      description: 'In this style there is nothing to change.',
      on: { 'words.requested': asks, 'text.changed': startsAgain },
    },
    failed: {
      description: 'The suggestion failed; the text is unchanged.',
      on: { 'words.requested': asks, 'text.changed': startsAgain },
    },
    used: {
      description: 'The suggestion is in the CV; another can be requested.',
      on: { 'words.requested': asks, 'text.changed': startsAgain },
    },
  },
});
