import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope, type JsonBody } from './client.ts';

export type DataExport = components['schemas']['AccountExport'];
export type DataFormat = NonNullable<JsonBody<'createGdprPdf'>['format']>;

/** @throws ApiError 422 for a wrong password, or for a person without one who signed in long ago */
export const createGdprPdf = (body: JsonBody<'createGdprPdf'>) =>
  askSignedIn(() =>
    client.POST('/api/gdpr-pdf', { params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body }),
  );

const soon = 800;
const aMoment = 1_000;

export const gdprPdfQuery = (id: number) =>
  queryOptions({
    queryKey: ['getGdprPdf', id],
    queryFn: () => askSignedIn(() => client.GET('/api/gdpr-pdf/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error' || !data) return false;
      if (data.status === 'processing') return soon;
      return data.expires_at ? Math.max(soon, Date.parse(data.expires_at) - Date.now() + aMoment) : false;
    },
  });

export const getFile = (url: string): Promise<Blob> =>
  envelope<Blob>(() =>
    client.GET('/api/files/{file_id}', {
      params: { path: { file_id: url.slice(url.lastIndexOf('/') + 1) } },
      parseAs: 'blob',
    }),
  );
