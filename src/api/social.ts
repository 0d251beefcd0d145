import type { components, operations } from '../../openapi.gen.d.ts';
import { ask, client, envelope, type JsonBody } from './client.ts';
import { formData } from './formData.ts';

export type SocialProvider = JsonBody<'exchangeSocialCode'>['provider'];
export type SocialSignupRequired = components['schemas']['SocialSignupRequired'];
type Account = operations['socialSignUp']['requestBody']['content']['multipart/form-data'];

const redirectToGoogle = () => ask(() => client.GET('/api/auth/google/redirect'));
const redirectToLinkedin = () => ask(() => client.GET('/api/auth/linkedin/redirect'));

/** Returns the provider's URL, bound to this browser for ten minutes. */
export const redirectTo = (provider: SocialProvider): Promise<{ url: string }> =>
  provider === 'google' ? redirectToGoogle() : redirectToLinkedin();

export const exchangeSocialCode = (body: JsonBody<'exchangeSocialCode'>) =>
  ask(() => client.POST('/api/auth/social-exchange', { body }));

export const socialSignUp = (account: Account) =>
  ask(() =>
    client.POST('/api/auth/social-signup', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: account,
      bodySerializer: formData,
    }),
  );

export async function linkIdentity(body: JsonBody<'linkIdentity'>): Promise<void> {
  await envelope(() => client.POST('/api/user-profile/identities', { body }));
}
