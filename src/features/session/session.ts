import type { Query, QueryClient } from '@tanstack/react-query';
import { createActor, type EventFrom, fromPromise } from 'xstate';
import { extendSession, login, logout } from '../../api/auth.ts';
import { listenToFailures } from '../../api/client.ts';
import { userProfileQuery } from '../../api/profile.ts';
import * as storage from '../../api/storage.ts';
import type { AuthActors, SignedIn } from '../../machines/auth/setup.ts';
import { authMachine } from '../../machines/auth.ts';
import { observe } from '../../machines/observation.ts';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { AuthActor, AuthSnapshot } from './authActor.ts';
import { inPlace } from './inPlace.ts';
import { forgetPath } from './returnPath.ts';

export interface AppSession {
  auth: AuthActor;
  /** Returns the last signed-in user, even after the session has ended. */
  lastSignedIn: () => SignedIn | null;
}

interface SessionOptions {
  queryClient: QueryClient;
  // Deletes unsaved text at logout. A session that merely ends keeps it.
  eraseDrafts: (userId: number) => Promise<void>;
}

/** What a person reads may depend on who they are; the tenant does not. */
const isPersonal = ({ queryKey }: Query) => queryKey[0] !== 'getTenantInfo';

const isLoggingOut = (state: AuthSnapshot) =>
  state.matches({ authenticated: 'loggingOut' }) || state.matches({ userInactive: 'loggingOut' });

/** True after a logout, but not when the session ended. */
export const hasLoggedOut = (before: AuthSnapshot, now: AuthSnapshot) =>
  isLoggingOut(before) && now.matches('unauthenticated');

const isToastedElsewhere = (status: number) => [410, 500, 504].includes(status);

// Also loads the dialog, which may be needed offline later.
async function startClock(auth: AuthActor) {
  const [{ keepTime }] = await Promise.all([
    import('./sessionClock.ts'),
    import('./SessionEndingDialog.tsx'),
  ]);
  keepTime(auth);
}

function createAuth(queryClient: QueryClient, forgetPerson: () => void): AuthActor {
  const actors = {
    getUserProfile: fromPromise(() => queryClient.fetchQuery({ ...userProfileQuery(), staleTime: 0 })),
    login: fromPromise(({ input }) => login(input)),
    extendSession: fromPromise(() => extendSession()),
    logout: fromPromise(() => logout()),
  } satisfies AuthActors;

  const stored = storage.readSession();
  return createActor(
    authMachine.provide({
      actors,
      actions: {
        storeSession: (_, { session }) => {
          // Read by a guest, for whom a job or a page may have been another one.
          queryClient.removeQueries({ predicate: isPersonal, type: 'inactive' });
          storage.storeSession({ token: session.token, expiresAt: session.token_expires_at });
          queryClient.setQueryData(userProfileQuery().queryKey, session.user);
        },
        renewSession: (_, { token, token_expires_at }) =>
          storage.renewSession({ token, expiresAt: token_expires_at }),
        clearSession: () => {
          storage.clearSession();
          forgetPerson();
        },
        announceLogin: () => toast.success('Login successful'),
      },
    }),
    { input: { stored: stored && { usable: storage.isUsable(stored) } }, inspect: observe },
  );
}

export function startSession({ queryClient, eraseDrafts }: SessionOptions): AppSession {
  const forgetPerson = () => {
    queryClient.removeQueries({ predicate: isPersonal });
    queryClient.getMutationCache().clear();
  };
  const auth = createAuth(queryClient, forgetPerson);

  let person: SignedIn | null = null;
  let clock: Promise<void> | undefined;
  let before = auth.getSnapshot();
  auth.subscribe((now) => {
    const failed = now.context.failure !== null && before.hasTag('busy') && !now.hasTag('busy');
    if (failed && !isToastedElsewhere(now.context.failure?.status ?? 0)) {
      const { failure } = now.context;
      showProblem((now.matches({ authenticated: 'sessionEnding' }) ? inPlace(failure) : failure) ?? '');
    }
    if (hasLoggedOut(before, now)) {
      forgetPath();
      if (person) void eraseDrafts(person.userId);
    }
    person = now.context.signedIn ?? person;
    before = now;
    if (!clock && now.matches('authenticated')) {
      clock = startClock(auth).catch(() => {
        clock = undefined;
      });
    }
  });

  // A call of the chart itself, such as logout, reports its own result.
  const tellUnlessBusy = (event: EventFrom<typeof authMachine>) => {
    if (!auth.getSnapshot().hasTag('busy')) auth.send(event);
  };
  listenToFailures({
    sessionEnded: () => tellUnlessBusy({ type: 'session.ended' }),
    userInactive: () => tellUnlessBusy({ type: 'user.deactivated' }),
    serverFailed: (message) => showProblem(message),
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== userProfileQuery().queryKey[0]) return;
    auth.send({ type: 'profile.changed', user: event.query.state.data });
  });
  storage.onSessionChangedElsewhere((session, isRenewed) => {
    if (isRenewed) return;
    forgetPerson();
    auth.send({ type: session ? 'otherTab.signedIn' : 'otherTab.signedOut' });
  });

  auth.start();
  return { auth, lastSignedIn: () => person };
}
