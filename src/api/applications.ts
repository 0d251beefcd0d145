import type { components, operations } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

type Schemas = components['schemas'];

type Application = Schemas['Application'];
type NewApplication = operations['applyToJob']['requestBody']['content']['application/json'];

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** @throws ApiError 409 already_applied, job_closed or profile_incomplete */
export const applyToJob = (id: number, application: NewApplication): Promise<Application> =>
  askSignedIn(() =>
    client.POST('/api/jobs/{id}/apply', { params: { path: { id }, header: once() }, body: application }),
  );

/**
 * Allowed to both sides.
 * @throws ApiError 409 version_conflict, with the current application in `data`; 409 invalid_transition or on_hold
 */
export const reviveApplication = (id: number, version: number): Promise<Application> =>
  askSignedIn(() =>
    client.POST('/api/applications/{id}/revive', { params: { path: { id } }, body: { version } }),
  );
