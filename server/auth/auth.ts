// A wrong address or password gets the same response in the same time. Known browsers have their own failure count, so that
// an attacker cannot lock the owner out. The captcha comes first, then rate limits, then credentials.
import { and, eq } from 'drizzle-orm';
import { recordOwn } from '../audit/audit.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { Problem } from '../http/answers/problem.ts';
import { limitKey, networkOf, take } from '../http/answers/rateLimits.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { presentUser } from '../profile/interface.ts';
import { hasAccessStill } from './accounts/endAccess.ts';
import { isPassword } from './passwords/passwordHash.ts';
import { openSession, revokeSession, sessionLifetimes } from './sessions.ts';
import { findSignedIn } from './signedIn.ts';
import { admit, type SignInServices } from './signInServices.ts';

const invalidCredentials = () => new Problem(422, 'invalid_credentials', 'Email or password is incorrect.');

/** Only for whoever knows the password: strangers learn nothing of the account. */
const wrongLoginTab = (role: 'veteran' | 'recruiter') =>
  new Problem(
    422,
    'wrong_login_tab',
    `This is a ${role}’s account. Choose “${role === 'veteran' ? 'Veteran' : 'Recruiter'} Login” above.`,
  );

// Administrators of a tenant cannot sign in on either tab.
async function recognise({ body, transaction }: Call<'login'>, email: string): Promise<UserRow> {
  const [user] = await transaction(({ tenantId, tx }) =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.tenant_id, tenantId), eq(users.email, email))),
  );
  const isRight = await isPassword(user?.password_hash, body.password);
  if (!user || !isRight || user.is_tenant_admin) throw invalidCredentials();
  if (user.role !== body.role) throw wrongLoginTab(user.role);
  if (!user.email_verified_at) {
    throw new Problem(403, 'email_not_verified', 'Please confirm your email address first.');
  }
  if (user.status === 'inactive') {
    throw new Problem(410, 'user_inactive', 'This account is no longer active.');
  }
  return user;
}

export const createCaptchaChallenge: Operation<
  'createCaptchaChallenge',
  Pick<SignInServices, 'database' | 'limits' | 'captcha'>
> = async ({ clientIp, now }, { database, limits, captcha }) => {
  await database.asPlatform((tx) => take(tx, limitKey('captcha', networkOf(clientIp)), limits.captcha, now));
  return { data: await captcha.challenge(now) };
};

export const login: Operation<'login', SignInServices> = async (call, services) => {
  const { database, captcha, browsers, attempts } = services;
  const { body, tenant, client, cookies, now, transaction } = call;
  const email = body.email.toLowerCase();
  if (tenant.captcha_required) await captcha.use(body.captcha_token);
  const browser = await browsers.recognise(cookies, tenant, email);
  const life = body.remember_me ? sessionLifetimes.remembered : sessionLifetimes.ordinary;
  const details = {
    by: 'password',
    known_browser: browser !== null,
    remembered: body.remember_me ?? false,
  };
  const session = await attempts.refusalsOf(call, { action: 'sign_in.refused', email }, async () => {
    const user = await admit(call, services, { at: 'login', email, browser }, () => recognise(call, email));
    await browsers.remember(cookies, tenant, email, browser);
    return transaction(async (db) => {
      if (!(await hasAccessStill(db, user))) throw invalidCredentials();
      const deed = { action: 'signed_in', category: 'sign_in', details } as const;
      await recordOwn(db, user, deed, { now, from: client });
      return openSession(db, { userId: user.id, now, life, client });
    });
  });
  const signedIn = await findSignedIn(database, tenant.id, session.token, now);
  if (!signedIn) throw invalidCredentials();
  return { data: { ...session, user: presentUser(signedIn, now) } };
};

export const logout: Operation<'logout'> = async ({ user, now, transaction }) => {
  await transaction(async (db) => {
    await revokeSession(db, user.session_id, now);
    await recordOwn(db, user, { action: 'signed_out', category: 'sign_in' }, { now });
  });
  return { data: null };
};
