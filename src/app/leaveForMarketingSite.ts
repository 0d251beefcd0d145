import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import { tenantQuery } from '../api/tenant.ts';
import { safePath } from '../features/session/returnPath.ts';

export const createLeaveForMarketingSite = (queryClient: QueryClient) => async () => {
  const tenant = await queryClient.ensureQueryData(tenantQuery()).catch(() => null);
  if (!tenant) return;
  const path = safePath(tenant.marketing_url);
  if (path) throw redirect(path);
  if (/^https?:/.test(tenant.marketing_url)) location.assign(tenant.marketing_url);
  await new Promise(() => {});
};
