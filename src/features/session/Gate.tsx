import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Area } from '../../machines/access.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { useAuthState } from './AuthContext.ts';
import { decisionFor } from './guard.ts';

type GateProps = {
  area: Area;
  login: ReactNode;
  // What guests see of a page that has something for them.
  publicVariant?: ReactNode;
  children: ReactNode;
};

/** Shows what the access chart allows at this very moment; a redirect is the middleware's to make. */
export function Gate({ area, login, publicVariant, children }: GateProps) {
  const { pathname } = useLocation();
  const outcome = useAuthState((state) => decisionFor(state, area, pathname).outcome);
  if (outcome === 'page') return children;
  if (outcome === 'publicVariant') return publicVariant ?? <Loader />;
  return outcome === 'login' ? login : <Loader />;
}
