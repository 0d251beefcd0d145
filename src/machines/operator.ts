import { assign, setup } from 'xstate';
import type { components, operations } from '../../openapi.gen.d.ts';
import {
  errorOf,
  type Failure,
  failureOf,
  remembersFailure,
  sessionEnded,
  staysIn,
  userInactive,
} from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export type Operator = components['schemas']['Admin'];
type Answer<Id extends 'adminLogin' | 'getAdmin'> =
  operations[Id]['responses'][200]['content']['application/json']['data'];
export type OperatorCredentials = operations['adminLogin']['requestBody']['content']['application/json'];
export type OperatorSession = Answer<'adminLogin'>;

export interface OperatorInput {
  stored: { usable: boolean } | null;
  hasProductRole: boolean;
}

export interface OperatorContext extends OperatorInput {
  operator: Operator | null;
  failure: Failure | null;
}

export type OperatorEvent =
  | { type: 'credentials.submitted'; credentials: OperatorCredentials }
  | { type: 'otherAccount.requested' }
  | { type: 'retry.requested' }
  | { type: 'logout.requested' }
  | { type: 'session.ended' }
  | { type: 'access.denied' };

const actors = {
  getAdmin: placeholder<Answer<'getAdmin'>>('getAdmin'),
  adminLogin: placeholder<OperatorSession, OperatorCredentials>('adminLogin'),
  logout: placeholder<{ status: boolean }>('logout'),
};

export type OperatorActors = typeof actors;

type Failed = { error: unknown };

export const operatorMachine = setup({
  types: {
    context: {} as OperatorContext,
    events: {} as OperatorEvent,
    input: {} as OperatorInput,
    tags: {} as 'busy' | 'console' | 'form',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    tokenIsUsable: ({ context }) => context.stored?.usable === true,
    tokenIsStored: ({ context }) => context.stored !== null,
    productRoleIsSignedIn: ({ context }) => context.hasProductRole,
    statusFlagIsTrue: (_, params: { status: boolean }) => params.status,
    sessionHasEnded: (_, params: Failed) => sessionEnded(params.error),
    operatorIsSwitchedOff: (_, params: Failed) => userInactive(params.error),
    accessIsDenied: (_, params: Failed) =>
      userInactive(params.error) || failureOf(params.error).status === 403,
  },
  actions: {
    // Provided by the app, which keeps the token and its expiry for this tab.
    storeSession: (_, _params: { session: OperatorSession }) => {},
    // Provided by the app, which drops the token and everything read with it.
    clearSession: () => {},
    rememberOperator: assign((_, params: { operator: Operator }) => ({
      operator: params.operator,
      failure: null,
    })),
    forgetOperator: assign({ stored: null, operator: null, failure: null }),
    rememberFailure: assign((_, params: Failed) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'operator',
  description: 'An operator signs in to the operator console and out, whoever else is signed in here.',
  context: ({ input }) => ({ ...input, operator: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a stored token, or is somebody signed in to the app here?',
      always: [
        { guard: 'tokenIsUsable', target: 'checking' },
        { guard: 'tokenIsStored', target: 'ended', actions: ['clearSession', 'forgetOperator'] },
        { guard: 'productRoleIsSignedIn', target: 'denied' },
        { target: 'signedOut' },
      ],
    },
    checking: {
      description: 'The server says whose token it is.',
      tags: 'busy',
      invoke: {
        id: 'getAdmin',
        src: 'getAdmin',
        onDone: {
          target: 'signedIn',
          actions: { type: 'rememberOperator', params: ({ event }) => ({ operator: event.output.admin }) },
        },
        onError: [
          {
            guard: { type: 'sessionHasEnded', params: errorOf },
            target: 'ended',
            actions: ['clearSession', 'forgetOperator'],
            description: '401: the session has ended',
          },
          {
            guard: { type: 'accessIsDenied', params: errorOf },
            target: 'denied',
            actions: ['clearSession', 'forgetOperator'],
            description: '403, 410: the account may not use the console',
          },
          {
            target: 'unreachable',
            actions: remembersFailure,
          },
        ],
      },
    },
    unreachable: {
      description: 'The server did not answer; the session is kept, and the operator can try again.',
      on: { 'retry.requested': { target: 'checking', actions: 'forgetFailure' } },
    },
    denied: {
      description: 'The console is for operators alone; another account can sign in.',
      on: { 'otherAccount.requested': 'signedOut' },
    },
    signedOut: {
      description: 'The console’s sign-in form shows the last error.',
      tags: 'form',
      meta: { path: '/admin' },
      on: { 'credentials.submitted': { target: 'signingIn', actions: 'forgetFailure' } },
    },
    ended: {
      description: 'The session has expired; signing in leads back to the page.',
      tags: 'form',
      on: { 'credentials.submitted': { target: 'signingIn', actions: 'forgetFailure' } },
    },
    signingIn: {
      description: 'E-mail and password are being checked.',
      tags: ['busy', 'form'],
      invoke: {
        id: 'adminLogin',
        src: 'adminLogin',
        input: ({ event }) => {
          if (event.type !== 'credentials.submitted') throw new Error(event.type);
          return event.credentials;
        },
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'storeSession', params: ({ event }) => ({ session: event.output }) },
            { type: 'rememberOperator', params: ({ event }) => ({ operator: event.output.admin }) },
          ],
        },
        onError: [
          {
            guard: { type: 'operatorIsSwitchedOff', params: errorOf },
            target: 'denied',
            description: '410: the account is switched off',
          },
          staysIn('signedOut'),
        ],
      },
    },
    signedIn: {
      description: 'The operator works in the console.',
      tags: 'console',
      meta: { path: '/admin' },
      on: {
        'logout.requested': { target: 'signingOut', actions: 'forgetFailure' },
        'session.ended': { target: 'ended', actions: ['clearSession', 'forgetOperator'] },
        'access.denied': { target: 'denied', actions: ['clearSession', 'forgetOperator'] },
      },
    },
    signingOut: {
      description: 'The server ends the session.',
      tags: ['busy', 'console'],
      invoke: {
        id: 'logout',
        src: 'logout',
        onDone: [
          {
            guard: { type: 'statusFlagIsTrue', params: ({ event }) => event.output },
            target: 'signedOut',
            actions: ['clearSession', 'forgetOperator'],
          },
          { target: 'signedIn', actions: { type: 'rememberFailure', params: { error: null } } },
        ],
        onError: [
          {
            guard: { type: 'sessionHasEnded', params: errorOf },
            target: 'signedOut',
            actions: ['clearSession', 'forgetOperator'],
            description: '401: the session has ended',
          },
          staysIn('signedIn'),
        ],
      },
    },
  },
});
