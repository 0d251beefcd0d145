import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope, type JsonBody } from './client.ts';

type Schemas = components['schemas'];

export type OwnApplication = Schemas['Application'];
export type OwnApplicationSummary = Schemas['ApplicationSummary'];
type ApplicationsFilter = NonNullable<operations['listApplications']['parameters']['query']>;
export type Withdrawal = JsonBody<'withdrawApplication'>;

const at = (id: number) => ({ params: { path: { id } } });

export const ownApplicationsQuery = (filter: ApplicationsFilter = {}) =>
  queryOptions({
    queryKey: ['listApplications', filter],
    queryFn: () => envelope(() => client.GET('/api/applications', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

/** @throws ApiError 404 for another veteran's application */
export const ownApplicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['getApplication', id],
    queryFn: () => askSignedIn(() => client.GET('/api/applications/{id}', at(id))),
  });

/** @throws ApiError 409 invalid_transition */
export const withdrawApplication = (id: number, body: Withdrawal): Promise<OwnApplication> =>
  askSignedIn(() => client.POST('/api/applications/{id}/withdraw', { ...at(id), body }));

export const readSentCv = (id: number): Promise<Blob> =>
  envelope<Blob>(() => client.GET('/api/applications/{id}/cv', { ...at(id), parseAs: 'blob' }));
