import { askSignedIn, client, type JsonBody } from './client.ts';

/** @throws ApiError 409 last_admin, 422 where it is not this person’s password, or where they have none and signed in long ago */
export const deleteAccount = (body: JsonBody<'deleteAccount'>) =>
  askSignedIn(() =>
    client.POST('/api/account/delete', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body,
    }),
  );

/** @throws ApiError 409 where no deletion was asked for */
export const cancelAccountDeletion = () => askSignedIn(() => client.POST('/api/account/delete/cancel'));
