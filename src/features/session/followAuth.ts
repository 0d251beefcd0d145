import type { createBrowserRouter } from 'react-router-dom';
import type { AuthSnapshot } from './authActor.ts';
import { loginPath, type PageHandle } from './guard.ts';
import { rememberPath } from './returnPath.ts';
import { type AppSession, hasLoggedOut } from './session.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

const openToEveryone = (router: AppRouter) =>
  router.state.matches.every(({ route }) => {
    const area = (route.handle as PageHandle | undefined)?.area;
    return area === undefined || area === 'public' || area === 'guestOnly';
  });

const standing = ({ context, ...state }: AuthSnapshot) =>
  JSON.stringify([context.signedIn, context.sessionExpired, state.matches('userInactive')]);

export function followAuth({ auth, lastSignedIn }: AppSession, router: AppRouter) {
  let before = auth.getSnapshot();
  auth.subscribe((now) => {
    const previous = before;
    before = now;
    if (!router.state.initialized || now.hasTag('starting')) return;
    const wasSignedIn = previous.context.signedIn;
    const signedOutElsewhere =
      wasSignedIn !== null && now.matches('unauthenticated') && !now.context.sessionExpired;
    if (hasLoggedOut(previous, now)) {
      void router.navigate(loginPath(lastSignedIn()?.kind ?? 'veteran'));
    } else if (signedOutElsewhere && !openToEveryone(router)) {
      const { pathname, search } = router.state.location;
      rememberPath({ path: pathname + search, role: wasSignedIn.kind, userId: wasSignedIn.userId });
      void router.navigate(loginPath(wasSignedIn.kind));
    } else if (previous.hasTag('starting') || standing(previous) !== standing(now)) {
      void router.revalidate();
    }
  });
}
