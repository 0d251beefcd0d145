import { assign, setup } from 'xstate';
import type { operations } from '../../openapi.gen.d.ts';
import { type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import { linkDies, linkIsDead, type MailedLink } from './mailedLink.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Body<Id extends 'forgotPassword' | 'resetPassword'> =
  operations[Id]['requestBody']['content']['application/json'];
export type ForgottenPassword = Body<'forgotPassword'>;
export type NewPassword = Omit<Body<'resetPassword'>, 'email' | 'token'>;
export type CheckedLink =
  operations['checkPasswordReset']['responses'][200]['content']['application/json']['data'];

export interface PasswordResetContext extends MailedLink {
  checked: CheckedLink | null;
  failure: Failure | null;
}

export type PasswordResetEvent =
  | { type: 'mail.requested'; request: ForgottenPassword }
  | { type: 'otherAddress.requested' }
  | { type: 'password.submitted'; password: NewPassword }
  | { type: 'retry.requested' };

const actors = {
  forgotPassword: placeholder<void, ForgottenPassword>('forgotPassword'),
  checkPasswordReset: placeholder<CheckedLink, { token: string }>('checkPasswordReset'),
  resetPassword: placeholder<void, Body<'resetPassword'>>('resetPassword'),
};

export type PasswordResetActors = typeof actors;

export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as MailedLink,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    linkIsGiven: ({ context }) => context.email !== null && context.token !== null,
    linkIsDead: (_, params: { error: unknown }) => linkIsDead(params.error),
  },
  actions: {
    rememberAddress: assign((_, params: { email: string }) => ({ email: params.email })),
    rememberChecked: assign((_, params: { checked: CheckedLink }) => ({ checked: params.checked })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'A forgotten password is replaced through a mailed link, valid for half an hour.',
  context: ({ input }) => ({ ...input, checked: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a token in the page’s address?',
      always: [{ guard: 'linkIsGiven', target: 'checkingLink' }, { target: 'asking' }],
    },
    asking: {
      description: 'The form asks for the e-mail address.',
      meta: { path: '/auth/forgot', requirements: ['ROUTE-03'] },
      on: {
        'mail.requested': {
          target: 'requesting',
          actions: [{ type: 'rememberAddress', params: ({ event }) => event.request }, 'forgetFailure'],
        },
      },
    },
    requesting: {
      description: 'The server takes the request; its answer is the same for any address.',
      tags: 'busy',
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ event }) => {
          if (event.type !== 'mail.requested') throw new Error(event.type);
          return event.request;
        },
        onDone: 'requested',
        onError: staysIn('asking'),
      },
    },
    requested: {
      description: 'If the address has an account, a mail is on its way.',
      on: { 'otherAddress.requested': 'asking' },
    },
    checkingLink: {
      description: 'Is the link still valid?',
      tags: 'busy',
      invoke: {
        id: 'checkPasswordReset',
        src: 'checkPasswordReset',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberChecked', params: ({ event }) => ({ checked: event.output }) },
        },
        onError: [
          linkDies,
          {
            target: 'checkFailed',
            actions: remembersFailure,
          },
        ],
      },
    },
    checkFailed: {
      description: 'The server did not answer; the link may still be valid.',
      on: { 'retry.requested': { target: 'checkingLink', actions: 'forgetFailure' } },
    },
    linkDead: {
      description: 'The link was used or has expired; another can be requested.',
      on: { 'otherAddress.requested': 'asking' },
    },
    choosing: {
      description: 'A new password is chosen.',
      meta: { path: '/auth/reset-password', requirements: ['ROUTE-03'] },
      on: { 'password.submitted': { target: 'saving', actions: 'forgetFailure' } },
    },
    saving: {
      description:
        'The server stores the new password, and ends every session and the linked sign-ins not selected.',
      tags: 'busy',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => {
          if (event.type !== 'password.submitted') throw new Error(event.type);
          return { email: context.email ?? '', token: context.token ?? '', ...event.password };
        },
        onDone: 'changed',
        onError: [linkDies, staysIn('choosing')],
      },
    },
    changed: {
      description: 'The new password is in force; sign in with it.',
      type: 'final',
      meta: { path: '/auth/login' },
    },
  },
});
