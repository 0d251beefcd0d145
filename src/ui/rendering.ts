import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

export interface DocumentHead {
  title?: string;
  description?: string;
  path?: string;
}

interface Rendering {
  /** The time at which the server rendered the page; hydration uses the same. */
  now?: Date;
  head?: DocumentHead;
  onHydrated?: () => void;
}

export const RenderingContext = createContext<Rendering>({});

const never = () => () => {};

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

export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

/** Belongs next to a page, inside its Suspense boundary. */
export function PageHydrated() {
  const { onHydrated } = useContext(RenderingContext);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

export function useDocumentHead(head: DocumentHead): void {
  const { head: collected } = useContext(RenderingContext);
  if (collected) Object.assign(collected, head);
}
