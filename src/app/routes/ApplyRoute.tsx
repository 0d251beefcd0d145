import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuthState } from '../../features/session/AuthContext.ts';
import { loginPath } from '../../features/session/guard.ts';
import { usePublicProps } from '../../features/session/pageProps.ts';
import { rememberPath } from '../../features/session/returnPath.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';

const ApplyPage = lazy(async () => ({
  default: (await import('../../features/jobs/apply/ApplyPage.tsx')).ApplyPage,
}));
const NotForRecruiters = lazy(async () => ({
  default: (await import('../../features/jobs/apply/NotForRecruiters.tsx')).NotForRecruiters,
}));

export function ApplyRoute() {
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
