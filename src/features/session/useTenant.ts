import { type QueryState, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Tenant, tenantQuery } from '../../api/tenant.ts';

const { queryKey } = tenantQuery();

type TenantState = QueryState<Tenant, Error> | undefined;

// Avoids the query library's observer, which the first page does not need.
function useTenantQuery<Part>(select: (state: TenantState) => Part): Part {
  const queryClient = useQueryClient();
  const read = () => select(queryClient.getQueryState<Tenant, Error>(queryKey));
  return useSyncExternalStore(
    // Other queries may start during a render, when React forbids updating this component.
    (listener) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === queryKey[0]) listener();
      }),
    read,
    read,
  );
}

export const useTenantState = (): TenantState => useTenantQuery((state) => state);

/** Root has waited for the tenant; renders only when it changes, not on each refetch. */
export function useTenant(): Tenant {
  const tenant = useTenantQuery((state) => state?.data);
  if (!tenant) throw new Error('No tenant yet');
  return tenant;
}
