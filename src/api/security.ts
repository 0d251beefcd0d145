import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ApiError, askSignedIn, client, envelope, type JsonBody } from './client.ts';

export type Identity = components['schemas']['Identity'];
export type OpenSession = components['schemas']['OpenSession'];

export async function changePassword(change: JsonBody<'changePassword'>): Promise<void> {
  await envelope(() => client.PUT('/api/user-profile/password', { body: change }));
}

export const changeEmail = (change: JsonBody<'changeEmail'>): Promise<{ new_email: string }> =>
  askSignedIn(() => client.POST('/api/user-profile/email', { body: change }));

export const identitiesQuery = () =>
  queryOptions({
    queryKey: ['listIdentities'],
    queryFn: () => askSignedIn(() => client.GET('/api/user-profile/identities')),
  });

/** @throws ApiError 409 last_identity when it is the only way to sign in */
export async function unlinkIdentity(
  provider: Identity['provider'],
  body: JsonBody<'unlinkIdentity'>,
): Promise<void> {
  await envelope(() =>
    client.POST('/api/user-profile/identities/{provider}/unlink', { params: { path: { provider } }, body }),
  );
}

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['listSessions'],
    queryFn: () => askSignedIn(() => client.GET('/api/user-profile/sessions')),
  });

/** A session that has already ended counts as success. */
export async function endSession(id: number): Promise<void> {
  await envelope(() => client.DELETE('/api/user-profile/sessions/{id}', { params: { path: { id } } })).catch(
    (error) => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    },
  );
}
