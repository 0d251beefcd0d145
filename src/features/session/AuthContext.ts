import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { AuthActor, AuthSnapshot } from './authActor.ts';

const AuthContext = createContext<AuthActor | null>(null);

export const AuthProvider = AuthContext.Provider;

export function useAuth(): AuthActor {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth outside AuthProvider');
  return auth;
}

export const useAuthState = <T>(select: (snapshot: AuthSnapshot) => T): T => useSelector(useAuth(), select);
