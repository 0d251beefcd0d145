/** Who is signed in: start-up with a stored token, login, logout, the end of a session, and what other tabs do. */
import { assign, fromPromise, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import type { Visitor } from './access.ts';
import { type Failure, failureOf, sessionEnded, userInactive } from './failure.ts';
import type { StateMeta } from './meta.ts';

type User = components['schemas']['User'];
export type Credentials = components['schemas']['Credentials'];

/** What the browser has stored; `usable` says whether its expiry is in the future. */
export type StoredSession = { usable: boolean } | null;
export type SignedIn = Extract<Visitor, { userStatus: User['status'] }> & { userId: number };

/** The few facts of a user that the guards need. */
export function signedInAs(user: User): SignedIn {
  return user.role === 'veteran'
    ? {
        kind: 'veteran',
        userId: user.id,
        userStatus: user.status,
        onboardingStarted: user.onboarding_steps !== null,
      }
    : {
        kind: 'recruiter',
        userId: user.id,
        userStatus: user.status,
        company: user.user_details.company?.status ?? null,
        companyFound: user.company_found?.status ?? null,
      };
}

export type Session = components['schemas']['Session'];

export interface AuthContext {
  stored: StoredSession;
  signedIn: SignedIn | null;
  /** The stored session ran out or was refused, as opposed to never having been there. */
  sessionExpired: boolean;
  failure: Failure | null;
}

export type AuthEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'profile.changed'; user: User }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.declined' }
  | { type: 'session.ended' }
  | { type: 'user.deactivated' }
  | { type: 'otherTab.signedIn' }
  | { type: 'otherTab.signedOut' }
  | { type: 'session.opened'; session: Session }
  | { type: 'retry.requested' };

const actors = {
  getUserProfile: fromPromise<User>(async () => {
    throw new Error('getUserProfile');
  }),
  login: fromPromise<Session, Credentials>(async () => {
    throw new Error('login');
  }),
  logout: fromPromise<{ status: boolean }>(async () => {
    throw new Error('logout');
  }),
};

