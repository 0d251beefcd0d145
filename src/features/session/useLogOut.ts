import { useAuth } from './AuthContext.ts';

/** Asks for confirmation, except on an inactive account, which has nothing to lose. */
export function useLogOut() {
  const auth = useAuth();
  return () =>
    auth.send({ type: auth.getSnapshot().matches('userInactive') ? 'logout.confirmed' : 'logout.requested' });
}
