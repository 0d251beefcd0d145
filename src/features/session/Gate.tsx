import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Area } from '../../machines/access.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { useAuthState } from './AuthContext.ts';
import { decisionFor } from './guard.ts';

type GateProps = {
  area: Area;
  login: ReactNode;
  publicVariant?: ReactNode;
  children: ReactNode;
};

/** Shows what the access chart allows now; redirects are left to the middleware. */
export function Gate({ area, login, publicVariant, children }: GateProps) {
  const { pathname } = useLocation();
  const outcome = useAuthState((state) => decisionFor(state, area, pathname).outcome);
  if (outcome === 'page') return children;
  if (outcome === 'publicVariant') return publicVariant ?? <Loader />;
  return outcome === 'login' ? login : <Loader />;
}
