import type { ReactNode } from 'react';
import { isOnline } from '../isOnline.ts';
import { PressButton } from '../PressButton.tsx';
import { Notice } from './Notice.tsx';

type NotLoadedProps = {
  what: string;
  onRetry: () => void;
  children: ReactNode;
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
