/**
 * Promises: a wrong e-mail, password or role is one answer in one time; a guesser is slowed down, and the owner, in a
 * browser that signed in before, is not locked out by it. Order: rate, captcha, credentials.
 */
import { and, eq } from 'drizzle-orm';
import type { Call, Handlers } from './call.ts';
import type { Captcha } from './captcha.ts';
import type { Database } from './db/database.ts';
import { type User, users } from './db/schema/accounts.ts';
import type { Tenant } from './db/schema/tenants.ts';
import { knownBrowsers } from './knownBrowsers.ts';
import { isPassword } from './passwords.ts';
import { Problem } from './problem.ts';
import { presentUser } from './profile.ts';
import { counting, type Limits, limitKey, loginCounts, take } from './rateLimits.ts';
import { findSignedIn, lives, openSession, revokeSession } from './sessions.ts';

const invalidCredentials = () =>
  new Problem(
    422,
    'invalid_credentials',
    'Email or password is incorrect. If you are sure of them, try the other login tab.',
  );

interface AuthOptions {
  database: Database;
  limits: Limits;
  captcha: Captcha;
}

export function authHandlers({ database, limits, captcha }: AuthOptions) {
  const browsers = knownBrowsers(database);

  function countsFor(tenant: Tenant, email: string, clientIp: string, browser: string | null) {
    return counting(
      database,
      browser
        ? [[limitKey('loginOfBrowser', tenant.id, browser), limits.loginOfBrowser]]
        : loginCounts(limits, tenant.id, email, clientIp),
    );
  }

  /** Finds the one whom e-mail, password and role name; a tenant's administrator signs in at neither tab. */
  async function recognise({ body, transaction }: Call<'login'>, email: string): Promise<User> {
    const [user] = await transaction(({ tenantId, tx }) =>
      tx
        .select()
        .from(users)
        .where(and(eq(users.tenant_id, tenantId), eq(users.email, email))),
    );
    const isRight = await isPassword(user?.password_hash, body.password);
    if (!user || !isRight || user.role !== body.role || user.is_tenant_admin) throw invalidCredentials();
    if (!user.email_verified_at) {
      throw new Problem(403, 'email_not_verified', 'Please confirm your e-mail address first.');
    }
    if (user.status === 'inactive') {
      throw new Problem(410, 'user_inactive', 'This account is no longer active.');
    }
    return user;
  }

  return {
    async createCaptchaChallenge({ clientIp, now }) {
      await database.asPlatform((tx) => take(tx, limitKey('captcha', clientIp), limits.captcha, now));
      return { data: await captcha.challenge(now) };
    },

    async login(call) {
      const { body, tenant, clientIp, cookies, now, transaction } = call;
      const email = body.email.toLowerCase();
      const browser = await browsers.recognise(cookies, tenant, email);
      const counts = countsFor(tenant, email, clientIp, browser);
      await counts.take(now);
      let user: User;
      try {
        if (tenant.captcha_required) await captcha.use(body.captcha_token);
        user = await recognise(call, email);
      } catch (error) {
        const wasGuess = error instanceof Problem && error.code === 'invalid_credentials';
        if (!wasGuess) await counts.giveBack();
        throw error;
      }
      await counts.giveBack();
      await browsers.remember(cookies, tenant, email, browser);
      const life = body.remember_me ? lives.remembered : lives.ordinary;
      const session = await transaction((db) => openSession(db, { userId: user.id, now, life }));
      const signedIn = await findSignedIn(database, tenant.id, session.token, now);
      if (!signedIn) throw invalidCredentials();
      return { data: { ...session, user: presentUser(signedIn, now) } };
    },

    async logout({ user, now, transaction }) {
      await transaction((db) => revokeSession(db, user.session_id, now));
      return { data: null };
    },
  } satisfies Handlers<'createCaptchaChallenge' | 'login' | 'logout'>;
}
