import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useAuthState } from '../../features/session/AuthContext.ts';
import { later } from '../../ui/later.tsx';

const SessionEndingDialog = later(
  async () => (await import('../../features/session/SessionEndingDialog.tsx')).SessionEndingDialog,
);

const loadSignInAgain = async () => (await import('../../features/auth/SignInAgainForm.tsx')).SignInAgainForm;

export function OpenPages() {
  const isEnding = useAuthState((state) => state.matches({ authenticated: 'sessionEnding' }));
  return (
    <>
      <Outlet />
      <Suspense>{isEnding && <SessionEndingDialog loadSignInAgain={loadSignInAgain} />}</Suspense>
    </>
  );
}
