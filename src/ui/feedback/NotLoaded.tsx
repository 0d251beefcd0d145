import type { ReactNode } from 'react';
import { PressButton } from '../PressButton.tsx';
import { Notice } from './Notice.tsx';

type NotLoadedProps = {
  /** "The questions": what did not load. */
  what: string;
  onRetry: () => void;
  /** What the server said. */
  children: ReactNode;
  /** 1 where the notice is the page. */
  level?: 1 | 2 | 3;
};

/** What a page cannot stand without did not come, and may be asked for again. */
export const NotLoaded = ({ what, onRetry, children, level = 2 }: NotLoadedProps) => (
  <Notice
    kind={navigator.onLine ? 'failed' : 'offline'}
    level={level}
    title={`${what} didn’t load`}
    actions={
      <PressButton small onClick={() => onRetry()}>
        Try again
      </PressButton>
    }
  >
    {children}
  </Notice>
);
