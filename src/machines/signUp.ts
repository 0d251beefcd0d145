import { assign, setup } from 'xstate';
import type { operations } from '../../openapi.gen.d.ts';
import type { Session } from './auth/setup.ts';
import { type Failure, failureOf, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export type NewAccount = operations['signUp']['requestBody']['content']['multipart/form-data'];
export type CreatedAccount = operations['signUp']['responses'][201]['content']['application/json']['data'];

export interface SignUpContext {
  created: CreatedAccount | null;
  session: Session | null;
  failure: Failure | null;
}

export type SignUpEvent = { type: 'form.submitted'; account: NewAccount };

const actors = {
  signUp: placeholder<CreatedAccount, NewAccount>('signUp'),
  verifyEmail: placeholder<Session, { email: string; token: string }>('verifyEmail'),
};

export type SignUpActors = typeof actors;

export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    addressIsProven: (_, params: { created: CreatedAccount }) => params.created.verification_token !== null,
  },
  actions: {
    rememberCreated: assign((_, params: { created: CreatedAccount }) => ({
      created: params.created,
      failure: null,
    })),
    rememberSession: assign((_, params: { session: Session }) => ({ session: params.session })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'signUp',
  description: 'A person creates an account, from the form to the first sign-in.',
  context: { created: null, session: null, failure: null },
  initial: 'filling',
  states: {
    filling: {
      description: 'The form is open; errors are shown at their fields.',
      meta: { path: '/auth/signup', requirements: ['ROUTE-03'] },
      on: { 'form.submitted': { target: 'creating', actions: 'forgetFailure' } },
    },
    creating: {
      description: 'The server checks the answers; a known address gets the same answer and another mail.',
      tags: 'busy',
      meta: { requirements: ['API-23'] },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => event.account,
        onDone: [
          {
            guard: { type: 'addressIsProven', params: ({ event }) => ({ created: event.output }) },
            target: 'opening',
            actions: { type: 'rememberCreated', params: ({ event }) => ({ created: event.output }) },
            meta: { requirements: ['COMPANY-13'] },
          },
          {
            target: 'awaitingConfirmation',
            actions: { type: 'rememberCreated', params: ({ event }) => ({ created: event.output }) },
          },
        ],
        onError: staysIn('filling'),
      },
    },
    opening: {
      description: 'The invitation was sent to this address: the account opens immediately.',
      tags: 'busy',
      meta: { requirements: ['COMPANY-13'] },
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({
          email: context.created?.email ?? '',
          token: context.created?.verification_token ?? '',
        }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'rememberSession', params: ({ event }) => ({ session: event.output }) },
          meta: { requirements: ['AUTH-07'] },
        },
        onError: {
          target: 'awaitingConfirmation',
          description: 'The address can still be confirmed by mail.',
        },
      },
    },
    awaitingConfirmation: {
      description: 'The account waits for its address to be confirmed.',
      type: 'final',
      meta: { path: '/auth/verify-email' },
    },
    signedIn: {
      description: 'The new account is signed in.',
      type: 'final',
      meta: { path: '/', requirements: ['AUTH-07'] },
    },
  },
});
