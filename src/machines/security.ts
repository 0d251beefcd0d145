import { assign, setup } from 'xstate';
import type { components, operations } from '../../openapi.gen.d.ts';
import { type Failure, failureOf, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Body<Id extends 'changePassword' | 'changeEmail' | 'unlinkIdentity'> =
  operations[Id]['requestBody']['content']['application/json'];
export type PasswordChange = Body<'changePassword'>;
export type EmailAddressChange = Body<'changeEmail'>;
export type Proof = Body<'unlinkIdentity'>;
export type Provider = components['schemas']['Identity']['provider'];

export interface SecurityContext {
  newEmail: string | null;
  provider: Provider | null;
  sessionId: number | null;
  done: 'passwordChanged' | 'unlinked' | 'sessionEnded' | null;
  failure: Failure | null;
}

export type SecurityEvent =
  | { type: 'password.opened' }
  | { type: 'password.submitted'; change: PasswordChange }
  | { type: 'newEmail.opened' }
  | { type: 'newEmail.submitted'; change: EmailAddressChange }
  | { type: 'form.closed' }
  | { type: 'unlink.requested'; provider: Provider }
  | { type: 'unlink.confirmed'; proof: Proof }
  | { type: 'sessionEnd.requested'; sessionId: number }
  | { type: 'logoutEverywhere.requested' }
  | { type: 'logoutEverywhere.confirmed'; keptIdentities: number[] }
  | { type: 'question.declined' };

const actors = {
  changePassword: placeholder<void, PasswordChange>('changePassword'),
  changeEmail: placeholder<{ new_email: string }, EmailAddressChange>('changeEmail'),
  unlinkIdentity: placeholder<void, Proof & { provider: Provider }>('unlinkIdentity'),
  endSession: placeholder<void, { sessionId: number }>('endSession'),
  logoutEverywhere: placeholder<void, { keptIdentities: number[] }>('logoutEverywhere'),
};

export type SecurityActors = typeof actors;

const nothing: SecurityContext = {
  newEmail: null,
  provider: null,
  sessionId: null,
  done: null,
  failure: null,
};

export const securityMachine = setup({
  types: {
    context: {} as SecurityContext,
    events: {} as SecurityEvent,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  actions: {
    announceDone: () => {},
    // All sessions have ended, so the page signs out here.
    endSession: () => {},
    rememberDone: assign((_, params: { done: SecurityContext['done'] }) => ({ ...nothing, ...params })),
    rememberNewEmail: assign((_, params: { new_email: string }) => ({
      ...nothing,
      newEmail: params.new_email,
    })),
    rememberProvider: assign((_, params: { provider: Provider }) => ({
      ...nothing,
      provider: params.provider,
    })),
    rememberSession: assign((_, params: { sessionId: number }) => ({
      ...nothing,
      sessionId: params.sessionId,
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign(() => nothing),
  },
}).createMachine({
  id: 'security',
  description: 'How the user signs in, and where they are signed in.',
  context: nothing,
  initial: 'overview',
  states: {
    overview: {
      description: 'Nothing is being changed; each setting can be opened.',
      meta: { path: '/profile' },
      on: {
        'password.opened': { target: 'enteringPassword', actions: 'forgetAll' },
        'newEmail.opened': { target: 'enteringNewEmail', actions: 'forgetAll' },
        'unlink.requested': {
          target: 'confirmingUnlink',
          actions: { type: 'rememberProvider', params: ({ event }) => ({ provider: event.provider }) },
        },
        'sessionEnd.requested': {
          target: 'endingSession',
          actions: { type: 'rememberSession', params: ({ event }) => ({ sessionId: event.sessionId }) },
        },
        'logoutEverywhere.requested': { target: 'confirmingLogoutEverywhere', actions: 'forgetAll' },
      },
    },
    enteringPassword: {
      description: 'The form asks for the old and new password, and which linked sign-ins to keep.',
      on: {
        'password.submitted': { target: 'changingPassword', actions: 'forgetFailure' },
        'form.closed': { target: 'overview', actions: 'forgetAll' },
      },
    },
    changingPassword: {
      description:
        'The server stores the new password, and ends other sessions and the linked sign-ins not selected.',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          if (event.type !== 'password.submitted') throw new Error(event.type);
          return event.change;
        },
        onDone: {
          target: 'overview',
          actions: [{ type: 'rememberDone', params: { done: 'passwordChanged' } }, 'announceDone'],
        },
        onError: staysIn('enteringPassword'),
      },
    },
    enteringNewEmail: {
      description: 'The form asks for the new address and the password.',
      on: {
        'newEmail.submitted': { target: 'askingForNewEmail', actions: 'forgetFailure' },
        'form.closed': { target: 'overview', actions: 'forgetAll' },
      },
    },
    askingForNewEmail: {
      description: 'The server mails both addresses.',
      tags: 'busy',
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: ({ event }) => {
          if (event.type !== 'newEmail.submitted') throw new Error(event.type);
          return event.change;
        },
        onDone: {
          target: 'confirmationSent',
          actions: { type: 'rememberNewEmail', params: ({ event }) => event.output },
        },
        onError: staysIn('enteringNewEmail'),
      },
    },
    confirmationSent: {
      description: 'The link is in the new inbox; the old address stays until it is opened.',
      on: { 'form.closed': { target: 'overview', actions: 'forgetAll' } },
    },
    confirmingUnlink: {
      description: 'The form asks for the password before the linked sign-in ends.',
      on: {
        'unlink.confirmed': { target: 'unlinking', actions: 'forgetFailure' },
        'form.closed': { target: 'overview', actions: 'forgetAll' },
      },
    },
    unlinking: {
      description: 'The server removes the link, unless it is the only way to sign in, and mails the owner.',
      tags: 'busy',
      invoke: {
        id: 'unlinkIdentity',
        src: 'unlinkIdentity',
        input: ({ context, event }) => {
          if (!context.provider || event.type !== 'unlink.confirmed') throw new Error(event.type);
          return { provider: context.provider, ...event.proof };
        },
        onDone: {
          target: 'overview',
          actions: [{ type: 'rememberDone', params: { done: 'unlinked' } }, 'announceDone'],
        },
        onError: staysIn('confirmingUnlink'),
      },
    },
    endingSession: {
      description: 'The server ends one session; the others go on.',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => {
          if (context.sessionId === null) throw new Error('endSession');
          return { sessionId: context.sessionId };
        },
        onDone: {
          target: 'overview',
          actions: [{ type: 'rememberDone', params: { done: 'sessionEnded' } }, 'announceDone'],
        },
        onError: staysIn('overview'),
      },
    },
    confirmingLogoutEverywhere: {
      description: 'The dialog asks whether to log out on every device, and which linked sign-ins to keep.',
      on: {
        'logoutEverywhere.confirmed': { target: 'loggingOutEverywhere', actions: 'forgetFailure' },
        'question.declined': { target: 'overview', actions: 'forgetAll' },
      },
    },
    loggingOutEverywhere: {
      description: 'The server ends every session, and the linked sign-ins not selected.',
      tags: 'busy',
      invoke: {
        id: 'logoutEverywhere',
        src: 'logoutEverywhere',
        input: ({ event }) => {
          if (event.type !== 'logoutEverywhere.confirmed') throw new Error(event.type);
          return { keptIdentities: event.keptIdentities };
        },
        onDone: { target: 'loggedOut', actions: 'endSession' },
        onError: staysIn('confirmingLogoutEverywhere'),
      },
    },
    loggedOut: {
      description: 'Everybody is signed out.',
      type: 'final',
      meta: { path: '/auth/login' },
    },
  },
});
