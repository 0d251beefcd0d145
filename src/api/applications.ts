import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

type Schemas = components['schemas'];

type Application = Schemas['Application'];
type NewApplication = operations['applyToJob']['requestBody']['content']['application/json'];
type PreviewQuery = operations['previewApplication']['parameters']['query'];

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** @throws ApiError 409 already_applied, job_closed or profile_incomplete */
export const applyToJob = (id: number, application: NewApplication): Promise<Application> =>
  askSignedIn(() =>
    client.POST('/api/jobs/{id}/apply', { params: { path: { id }, header: once() }, body: application }),
  );

/** What would be sent now; not kept, as the CV may change in another window. */
export const applicationPreviewQuery = (id: number, query: PreviewQuery) =>
  queryOptions({
    queryKey: ['previewApplication', id, query],
    queryFn: () =>
      askSignedIn(() => client.GET('/api/jobs/{id}/apply/preview', { params: { path: { id }, query } })),
    gcTime: 0,
  });

/**
 * Allowed to both sides.
 * @throws ApiError 409 version_conflict, with the current application in `data`; 409 invalid_transition or on_hold
 */
export const reviveApplication = (id: number, version: number): Promise<Application> =>
  askSignedIn(() =>
    client.POST('/api/applications/{id}/revive', { params: { path: { id } }, body: { version } }),
  );
