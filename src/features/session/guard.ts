import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { waitFor } from 'xstate';
import { type AccessDecision, type Area, decideAccess, type Visitor } from '../../machines/access.ts';
import type { AuthSnapshot } from './authActor.ts';
import { forgetPath, rememberPath, takePath } from './returnPath.ts';
import type { AppSession } from './session.ts';

const visitorOf = (snapshot: AuthSnapshot): Visitor => {
  const { signedIn, sessionExpired } = snapshot.context;
  if (snapshot.matches('userInactive')) return { kind: 'switchedOff' };
  return signedIn ?? { kind: 'guest', sessionExpired };
};

export const loginPath = (role: 'veteran' | 'recruiter') => `/auth/login?type=${role}`;

export const decisionFor = (snapshot: AuthSnapshot, area: Area, path: string): AccessDecision =>
  decideAccess({ visitor: visitorOf(snapshot), area, path });

interface GuardOptions {
  session: AppSession;
  leaveForMarketingSite: () => Promise<void>;
}

export type Guard = (area: Area | 'home') => MiddlewareFunction;

export const createGuard =
  ({ session, leaveForMarketingSite }: GuardOptions): Guard =>
  (place) =>
  async ({ request }) => {
    const snapshot = await waitFor(session.auth, (state) => !state.hasTag('starting'));
    const { pathname, search } = new URL(request.url);
    const area = place === 'home' ? 'guestOnly' : place;
    const decision = decisionFor(snapshot, area, pathname);
    const { signedIn } = snapshot.context;
    const last = session.lastSignedIn();
    const remember = (role: 'veteran' | 'recruiter') =>
      rememberPath({ path: pathname + search, role, userId: last?.kind === role ? last.userId : null });

    const isGuestAtHome = place === 'home' && decision.outcome === 'page';
    if (isGuestAtHome || decision.outcome === 'marketingSite') return leaveForMarketingSite();
    if (decision.outcome === 'login') return remember('recruiter');
    if (decision.outcome !== 'redirect') return signedIn ? forgetPath() : undefined;
    if (decision.path === '/auth/login') {
      const role = last?.kind ?? (area === 'veteran' || area === 'approvalPending' ? 'veteran' : 'recruiter');
      remember(role);
      throw redirect(loginPath(role));
    }
    if (place === 'guestOnly' && signedIn) throw redirect(takePath(signedIn) ?? decision.path);
    throw redirect(decision.path);
  };

/** The area of a route, readable outside its middleware. */
export interface PageHandle {
  area: Area;
}

export const within = (guard: Guard, area: Area) => ({
  middleware: [guard(area)],
  handle: { area } satisfies PageHandle,
});
