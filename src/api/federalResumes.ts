import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, type JsonBody } from './client.ts';

type Schemas = components['schemas'];
export type FederalResume = Schemas['FederalResume'];
export type FederalResumeSummary = Schemas['FederalResumeSummary'];
export type FederalGap = Schemas['FederalGap'];

const at = (id: number) => ({ params: { path: { id } } });

export const federalResumesQuery = () =>
  queryOptions({
    queryKey: ['listFederalResumes'],
    queryFn: () => askSignedIn(() => client.GET('/api/federal-resumes')),
    staleTime: 5_000,
  });

export const getFederalResume = (id: number) =>
  askSignedIn(() => client.GET('/api/federal-resumes/{id}', at(id)));

export const createFederalResume = (body: JsonBody<'createFederalResume'>) =>
  askSignedIn(() =>
    client.POST('/api/federal-resumes', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body,
    }),
  );

/** @throws ApiError 409 version_conflict, with the stored resume in `data` */
export const saveFederalResume = (
  id: number,
  body: JsonBody<'saveFederalResume'>,
  options?: { quiet?: boolean },
) => askSignedIn(() => client.PUT('/api/federal-resumes/{id}', { ...at(id), body }), options);
