import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { publicPaths } from '../../../server/jobs/crawlers/publicPaths.ts';
import { data, keepSession, newSession, problem } from '../../../tests/support/unit/network.ts';
import { aRecruiter, aUser } from '../../../tests/support/unit/people.ts';
import type { User } from '../../api/profile.ts';
import { tenantQuery } from '../../api/tenant.ts';
import { helpQuestions } from '../../features/help/questions.ts';
import { AuthProvider } from '../../features/session/AuthContext.ts';
import type { PageHandle } from '../../features/session/guard.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import type { ServerHandle } from './onServer.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);
const { startSession } = await import('../../features/session/session.ts');
const { followAuth } = await import('../../features/session/followAuth.ts');
const { createGuard } = await import('../../features/session/guard.ts');
const { createLeaveForMarketingSite } = await import('../leaveForMarketingSite.ts');
const { createRoutes } = await import('./routes.tsx');

async function open(path: string, user: User | null) {
  network.answers({ ...(user && { 'GET /api/user-profile': () => data(user) }) });
  if (user) keepSession();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  const session = startSession({ queryClient, eraseDrafts: async () => {} });
  const guard = createGuard({
    session,
    leaveForMarketingSite: createLeaveForMarketingSite(queryClient),
  });
  const router = createMemoryRouter(createRoutes(guard), { initialEntries: [path] });
  followAuth(session, router);
  const isStill = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    router.state.revalidation === 'idle';
  const untilStill = () =>
    new Promise<void>((resolve) => {
      if (isStill()) return resolve();
      const stop = router.subscribe(() => {
        if (!isStill()) return;
        stop();
        resolve();
      });
    });
  const at = async () => {
    await waitFor(session.auth, (state) => !state.hasTag('starting') && !state.hasTag('busy'));
    await untilStill();
    const { pathname, search } = router.state.location;
    return pathname + search;
  };
  return { ...session, queryClient, router, at };
}

const lands = async (path: string, user: User | null) => (await open(path, user)).at();

