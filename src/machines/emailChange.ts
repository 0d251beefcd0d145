import { assign, setup } from 'xstate';
import { type Failure, failureOf, remembersFailure } from './failure.ts';
import { linkDies, linkIsDead, type MailedLink } from './mailedLink.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export interface EmailChangeContext {
  token: MailedLink['token'];
  failure: Failure | null;
}

export type EmailChangeEvent = { type: 'retry.requested' };

const actors = {
  confirmEmailChange: placeholder<void, { token: string }>('confirmEmailChange'),
};

export type EmailChangeActors = typeof actors;

export const emailChangeMachine = setup({
  types: {
    context: {} as EmailChangeContext,
    events: {} as EmailChangeEvent,
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
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'emailChange',
  description: 'A new e-mail address replaces the old one once its link is opened.',
  context: ({ input }) => ({ token: input.token, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a token in the page’s address?',
      always: [{ guard: 'linkIsGiven', target: 'confirming' }, { target: 'linkDead' }],
    },
    confirming: {
      description: 'The server checks the link.',
      tags: 'busy',
      invoke: {
        id: 'confirmEmailChange',
        src: 'confirmEmailChange',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: 'changed',
        onError: [
          linkDies,
          {
            target: 'confirmFailed',
            actions: remembersFailure,
          },
        ],
      },
    },
    confirmFailed: {
      description: 'The server did not answer, or another account has taken the address.',
      on: { 'retry.requested': { target: 'confirming', actions: 'forgetFailure' } },
    },
    linkDead: { description: 'The link was used or has expired; the old address stays.' },
    changed: {
      description: 'The new address is in force; sign in with it.',
      type: 'final',
      meta: { path: '/auth/login' },
    },
  },
});
