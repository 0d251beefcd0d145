import type { FlowCases } from 'statechart-paths';
import { matchesState, type StateValue } from 'xstate';
import type { AuthContext, AuthEvent } from '../../src/machines/auth/setup.ts';
import { error500, failures, refused422 } from './outcomes.ts';
import { recruiter, veteran } from './people.ts';

const renewed = { token: 'token', token_expires_at: '2026-11-21T09:00:00Z' };
const session = { ...renewed, user: veteran };

/** Who is signed in signs in again; else the veteran does. */
const sessionOf = ({ signedIn }: AuthContext) => ({
  ...renewed,
  user: signedIn?.kind === 'recruiter' ? recruiter : veteran,
});

const events = {
  'signs in': {
    type: 'credentials.submitted',
    credentials: { email: 'sam@demo.test', password: 'Honor-Service-2026', role: 'veteran' },
  },
  'profile changes': { type: 'profile.changed', user: { ...veteran, onboarding_steps: 1 } },
  'asks to log out': { type: 'logout.requested' },
  'confirms logging out': { type: 'logout.confirmed' },
  'declines logging out': { type: 'logout.declined' },
  'session is about to end': { type: 'session.aboutToEnd' },
  'stays signed in': { type: 'extension.requested' },
  'stays signed in in another tab': { type: 'session.extended' },
  'asks to sign in again': { type: 'signInAgain.requested' },
  'declines signing in again': { type: 'signInAgain.declined' },
  'session ends': { type: 'session.ended' },
  'account is switched off': { type: 'user.deactivated' },
  'signs in in another tab': { type: 'otherTab.signedIn' },
  'signs out in another tab': { type: 'otherTab.signedOut' },
  'confirms an e-mail address': { type: 'session.opened', session },
  'tries again': { type: 'retry.requested' },
} satisfies Record<string, AuthEvent>;

/** Nobody signs in twice, a dialog is answered first, and only who has a session can end it. */
function possible(value: StateValue, label: string, { stored }: AuthContext): boolean {
  const at = (state: StateValue) => matchesState(state, value);
  switch (label) {
    case 'signs in in another tab':
      return at('unauthenticated');
    case 'confirms an e-mail address':
      return at({ unauthenticated: 'idle' });
    case 'signs out in another tab':
      return (
        stored !== null &&
        !at({ authenticated: 'loggingOut' }) &&
        !at({ authenticated: 'sessionEnding' }) &&
        !at({ userInactive: 'loggingOut' })
      );
    case 'stays signed in in another tab':
      return at({ authenticated: { sessionEnding: 'asking' } });
    case 'profile changes':
    case 'session ends':
    case 'account is switched off':
      return at({ authenticated: 'idle' });
    case 'logout: ok':
    case 'logout: refused':
    case 'logout: error500':
      return stored !== null;
    default:
      return true;
  }
}

export const cases = {
  inputs: {
    'no token': { stored: null },
    'usable token': { stored: { usable: true } },
    'expired token': { stored: { usable: false } },
  },
  events,
  ports: {
    getUserProfile: { done: { veteran, recruiter }, error: failures },
    login: { done: { ok: sessionOf }, error: { refused422, inactive410: failures.inactive410, error500 } },
    extendSession: { done: { ok: renewed }, error: failures },
    logout: {
      done: { ok: { status: true }, refused: { status: false } },
      error: { ended401: failures.ended401, error500 },
    },
  },
  possible,
  project: ({ stored, signedIn, sessionExpired, failure }: AuthContext) => [
    stored?.usable ?? null,
    signedIn?.kind ?? null,
    sessionExpired,
    failure?.status ?? null,
  ],
} satisfies FlowCases;
