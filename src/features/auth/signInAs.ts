import { login } from '../../api/auth.ts';
import { ApiError } from '../../api/client.ts';
import { listDemoPeople } from '../../api/demo.ts';
import { clearSession, isUsable, readSession, storeSession } from '../../api/storage.ts';

export interface SignInAs {
  person: string;
  captchaRequired: boolean;
}

export async function signInAs({ person, captchaRequired }: SignInAs): Promise<void> {
  const { password, personas } = await listDemoPeople();
  const persona = personas.find(({ key }) => key === person);
  if (!persona) throw new Error(`There’s no demo account called “${person}”.`);
  const token = captchaRequired
    ? (await (await import('./solveCaptcha.ts')).solveCaptcha()).token
    : undefined;
  const before = readSession();
  if (before && !isUsable(before)) clearSession();
  try {
    const { email, role } = persona;
    const session = await login({
      email,
      password,
      role,
      remember_me: false,
      ...(token && { captcha_token: token }),
    });
    storeSession({ token: session.token, expiresAt: session.token_expires_at });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 410) throw error;
    clearSession();
  }
}
