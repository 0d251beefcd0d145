import { lazy, Suspense } from 'react';
import { useAuthState } from './AuthContext.ts';
import type { SessionEndingDialogProps } from './SessionEndingDialog.tsx';

const SessionEndingDialog = lazy(async () => ({
  default: (await import('./SessionEndingDialog.tsx')).SessionEndingDialog,
}));

/** Stands over every page of somebody who is signed in. */
export function SessionEnding(props: SessionEndingDialogProps) {
  const isEnding = useAuthState((state) => state.matches({ authenticated: 'sessionEnding' }));
  return <Suspense>{isEnding && <SessionEndingDialog {...props} />}</Suspense>;
}
