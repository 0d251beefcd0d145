/** What the router starts with: the login page, the landing page of recruiters, the pages of jobs, and the way to the route table, fetched with the first other address. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import {
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
  useLocation,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
import type { Credentials } from './api/auth.ts';
import { userProfileQuery } from './api/profile.ts';
import { tenantQuery } from './api/tenant.ts';
import { LoginPage } from './features/auth/LoginPage.tsx';
import { useAuth, useAuthState } from './features/session/AuthContext.ts';
import { didNotArrive } from './features/session/arrival.ts';
import { createGuard, within } from './features/session/guard.ts';
import { Root } from './features/session/Root.tsx';
import { safePath } from './features/session/returnPath.ts';
import type { Session } from './features/session/session.ts';
import { loadFailed, UnexpectedError } from './features/session/UnexpectedError.tsx';
import { useTenant } from './features/session/useTenant.ts';
import { Loader } from './ui/feedback/Loader.tsx';
import { later, Nothing } from './ui/later.tsx';

function Login({ inPlace = false }: { inPlace?: boolean }) {
  const auth = useAuth();
  const [query] = useSearchParams();
  const props = {
    tenant: useTenant(),
    partner: query.get('company'),
    accountType: inPlace || query.get('type') === 'recruiter' ? ('recruiter' as const) : ('veteran' as const),
    busy: useAuthState((state) => state.hasTag('busy')),
    problem: useAuthState((state) => state.context.failure),
    sessionExpired: useAuthState((state) => state.context.sessionExpired),
    onSubmit: (credentials: Credentials) => auth.send({ type: 'credentials.submitted', credentials }),
  };
  return <LoginPage {...props} inPlace={inPlace} />;
}

/** A blocker of advertising may hold it back: nobody misses it. */
const Consent = later(async () => (await import('./features/consent/Consent.tsx')).Consent, Nothing);

/** Analytics and session recording, on a tenant that configures them, and our own count for whoever may have allowed it. */
function Tags() {
  const tenant = useTenant();
  const isSignedIn = useAuthState((state) => state.matches('authenticated'));
  const { data: user } = useQuery({ ...userProfileQuery(), enabled: false });
  // Another answer stands in the storage when another page is opened.
  useLocation();
  const mayCount = (isSignedIn && user?.consents.analytics) || hasAllowedCounting();
  const isNeeded = tenant.analytics || tenant.recording || mayCount;
  return <Suspense>{isNeeded && <Consent tenant={tenant} isSignedIn={isSignedIn} />}</Suspense>;
}

function hasAllowedCounting() {
  try {
    return localStorage.getItem('consent')?.includes('"analytics":true') ?? false;
  } catch {
    return false;
  }
}

const NotFound = lazy(async () => ({ default: (await import('./routes.tsx')).NotFound }));

/** Of a page that fails: the 404 page, unless it is only that files did not arrive. */
const PageError = () =>
  didNotArrive(useRouteError()) ? (
    <UnexpectedError />
  ) : (
    <Suspense fallback={<Loader />}>
      <NotFound />
    </Suspense>
  );

const tableFailed: RouteObject = { path: '*', lazy: { Component: loadFailed } };

/** Leads out of the app, or to the page of our own that stands for the marketing site. */
const createLeave = (queryClient: QueryClient) => async () => {
  const tenant = await queryClient.ensureQueryData(tenantQuery()).catch(() => null);
  if (!tenant) return;
  const path = safePath(tenant.marketing_url);
  if (path) throw redirect(path);
  if (/^https?:/.test(tenant.marketing_url)) location.assign(tenant.marketing_url);
  await new Promise(() => {});
};

interface RouteOptions {
  session: Session;
  queryClient: QueryClient;
}

export function createRoutes({ session, queryClient }: RouteOptions) {
  const guard = createGuard({ session, leaveForMarketingSite: createLeave(queryClient) });
  const login: RouteObject = { path: 'auth/login', ...within(guard, 'guestOnly'), element: <Login /> };
  const landing: RouteObject = {
    path: 'recruiters',
    ...within(guard, 'public'),
    lazy: {
      Component: () => import('./landing.tsx').then(({ Landing }) => Landing, loadFailed),
    },
  };
  const jobs: RouteObject = {
    path: 'jobs',
    ...within(guard, 'public'),
    lazy: { Component: () => import('./jobs.tsx').then(({ JobsFrame }) => JobsFrame, loadFailed) },
    children: [
      { index: true, lazy: { Component: () => import('./jobs.tsx').then(({ Jobs }) => Jobs, loadFailed) } },
      {
        path: ':jobId',
        lazy: { Component: () => import('./jobs.tsx').then(({ JobDetails }) => JobDetails, loadFailed) },
      },
      {
        path: ':jobId/apply',
        lazy: { Component: () => import('./jobs.tsx').then(({ Apply }) => Apply, loadFailed) },
      },
    ],
  };
  const routes: RouteObject[] = [
    {
      path: '/',
      element: <Root beside={<Tags />} />,
      errorElement: <UnexpectedError />,
      hydrateFallbackElement: <Loader />,
      children: [
        {
          id: 'pages',
          errorElement: <PageError />,
          children: [{ index: true, middleware: [guard('home')], element: <Loader /> }, login, landing, jobs],
        },
      ],
    },
  ];
  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
    // The router asks for whatever could fit better than a part that varies; below this the table has nothing.
    if (path.startsWith('/jobs/') && !path.includes('signup/')) return;
    const table = await import('./routes.tsx').catch(() => null);
    patch(
      'pages',
      table?.createPages({ guard, first: [login, landing, jobs], loginInPlace: <Login inPlace /> }) ?? [
        tableFailed,
      ],
    );
  };
  return [routes, { patchRoutesOnNavigation }] as const;
}
