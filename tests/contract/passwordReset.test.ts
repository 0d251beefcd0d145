import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { companies } from '../../server/db/schema/companies.ts';
import { startTestServer, type TenantSlug, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';
import { workOf } from '../support/contract/workDone.ts';

let now = testNow;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const minute = 60_000;
const password = 'seven calm herons wade';

async function forgot(email: string, tenant: TenantSlug = 'uk') {
  const captcha_token = await server.solveCaptcha();
  return server.request('forgotPassword', { tenant, body: { email, captcha_token } });
}

async function linkFor(email: string, tenant: TenantSlug = 'uk') {
  await forgot(email, tenant);
  return mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(email, tenant)));
}

const reset = (link: { email: string; token: string }, change: object = {}) =>
  server.request('resetPassword', {
    body: { ...link, password, password_confirmation: password, ...change },
  });

const login = async (email: string, typed: string) =>
  server.request('login', {
    body: { email, password: typed, role: 'veteran', captcha_token: await server.solveCaptcha() },
  });

type Answer = Awaited<ReturnType<typeof reset>>;
const codeOf = ({ status, body }: Answer) => body.code ?? status;

test('a forgotten password is replaced by the mailed link, every session ends, and the owner is notified', async () => {
  const email = 'veteran-cv@demo.test';
  const token = await server.sessionOf(email);
  const link = await linkFor(email);
  const checked = await server.request('checkPasswordReset', { body: { token: link.token } });
  expect([checked.status, checked.body.data]).toEqual([
    200,
    {
      email_masked: 'v•••@demo.test',
      expires_at: new Date(now.getTime() + 30 * minute).toISOString(),
      identities: [],
    },
  ]);
  const { status, body } = await reset(link);
  expect([status, body.data]).toEqual([200, null]);
  expect((await server.request('getUserProfile', { token })).status).toBe(401);
  expect((await login(email, demoPassword)).body.code).toBe('invalid_credentials');
  expect((await login(email, password)).status).toBe(200);
  expect((await mailbox.latest(email)).kind).toBe('password_changed');
  expect(codeOf(await reset(link))).toBe('token_expired');
});

test('a link is good for 30 minutes', async () => {
  const start = now;
  const link = await linkFor('veteran-plan@demo.test');
  now = new Date(start.getTime() + 30 * minute);
  expect(codeOf(await reset(link))).toBe('token_expired');
  now = new Date(start.getTime() + 30 * minute - 1);
  expect(codeOf(await reset(link))).toBe(200);
  now = start;
});

test('SEC-02 nobody ends the owner’s link by asking for more; the one that is used ends the others', async () => {
  const email = 'veteran-direction@demo.test';
  const owners = await linkFor(email);
  const before = await linkFor(email);
  for (let index = 1; index <= 4; index += 1) {
    const captcha_token = await server.solveCaptcha();
    const clientIp = `203.0.113.${index}`;
    await server.request('forgotPassword', { clientIp, body: { email, captcha_token } });
  }
  const after = await linkFor(email);
  expect(codeOf(await reset(owners))).toBe(200);
  expect([codeOf(await reset(before)), codeOf(await reset(after))]).toEqual([
    'token_expired',
    'token_expired',
  ]);
});

test('of a hundred uses of a link at the same time one sets the password', async () => {
  const email = 'veteran-services@demo.test';
  const link = await linkFor(email);
  const typed = Array.from({ length: 100 }, (_, index) => `seven calm herons ${index}`);
  const answers = await Promise.all(
    typed.map((item) => reset(link, { password: item, password_confirmation: item })),
  );
  const codes = answers.map(codeOf);
  expect([...new Set(codes)].sort()).toEqual(
    [...new Set(codes)].filter((code) => [200, 'overloaded', 'token_expired'].includes(code)).sort(),
  );
  const winners = typed.filter((_, index) => codes[index] === 200);
  expect(winners.length).toBe(1);
  expect((await login(email, winners[0]!)).status).toBe(200);
});

