import { NotFoundPage } from '../../features/errors/NotFoundPage.tsx';
import { usePublicProps } from '../../features/session/pageProps.ts';
import { PlainShell } from '../../features/shell/PlainShell.tsx';

export const NotFound = () => (
  <PlainShell {...usePublicProps()}>
    <NotFoundPage />
  </PlainShell>
);
