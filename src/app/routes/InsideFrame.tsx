import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { isInside } from '../../features/session/isInside.ts';
import { usePublicProps } from '../../features/session/pageProps.ts';
import { PublicShell } from '../../features/shell/PublicShell.tsx';
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

/** Public pages in the frame of the visitor: their own navigation inside, the public one outside. */
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
