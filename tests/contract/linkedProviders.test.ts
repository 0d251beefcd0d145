/** Linked sign-ins: proof, notices, and how the owner of an account ends those that a thief added. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { endAccess } from '../../server/auth/accounts/endAccess.ts';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { startLocalProvider } from '../../server/auth/social/localProvider.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { type Name, socialOf } from '../support/contract/socialSteps.ts';
import { testNow } from '../support/contract/testNow.ts';

interface LinkedIdentity {
  id: number;
  provider: Name;
  email: string;
  original: boolean;
}

const provider = await startLocalProvider();
afterAll(() => provider.close());

let now = testNow;
const server = await startTestServer({ clock: () => now, social: { local: async () => provider.settings } });
const mailbox = mailboxOf(server);
const { comeBack, finish } = socialOf(server);
const operator = await server.sessionOf('operator@demo.test');
const passwords = ['nine brave wrens sing', 'four calm otters row', 'six tall herons wade'] as const;
const minute = 60_000;
const day = 24 * 60 * minute;

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status;
const person = (email: string) => ({ email, first_name: 'Any', last_name: 'Body' });

const login = async (email: string, password: string) =>
  server.request('login', {
    body: { email, password, role: 'veteran', captcha_token: await server.solveCaptcha() },
  });

async function signIn(email: string, password: string = demoPassword) {
  const { body } = await login(email, password);
  return (body.data as { token: string }).token;
}

/** The account that this person gets into by the provider; null for somebody new. */
async function accountBy(name: Name, email: string) {
  const { body } = await comeBack(name, person(email));
  const data = body.data as { token?: string; user?: { id: number } } | undefined;
  return data?.token ? data.user!.id : null;
}

async function ticketFor(name: Name, email: string) {
  const { body } = await comeBack(name, person(email));
  return (body.data as { social_ticket: string }).social_ticket;
}

const link = async (token: string, name: Name, email: string, current_password?: string) =>
  server.request('linkIdentity', {
    token,
    body: { social_ticket: await ticketFor(name, email), ...(current_password && { current_password }) },
  });

const unlink = (token: string, name: Name, body: object = {}) =>
  server.request('unlinkIdentity', { token, params: { provider: name }, body });

async function linkedTo(token: string) {
  const { body } = await server.request('listIdentities', { token });
  return body.data as LinkedIdentity[];
}

const kindsTo = async (address: string) => (await mailbox.all(address)).map(({ kind }) => kind);

const tokenTo = async (address: string, kind: string) => {
  const mail = (await mailbox.all(address)).find((item) => item.kind === kind)!;
  return mailbox.fragmentOf(mailbox.linkIn(mail)).token!;
};

async function changeAddress(token: string, new_email: string, current_password: string = demoPassword) {
  await server.request('changeEmail', { token, body: { new_email, current_password } });
  const confirmation = await tokenTo(new_email, 'change_email');
  expect(codeOf(await server.request('confirmEmailChange', { body: { token: confirmation } }))).toBe(200);
}

async function resetLink(email: string) {
  const captcha_token = await server.solveCaptcha();
  await server.request('forgotPassword', { body: { email, captcha_token } });
  return tokenTo(email, 'reset_password');
}

const reset = (email: string, token: string, password: string, more: object = {}) =>
  server.request('resetPassword', {
    body: { email, token, password, password_confirmation: password, ...more },
  });

const changePassword = (
  token: string,
  password: string,
  current_password: string = demoPassword,
  more: object = {},
) =>
  server.request('changePassword', {
    token,
    body: { current_password, password, password_confirmation: password, ...more },
  });

const secure = (token: string, more: object = {}) =>
  server.request('secureAccount', { body: { token, ...more } });

async function auditOf(id: number, action: string) {
  const query = { category: 'account', subject_kind: 'user', subject_id: id };
  const { body } = await server.request('listAudit', { token: operator, query });
  return (body.data as { action: string; details: object }[])
    .filter((entry) => entry.action === action)
    .map(({ details }) => details);
}

/** A thief with the password changes the address and links Google. */
async function steal(owner: string, thief: string) {
  await changeAddress(await signIn(owner), thief);
  const token = await signIn(thief);
  expect(codeOf(await link(token, 'google', thief, demoPassword))).toBe(200);
  const { body } = await server.request('getUserProfile', { token });
  return { token, id: (body.data as { id: number }).id };
}

