import type { components } from '../../openapi.gen.d.ts';
import { ask, client, envelope } from './client.ts';

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