export type AuthActors = typeof actors;

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { stored: StoredSession },
    tags: {} as 'busy' | 'starting',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    tokenIsUsable: ({ context }) => context.stored?.usable === true,
    tokenIsStored: ({ context }) => context.stored !== null,
    statusFlagIsTrue: (_, params: { status: boolean }) => params.status,
    sessionHasEnded: (_, params: { error: unknown }) => sessionEnded(params.error),
    userIsInactive: (_, params: { error: unknown }) => userInactive(params.error),
  },
  actions: {
    /** Given by the app: writes the token, its expiry and the profile. */
    storeSession: (_, _params: { session: Session }) => {},
    /** Given by the app: drops the token and everything kept for the person. */
    clearSession: () => {},
    /** Given by the app: “Login successful”. */
    announceLogin: () => {},
    rememberUser: assign((_, params: { user: User }) => ({
      stored: { usable: true },
      signedIn: signedInAs(params.user),
      sessionExpired: false,
      failure: null,
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetUser: assign({ stored: null, signedIn: null, sessionExpired: false, failure: null }),
    rememberExpiry: assign({ stored: null, signedIn: null, sessionExpired: true, failure: null }),
    rememberStoredToken: assign({ stored: { usable: true }, failure: null }),
  },
}).createMachine({
  id: 'auth',
  description: 'From the first moment of the app to signing out: who is signed in, and how that ends.',
  context: ({ input }) => ({ stored: input.stored, signedIn: null, sessionExpired: false, failure: null }),
  initial: 'starting',
  on: {
    'otherTab.signedIn': {
      target: '.starting',
      actions: 'rememberStoredToken',
      description: 'Another tab signed in: start again with its token.',
      meta: { requirements: ['AUTH-10'] },
    },
    'session.opened': {
      target: '.authenticated',
      actions: [
        { type: 'storeSession', params: ({ event }) => ({ session: event.session }) },
        { type: 'rememberUser', params: ({ event }) => ({ user: event.session.user }) },
      ],
      description: 'A confirmed address or another service signed the person in.',
      meta: { requirements: ['AUTH-07'] },
    },
  },
  states: {
    starting: {
      description: 'The app looks for a stored session; a loader shows.',
      tags: 'starting',
      meta: { requirements: ['AUTH-01'] },
      initial: 'readingToken',
      states: {
        readingToken: {
          description: 'Is there a stored token whose expiry is in the future?',
          always: [
            {
              guard: 'tokenIsUsable',
              target: 'fetchingProfile',
              meta: { requirements: ['AUTH-02', 'AUTH-03'] },
            },
            {
              guard: 'tokenIsStored',
              target: '#auth.unauthenticated',
              actions: ['clearSession', 'rememberExpiry'],
              meta: { requirements: ['AUTH-02', 'AUTH-04'] },
            },
            { target: '#auth.unauthenticated', meta: { requirements: ['AUTH-04'] } },
          ],
        },
        fetchingProfile: {
          description: 'The stored token is used to fetch the profile.',
          meta: { requirements: ['AUTH-03'] },
          invoke: {
            id: 'getUserProfile',
            src: 'getUserProfile',
            onDone: {
              target: '#auth.authenticated',
              actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
              meta: { requirements: ['AUTH-03'] },
            },
            onError: [
              {
                guard: { type: 'userIsInactive', params: ({ event }) => ({ error: event.error }) },
                target: '#auth.userInactive',
                description: '410: the account is inactive',
                meta: { requirements: ['AUTH-05', 'HTTP-03'] },
              },
              {
                guard: { type: 'sessionHasEnded', params: ({ event }) => ({ error: event.error }) },
                target: '#auth.unauthenticated',
                description: '401: the session has ended',
                actions: ['clearSession', 'rememberExpiry'],
                meta: { requirements: ['AUTH-06', 'HTTP-04'] },
              },
              {
                target: 'profileUnreachable',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          on: { 'otherTab.signedOut': { target: '#auth.unauthenticated', actions: 'forgetUser' } },
        },
        profileUnreachable: {
          description: 'The server did not answer; the session is kept and can be tried again.',
          on: {
            'retry.requested': { target: 'fetchingProfile', actions: 'forgetFailure' },
            'otherTab.signedOut': { target: '#auth.unauthenticated', actions: 'forgetUser' },
          },
        },
      },
    },
    unauthenticated: {
      description: 'Nobody is signed in.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The login form waits; the last refusal stands in it.',
          meta: { path: '/auth/login', requirements: ['LOGIN-09'] },
          on: { 'credentials.submitted': { target: 'signingIn', actions: 'forgetFailure' } },
        },
        signingIn: {
          description: 'E-mail, password and role are being checked.',
          tags: 'busy',
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ event }) => {
              if (event.type !== 'credentials.submitted') throw new Error(event.type);
              return event.credentials;
            },
            onDone: {
              target: '#auth.authenticated',
              actions: [
                { type: 'storeSession', params: ({ event }) => ({ session: event.output }) },
                { type: 'rememberUser', params: ({ event }) => ({ user: event.output.user }) },
                'announceLogin',
              ],
              meta: { requirements: ['AUTH-07', 'HTTP-10', 'LOGIN-09'] },
            },
            onError: [
              {
                guard: { type: 'userIsInactive', params: ({ event }) => ({ error: event.error }) },
                target: '#auth.userInactive',
                description: '410: the account is inactive',
                meta: { requirements: ['HTTP-03'] },
              },
              {
                target: 'idle',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                description: 'fails: stays here with a message',
                meta: { requirements: ['HTTP-11', 'LOGIN-10'] },
              },
            ],
          },
        },
      },
    },
    authenticated: {
      description: 'Someone is signed in.',
      initial: 'idle',
      on: {
        'profile.changed': {
          actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.user }) },
          description: 'What the guards know follows the profile.',
        },
        'session.ended': {
          target: 'unauthenticated',
          actions: ['clearSession', 'rememberExpiry'],
          meta: { requirements: ['AUTH-09', 'HTTP-04'] },
        },
        'user.deactivated': { target: 'userInactive', meta: { requirements: ['HTTP-03'] } },
        'otherTab.signedOut': {
          target: 'unauthenticated',
          actions: 'forgetUser',
          meta: { requirements: ['AUTH-10'] },
        },
      },
      states: {
        idle: {
          description: 'The person works in the app.',
          on: { 'logout.requested': { target: 'confirmingLogout', meta: { requirements: ['NAV-05'] } } },
        },
        confirmingLogout: {
          description: 'The dialog asks: are you sure you want to logout?',
          meta: { requirements: ['NAV-05'] },
          on: {
            'logout.confirmed': 'loggingOut',
            'logout.declined': { target: 'idle', actions: 'forgetFailure' },
          },
        },
        loggingOut: {
          description: 'The server ends the session.',
          tags: 'busy',
          meta: { requirements: ['AUTH-08'] },
          invoke: {
            id: 'logout',
            src: 'logout',
            onDone: [
              {
                guard: { type: 'statusFlagIsTrue', params: ({ event }) => event.output },
                target: '#auth.unauthenticated',
                actions: ['clearSession', 'forgetUser'],
                meta: { requirements: ['AUTH-08'] },
              },
              {
                target: 'confirmingLogout',
                actions: { type: 'rememberFailure', params: { error: null } },
                meta: { requirements: ['AUTH-08'] },
              },
            ],
            onError: [
              {
                guard: { type: 'sessionHasEnded', params: ({ event }) => ({ error: event.error }) },
                target: '#auth.unauthenticated',
                description: '401: the session has ended',
                actions: ['clearSession', 'forgetUser'],
              },
              {
                target: 'confirmingLogout',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                description: 'fails: stays here with a message',
              },
            ],
          },
        },
      },
    },
    userInactive: {
      description: 'The account is switched off: the page says why and offers help.',
      meta: { path: '/user-inactive', requirements: ['AUTH-05', 'HTTP-03'] },
      initial: 'idle',
      on: { 'otherTab.signedOut': { target: 'unauthenticated', actions: 'forgetUser' } },
      states: {
        idle: {
          description: 'Only help and Log Out are left.',
          on: { 'logout.confirmed': { target: 'loggingOut', actions: 'forgetFailure' } },
        },
        loggingOut: {
          description: 'The server ends the session of the inactive user.',
          tags: 'busy',
          invoke: {
            id: 'logout',
            src: 'logout',
            onDone: [
              {
                guard: { type: 'statusFlagIsTrue', params: ({ event }) => event.output },
                target: '#auth.unauthenticated',
                actions: ['clearSession', 'forgetUser'],
              },
              { target: 'idle', actions: { type: 'rememberFailure', params: { error: null } } },
            ],
            onError: [
              {
                guard: { type: 'sessionHasEnded', params: ({ event }) => ({ error: event.error }) },
                target: '#auth.unauthenticated',
                description: '401: the session has ended',
                actions: ['clearSession', 'forgetUser'],
              },
              {
                target: 'idle',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                description: 'fails: stays here with a message',
              },
            ],
          },
        },
      },
    },
  },
});
