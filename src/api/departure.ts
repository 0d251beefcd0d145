import { askSignedIn, client, type JsonBody } from './client.ts';

/** @throws ApiError 409 last_admin; 422 for a wrong password, or for a person without one who signed in long ago */
export const deleteAccount = (body: JsonBody<'deleteAccount'>) =>
  askSignedIn(() =>
    client.POST('/api/account/delete', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body,
    }),
  );

/** @throws ApiError 409 when no deletion was requested */
export const cancelAccountDeletion = () => askSignedIn(() => client.POST('/api/account/delete/cancel'));
