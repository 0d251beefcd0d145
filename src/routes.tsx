/** The only route table: which page stands where, and who may see it. */
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback } from 'react';
import { Navigate, Outlet, type RouteObject, redirect, useNavigate, useSearchParams } from 'react-router-dom';
import type { Credentials } from './api/auth.ts';
import { tenantQuery } from './api/tenant.ts';
import type { CompanyPageName } from './features/company/standing.ts';
import { UnexpectedError } from './features/errors/UnexpectedError.tsx';
import { useAuth, useAuthState } from './features/session/AuthContext.ts';
import type { PageHandle } from './features/session/followAuth.ts';
import { Gate } from './features/session/Gate.tsx';
import { createGuard } from './features/session/guard.ts';
import { accountPage, given, page, pageWith, publicPage } from './features/session/page.tsx';
import type { PageProps } from './features/session/pageProps.ts';
import { Root } from './features/session/Root.tsx';
import { safePath } from './features/session/returnPath.ts';
import type { Session } from './features/session/session.ts';
import { useLogOut } from './features/session/useLogOut.ts';
import { useTenant } from './features/session/useTenant.ts';
import type { Area } from './machines/access.ts';
import { Loader } from './ui/feedback/Loader.tsx';

const loadLogin = async () => (await import('./features/login/LoginPage.tsx')).LoginPage;
const Login = lazy(async () => ({ default: await loadLogin() }));
const Plain = lazy(async () => {
  const [{ PlainShell }, { usePublicProps }] = await Promise.all([
    import('./features/shell/PlainShell.tsx'),
    import('./features/session/pageProps.ts'),
  ]);
  return {
    default: ({ children }: { children: ReactNode }) => (
      <PlainShell {...usePublicProps()}>{children}</PlainShell>
    ),
  };
});
const NotFound = lazy(async () => ({
  default: (await import('./features/errors/NotFoundPage.tsx')).NotFoundPage,
}));

function useLoginProps() {
  const auth = useAuth();
  const [query] = useSearchParams();
  return {
    tenant: useTenant(),
    partner: query.get('company'),
    accountType: query.get('type') === 'recruiter' ? ('recruiter' as const) : ('veteran' as const),
    busy: useAuthState((state) => state.hasTag('busy')),
    problem: useAuthState((state) => state.context.failure),
    sessionExpired: useAuthState((state) => state.context.sessionExpired),
    onSubmit: (credentials: Credentials) => auth.send({ type: 'credentials.submitted', credentials }),
  };
}

/** On the seeded tenants: a page, and the person to open it as. */
function useSignInAsProps() {
  const [query] = useSearchParams();
  return {
    tenant: useTenant(),
    person: query.get('person') ?? '',
    to: safePath(query.get('to')) ?? '/',
  };
}

const OperatorSignIn = lazy(async () => ({
  default: (await import('./features/login/OperatorSignInPage.tsx')).OperatorSignInPage,
}));

function useDeskProps() {
  const hasProductRole = useAuthState((state) => state.context.signedIn !== null);
  return { tenant: useTenant(), hasProductRole, SignIn: OperatorSignIn };
}

const deskPage = (load: () => Promise<ComponentType>) => given(() => ({}), load);

/** The login screen in the place of a recruiter's page. */
const LoginInPlace = () => (
  <Suspense fallback={<Loader />}>
    <Login {...useLoginProps()} accountType="recruiter" inPlace />
  </Suspense>
);

/** ROUTE-04: people who come from this partner sign in, or up, from the login page. */
const opHired = '/auth/login?type=veteran&company=op-hired';

const inPlainShell = (children: ReactNode) => (
  <Suspense fallback={<Loader />}>
    <Plain>{children}</Plain>
  </Suspense>
);

const plain = (children: RouteObject[]): RouteObject => ({ element: inPlainShell(<Outlet />), children });

