import { useAuth } from './AuthContext.ts';

/** Asks first, except where an inactive account has nothing else to do. */
export function useLogOut() {
  const auth = useAuth();
  return () =>
    auth.send({ type: auth.getSnapshot().matches('userInactive') ? 'logout.confirmed' : 'logout.requested' });
}
