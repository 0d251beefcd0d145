import { useEffect } from 'react';
import { readSession } from '../../../api/storage.ts';
import type { Drafts } from './drafts.ts';

/** Sends what is waiting when the network is back or the page is left; warns only if something is kept nowhere. */
export function useUnsentDrafts(drafts: Drafts) {
  useEffect(() => {
    const send = () => void drafts.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (!drafts.isSafe()) event.preventDefault();
    };
    window.addEventListener('online', send);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('beforeunload', warn);
      if (readSession()) void drafts.flush();
      drafts.dispose();
    };
  }, [drafts]);
}
