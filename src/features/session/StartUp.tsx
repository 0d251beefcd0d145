import { type ReactNode, Suspense } from 'react';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { later } from '../../ui/later.tsx';
import { useAuth, useAuthState } from './AuthContext.ts';

const Unreachable = later(async () => (await import('./Unreachable.tsx')).Unreachable);

export function StartUp({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const starting = useAuthState((state) => state.hasTag('starting'));
  const failure = useAuthState((state) => state.context.failure);
  if (!starting) return children;
  if (!failure) return <Loader />;
  return (
    <Suspense fallback={<Loader />}>
      <Unreachable message={failure.message} onRetry={() => auth.send({ type: 'retry.requested' })} />
    </Suspense>
  );
}
