import type { components, operations } from '../../openapi.gen.d.ts';
import { ask, askSignedIn, client, envelope } from './client.ts';
import { formData } from './formData.ts';

export type Credentials = components['schemas']['Credentials'];
export type Session = components['schemas']['Session'];
export type CaptchaChallenge = components['schemas']['CaptchaChallenge'];

export const login = (credentials: Credentials): Promise<Session> =>
  ask(() => client.POST('/api/auth/login', { body: credentials }));

/** The envelope's own status flag: only when it is true may the token be cleared. */
export const logout = async (): Promise<{ status: boolean }> => {
  const { status } = await envelope(() => client.GET('/api/logout'));
  return { status };
};

/** A challenge is good for one solution. */
export const createCaptchaChallenge = (): Promise<CaptchaChallenge> =>
  ask(() => client.GET('/api/auth/captcha'));

type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;
export type NewAccount = operations['signUp']['requestBody']['content']['multipart/form-data'];

export const signUp = (account: NewAccount) =>
  ask(() =>
    client.POST('/api/auth/signup', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: account,
      bodySerializer: (fields) => formData(fields),
    }),
  );

export async function verifyEmail(link: Body<'verifyEmail'>): Promise<Session> {
  const { api_token, ...rest } = await ask(() => client.POST('/api/auth/verify-email', { body: link }));
  return { token: api_token, ...rest };
}

export async function resendVerification(body: Body<'resendVerification'>): Promise<void> {
  await envelope(() => client.POST('/api/auth/resend-verification', { body }));
}

export async function forgotPassword(body: Body<'forgotPassword'>): Promise<void> {
  await envelope(() => client.POST('/api/auth/forgot', { body }));
}

export const checkPasswordReset = (body: Body<'checkPasswordReset'>) =>
  ask(() => client.POST('/api/auth/reset-password/check', { body }));

export async function resetPassword(body: Body<'resetPassword'>): Promise<void> {
  await envelope(() => client.POST('/api/auth/reset-password', { body }));
}

export const extendSession = () => askSignedIn(() => client.POST('/api/auth/session/extend'));

export async function logoutEverywhere(): Promise<void> {
  await envelope(() => client.POST('/api/auth/logout-all'));
}

export async function confirmEmailChange(body: Body<'confirmEmailChange'>): Promise<void> {
  await envelope(() => client.POST('/api/auth/confirm-email', { body }));
}
