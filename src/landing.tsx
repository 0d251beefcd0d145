/** The landing page of recruiters in its frame: one file that the start can open without the route table. */
import { useQueryClient } from '@tanstack/react-query';
import { type User, userProfileQuery } from './api/profile.ts';
import { useAuthState } from './features/session/AuthContext.ts';
import { useLogOut } from './features/session/useLogOut.ts';
import { useTenant } from './features/session/useTenant.ts';
import { PublicShell } from './features/shell/PublicShell.tsx';
import { RecruitersPage } from './features/site/RecruitersPage.tsx';

export function Landing() {
  const tenant = useTenant();
  const queryClient = useQueryClient();
  const isSignedIn = useAuthState((state) => state.matches('authenticated'));
  const user = queryClient.getQueryData<User>(userProfileQuery().queryKey);
  return (
    <PublicShell tenant={tenant} user={isSignedIn ? user : undefined} onLogOut={useLogOut()}>
      <RecruitersPage tenant={tenant} />
    </PublicShell>
  );
}
