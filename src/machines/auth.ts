import { loggingOut, loggingOutWhileInactive } from './auth/loggingOut.ts';
import { sessionEnding } from './auth/sessionEnding.ts';
import { accountIsOff, auth, credentialsOf, sessionIsOver } from './auth/setup.ts';
import { remembersFailure, staysIn } from './failure.ts';

export const authMachine = auth.createMachine({
  id: 'auth',
  description: 'Who is signed in.',
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
              { ...accountIsOff, meta: { requirements: ['AUTH-05', 'HTTP-03'] } },
              { ...sessionIsOver, meta: { requirements: ['AUTH-06', 'HTTP-04'] } },
              { target: 'profileUnreachable', actions: remembersFailure },
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
          description: 'The login form shows the last error.',
          meta: { path: '/auth/login', requirements: ['LOGIN-09'] },
          on: { 'credentials.submitted': { target: 'signingIn', actions: 'forgetFailure' } },
        },
        signingIn: {
          description: 'E-mail, password and role are being checked.',
          tags: 'busy',
          invoke: {
            id: 'login',
            src: 'login',
            input: credentialsOf,
            onDone: {
              target: '#auth.authenticated',
              actions: [
                { type: 'storeSession', params: ({ event }) => ({ session: event.output }) },
                { type: 'rememberUser', params: ({ event }) => ({ user: event.output.user }) },
                'announceLogin',
              ],
              meta: { requirements: ['AUTH-07', 'HTTP-10', 'LOGIN-09'] },
            },
            onError: [accountIsOff, { ...staysIn('idle'), meta: { requirements: ['HTTP-11', 'LOGIN-10'] } }],
          },
        },
      },
    },
    authenticated: {
      description: 'Someone is signed in.',
      initial: 'idle',
      on: {
        'profile.changed': {
          actions: { type: 'followProfile', params: ({ event }) => ({ user: event.user }) },
          description: 'The guards use the changed profile.',
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
          on: {
            'logout.requested': { target: 'confirmingLogout', meta: { requirements: ['NAV-05'] } },
            'session.aboutToEnd': { target: 'sessionEnding', description: 'Two minutes are left.' },
          },
        },
        confirmingLogout: {
          description: 'The dialog asks: are you sure you want to logout?',
          meta: { requirements: ['NAV-05'] },
          on: {
            'logout.confirmed': 'loggingOut',
            'logout.declined': { target: 'idle', actions: 'forgetFailure' },
          },
        },
        loggingOut,
        sessionEnding,
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
        loggingOut: loggingOutWhileInactive,
      },
    },
  },
});
