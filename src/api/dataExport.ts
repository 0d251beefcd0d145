import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope, type JsonBody } from './client.ts';

export type DataExport = components['schemas']['AccountExport'];
export type DataFormat = NonNullable<JsonBody<'createGdprPdf'>['format']>;

/** @throws ApiError 422 where it is not this person’s password, or where they have none and signed in long ago */
export const createGdprPdf = (body: JsonBody<'createGdprPdf'>) =>
  askSignedIn(() =>
    client.POST('/api/gdpr-pdf', { params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body }),
  );

const soon = 800;
const aMoment = 1_000;

/** Asked again while the file is made, and when it is about to be gone. */
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

/** A file that was made for the caller; its address is given by who made it. */
export const getFile = (url: string): Promise<Blob> =>
  envelope<Blob>(() =>
    client.GET('/api/files/{file_id}', {
      params: { path: { file_id: url.slice(url.lastIndexOf('/') + 1) } },
      parseAs: 'blob',
    }),
  );
