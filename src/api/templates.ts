import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, type JsonBody } from './client.ts';

type Schemas = components['schemas'];

export type Template = Schemas['Template'];
export type TemplateKind = Schemas['TemplateKind'];
export type NewTemplate = JsonBody<'createTemplate'>;
export type TemplateChange = JsonBody<'updateTemplate'>;

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['listTemplates'],
    queryFn: () => askSignedIn(() => client.GET('/api/templates')),
  });

/** @throws ApiError 409 limit_reached */
export const createTemplate = (template: NewTemplate): Promise<Template> =>
  askSignedIn(() =>
    client.POST('/api/templates', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: template,
    }),
  );

/** @throws ApiError 409 version_conflict, with the stored template in `data` */
export const updateTemplate = (id: number, change: TemplateChange): Promise<Template> =>
  askSignedIn(() => client.PUT('/api/templates/{id}', { params: { path: { id } }, body: change }));

export const deleteTemplate = (id: number): Promise<{ id: number }> =>
  askSignedIn(() => client.DELETE('/api/templates/{id}', { params: { path: { id } } }));
