import { assign, setup } from 'xstate';
import type { operations } from '../../openapi.gen.d.ts';
import { type Failure, failureOf, remembersFailure } from './failure.ts';
import { linkDies, linkIsDead, type MailedLink } from './mailedLink.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Securing = operations['secureAccount']['requestBody']['content']['application/json'];
export type CheckedNotice =
  operations['checkSecureAccount']['responses'][200]['content']['application/json']['data'];

export interface SecureAccountContext {
  token: MailedLink['token'];
  checked: CheckedNotice | null;
  email: string | null;
  failure: Failure | null;
}

export type SecureAccountEvent =
  | { type: 'securing.confirmed'; keptIdentities: number[] }
  | { type: 'retry.requested' };

const actors = {
  checkSecureAccount: placeholder<CheckedNotice, { token: string }>('checkSecureAccount'),
  secureAccount: placeholder<{ email: string }, Securing>('secureAccount'),
};

export type SecureAccountActors = typeof actors;

export const secureAccountMachine = setup({
  types: {
    context: {} as SecureAccountContext,
    events: {} as SecureAccountEvent,
    input: {} as Pick<MailedLink, 'token'>,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    linkIsGiven: ({ context }) => context.token !== null,
    linkIsDead: (_, params: { error: unknown }) => linkIsDead(params.error),
  },
  actions: {
    rememberChecked: assign((_, params: { checked: CheckedNotice }) => ({ checked: params.checked })),
    rememberEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'secureAccount',
  description: 'The owner undoes a change they did not make, and signs everybody out.',
  context: ({ input }) => ({ token: input.token, checked: null, email: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a token in the page’s address?',
      always: [{ guard: 'linkIsGiven', target: 'checkingLink' }, { target: 'linkDead' }],
    },
    checkingLink: {
      description: 'Is the link still valid, and which linked sign-ins would it end?',
      tags: 'busy',
      invoke: {
        id: 'checkSecureAccount',
        src: 'checkSecureAccount',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'asking',
          actions: { type: 'rememberChecked', params: ({ event }) => ({ checked: event.output }) },
        },
        onError: [linkDies, { target: 'checkFailed', actions: remembersFailure }],
      },
    },
    checkFailed: {
      description: 'The server did not answer; the link may still be valid.',
      on: { 'retry.requested': { target: 'checkingLink', actions: 'forgetFailure' } },
    },
    asking: {
      description:
        'The page explains the change and waits for the button, so a mail scanner changes nothing.',
      on: { 'securing.confirmed': { target: 'securing', actions: 'forgetFailure' } },
    },
    securing: {
      description: 'The server undoes the change and ends all access, and the linked sign-ins not selected.',
      tags: 'busy',
      invoke: {
        id: 'secureAccount',
        src: 'secureAccount',
        input: ({ context, event }) => {
          if (event.type !== 'securing.confirmed') throw new Error(event.type);
          return { token: context.token ?? '', keep_identities: event.keptIdentities };
        },
        onDone: {
          target: 'secured',
          actions: { type: 'rememberEmail', params: ({ event }) => event.output },
        },
        onError: [linkDies, { target: 'asking', actions: remembersFailure }],
      },
    },
    linkDead: { description: 'The link was used or has expired; nothing is changed.' },
    secured: {
      description: 'Nobody is signed in; a new password is chosen by mail.',
      type: 'final',
      meta: { path: '/auth/forgot' },
    },
  },
});