function useInactiveProps() {
  const onLogOut = useLogOut();
  const isGuest = useAuthState((state) => state.matches('unauthenticated'));
  return {
    contactEmail: useTenant().contact_email,
    busy: useAuthState((state) => state.hasTag('busy')),
    problem: useAuthState((state) => state.context.failure),
    onLogOut: isGuest ? undefined : onLogOut,
  };
}

function useOnboardingProps({ user, tenant }: PageProps) {
  const navigate = useNavigate();
  // The same one at every render: while the dashboard loads, another would set off again.
  const onLeave = useCallback(() => void navigate('/veteran'), [navigate]);
  return {
    user,
    countryId: user.user_details.country?.id ?? tenant.default_country_id,
    tenantName: tenant.name,
    onLeave,
  };
}

const companyPage = (name: Exclude<CompanyPageName, 'details'>): RouteObject => ({
  path: name,
  ...pageWith(
    (props) => ({ ...props, page: name }),
    async () => (await import('./features/company/CompanyPage.tsx')).CompanyPage,
  ),
});

const shell = () =>
  pageWith(
    (props) => ({ ...props, children: <Outlet /> }),
    async () => (await import('./features/shell/Shell.tsx')).Shell,
  );

interface RouteOptions {
  session: Session;
  queryClient: QueryClient;
}

/** Leads out of the app, or to the page of our own that stands for the marketing site. */
const createLeave = (queryClient: QueryClient) => async () => {
  const tenant = await queryClient.ensureQueryData(tenantQuery()).catch(() => null);
  if (!tenant) return;
  const path = safePath(tenant.marketing_url);
  if (path) throw redirect(path);
  if (/^https?:/.test(tenant.marketing_url)) location.assign(tenant.marketing_url);
  await new Promise(() => {});
};

