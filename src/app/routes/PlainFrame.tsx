import { Outlet } from 'react-router-dom';
import { usePublicProps } from '../../features/session/pageProps.ts';
import { PlainShell } from '../../features/shell/PlainShell.tsx';

export const PlainFrame = () => (
  <PlainShell {...usePublicProps()}>
    <Outlet />
  </PlainShell>
);
