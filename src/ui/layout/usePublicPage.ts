import { useEffect } from 'react';
import { useDocumentHead } from '../rendering.ts';
import { usePageTitle } from './usePageTitle.ts';

interface PublicPage {
  title: string;
  path: string;
  description: string;
}

export function usePublicPage({ title, path, description }: PublicPage): void {
  usePageTitle(title);
  useDocumentHead({ description, path });
  useEffect(() => {
    // The server may have rendered the link already.
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
