import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Tenant, tenantQuery } from '../../api/tenant.ts';

const { queryKey } = tenantQuery();

/** How the question for the tenant stands. Without the library's observer, which the first page does not need. */
export function useTenantState() {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    // Another question may be asked while a page is drawn, where nothing else may be told to draw itself.
    (listener) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === queryKey[0]) listener();
      }),
    () => queryClient.getQueryState<Tenant, Error>(queryKey),
  );
}

/** The tenant, below Root, which waits for it. */
export function useTenant(): Tenant {
  const tenant = useTenantState()?.data;
  if (!tenant) throw new Error('No tenant yet');
  return tenant;
}