describe('a link that is not one', () => {
  test.each<[string, (link: { email: string; token: string }) => { email: string; token: string }]>([
    ['made up', ({ email }) => ({ email, token: 'A'.repeat(43) })],
    ['of another address', ({ token }) => ({ email: 'veteran-complete@demo.test', token })],
  ])('%s sets nothing', async (_, forge) => {
    const link = await linkFor('veteran-questionnaire@demo.test');
    expect(codeOf(await reset(forge(link)))).toBe('token_invalid');
    expect((await login('veteran-complete@demo.test', demoPassword)).status).toBe(200);
  });

  test('SEC-03 sets no password that is made of the company’s name', async () => {
    const email = 'talent@tollgate.test';
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    await server.database.asTenant(tenantId, async ({ tx }) => {
      const [user] = await tx.select().from(users).where(eq(users.email, email));
      await tx
        .update(companies)
        .set({ name: 'Quexley Fabrications' })
        .where(eq(companies.id, user!.company_id!));
    });
    const typed = 'Quexley-Fabrications-26';
    const { status, body } = await reset(await linkFor(email), {
      password: typed,
      password_confirmation: typed,
    });
    expect([status, body.errors?.password?.[0]]).toEqual([422, expect.stringMatching(/easy to guess/)]);
  });

  test('of another account, whose address the account has by now, sets nothing', async () => {
    const [before, after] = ['veteran-20@example.test', 'veteran-21@example.test'];
    const link = await linkFor(before);
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const rename = (from: string, to: string) =>
      server.database.asTenant(tenantId, ({ tx }) =>
        tx.update(users).set({ email: to }).where(eq(users.email, from)),
      );
    await rename(before, 'moved-20@example.test');
    await rename(after, before);
    expect(codeOf(await reset(link))).toBe('token_invalid');
    expect((await login('moved-20@example.test', demoPassword)).status).toBe(200);
    expect((await login(before, demoPassword)).status).toBe(200);
  });

  test('made for the other tenant', async () => {
    const link = await linkFor('veteran-questionnaire@demo.test', 'us');
    expect(codeOf(await reset(link))).toBe('token_invalid');
    const checked = await server.request('checkPasswordReset', { body: { token: link.token } });
    expect(checked.body.code).toBe('token_invalid');
  });
});

test.each([
  ['a common one', 'password password', 'password'],
  ['one’s own address', 'veteran-no-cv@demo.test', 'password'],
  ['one’s own name', 'MeganHartley', 'password'],
])('%s is refused as a password, and the link stays good', async (_, typed, field) => {
  const email = 'veteran-no-cv@demo.test';
  const profile = await server.request('getUserProfile', { token: await server.sessionOf(email) });
  const { first_name, last_name } = (
    profile.body.data as { user_details: { first_name: string; last_name: string } }
  ).user_details;
  const tried = typed === 'MeganHartley' ? `${first_name} ${last_name}...`.padEnd(12, '.') : typed;
  const link = await linkFor(email);
  const { status, body } = await reset(link, { password: tried, password_confirmation: tried });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  expect((await server.request('checkPasswordReset', { body: { token: link.token } })).status).toBe(200);
});

describe('asking for a link', () => {
  test('has one answer for all, and the mail says what there is to say', async () => {
    const addresses = ['veteran-complete@demo.test', 'nobody@example.test', 'veteran-inactive@demo.test'];
    const answers = [];
    for (const email of addresses) answers.push(await forgot(email));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      addresses.map(() => [200, { status: true, message: '', data: null }]),
    );
    const kinds = [];
    for (const email of addresses) kinds.push((await mailbox.latest(email)).kind);
    expect(kinds).toEqual(['reset_password', 'no_account', 'account_inactive']);
  });

  test('costs the same statements for a known and an unknown address', async () => {
    const existing = await workOf(server, () => forgot('veteran-complete@demo.test'));
    expect(existing.statements.length).toBeGreaterThan(3);
    expect(await workOf(server, () => forgot('nobody@demo.test'))).toEqual(existing);
  });
});

test('links name the host under which the tenant was asked, and nothing that a header says', async () => {
  const email = 'veteran-complete@demo.test';
  await server.request('forgotPassword', {
    host: 'uk.localhost:3000',
    headers: {
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
      'x-forwarded-proto': 'ftp',
    },
    body: { email, captcha_token: await server.solveCaptcha() },
  });
  const link = mailbox.linkIn(await mailbox.latest(email));
  expect(link.origin).toBe('http://uk.localhost:3000');
  const evil = await server.request('forgotPassword', {
    host: 'evil.example',
    body: { email, captcha_token: await server.solveCaptcha() },
  });
  expect([evil.status, evil.body.code]).toEqual([404, 'tenant_not_found']);
});

test('nothing that any of these calls said of a person, or proved who they are with, is logged', () => {
  expect(server.log.length).toBeGreaterThan(20);
  expect(server.loggedOfPeople()).toEqual([]);
});