describe('SEC-13 a thief who links a provider', () => {
  test('SEC-13 gets in no more after the owner moved the address back, chose a new password, reset it and signed out everywhere', async () => {
    const [owner, thief] = ['veteran-cv@demo.test', 'thief-1@example.test'];
    const { id } = await steal(owner, thief);
    expect(await accountBy('google', thief)).toBe(id);
    expect((await kindsTo(owner)).slice(0, 2)).toEqual(['identity_linked', 'email_changed']);
    expect((await kindsTo(thief))[0]).toBe('identity_linked');

    await changeAddress(await signIn(thief), owner);
    const thiefs = await tokenTo(thief, 'email_changed');
    const mine = await signIn(owner);
    expect(await linkedTo(mine)).toMatchObject([{ provider: 'google', email: thief, original: false }]);
    expect(codeOf(await changePassword(mine, passwords[0]))).toBe(200);
    expect(codeOf(await reset(owner, await resetLink(owner), passwords[1]))).toBe(200);
    const again = await signIn(owner, passwords[1]);
    expect(codeOf(await server.request('logoutEverywhere', { token: again }))).toBe(200);

    expect(await accountBy('google', thief)).toBe(null);
    // The notice to the thief's address gives the account back to nobody.
    expect(codeOf(await secure(thiefs))).toBe('token_expired');
    expect(await linkedTo(await signIn(owner, passwords[1]))).toEqual([]);
    expect(await auditOf(id, 'provider.linked')).toEqual([{ provider: 'google' }]);
    expect(await auditOf(id, 'provider.unlinked')).toEqual([
      { provider: 'google', reason: 'password.changed' },
    ]);
    expect(await kindsTo(owner)).toContain('identity_unlinked');
  });

  test('SEC-13 gets in no more after the owner moved the address back and chose a new password, and nothing else', async () => {
    const [owner, thief] = ['veteran-20@example.test', 'thief-3@example.test'];
    const { token, id } = await steal(owner, thief);
    const address = await tokenTo(thief, 'identity_linked');
    await changeAddress(token, owner);
    const moved = await tokenTo(thief, 'email_changed');
    const again = await signIn(owner);
    await server.request('changeEmail', {
      token: again,
      body: { new_email: thief, current_password: demoPassword },
    });
    const pending = await tokenTo(thief, 'change_email');
    const password = await resetLink(owner);
    expect(await accountBy('google', thief)).toBe(id);

    expect(codeOf(await changePassword(await signIn(owner), passwords[0]))).toBe(200);

    expect(await accountBy('google', thief)).toBe(null);
    for (const link of [address, moved]) expect(codeOf(await secure(link))).toBe('token_expired');
    const confirmed = await server.request('confirmEmailChange', { body: { token: pending } });
    expect(codeOf(confirmed)).toBe('token_expired');
    expect(codeOf(await reset(owner, password, passwords[1]))).toBe('token_expired');
    expect((await kindsTo(owner)).slice(0, 2)).toEqual(['identity_unlinked', 'password_changed']);
    expect((await login(owner, passwords[0])).status).toBe(200);
  });

  test('SEC-13 who has a former mailbox, whose link has run out, and the password, ends none of the owner’s links', async () => {
    const start = now;
    const [former, owner] = ['veteran-14@example.test', 'moved-14@example.test'];
    await changeAddress(await signIn(former), owner);
    now = new Date(start.getTime() + 8 * day);
    await changeAddress(await signIn(owner), former);
    const mine = await tokenTo(owner, 'email_changed');
    const { token } = (await login(former, demoPassword)).body.data as { token: string };
    expect(codeOf(await server.request('logoutEverywhere', { token }))).toBe(200);
    expect(codeOf(await reset(former, await resetLink(former), passwords[0]))).toBe(200);
    expect(codeOf(await changePassword(await signIn(former, passwords[0]), passwords[1], passwords[0]))).toBe(
      200,
    );
    expect((await secure(mine)).body.data).toEqual({ email: owner });
    now = start;
  });

  test('SEC-13 who was turned out once ends no link by the one that was ended then', async () => {
    const [owner, thief] = ['veteran-15@example.test', 'thief-15@example.test'];
    await steal(owner, thief);
    expect((await secure(await tokenTo(owner, 'identity_linked'))).body.data).toEqual({ email: owner });
    expect(codeOf(await reset(owner, await resetLink(owner), passwords[0]))).toBe(200);
    now = new Date(now.getTime() + minute);
    await changeAddress(await signIn(owner, passwords[0]), thief, passwords[0]);
    const mine = await tokenTo(owner, 'email_changed');
    const token = await signIn(thief, passwords[0]);
    expect(codeOf(await server.request('logoutEverywhere', { token }))).toBe(200);
    expect((await secure(mine)).body.data).toEqual({ email: owner });
    now = testNow;
  });

  test.each<[string, string, (owner: string, token: string) => Promise<unknown>]>([
    [
      'a reset',
      'veteran-plan@demo.test',
      async (owner) => reset(owner, await resetLink(owner), passwords[0]),
    ],
    [
      'signing out everywhere',
      'veteran-services@demo.test',
      (_, token) => server.request('logoutEverywhere', { token }),
    ],
    ['a new password', 'veteran-13@example.test', (_, token) => changePassword(token, passwords[0])],
    [
      '“This wasn’t me” in the notice',
      'veteran-no-cv@demo.test',
      async (owner) => secure(await tokenTo(owner, 'identity_linked')),
    ],
  ])('SEC-13 gets in no more after %s alone, also with the owner’s address', async (_, owner, end) => {
    const thief = await signIn(owner);
    expect(codeOf(await link(thief, 'linkedin', owner, demoPassword))).toBe(200);
    expect(await accountBy('linkedin', owner)).not.toBe(null);
    await end(owner, await signIn(owner));
    expect(await accountBy('linkedin', owner)).toBe(null);
  });

  test('loses the account to the notice that went to the former address, and every link that was mailed to theirs', async () => {
    const [owner, thief] = ['veteran-direction@demo.test', 'thief-2@example.test'];
    const { token } = await steal(owner, thief);
    const thiefs = await tokenTo(thief, 'identity_linked');
    await unlink(token, 'google', { current_password: demoPassword });
    expect((await kindsTo(owner))[0]).toBe('identity_unlinked');
    expect((await secure(await tokenTo(owner, 'identity_unlinked'))).body.data).toEqual({ email: owner });
    expect(codeOf(await secure(thiefs))).toBe('token_expired');
    expect(codeOf(await server.request('getUserProfile', { token }))).toBe('unauthenticated');
  });

  test('does not link by a call that began before the access ended', async () => {
    const owner = 'veteran-questionnaire@demo.test';
    const token = await signIn(owner);
    const social_ticket = await ticketFor('google', owner);
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const { asTenant } = server.database;
    // While the password is checked the owner signs out everywhere.
    const end = () => {
      unsubscribe('valour.hashing', end);
      const ending = asTenant(tenantId, async (db) => {
        const [user] = await db.tx
          .select()
          .from(users)
          .where(and(eq(users.tenant_id, tenantId), eq(users.email, owner)));
        await endAccess(db, { userId: user!.id, now });
      });
      server.database.asTenant = async (id, run) => {
        await ending;
        return asTenant(id, run);
      };
    };
    subscribe('valour.hashing', end);
    const linked = await server.request('linkIdentity', {
      token,
      body: { social_ticket, current_password: demoPassword },
    });
    server.database.asTenant = asTenant;
    expect(codeOf(linked)).toBe('unauthenticated');
    expect(await accountBy('google', owner)).toBe(null);
  });
});

