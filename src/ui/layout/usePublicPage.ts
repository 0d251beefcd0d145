import { useEffect } from 'react';
import { useDocumentHead } from '../rendering.ts';
import { usePageTitle } from './usePageTitle.ts';

interface PublicPage {
  title: string;
  /** Its one address, whatever query it was opened with. */
  path: string;
  description: string;
}

/** Title, description and canonical address of a page that search engines read; the last two go with the page. */
export function usePublicPage({ title, path, description }: PublicPage): void {
  usePageTitle(title);
  useDocumentHead({ description, path });
  useEffect(() => {
    // The server may have written it with the page.
    const link = document.querySelector('link[rel=canonical]') ?? document.createElement('link');
    const href = new URL(path, location.origin).href;
    document.head.append(Object.assign(link, { rel: 'canonical', href }));
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
    const before = meta?.content ?? '';
    if (meta) meta.content = description;
    return () => {
      link.remove();
      if (meta) meta.content = before;
    };
  }, [path, description]);
}