export function createRoutes({ session, queryClient }: RouteOptions): RouteObject[] {
  const leaveForMarketingSite = createLeave(queryClient);
  const guard = createGuard({ session, leaveForMarketingSite });
  const within = (area: Area) => ({ middleware: [guard(area)], handle: { area } satisfies PageHandle });
  const gated = (area: Area, children: RouteObject[]): RouteObject => ({
    ...within(area),
    element: (
      <Gate area={area} login={<LoginInPlace />}>
        <Outlet />
      </Gate>
    ),
    children,
  });

  const pages: RouteObject[] = [
    { index: true, middleware: [guard('home')], element: <Loader /> },
    {
      path: 'auth/login',
      ...within('guestOnly'),
      ...given(useLoginProps, loadLogin),
    },
    {
      path: 'auth/signup',
      ...within('guestOnly'),
      ...accountPage(async ({ useSignUpProps }) => [
        (await import('./features/login/SignUpPage.tsx')).SignUpPage,
        useSignUpProps,
      ]),
    },
    { path: 'auth/signup/op-hired', element: <Navigate to={opHired} replace /> },
    { path: 'signup/op-hired', element: <Navigate to={opHired} replace /> },
    {
      ...within('public'),
      children: [
        {
          path: 'auth/verify-email',
          ...accountPage(async ({ useVerifyEmailProps }) => [
            (await import('./features/login/VerifyEmailPage.tsx')).VerifyEmailPage,
            useVerifyEmailProps,
          ]),
        },
        {
          path: 'auth/signup-invite',
          ...accountPage(async ({ useInvitationProps }) => [
            (await import('./features/login/InvitationPage.tsx')).InvitationPage,
            useInvitationProps,
          ]),
        },
        {
          path: 'auth/confirm-email',
          ...accountPage(async ({ useLinkProps }) => [
            (await import('./features/login/EmailChangePage.tsx')).EmailChangePage,
            useLinkProps,
          ]),
        },
        ...['auth/forgot', 'auth/reset-password'].map((path) => ({
          path,
          ...accountPage(async ({ useLinkProps }) => [
            (await import('./features/login/PasswordResetPage.tsx')).PasswordResetPage,
            useLinkProps,
          ]),
        })),
        {
          path: 'redirect/social',
          ...accountPage(async ({ useSocialReturnProps }) => [
            (await import('./features/login/SocialReturnPage.tsx')).SocialReturnPage,
            useSocialReturnProps,
          ]),
        },
      ],
    },
    gated('veteran', [
      {
        path: 'veteran/onboarding',
        ...pageWith(
          useOnboardingProps,
          async () => (await import('./features/onboarding/OnboardingPage.tsx')).OnboardingPage,
        ),
      },
      {
        ...shell(),
        children: [
          {
            path: 'veteran',
            ...page(async () => (await import('./features/dashboard/VeteranDashboard.tsx')).VeteranDashboard),
          },
          {
            path: 'veteran/resume',
            ...page(async () => (await import('./features/resume/ResumePage.tsx')).ResumePage),
          },
        ],
      },
    ]),
    gated('recruiter', [
      {
        ...shell(),
        children: [
          {
            path: 'recruiter',
            ...page(
              async () => (await import('./features/dashboard/RecruiterDashboard.tsx')).RecruiterDashboard,
            ),
          },
          {
            path: 'recruiter/companies',
            ...page(async () => (await import('./features/company/team/TeamPage.tsx')).TeamPage),
          },
        ],
      },
    ]),
    gated('company', [
      plain([
        {
          path: 'recruiter/company',
          children: [
            { index: true, element: <Loader /> },
            companyPage('create'),
            companyPage('exists'),
            companyPage('reject'),
            companyPage('approval-pending'),
            {
              path: 'details',
              ...page(
                async () => (await import('./features/company/CompanyDetailsPage.tsx')).CompanyDetailsPage,
              ),
            },
          ],
        },
      ]),
    ]),
    gated('approvalPending', [
      plain([
        {
          path: 'approval-pending',
          ...page(async () => (await import('./features/company/AccountPendingPage.tsx')).AccountPendingPage),
        },
      ]),
    ]),
    {
      path: 'admin',
      ...within('public'),
      ...given(useDeskProps, async () => (await import('./features/admin/OperatorDesk.tsx')).OperatorDesk),
      children: [
        {
          index: true,
          ...deskPage(async () => (await import('./features/admin/CompaniesPage.tsx')).CompaniesPage),
        },
        {
          path: 'users',
          ...deskPage(async () => (await import('./features/admin/UsersPage.tsx')).UsersPage),
        },
        {
          path: 'audit',
          ...deskPage(async () => (await import('./features/admin/AuditPage.tsx')).AuditPage),
        },
        {
          path: 'outbox',
          ...deskPage(async () => (await import('./features/admin/OutboxPage.tsx')).OutboxPage),
        },
      ],
    },
    {
      path: 'flows',
      ...within('public'),
      ...publicPage(async () => (await import('./features/flows/FlowsPage.tsx')).loadFlowsPage(pages)),
    },
    {
      path: 'flows/open',
      ...within('public'),
      ...given(
        useSignInAsProps,
        async () => (await import('./features/login/SignInAsPage.tsx')).SignInAsPage,
      ),
    },
    {
      ...within('public'),
      ...plain([
        {
          path: 'inactive',
          errorElement: <Navigate to="/" replace />,
          ...publicPage(
            async () => (await import('./features/company/CompanyInactivePage.tsx')).CompanyInactivePage,
          ),
        },
        {
          path: 'user-inactive',
          ...given(
            useInactiveProps,
            async () => (await import('./features/errors/UserInactivePage.tsx')).UserInactivePage,
          ),
        },
        {
          path: 'mailbox',
          ...publicPage(async () => (await import('./features/site/MailboxPage.tsx')).MailboxPage),
        },
        {
          path: 'site',
          ...publicPage(async () => (await import('./features/site/SitePage.tsx')).SitePage),
        },
        { path: '404', element: <NotFound /> },
        { path: '*', element: <NotFound /> },
      ]),
    },
  ];

  return [
    {
      path: '/',
      element: <Root />,
      errorElement: <UnexpectedError />,
      hydrateFallbackElement: <Loader />,
      children: [{ errorElement: inPlainShell(<NotFound />), children: pages }],
    },
  ];
}
