import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, type JsonBody } from './client.ts';

export type Consents = components['schemas']['Consents'];
export type ConsentChange = JsonBody<'saveConsents'>;

export const consentsQuery = () =>
  queryOptions({
    queryKey: ['getConsents'],
    queryFn: () => askSignedIn(() => client.GET('/api/consents')),
  });

/** @throws ApiError 422 when `privacy_version` is not the tenant’s current notice */
export const saveConsents = (change: ConsentChange): Promise<Consents> =>
  askSignedIn(() => client.PUT('/api/consents', { body: change }));
