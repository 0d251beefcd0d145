import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope } from './client.ts';

type Schemas = components['schemas'];

export type JobInvitation = Schemas['JobInvitation'];

export const openInvitationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['listJobInvitations', page],
    queryFn: () =>
      envelope(() => client.GET('/api/job-invitations', { params: { query: { status: 'pending', page } } })),
  });

/** @throws ApiError 409 invalid_transition */
export const declineInvitation = (id: number): Promise<JobInvitation> =>
  askSignedIn(() => client.POST('/api/job-invitations/{id}/decline', { params: { path: { id } } }));

/** Declines, and blocks further invitations from the company. */
export const blockInviter = (id: number): Promise<JobInvitation> =>
  askSignedIn(() => client.POST('/api/job-invitations/{id}/block', { params: { path: { id } } }));
