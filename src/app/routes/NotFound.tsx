import { NotFoundPage } from '../../features/errors/NotFoundPage.tsx';
import { usePublicProps } from '../../features/session/pageProps.ts';
import { PlainShell } from '../../features/shell/PlainShell.tsx';

/** The 404 page in place of a page that failed. */
export const NotFound = () => (
  <PlainShell {...usePublicProps()}>
    <NotFoundPage />
  </PlainShell>
);
