import { useEffect } from 'react';
import { usePageTitle } from './usePageTitle.ts';

interface PublicPage {
  title: string;
  /** Its one address, whatever query it was opened with. */
  path: string;
  description: string;
}

/** What the server writes into the page of one job, for search engines. */
const ofOnePage = 'meta[name="robots"],script[type="application/ld+json"]';

/** Title, description and canonical address of a page that search engines read; all but the title goes with the page. */
export function usePublicPage({ title, path, description }: PublicPage): void {
  usePageTitle(title);
  useEffect(() => {
    // The server may have written it with the page.
    const link = document.querySelector('link[rel="canonical"]') ?? document.createElement('link');
    const href = new URL(path, location.origin).href;
    document.head.append(Object.assign(link, { rel: 'canonical', href }));
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = meta?.content ?? '';
    if (meta) meta.content = description;
    return () => {
      link.remove();
      if (meta) meta.content = before;
    };
  }, [path, description]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written for one address is not for the next.
  useEffect(
    () => () => {
      for (const written of document.head.querySelectorAll(ofOnePage)) written.remove();
    },
    [path],
  );
}
