import type { components, operations } from '../../openapi.gen.d.ts';
import { ask, askSignedIn, client, envelope, type JsonBody } from './client.ts';
import { formData } from './formData.ts';
import { renewSession, whileRenewing } from './storage.ts';

export type Credentials = components['schemas']['Credentials'];
export type Session = components['schemas']['Session'];
type CaptchaChallenge = components['schemas']['CaptchaChallenge'];

export const login = (credentials: Credentials): Promise<Session> =>
  ask(() => client.POST('/api/auth/login', { body: credentials }));

/** Returns the envelope's status flag; the token may be cleared only when it is true. */
export const logout = async (): Promise<{ status: boolean }> => {
  const { status } = await envelope(() => client.GET('/api/logout'));
  return { status };
};

/** A challenge accepts one solution. */
export const createCaptchaChallenge = (): Promise<CaptchaChallenge> =>
  ask(() => client.GET('/api/auth/captcha'));

export type NewAccount = operations['signUp']['requestBody']['content']['multipart/form-data'];

export const signUp = (account: NewAccount) =>
  ask(() =>
    client.POST('/api/auth/signup', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: account,
      bodySerializer: (fields) => formData(fields),
    }),
  );

export async function verifyEmail(link: JsonBody<'verifyEmail'>): Promise<Session> {
  const { api_token, ...rest } = await ask(() => client.POST('/api/auth/verify-email', { body: link }));
  return { token: api_token, ...rest };
}

export async function resendVerification(body: JsonBody<'resendVerification'>): Promise<void> {
  await envelope(() => client.POST('/api/auth/resend-verification', { body }));
}

export async function forgotPassword(body: JsonBody<'forgotPassword'>): Promise<void> {
  await envelope(() => client.POST('/api/auth/forgot', { body }));
}

export const checkPasswordReset = (body: JsonBody<'checkPasswordReset'>) =>
  ask(() => client.POST('/api/auth/reset-password/check', { body }));

export async function resetPassword(body: JsonBody<'resetPassword'>): Promise<void> {
  await envelope(() => client.POST('/api/auth/reset-password', { body }));
}

/** Stores the token before another tab may renew, which would otherwise use the old one. */
export const extendSession = () =>
  whileRenewing(async () => {
    const renewed = await askSignedIn(() => client.POST('/api/auth/session/extend'), { isRenewal: true });
    renewSession({ token: renewed.token, expiresAt: renewed.token_expires_at });
    return renewed;
  });

export async function logoutEverywhere(keep_identities: number[]): Promise<void> {
  await envelope(() => client.POST('/api/auth/logout-all', { params: { query: { keep_identities } } }));
}

export async function confirmEmailChange(body: JsonBody<'confirmEmailChange'>): Promise<void> {
  await envelope(() => client.POST('/api/auth/confirm-email', { body }));
}

export const checkSecureAccount = (body: JsonBody<'checkSecureAccount'>) =>
  ask(() => client.POST('/api/auth/secure-account/check', { body }));

export const secureAccount = (body: JsonBody<'secureAccount'>): Promise<{ email: string }> =>
  ask(() => client.POST('/api/auth/secure-account', { body }));
