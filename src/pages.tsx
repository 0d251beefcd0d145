/** The frames around pages, and the pages that are given more than every page is. */
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback } from 'react';
import {
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { documentName, onboardingAddress } from './api/profile.ts';
import type { CompanyPageName } from './features/company/standing.ts';
import { useAuthState } from './features/session/AuthContext.ts';
import { loginPath } from './features/session/guard.ts';
import { accountPage, given, page, pageWith, publicPage } from './features/session/page.tsx';
import {
  type PageProps,
  type PublicProps,
  usePageProps,
  usePublicProps,
} from './features/session/pageProps.ts';
import { rememberPath, safePath } from './features/session/returnPath.ts';
import { useLogOut } from './features/session/useLogOut.ts';
import { useTenant } from './features/session/useTenant.ts';
import type { IncompleteDialog } from './features/transitionPlans/incomplete.ts';
import { Loader } from './ui/feedback/Loader.tsx';
import { later } from './ui/later.tsx';
import type { ServiceSlug } from './ui/marketing.ts';

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

/** On the seeded tenants: a page, and the person to open it as. */
export function useSignInAsProps() {
  const [query] = useSearchParams();
  return {
    tenant: useTenant(),
    person: query.get('person') ?? '',
    to: safePath(query.get('to')) ?? '/',
  };
}

const OperatorSignIn = lazy(async () => ({
  default: (await import('./features/auth/OperatorSignInPage.tsx')).OperatorSignInPage,
}));

export function useDeskProps() {
  const hasProductRole = useAuthState((state) => state.context.signedIn !== null);
  return { tenant: useTenant(), hasProductRole, SignIn: OperatorSignIn };
}

/** What visitors see in the place of a recruiter’s page, in the public frame. */
export function forVisitors(load: () => Promise<ComponentType<PublicProps>>): ReactNode {
  const Variant = lazy(async () => {
    const [Page, { PublicShell }, { usePublicProps }] = await Promise.all([
      load(),
      import('./features/shell/PublicShell.tsx'),
      import('./features/session/pageProps.ts'),
    ]);
    return {
      default: function ForVisitors() {
        const props = usePublicProps();
        return (
          <PublicShell {...props}>
            <Page {...props} />
          </PublicShell>
        );
      },
    };
  });
  return (
    <Suspense fallback={<Loader />}>
      <Variant />
    </Suspense>
  );
}

export const deskPage = (load: () => Promise<ComponentType>) => given(() => ({}), load);

export const inPlainShell = (children: ReactNode) => (
  <Suspense fallback={<Loader />}>
    <Plain>{children}</Plain>
  </Suspense>
);

export const NotFoundPage = lazy(async () => ({
  default: (await import('./features/errors/NotFoundPage.tsx')).NotFoundPage,
}));

/** Top navigation and footer, on the pages that are there for everybody. */
export const open = (children: RouteObject[]): RouteObject => ({
  ...publicPage(async () => {
    const { PublicShell } = await import('./features/shell/PublicShell.tsx');
    return (props) => (
      <PublicShell {...props}>
        <Outlet />
      </PublicShell>
    );
  }),
  children,
});

/** The same pages in the frame of whoever looks: their own inside, the public one outside. */
export const openInside = (children: RouteObject[]): RouteObject => ({
  ...publicPage(async () => {
    const [{ PublicShell }, { Shell }, { isInside }] = await Promise.all([
      import('./features/shell/PublicShell.tsx'),
      import('./features/shell/Shell.tsx'),
      import('./features/session/isInside.ts'),
    ]);
    return ({ user, ...props }) =>
      user && isInside(user) ? (
        <Shell {...props} user={user}>
          <Outlet />
        </Shell>
      ) : (
        <PublicShell {...props} user={user}>
          <Outlet />
        </PublicShell>
      );
  }),
  children,
});

/** Details of a course or provider: guests sign in to take part and come back. */
const useDetailsProps = () => {
  const { tenant, user } = usePublicProps();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onSignIn = () => {
    rememberPath({ path: pathname + search, role: 'veteran', userId: null });
    void navigate(loginPath('veteran'));
  };
  return { tenant, user, onSignIn };
};

export const courseDetails = () =>
  given(
    useDetailsProps,
    async () => (await import('./features/services/details/CourseDetailsPage.tsx')).CourseDetailsPage,
  );

export const serviceDetails = () =>
  given(
    useDetailsProps,
    async () => (await import('./features/services/details/ServiceDetailsPage.tsx')).ServiceDetailsPage,
  );

export const service = (slug: ServiceSlug): RouteObject => ({
  path: `site/${slug}`,
  ...given(
    () => ({ tenant: useTenant(), service: slug }),
    async () => (await import('./features/site/ServicePage.tsx')).ServicePage,
  ),
});

export const plain = (children: RouteObject[]): RouteObject => ({
  element: inPlainShell(<Outlet />),
  children,
});

export function useInactiveProps() {
  const onLogOut = useLogOut();
  const isGuest = useAuthState((state) => state.matches('unauthenticated'));
  return {
    contactEmail: useTenant().contact_email,
    isOn: useAuthState((state) => state.matches('authenticated')),
    busy: useAuthState((state) => state.hasTag('busy')),
    problem: useAuthState((state) => state.context.failure),
    onLogOut: isGuest ? undefined : onLogOut,
  };
}

/** The dashboard of a veteran, with what stands there of other areas. */
export const veteranDashboard = () =>
  page(async () => {
    const [{ VeteranDashboard }, { OwnApplications }, { FittingJobs }, { FoundJobs }] = await Promise.all([
      import('./features/dashboard/VeteranDashboard.tsx'),
      import('./features/applications/list/OwnApplications.tsx'),
      import('./features/jobs/list/FittingJobs.tsx'),
      import('./features/jobs/list/FoundJobs.tsx'),
    ]);
    return ({ tenant, user }) => (
      <VeteranDashboard
        tenant={tenant}
        user={user}
        work={({ applications, jobs }) => (
          <>
            <OwnApplications applications={applications} locale={tenant.locale} />
            <FittingJobs jobs={jobs} locale={tenant.locale} name={documentName(user)} />
          </>
        )}
        found={(query) => <FoundJobs tenant={tenant} query={query} />}
      />
    );
  });

function useOnboardingProps({ user, tenant }: PageProps) {
  const navigate = useNavigate();
  // The same one at every render: while the dashboard loads, another would set off again.
  const onLeave = useCallback(() => void navigate('/veteran'), [navigate]);
  return {
    user,
    countryId: user.user_details.country?.id ?? tenant.default_country_id,
    tenantName: tenant.name,
    locale: tenant.locale,
    onLeave,
  };
}

/** It has no shell, which tells on every other page that an account is about to go. */
export const onboarding = () =>
  pageWith(useOnboardingProps, async () => {
    const [{ OnboardingPage }, { LeavingNote }] = await Promise.all([
      import('./features/onboarding/OnboardingPage.tsx'),
      import('./features/shell/LeavingNote.tsx'),
    ]);
    return (props) => (
      <>
        <LeavingNote user={props.user} locale={props.locale} />
        <OnboardingPage {...props} />
      </>
    );
  });

function useRefinePlanProps({ user, tenant }: PageProps) {
  const navigate = useNavigate();
  const address = onboardingAddress(user);
  return {
    user,
    tenantName: tenant.name,
    locale: tenant.locale,
    onLeave: useCallback(() => void navigate('/veteran'), [navigate]),
    onOnboarding: useCallback(() => void navigate(address, { replace: true }), [navigate, address]),
  };
}

export const refinePlan = () =>
  pageWith(useRefinePlanProps, async () => {
    const [{ RefinePlanPage }, { LeavingNote }] = await Promise.all([
      import('./features/onboarding/refine/RefinePlanPage.tsx'),
      import('./features/shell/LeavingNote.tsx'),
    ]);
    return ({ user, ...props }) => (
      <>
        <LeavingNote user={user} locale={props.locale} />
        <RefinePlanPage {...props} />
      </>
    );
  });

export const companyPage = (name: Exclude<CompanyPageName, 'details'>): RouteObject => ({
  path: name,
  ...pageWith(
    (props) => ({ ...props, page: name }),
    async () => (await import('./features/company/CompanyPage.tsx')).CompanyPage,
  ),
});

/** `/profile` is the page of whoever is signed in. */
export function OwnProfile() {
  const role = useAuthState((state) => state.context.signedIn?.kind ?? 'veteran');
  const { search } = useLocation();
  return <Navigate to={`/${role}/profile${search}`} replace />;
}

/** Asked for once a period of service is opened. */
const MilitaryFields = later(
  async () =>
    (await import('./features/onboarding/military/MilitaryServiceFields.tsx')).MilitaryServiceFields,
);

export const profile = () =>
  accountPage(async ({ useProfileProps }) => {
    const [{ ProfilePage }, { useConsent }] = await Promise.all([
      import('./features/profile/ProfilePage.tsx'),
      import('./features/consent/useConsent.ts'),
    ]);
    const useProps = () => {
      const props = useProfileProps();
      const { save } = useConsent(props.tenant, true);
      return { ...props, MilitaryFields, saveTagConsents: save.mutateAsync };
    };
    return [ProfilePage, useProps];
  });

/** A post in the CV is asked about as onboarding does, and its picture is the profile's. */
export const resumeEditor = () =>
  page(async () => {
    const [{ EditPage }, { MilitaryServiceFields }, { Picture }] = await Promise.all([
      import('./features/resume/builder/EditPage.tsx'),
      import('./features/onboarding/military/MilitaryServiceFields.tsx'),
      import('./features/profile/personal/Picture.tsx'),
    ]);
    return (props) => <EditPage {...props} MilitaryFields={MilitaryServiceFields} Picture={Picture} />;
  });

/** Federal jobs are for people in the United States; for others the page is not there. */
export const federalPage = (load: () => Promise<ComponentType<PageProps>>) =>
  page(async () => {
    const [Page, { isInUnitedStates }] = await Promise.all([load(), import('./api/profile.ts')]);
    return (props) => (isInUnitedStates(props.user) ? <Page {...props} /> : <NotFoundPage />);
  });

/** With the dialog that the navigation has, too. */
type PlansProps = PageProps & { Incomplete: IncompleteDialog };

export const plansPage = (load: () => Promise<ComponentType<PlansProps>>) =>
  page(async () => {
    const [Page, { IncompleteDialog: Dialog }, { incompleteOf, stageMarks }] = await Promise.all([
      load(),
      import('./features/shell/IncompleteDialog.tsx'),
      import('./features/shell/cvNavigation.ts'),
    ]);
    const Incomplete: IncompleteDialog = ({ missing, ...dialog }) => {
      const { user } = usePageProps();
      return <Dialog {...dialog} incomplete={incompleteOf(user, missing)} route={stageMarks(user)} />;
    };
    return (props) => <Page {...props} Incomplete={Incomplete} />;
  });

export const shell = () =>
  pageWith(
    (props) => ({ ...props, children: <Outlet /> }),
    async () => (await import('./features/shell/Shell.tsx')).Shell,
  );

/** For pages that a recruiter keeps while the gate turns back from all others. */
export const ownShell = () =>
  pageWith(
    (props) => ({ ...props, children: <Outlet /> }),
    async () => (await import('./features/shell/OwnShell.tsx')).OwnShell,
  );