describe('SEC-13 linking and unlinking', () => {
  test('SEC-13 asks for the password again, and a wrong one uses up no ticket', async () => {
    const email = 'veteran-complete@demo.test';
    const token = await signIn(email);
    const social_ticket = await ticketFor('google', email);
    const linkBy = (more: object) =>
      server.request('linkIdentity', { token, body: { social_ticket, ...more } });
    for (const attempt of [{}, { current_password: '' }, { current_password: 'not-the-password' }]) {
      expect(Object.keys((await linkBy(attempt)).body.errors ?? {})).toEqual(['current_password']);
    }
    expect(await linkedTo(token)).toEqual([]);
    expect(codeOf(await linkBy({ current_password: demoPassword }))).toBe(200);
    for (const attempt of [{}, { current_password: 'not-the-password' }]) {
      const { body } = await unlink(token, 'google', attempt);
      expect(Object.keys(body.errors ?? {})).toEqual(['current_password']);
    }
    expect(await linkedTo(token)).toMatchObject([{ provider: 'google', email }]);
    const unlinked = await unlink(token, 'google', { current_password: demoPassword });
    expect([unlinked.status, unlinked.body.data]).toEqual([200, []]);
    expect((await kindsTo(email)).slice(0, 2)).toEqual(['identity_unlinked', 'identity_linked']);
  });

  test('needs a sign-in of the last 15 minutes where there is no password', async () => {
    const start = now;
    const email = 'no.password@example.test';
    const signedUp = await finish(await ticketFor('google', email));
    const { token } = signedUp.body.data as { token: string };
    now = new Date(start.getTime() + 15 * minute + 1);
    const refused = await link(token, 'linkedin', email);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['current_password']]);
    const fresh = await comeBack('google', person(email));
    const renewed = (fresh.body.data as { token: string }).token;
    expect(codeOf(await link(renewed, 'linkedin', email))).toBe(200);
    expect(codeOf(await unlink(renewed, 'linkedin'))).toBe(200);
    now = start;
  });

  test('is mailed to former addresses for 30 days longer than they can take the account back', async () => {
    const start = now;
    const [former, email] = ['veteran-16@example.test', 'moved-16@example.test'];
    await changeAddress(await signIn(former), email);
    const noticeAfter = async (days: number, name: Name) => {
      now = new Date(start.getTime() + days * day);
      const count = (await mailbox.all(former)).length;
      expect(codeOf(await link(await signIn(email), name, email, demoPassword))).toBe(200);
      const mails = await mailbox.all(former);
      expect([mails.length, mails[0]!.kind]).toEqual([count + 1, 'identity_linked']);
      return mails[0]!;
    };
    const early = mailbox.fragmentOf(mailbox.linkIn(await noticeAfter(6, 'google'))).token!;
    now = new Date(start.getTime() + 7 * day);
    // Not a day longer than the notice of the change.
    expect(codeOf(await secure(early))).toBe('token_expired');
    expect((await noticeAfter(8, 'linkedin')).text).not.toContain('token=');
    now = start;
  });
});

