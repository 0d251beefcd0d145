import { Outlet } from 'react-router-dom';
import { SessionEnding } from '../../features/session/SessionEnding.tsx';

const loadSignInAgain = async () => (await import('../../features/auth/SignInAgainForm.tsx')).SignInAgainForm;

/** Around all pages that somebody who is signed in may have open. */
export const OpenPages = () => (
  <>
    <Outlet />
    <SessionEnding loadSignInAgain={loadSignInAgain} />
  </>
);
