// Operators only. Guesses are rate limited separately, after the captcha, and all failures get the same response.
import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { recordOwn } from '../audit/audit.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { hasAccessStill } from './accounts/endAccess.ts';
import { isPassword } from './passwords/passwordHash.ts';
import { openSession, sessionLifetimes } from './sessions.ts';
import { admit, type SignInServices } from './signInServices.ts';

export const presentAdmin = ({
  id,
  email,
  first_name,
  last_name,
}: Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name'>): components['schemas']['Admin'] => ({
  id,
  email,
  first_name,
  last_name,
});

const invalidCredentials = () => new Problem(422, 'invalid_credentials', 'Email or password is incorrect.');

async function recognise({ body, transaction }: Call<'adminLogin'>, email: string): Promise<UserRow> {
  const [user] = await transaction(({ tenantId, tx }) =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.tenant_id, tenantId), eq(users.email, email))),
  );
  const isRight = await isPassword(user?.password_hash, body.password);
  if (!user || !isRight || !user.is_tenant_admin) throw invalidCredentials();
  if (user.status !== 'active') {
    throw new Problem(410, 'user_inactive', 'This account is no longer active.');
  }
  return user;
}

export const adminLogin: Operation<'adminLogin', SignInServices> = async (call, services) => {
  const { captcha, browsers, attempts } = services;
  const { body, tenant, client, cookies, now, transaction } = call;
  const email = body.email.toLowerCase();
  if (tenant.captcha_required) await captcha.use(body.captcha_token);
  const browser = await browsers.recognise(cookies, tenant, email);
  const details = { by: 'operator', known_browser: browser !== null };
  const data = await attempts.refusalsOf(call, { action: 'operator_sign_in.refused', email }, async () => {
    const user = await admit(call, services, { at: 'operatorLogin', email, browser }, () =>
      recognise(call, email),
    );
    await browsers.remember(cookies, tenant, email, browser);
    const session = await transaction(async (db) => {
      if (!(await hasAccessStill(db, user))) throw invalidCredentials();
      const deed = { action: 'signed_in', category: 'sign_in', details } as const;
      await recordOwn(db, user, deed, { now, from: client });
      return openSession(db, { userId: user.id, now, life: sessionLifetimes.ordinary, client });
    });
    return { ...session, admin: presentAdmin(user) };
  });
  return { data };
};
