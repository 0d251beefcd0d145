import { useSearchParams } from 'react-router-dom';
import type { Credentials } from '../../api/auth.ts';
import { LoginPage } from '../../features/auth/LoginPage.tsx';
import { useAuth, useAuthState } from '../../features/session/AuthContext.ts';
import { useTenant } from '../../features/session/useTenant.ts';

export function LoginRoute({ inPlace = false }: { inPlace?: boolean }) {
  const auth = useAuth();
  const [query] = useSearchParams();
  return (
    <LoginPage
      tenant={useTenant()}
      partner={query.get('company')}
      accountType={inPlace || query.get('type') === 'recruiter' ? 'recruiter' : 'veteran'}
      busy={useAuthState((state) => state.hasTag('busy'))}
      problem={useAuthState((state) => state.context.failure)}
      sessionExpired={useAuthState((state) => state.context.sessionExpired)}
      onSubmit={(credentials: Credentials) => auth.send({ type: 'credentials.submitted', credentials })}
      inPlace={inPlace}
    />
  );
}
