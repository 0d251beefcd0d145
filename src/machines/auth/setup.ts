import { assign, setup } from 'xstate';
import type { components } from '../../../openapi.gen.d.ts';
import type { Visitor } from '../access.ts';
import { errorOf, type Failure, failureOf, sessionEnded, userInactive } from '../failure.ts';
import type { StateMeta } from '../meta.ts';
import { placeholder } from '../placeholder.ts';

type User = components['schemas']['User'];
export type Credentials = components['schemas']['Credentials'];
export type Session = components['schemas']['Session'];
export type SessionToken = Omit<Session, 'user'>;

export type StoredSession = { usable: boolean } | null;
export type SignedIn = Extract<Visitor, { userStatus: User['status'] }> & { userId: number };

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
        role: user.user_details.member_role,
        userStatus: user.status,
        company: user.user_details.company?.status ?? null,
        companyFound: user.company_found?.status ?? null,
      };
}

export interface AuthContext {
  stored: StoredSession;
  signedIn: SignedIn | null;
  /** True when a stored session expired or was refused; false when there never was one. */
  sessionExpired: boolean;
  failure: Failure | null;
}

export type AuthEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'profile.changed'; user: User }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.declined' }
  | { type: 'session.aboutToEnd' }
  | { type: 'session.extended' }
  | { type: 'session.ended' }
  | { type: 'extension.requested' }
  | { type: 'signInAgain.requested' }
  | { type: 'signInAgain.declined' }
  | { type: 'user.deactivated' }
  | { type: 'otherTab.signedIn' }
  | { type: 'otherTab.signedOut' }
  | { type: 'session.opened'; session: Session }
  | { type: 'retry.requested' };

const actors = {
  getUserProfile: placeholder<User>('getUserProfile'),
  login: placeholder<Session, Credentials>('login'),
  extendSession: placeholder<SessionToken>('extendSession'),
  logout: placeholder<{ status: boolean }>('logout'),
};

export type AuthActors = typeof actors;

export const auth = setup({
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
    // Provided by the app, which stores the token, its expiry and the profile.
    storeSession: (_, _params: { session: Session }) => {},
    renewSession: (_, _params: SessionToken) => {},
    clearSession: () => {},
    announceLogin: () => {},
    rememberUser: assign((_, params: { user: User }) => ({
      stored: { usable: true },
      signedIn: signedInAs(params.user),
      sessionExpired: false,
      failure: null,
    })),
    followProfile: assign((_, params: { user: User }) => ({ signedIn: signedInAs(params.user) })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetUser: assign({ stored: null, signedIn: null, sessionExpired: false, failure: null }),
    rememberExpiry: assign({ stored: null, signedIn: null, sessionExpired: true, failure: null }),
    rememberStoredToken: assign({ stored: { usable: true }, failure: null }),
  },
});

export function credentialsOf({ event }: { event: AuthEvent }): Credentials {
  if (event.type !== 'credentials.submitted') throw new Error(event.type);
  return event.credentials;
}

export const accountIsOff = {
  guard: { type: 'userIsInactive', params: errorOf },
  target: '#auth.userInactive',
  description: '410: the account is inactive',
  meta: { requirements: ['HTTP-03'] },
} as const;

export const sessionIsOver = {
  guard: { type: 'sessionHasEnded', params: errorOf },
  target: '#auth.unauthenticated',
  description: '401: the session has ended',
  actions: ['clearSession', 'rememberExpiry'],
  meta: { requirements: ['HTTP-04'] },
} as const;
