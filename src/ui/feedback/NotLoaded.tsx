import type { ReactNode } from 'react';
import { isOnline } from '../isOnline.ts';
import { PressButton } from '../PressButton.tsx';
import { Notice } from './Notice.tsx';

type NotLoadedProps = {
  /** The name of what did not load, such as "The questions". */
  what: string;
  onRetry: () => void;
  children: ReactNode;
  /** 1 when the notice is the whole page. */
  level?: 1 | 2 | 3;
};

export const NotLoaded = ({ what, onRetry, children, level = 2 }: NotLoadedProps) => (
  <Notice
    kind={isOnline() ? 'failed' : 'offline'}
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
