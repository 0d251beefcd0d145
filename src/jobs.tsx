/** The public pages of jobs in the frame of whoever looks: one file that the start can open without the route table. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { JobPage } from './features/jobs/details/JobPage.tsx';
import { JobsPage } from './features/jobs/list/JobsPage.tsx';
import { useAuthState } from './features/session/AuthContext.ts';
import { loginPath } from './features/session/guard.ts';
import { isInside } from './features/session/isInside.ts';
import { usePublicProps } from './features/session/pageProps.ts';
import { rememberPath } from './features/session/returnPath.ts';
import { PublicShell } from './features/shell/PublicShell.tsx';
import { Loader } from './ui/feedback/Loader.tsx';

const OwnFrame = lazy(async () => {
  const [{ Shell }, { JoyTheme }] = await Promise.all([
    import('./features/shell/Shell.tsx'),
    import('./ui/theme/JoyTheme.tsx'),
  ]);
  return {
    default: (props: Parameters<typeof Shell>[0]) => (
      <JoyTheme>
        <Shell {...props} />
      </JoyTheme>
    ),
  };
});

export function JobsFrame() {
  const props = usePublicProps();
  const { user } = props;
  if (!user || !isInside(user))
    return (
      <PublicShell {...props}>
        <Outlet />
      </PublicShell>
    );
  return (
    <Suspense fallback={<Loader />}>
      <OwnFrame {...props} user={user}>
        <Outlet />
      </OwnFrame>
    </Suspense>
  );
}

const given = (Page: (props: ReturnType<typeof usePublicProps>) => ReactNode) =>
  function GivenPage() {
    return <Page {...usePublicProps()} />;
  };

export const Jobs = given(JobsPage);
export const JobDetails = given(JobPage);

const ApplyPage = lazy(async () => ({
  default: (await import('./features/jobs/apply/ApplyPage.tsx')).ApplyPage,
}));
const NotForRecruiters = lazy(async () => ({
  default: (await import('./features/jobs/apply/NotForRecruiters.tsx')).NotForRecruiters,
}));

/** Guests sign in first and come back; recruiters have nothing to apply with. */
export function Apply() {
  const { tenant, user } = usePublicProps();
  const isGuest = useAuthState((state) => state.matches('unauthenticated'));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isGuest) return;
    rememberPath({ path: pathname + search, role: 'veteran', userId: null });
    void navigate(loginPath('veteran'), { replace: true });
  }, [isGuest, pathname, search, navigate]);
  if (!user) return <Loader />;
  return (
    <Suspense fallback={<Loader />}>
      {user.role === 'veteran' ? <ApplyPage tenant={tenant} user={user} /> : <NotForRecruiters />}
    </Suspense>
  );
}
