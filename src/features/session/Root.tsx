import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Outlet, ScrollRestoration, useRevalidator } from 'react-router-dom';
import type { ApiError } from '../../api/client.ts';
import { tenantQuery } from '../../api/tenant.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { later } from '../../ui/later.tsx';
import { PageHydrated } from '../../ui/rendering.ts';
import { useAuthState } from './AuthContext.ts';
import { useTenantState } from './useTenant.ts';

const UnknownTenantPage = later(async () => (await import('./UnknownTenantPage.tsx')).UnknownTenantPage);
const Unreachable = later(async () => (await import('./Unreachable.tsx')).Unreachable);
const LogoutDialog = later(async () => (await import('./LogoutDialog.tsx')).LogoutDialog);

export function Root({ beside }: { beside?: ReactNode }) {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const tenant = useTenantState();
  // Runs the guards again, because one may still wait for the tenant.
  const retry = async () => {
    await queryClient.prefetchQuery(tenantQuery());
    await revalidate();
  };
  const isLeaving = useAuthState(
    (state) =>
      state.matches({ authenticated: 'confirmingLogout' }) || state.matches({ authenticated: 'loggingOut' }),
  );
  if (tenant?.data) {
    return (
      <>
        {beside}
        <Suspense fallback={<Loader />}>
          <Outlet />
          <PageHydrated />
        </Suspense>
        <ScrollRestoration />
        <Suspense>{isLeaving && <LogoutDialog />}</Suspense>
      </>
    );
  }
  const error = tenant?.error;
  if (!error || tenant.fetchStatus === 'fetching') return <Loader />;
  return (
    <Suspense fallback={<Loader />}>
      {(error as ApiError).code === 'tenant_not_found' ? (
        <UnknownTenantPage host={location.hostname} />
      ) : (
        <Unreachable message={error.message} onRetry={() => void retry()} />
      )}
    </Suspense>
  );
}
