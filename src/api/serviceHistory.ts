import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, type JsonBody } from './client.ts';

export type ServiceHistory = components['schemas']['ServiceHistory'];
export type ServicePeriod = ServiceHistory['periods'][number];

export const serviceHistoryQuery = () =>
  queryOptions({
    queryKey: ['getServiceHistory'],
    queryFn: () => askSignedIn(() => client.GET('/api/service-history')),
  });

/** @throws ApiError 409 version_conflict, with the stored history in `data` */
export const saveServiceHistory = (body: JsonBody<'saveServiceHistory'>): Promise<ServiceHistory> =>
  askSignedIn(() => client.PUT('/api/service-history', { body }));
