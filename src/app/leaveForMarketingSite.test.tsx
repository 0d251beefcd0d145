import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Tenant, tenantQuery } from '../api/tenant.ts';
import { createLeaveForMarketingSite } from './leaveForMarketingSite.ts';

test.each(['/site', 'https://forces.example/en'])('a guest is redirected to the tenant’s %s', async (url) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(tenantQuery().queryKey, { marketing_url: url } as Tenant);
  const thrown = await createLeaveForMarketingSite(queryClient)().catch((error: unknown) => error);
  expect((thrown as Response).headers.get('location')).toBe(url);
});
