import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ask, client } from './client.ts';
import { storeTenant } from './storage.ts';

export type Tenant = components['schemas']['TenantInfo'];

export const getTenantInfo = (domain: string): Promise<Tenant> =>
  ask(() => client.GET('/api/tenant/info', { params: { query: { domain } } }));

async function resolveTenant(): Promise<Tenant> {
  const tenant = await getTenantInfo(location.hostname);
  storeTenant(tenant);
  return tenant;
}

export const tenantQuery = () =>
  queryOptions({
    queryKey: ['getTenantInfo'],
    queryFn: resolveTenant,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
