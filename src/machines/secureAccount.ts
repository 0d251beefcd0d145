// The link “This wasn’t me” of a notice gives the account back to whoever reads its mail.
import { assign, setup } from 'xstate';
import { type Failure, failureOf, remembersFailure } from './failure.ts';
import { linkDies, linkIsDead, type MailedLink } from './mailedLink.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export interface SecureAccountContext {
  token: MailedLink['token'];
  /** The address that is in force again. */
  email: string | null;
  failure: Failure | null;
}

export type SecureAccountEvent = { type: 'securing.confirmed' };

const actors = {
  secureAccount: placeholder<{ email: string }, { token: string }>('secureAccount'),
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
    rememberEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'secureAccount',
  description: 'Whoever did not make a change takes it back, and signs everybody out.',
  context: ({ input }) => ({ token: input.token, email: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Does the address of the page carry a link?',
      always: [{ guard: 'linkIsGiven', target: 'asking' }, { target: 'linkDead' }],
    },
    asking: {
      description:
        'The page says what happens and waits for the button: a mail scanner that opens the link does nothing.',
      on: { 'securing.confirmed': { target: 'securing', actions: 'forgetFailure' } },
    },
    securing: {
      description: 'The server takes the change back and ends all access.',
      tags: 'busy',
      invoke: {
        id: 'secureAccount',
        src: 'secureAccount',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'secured',
          actions: { type: 'rememberEmail', params: ({ event }) => event.output },
        },
        onError: [linkDies, { target: 'asking', actions: remembersFailure }],
      },
    },
    linkDead: { description: 'The link was used or has run out; nothing is changed.' },
    secured: {
      description: 'Nobody is signed in; a new password is chosen by mail.',
      type: 'final',
      meta: { path: '/auth/forgot' },
    },
  },
});
