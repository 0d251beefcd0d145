import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

export interface DocumentHead {
  title?: string;
  description?: string;
  /** Its canonical path. */
  path?: string;
}

interface Rendering {
  /** When the server rendered the page; the browser hydrates it with the same. */
  now?: Date;
  /** On the server: filled in by the page. */
  head?: DocumentHead;
  /** In the browser, once the page itself is hydrated. */
  onHydrated?: () => void;
}

export const RenderingContext = createContext<Rendering>({});

const never = () => () => {};

/** False on the server and while its page is being hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export function useNow(): Date {
  const { now } = useContext(RenderingContext);
  const isHydrated = useIsHydrated();
  return useState(() => (!isHydrated && now) || new Date())[0];
}

/** False until the page can be used and has nothing else to do: for parts that may come last. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

/** Rendered next to a page, inside its Suspense boundary. */
export function PageHydrated() {
  const { onHydrated } = useContext(RenderingContext);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

/** Collects what the page says of itself while the server renders it. */
export function useDocumentHead(head: DocumentHead): void {
  const { head: collected } = useContext(RenderingContext);
  if (collected) Object.assign(collected, head);
}
