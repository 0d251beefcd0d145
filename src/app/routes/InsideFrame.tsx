import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import type { User } from '../../api/profile.ts';
import { usePublicProps } from '../../features/session/pageProps.ts';
import { PublicShell } from '../../features/shell/PublicShell.tsx';
import { signedInAs } from '../../machines/auth/setup.ts';
import { passesRecruiterGate } from '../../machines/companyRouting.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';

const OwnFrame = lazy(async () => {
  const [{ Shell }, { JoyTheme }] = await Promise.all([
    import('../../features/shell/Shell.tsx'),
    import('../../ui/theme/JoyTheme.tsx'),
  ]);
  return {
    default: (props: Parameters<typeof Shell>[0]) => (
      <JoyTheme>
        <Shell {...props} />
      </JoyTheme>
    ),
  };
});

function isInside(user: User): boolean {
  const visitor = signedInAs(user);
  return visitor.kind === 'recruiter' ? passesRecruiterGate(visitor) : visitor.userStatus === 'active';
}

export function InsideFrame() {
  const { user, ...props } = usePublicProps();
  if (!user || !isInside(user))
    return (
      <PublicShell {...props} user={user}>
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
