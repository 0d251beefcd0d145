import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import { tenantQuery } from '../api/tenant.ts';
import { safePath } from '../features/session/returnPath.ts';

export const createLeaveForMarketingSite = (queryClient: QueryClient) => async () => {
  const tenant = await queryClient.ensureQueryData(tenantQuery()).catch(() => null);
  if (!tenant) return;
  const { marketing_url: url } = tenant;
  const target = /^https?:/.test(url) ? url : safePath(url);
  if (target) throw redirect(target);
  await new Promise(() => {});
};
