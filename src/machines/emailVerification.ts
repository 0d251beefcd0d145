import { assign, setup } from 'xstate';
import type { Session } from './auth/setup.ts';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import { linkDies, linkIsDead, type MailedLink } from './mailedLink.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export interface ResendRequest {
  email: string;
  captcha_token?: string;
}

export interface EmailVerificationContext extends MailedLink {
  session: Session | null;
  failure: Failure | null;
}

export type EmailVerificationEvent =
  | { type: 'retry.requested' }
  | { type: 'password.submitted'; password: string }
  | { type: 'resend.requested'; request: ResendRequest };

const actors = {
  verifyEmail: placeholder<Session, { email: string; token: string; password?: string }>('verifyEmail'),
  resendVerification: placeholder<void, ResendRequest>('resendVerification'),
};

export type EmailVerificationActors = typeof actors;

const asks = <Target extends string>(target: Target) =>
  ({
    target: `#emailVerification.${target}`,
    actions: [
      {
        type: 'rememberAddress',
        params: ({ event }: { event: { request: ResendRequest } }) => event.request,
      },
      'forgetFailure',
    ],
  }) as const;

const asking = <Target extends string>(failsInto: Target) =>
  ({
    description: 'The person requests another mail; the answer is the same for any address.',
    tags: 'busy',
    invoke: {
      id: 'resendVerification',
      src: 'resendVerification',
      input: ({ event }: { event: EmailVerificationEvent }) => {
        if (event.type !== 'resend.requested') throw new Error(event.type);
        return event.request;
      },
      onDone: 'checkingInbox.justSent',
      onError: staysIn(failsInto),
    },
  }) as const;

export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as MailedLink,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    linkIsGiven: ({ context }) => context.email !== null && context.token !== null,
    mailIsOnItsWay: ({ context }) => context.email !== null,
    passwordIsNeeded: (_, params: { error: unknown }) => failureOf(params.error).code === 'password_needed',
    linkIsDead: (_, params: { error: unknown }) => linkIsDead(params.error),
  },
  actions: {
    rememberAddress: assign((_, params: { email: string }) => ({ email: params.email })),
    rememberSession: assign((_, params: { session: Session }) => ({ session: params.session })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
  delays: { untilResend: 60_000 },
}).createMachine({
  id: 'emailVerification',
  description: 'An e-mail address is confirmed by the link that was mailed to it.',
  context: ({ input }) => ({ ...input, session: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a token in the page’s address?',
      always: [
        { guard: 'linkIsGiven', target: 'verifying' },
        { guard: 'mailIsOnItsWay', target: 'checkingInbox.justSent' },
        { target: 'checkingInbox.mayAskAgain' },
      ],
    },
    verifying: {
      description: 'The server checks the link and signs the person in.',
      tags: 'busy',
      meta: { requirements: ['API-22'] },
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ email: context.email ?? '', token: context.token ?? '' }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'rememberSession', params: ({ event }) => ({ session: event.output }) },
          meta: { requirements: ['AUTH-07', 'API-22'] },
        },
        onError: [
          { ...linkDies, actions: remembersFailure },
          {
            guard: { type: 'passwordIsNeeded', params: errorOf },
            target: 'choosingPassword',
            description: 'Another browser signed up with this address, so the person must set a password.',
          },
          {
            target: 'verifyFailed',
            actions: remembersFailure,
          },
        ],
      },
    },
    verifyFailed: {
      description: 'The server did not answer; the link is still valid.',
      on: { 'retry.requested': { target: 'verifying', actions: 'forgetFailure' } },
    },
    choosingPassword: {
      description:
        'The link was opened in a different browser from the sign-up, so the password is set here.',
      meta: { requirements: ['API-22'] },
      on: { 'password.submitted': { target: 'settingPassword', actions: 'forgetFailure' } },
    },
    settingPassword: {
      description: 'The server checks the link and the password, and signs the person in.',
      tags: 'busy',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context, event }) => {
          if (event.type !== 'password.submitted') throw new Error(event.type);
          return { email: context.email ?? '', token: context.token ?? '', password: event.password };
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'rememberSession', params: ({ event }) => ({ session: event.output }) },
          meta: { requirements: ['AUTH-07'] },
        },
        onError: [{ ...linkDies, actions: remembersFailure }, staysIn('choosingPassword')],
      },
    },
    linkDead: {
      description: 'The link was used or has expired; another can be sent.',
      on: { 'resend.requested': asks('replacing') },
    },
    replacing: asking('linkDead'),
    checkingInbox: {
      description: 'The mail is on its way; its link leads back here.',
      meta: { path: '/auth/verify-email', requirements: ['ROUTE-03'] },
      initial: 'justSent',
      states: {
        justSent: {
          description: 'No other mail can be requested for a minute.',
          after: { untilResend: 'mayAskAgain' },
        },
        mayAskAgain: {
          description: 'The mail can be sent again.',
          on: { 'resend.requested': asks('resending') },
        },
      },
    },
    resending: asking('checkingInbox.mayAskAgain'),
    signedIn: {
      description: 'The address is confirmed and its person signed in.',
      type: 'final',
      meta: { path: '/', requirements: ['AUTH-07'] },
    },
  },
});
