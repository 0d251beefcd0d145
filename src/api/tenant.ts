import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ask, client } from './client.ts';
import { storeTenant } from './storage.ts';

export type Tenant = components['schemas']['TenantInfo'];

/** Resolves the host name and keeps the slug and the name in the browser's storage. */
export async function getTenantInfo(domain = location.hostname): Promise<Tenant> {
  const tenant = await ask(() => client.GET('/api/tenant/info', { params: { query: { domain } } }));
  storeTenant(tenant);
  return tenant;
}

/** One tenant for as long as the page is open. */
export const tenantQuery = () =>
  queryOptions({
    queryKey: ['getTenantInfo'],
    queryFn: () => getTenantInfo(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
