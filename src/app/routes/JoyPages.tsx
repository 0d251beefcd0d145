import { Outlet } from 'react-router-dom';
import { SessionEnding } from '../../features/session/SessionEnding.tsx';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';

const loadSignInAgain = async () => (await import('../../features/auth/SignInAgainForm.tsx')).SignInAgainForm;

export const JoyPages = () => (
  <JoyTheme>
    <Outlet />
    <SessionEnding loadSignInAgain={loadSignInAgain} />
  </JoyTheme>
);
