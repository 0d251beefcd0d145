import { type QueryState, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Tenant, tenantQuery } from '../../api/tenant.ts';

const { queryKey } = tenantQuery();

type TenantState = QueryState<Tenant, Error> | undefined;

// Without the library’s observer, which the first page does not need.
function useTenantQuery<Part>(select: (state: TenantState) => Part): Part {
  const queryClient = useQueryClient();
  const read = () => select(queryClient.getQueryState<Tenant, Error>(queryKey));
  return useSyncExternalStore(
    // A page may start another query while it renders, when no other component may be told to render.
    (listener) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === queryKey[0]) listener();
      }),
    read,
    read,
  );
}

export const useTenantState = (): TenantState => useTenantQuery((state) => state);

/** The tenant, below Root, which waits for it. Renders anew only when the tenant has changed, not when it is asked for again. */
export function useTenant(): Tenant {
  const tenant = useTenantQuery((state) => state?.data);
  if (!tenant) throw new Error('No tenant yet');
  return tenant;
}
