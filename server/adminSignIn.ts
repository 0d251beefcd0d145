/** Promises: only a tenant's operator signs in here; whoever guesses is slowed down as at the login, and hears one answer. */
import { and, eq } from 'drizzle-orm';
import type { components } from '../openapi.gen.d.ts';
import type { Handlers } from './call.ts';
import type { Captcha } from './captcha.ts';
import type { Database } from './db/database.ts';
import { type User, users } from './db/schema/accounts.ts';
import { isPassword } from './passwords.ts';
import { Problem } from './problem.ts';
import { counting, type Limits, loginCounts } from './rateLimits.ts';
import { lives, openSession } from './sessions.ts';

interface Options {
  database: Database;
  limits: Limits;
  captcha: Captcha;
}

export const presentAdmin = ({
  id,
  email,
  first_name,
  last_name,
}: Pick<User, 'id' | 'email' | 'first_name' | 'last_name'>): components['schemas']['Admin'] => ({
  id,
  email,
  first_name,
  last_name,
});

export const adminSignInHandlers = ({ database, limits, captcha }: Options) =>
  ({
    async adminLogin({ body, tenant, clientIp, now, transaction }) {
      const email = body.email.toLowerCase();
      const counts = counting(database, loginCounts(limits, tenant.id, email, clientIp));
      await counts.take(now);
      if (tenant.captcha_required) await captcha.use(body.captcha_token);
      const [user] = await transaction(({ tenantId, tx }) =>
        tx
          .select()
          .from(users)
          .where(and(eq(users.tenant_id, tenantId), eq(users.email, email))),
      );
      const isRight = await isPassword(user?.password_hash, body.password);
      if (!user || !isRight || !user.is_tenant_admin) {
        throw new Problem(422, 'invalid_credentials', 'Email or password is incorrect.');
      }
      if (user.status !== 'active') {
        throw new Problem(410, 'user_inactive', 'This account is no longer active.');
      }
      await counts.giveBack();
      const session = await transaction((db) =>
        openSession(db, { userId: user.id, now, life: lives.ordinary }),
      );
      return { data: { ...session, admin: presentAdmin(user) } };
    },
  }) satisfies Handlers<'adminLogin'>;
