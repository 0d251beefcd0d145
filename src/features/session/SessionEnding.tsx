import { Suspense } from 'react';
import { later } from '../../ui/later.tsx';
import { useAuthState } from './AuthContext.ts';
import type { SessionEndingDialogProps } from './SessionEndingDialog.tsx';

const SessionEndingDialog = later(
  async () => (await import('./SessionEndingDialog.tsx')).SessionEndingDialog,
);

export function SessionEnding(props: SessionEndingDialogProps) {
  const isEnding = useAuthState((state) => state.matches({ authenticated: 'sessionEnding' }));
  return <Suspense>{isEnding && <SessionEndingDialog {...props} />}</Suspense>;
}