test('the sitemap names every page that is rendered for everybody and has no number in its address', () => {
  const pathsIn = (routes: RouteObject[], above = ''): string[] =>
    routes.flatMap(({ path = '', handle, children = [] }) => {
      const whole = path ? `${above}/${path}` : above;
      const { onServer } = (handle ?? {}) as ServerHandle;
      return [...(onServer?.status === 200 ? [whole] : []), ...pathsIn(children, whole)];
    });
  const rendered = pathsIn(createRoutes(() => async () => {})).filter((path) => !/:|^\/auth\//.test(path));
  expect(publicPaths({ is_demo: true })).toEqual(expect.arrayContaining(rendered));
  expect(publicPaths({ is_demo: false }).filter((path) => path.startsWith('/site'))).toEqual([]);
});

test('every answer of the help leads to a page', () => {
  const routes = createRoutes(() => async () => {});
  const leadsNowhere = (to: string) =>
    matchRoutes(routes, to.replace(/[?#].*$/, ''))?.at(-1)?.route.path === '*';
  const links = Object.values(helpQuestions).flatMap((questions) => questions.map(({ link }) => link.to));
  expect(links.filter(leadsNowhere)).toEqual([]);
  expect(leadsNowhere('/veteran/no-such-page')).toBe(true);
});

test('no answer for hiring managers leads to a page of recruiters alone', () => {
  const routes = createRoutes(() => async () => {});
  const isForRecruitersAlone = (to: string) =>
    matchRoutes(routes, to.replace(/[?#].*$/, ''))?.some(({ route }) =>
      (route.handle as Partial<PageHandle> | undefined)?.area?.startsWith('recruitersOnly'),
    );
  const links = helpQuestions.hiring_manager.map(({ link }) => link.to);
  expect(links.filter(isForRecruitersAlone)).toEqual([]);
  expect(isForRecruitersAlone('/recruiter/create-job')).toBe(true);
});

beforeEach(() => {
  network.reset();
  localStorage.clear();
  sessionStorage.clear();
});

const fresh = aUser({ onboarding_steps: null });
const veteran = aUser({ onboarding_steps: 2 });
const pending = aUser({ status: 'approval_pending' });
const inactive = aUser({ status: 'inactive' });
const recruiter = aRecruiter();
const unchecked = aRecruiter({ company: { id: 5, name: 'Halden Rail', status: 'pending' } });
const alone = aRecruiter({ company: null });

test.each([
  ['a guest', '/', null, '/site'],
  ['a guest', '/veteran?x=1', null, '/site'],
  ['a guest', '/approval-pending', null, '/site'],
  ['a guest', '/auth/login?type=recruiter', null, '/auth/login?type=recruiter'],
  ['a guest', '/recruiter?x=1', null, '/recruiter?x=1'],
  ['a guest', '/recruiter/company/details', null, '/recruiter/company/details'],
  ['a guest', '/no/such/page', null, '/no/such/page'],
  ['a veteran who has not started', '/', fresh, '/veteran/onboarding'],
  ['a veteran who has not started', '/auth/login?type=veteran', fresh, '/veteran/onboarding'],
  ['a veteran', '/', veteran, '/veteran'],
  ['a veteran', '/approval-pending', veteran, '/veteran'],
  ['a veteran', '/recruiter', veteran, '/404'],
  ['a veteran', '/veteran/resume?x=1', veteran, '/veteran/resume?x=1'],
  ['a veteran', '/site', veteran, '/site'],
  ['a pending veteran', '/veteran', pending, '/approval-pending'],
  ['a pending veteran', '/', pending, '/approval-pending'],
  ['an inactive veteran', '/veteran', inactive, '/user-inactive'],
  ['a recruiter', '/', recruiter, '/recruiter'],
  ['a recruiter', '/veteran', recruiter, '/404'],
  ['a recruiter', '/recruiter/company', recruiter, '/recruiter'],
  ['a recruiter', '/recruiter/company/details', recruiter, '/recruiter/company/details'],
  ['a recruiter whose company is checked', '/recruiter', unchecked, '/recruiter/company/approval-pending'],
  ['a recruiter without a company', '/recruiter/company/reject', alone, '/recruiter/company/create/'],
] as const)('%s who opens %s', async (_, path, user, destination) => {
  expect(await lands(path, user)).toBe(destination);
});

test.each([
  ['a guest', null],
  ['a veteran who has not started', fresh],
  ['a veteran', veteran],
  ['a recruiter', recruiter],
  ['a recruiter whose company is checked', unchecked],
  ['a recruiter without a company', alone],
] as const)(
  'ROUTE-07 %s opens the job list, details and apply with the filter of their address',
  async (_, user) => {
    for (const path of ['/jobs?search=fitter', '/jobs/5?search=fitter', '/jobs/5/apply?search=fitter'])
      expect(await lands(path, user)).toBe(path);
  },
);

test.each([
  '/signup/op-hired',
  '/auth/signup/op-hired',
  '/auth/signup/op-hired/',
  '/auth/signup/op-hired/2026',
  '/auth/signup/op-hired-london',
  '/uk/auth/signup/op-hired?utm_source=poster',
  '/jobs/signup/op-hired',
])('ROUTE-04 a visitor whom op-hired sends to %s signs in', async (path) => {
  expect(await lands(path, null)).toBe('/auth/login?type=veteran&company=op-hired');
});

test('a session that has run out leads to login, and back to the same page and query', async () => {
  keepSession(new Date(Date.now() - 1000).toISOString());
  const { auth, at, router } = await open('/veteran/resume?x=1', null);
  expect(await at()).toBe('/auth/login?type=veteran');
  network.answers({ 'POST /api/auth/login': () => newSession(veteran) });
  const credentials = { email: veteran.email, password: 'x', role: 'veteran' as const };
  auth.send({ type: 'credentials.submitted', credentials });
  expect(await at()).toBe('/veteran/resume?x=1');
  await router.navigate('/auth/login');
  expect(await at()).toBe('/veteran');
});

test('someone else who signs in after that goes where they belong', async () => {
  const { auth, at } = await open('/veteran/resume?x=1', veteran);
  await at();
  auth.send({ type: 'session.ended' });
  expect(await at()).toBe('/auth/login?type=veteran');
  network.answers({ 'POST /api/auth/login': () => newSession(aUser({ id: 8, onboarding_steps: null })) });
  const credentials = { email: 'other@demo.test', password: 'x', role: 'veteran' as const };
  auth.send({ type: 'credentials.submitted', credentials });
  expect(await at()).toBe('/veteran/onboarding');
});

test('Log Out leads to the login page of the same kind, and remembers nothing', async () => {
  const { auth, at } = await open('/recruiter/company/details', recruiter);
  await at();
  network.answers({ 'GET /api/logout': () => data(null) });
  auth.send({ type: 'logout.requested' });
  auth.send({ type: 'logout.confirmed' });
  expect(await at()).toBe('/auth/login?type=recruiter');
  expect(sessionStorage.length).toBe(0);
});

test('another tab’s sign-out leads away from a protected page, and leaves a public one', async () => {
  for (const [opened, destination] of [
    ['/veteran/resume', '/auth/login?type=veteran'],
    ['/site', '/site'],
  ] as const) {
    const { auth, at } = await open(opened, veteran);
    await at();
    auth.send({ type: 'otherTab.signedOut' });
    expect(await at()).toBe(destination);
  }
});

test('the page follows when the company is approved or the account switched off', async () => {
  const { queryClient, auth, at } = await open('/recruiter', unchecked);
  expect(await at()).toBe('/recruiter/company/approval-pending');
  queryClient.setQueryData(['getUserProfile'], recruiter);
  expect(await at()).toBe('/recruiter');
  auth.send({ type: 'user.deactivated' });
  expect(await at()).toBe('/user-inactive');
});

test('a tenant that could not be reached is asked for again, and the visitor goes on to where they belong', async () => {
  const { auth, queryClient, router } = await open('/veteran', null);
  network.answers({ 'GET /api/tenant/info': () => problem(503, 'overloaded', 'Too busy') });
  void queryClient.prefetchQuery(tenantQuery());
  render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <AuthProvider value={auth}>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answers({});
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Honoring Service. Empowering Veterans.',
  );
  expect(router.state.location.pathname).toBe('/site');
});
