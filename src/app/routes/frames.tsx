import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Outlet, type RouteObject, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAuthState } from '../../features/session/AuthContext.ts';
import { loginPath } from '../../features/session/guard.ts';
import { given, lazily, pageWith, publicPage } from '../../features/session/page.tsx';
import { type PublicProps, usePublicProps } from '../../features/session/pageProps.ts';
import { rememberPath, safePath } from '../../features/session/returnPath.ts';
import { useLogOut } from '../../features/session/useLogOut.ts';
import { useTenant } from '../../features/session/useTenant.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import type { NoticePage, ServiceSlug } from '../../ui/marketing.ts';
import { onServer } from './onServer.ts';

export function useSignInAsProps() {
  const [query] = useSearchParams();
  return {
    tenant: useTenant(),
    person: query.get('person') ?? '',
    to: safePath(query.get('to')) ?? '/',
  };
}

const OperatorSignIn = lazy(async () => ({
  default: (await import('../../features/auth/OperatorSignInPage.tsx')).OperatorSignInPage,
}));

export function useOperatorProps() {
  const hasProductRole = useAuthState((state) => state.context.signedIn !== null);
  return { tenant: useTenant(), hasProductRole, SignIn: OperatorSignIn };
}

export function forVisitors(load: () => Promise<ComponentType<PublicProps>>): ReactNode {
  const Variant = lazy(async () => {
    const [Page, { PublicShell }, { usePublicProps }] = await Promise.all([
      load(),
      import('../../features/shell/PublicShell.tsx'),
      import('../../features/session/pageProps.ts'),
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

export const operatorPage = (load: () => Promise<ComponentType>) => given(() => ({}), load);

export const open = (children: RouteObject[]): RouteObject => ({
  ...lazily(async () => (await import('./PublicFrame.tsx')).PublicFrame),
  children,
});

export const inJoy = (children: RouteObject[]): RouteObject => ({
  ...lazily(async () => (await import('./JoyPages.tsx')).JoyPages),
  children,
});

export const openInside = (children: RouteObject[]): RouteObject => ({
  ...lazily(async () => (await import('./InsideFrame.tsx')).InsideFrame),
  children,
});

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
    async () => (await import('../../features/services/details/CourseDetailsPage.tsx')).CourseDetailsPage,
  );

export const serviceDetails = () =>
  given(
    useDetailsProps,
    async () => (await import('../../features/services/details/ServiceDetailsPage.tsx')).ServiceDetailsPage,
  );

export const service = (slug: ServiceSlug): RouteObject => ({
  path: `site/${slug}`,
  ...onServer(),
  ...given(
    () => {
      const { tenant, user } = usePublicProps();
      return { tenant, user, service: slug };
    },
    async () => (await import('../../features/site/ServicePage.tsx')).ServicePage,
  ),
});

export const notice = (page: NoticePage): RouteObject => ({
  path: `site/${page}`,
  ...onServer(),
  ...given(
    () => ({ tenant: useTenant(), notice: page }),
    async () => (await import('../../features/site/NoticePage.tsx')).NoticePage,
  ),
});

const useHelpProps = () => {
  const { tenant, user } = usePublicProps();
  const onSignIn = (path: string) => rememberPath({ path, role: 'veteran', userId: null });
  return { tenant, user, signInPath: loginPath('veteran'), onSignIn };
};

export const help = (): RouteObject => ({
  path: 'help',
  ...onServer(),
  ...given(useHelpProps, async () => (await import('../../features/help/HelpPage.tsx')).HelpPage),
});

export const plainFrame = (children: RouteObject[]): RouteObject => ({
  ...lazily(async () => (await import('./PlainFrame.tsx')).PlainFrame),
  children,
});

export const previewFrame = (children: RouteObject[]): RouteObject => ({
  ...lazily(async () => (await import('./PreviewFrame.tsx')).PreviewFrame),
  children,
});

export const notFoundPage = () =>
  publicPage(async () => (await import('../../features/errors/NotFoundPage.tsx')).NotFoundPage);

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

export const shell = () =>
  pageWith(
    (props) => ({ ...props, children: <Outlet /> }),
    async () => (await import('../../features/shell/Shell.tsx')).Shell,
  );

export const ownShell = () =>
  pageWith(
    (props) => ({ ...props, children: <Outlet /> }),
    async () => (await import('../../features/shell/OwnShell.tsx')).OwnShell,
  );
