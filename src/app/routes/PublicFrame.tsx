import { Outlet } from 'react-router-dom';
import { usePublicProps } from '../../features/session/pageProps.ts';
import { PublicShell } from '../../features/shell/PublicShell.tsx';

export const PublicFrame = () => (
  <PublicShell {...usePublicProps()}>
    <Outlet />
  </PublicShell>
);
