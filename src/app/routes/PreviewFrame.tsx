import { Outlet } from 'react-router-dom';
import { usePublicProps } from '../../features/session/pageProps.ts';
import { PlainShell } from '../../features/shell/PlainShell.tsx';

/** Without the menu of the person who previews. */
export const PreviewFrame = () => (
  <PlainShell {...usePublicProps()} user={undefined}>
    <Outlet />
  </PlainShell>
);
