import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Gate } from '../../features/session/Gate.tsx';
import { type Guard, within } from '../../features/session/guard.ts';
import type { Area } from '../../machines/access.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';

const LoginInPlace = lazy(async () => ({ default: (await import('./LoginInPlace.tsx')).LoginInPlace }));

const login = (
  <Suspense fallback={<Loader />}>
    <LoginInPlace />
  </Suspense>
);

export const gated = (
  guard: Guard,
  area: Area,
  children: RouteObject[],
  publicVariant?: ReactNode,
): RouteObject => ({
  ...within(guard, area),
  element: (
    <Gate area={area} login={login} publicVariant={publicVariant}>
      <Outlet />
    </Gate>
  ),
  children,
});