describe('SEC-13 what is kept', () => {
  test.each<
    [string, string, (owner: string, token: string, keep: { keep_identities: number[] }) => Promise<unknown>]
  >([
    [
      'a reset',
      'veteran-17@example.test',
      async (owner, _, keep) => {
        const token = await resetLink(owner);
        const { body } = await server.request('checkPasswordReset', { body: { token } });
        const { identities } = body.data as { identities: LinkedIdentity[] };
        expect(identities.map((identity) => identity.provider)).toEqual(['google', 'linkedin']);
        return reset(owner, token, passwords[2], keep);
      },
    ],
    [
      'signing out everywhere',
      'veteran-18@example.test',
      (_, token, keep) => server.request('logoutEverywhere', { token, query: keep }),
    ],
    [
      'a new password',
      'veteran-21@example.test',
      (_, token, keep) => changePassword(token, passwords[2], demoPassword, keep),
    ],
    [
      '“This wasn’t me”',
      'veteran-19@example.test',
      async (owner, _, keep) => {
        const token = await tokenTo(owner, 'identity_linked');
        const { body } = await server.request('checkSecureAccount', { body: { token } });
        const { identities } = body.data as { identities: LinkedIdentity[] };
        expect(identities.map((identity) => identity.provider)).toEqual(['google', 'linkedin']);
        return secure(token, keep);
      },
    ],
  ])('in %s is only what the owner chose', async (_, owner, end) => {
    const token = await signIn(owner);
    for (const name of ['google', 'linkedin'] as const) {
      expect(codeOf(await link(token, name, owner, demoPassword))).toBe(200);
    }
    const linkedin = (await linkedTo(token)).find((identity) => identity.provider === 'linkedin')!;
    await end(owner, token, { keep_identities: [linkedin.id] });
    expect(await accountBy('linkedin', owner)).not.toBe(null);
    expect(await accountBy('google', owner)).toBe(null);
  });

  test('without asking is the sign-in that the account was opened with, for as long as its address stays', async () => {
    const [email, moved] = ['opened.with@example.test', 'opened.moved@example.test'];
    const signedUp = await finish(await ticketFor('google', email));
    const { token, user } = signedUp.body.data as { token: string; user: { id: number } };
    expect(await linkedTo(token)).toMatchObject([{ provider: 'google', original: true }]);
    expect(codeOf(await server.request('logoutEverywhere', { token }))).toBe(200);
    expect(await accountBy('google', email)).toBe(user.id);

    expect(codeOf(await reset(email, await resetLink(email), passwords[0]))).toBe(200);
    expect(await accountBy('google', email)).toBe(user.id);
    await changeAddress(await signIn(email, passwords[0]), moved, passwords[0]);
    expect(codeOf(await reset(moved, await resetLink(moved), passwords[1]))).toBe(200);
    expect(await accountBy('google', email)).toBe(null);
  });

  test('of somebody else is nothing: a link that is checked or made up says nothing and changes nothing', async () => {
    for (const token of ['A'.repeat(43), 'short']) {
      expect(codeOf(await server.request('checkSecureAccount', { body: { token } }))).toBe('token_invalid');
    }
  });
});
