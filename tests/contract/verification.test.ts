/** The links that prove an address: expired, used, forged, foreign, and a hundred at a time. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { startTestServer, type TenantSlug } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

let now = testNow;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const hour = 3_600_000;

/** Somebody whose address was never confirmed. */
async function unconfirmed(email: string, tenant: TenantSlug = 'uk', change = sql``) {
  await server.database.asPlatform((tx) =>
    tx.execute(sql`update users set email_verified_at = null ${change} from tenants t
      where t.id = users.tenant_id and t.slug = ${tenant} and email = ${email}`),
  );
  return email;
}

async function resend(email: string, tenant: TenantSlug = 'uk') {
  const captcha_token = await server.solveCaptcha();
  return server.request('resendVerification', { tenant, body: { email, captcha_token } });
}

async function linkFor(email: string, tenant: TenantSlug = 'uk') {
  await resend(email, tenant);
  return mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(email, tenant)));
}

/** In a browser that did not sign up, where the password is chosen. */
const verify = (body: { email: string; token: string }, tenant: TenantSlug = 'uk') =>
  server.request('verifyEmail', { tenant, body: { ...body, password: 'four quiet otters row' } });

const codeOf = ({ status, body }: Awaited<ReturnType<typeof verify>>) => body.code ?? status;

test('a link is good for 24 hours', async () => {
  const start = now;
  const first = await linkFor(await unconfirmed('veteran-14@example.test'));
  const second = await linkFor(await unconfirmed('veteran-15@example.test'));
  now = new Date(start.getTime() + 24 * hour - 1);
  expect(codeOf(await verify(first))).toBe(200);
  now = new Date(start.getTime() + 24 * hour);
  expect(codeOf(await verify(second))).toBe('token_expired');
  now = start;
});

test('of a hundred uses of a link at the same time one signs in', async () => {
  const link = await linkFor(await unconfirmed('veteran-16@example.test'));
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => verify(link).catch((error: unknown) => String(error))),
  );
  const codes = answers.map((answer) => (typeof answer === 'string' ? answer : codeOf(answer)));
  expect(codes.filter((code) => code === 200).length).toBe(1);
  expect([...new Set(codes)].filter((code) => ![200, 'token_expired', 'overloaded'].includes(code))).toEqual(
    [],
  );
  expect(codeOf(await verify(link))).toBe('token_expired');
});

describe('a link that is not one', () => {
  test.each<[string, (link: { email: string; token: string }) => { email: string; token: string }]>([
    ['made up', ({ email }) => ({ email, token: 'A'.repeat(43) })],
    ['cut short', ({ email, token }) => ({ email, token: token.slice(0, -1) })],
    ['of another address', ({ token }) => ({ email: 'veteran-complete@demo.test', token })],
    ['SQL', ({ email }) => ({ email, token: "' or used_at is null --" })],
  ])('%s opens nothing and leaves the real one good', async (_, forge) => {
    const link = await linkFor(await unconfirmed('veteran-17@example.test'));
    expect(codeOf(await verify(forge(link)))).toBe('token_invalid');
    expect(codeOf(await verify(link))).toBe(200);
  });

  test('made for the other tenant, or for another purpose', async () => {
    const email = await unconfirmed('veteran-18@example.test');
    const foreign = await linkFor(await unconfirmed(email, 'us'), 'us');
    expect(codeOf(await verify(foreign))).toBe('token_invalid');
    const captcha_token = await server.solveCaptcha();
    await server.request('forgotPassword', { body: { email, captcha_token } });
    const reset = mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(email)));
    expect(codeOf(await verify(reset))).toBe('token_invalid');
    expect(codeOf(await verify(foreign, 'us'))).toBe(200);
  });
});

test('an address in other letters is the same address', async () => {
  const link = await linkFor(await unconfirmed('veteran-19@example.test'));
  expect(codeOf(await verify({ ...link, email: ' Veteran-19@Example.TEST ' }))).toBe(200);
});

test('an inactive user does not come in by a link', async () => {
  const link = await linkFor(await unconfirmed('veteran-inactive@demo.test'));
  expect(codeOf(await verify(link))).toBe('user_inactive');
});

describe('asking for the link again', () => {
  test('has one answer for all, and the mail says what there is to say', async () => {
    const addresses = [
      await unconfirmed('veteran-20@example.test'),
      'veteran-complete@demo.test',
      'nobody-at-all@example.test',
    ];
    const answers = [];
    for (const email of addresses) answers.push(await resend(email));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      addresses.map(() => [200, { status: true, message: '', data: null }]),
    );
    const kinds = [];
    for (const email of addresses) kinds.push((await mailbox.latest(email)).kind);
    expect(kinds).toEqual(['verify_email', 'already_verified', 'no_account']);
  });

  test('is counted with every other letter: three an hour for an address, known or not, from one network', async () => {
    const { letters } = defaultLimits;
    const counted = await startTestServer({
      database: server.database,
      clock: () => now,
      limits: { letters },
    });
    const statuses: Record<string, number[]> = {};
    for (const email of ['veteran-complete@demo.test', 'unknown@example.test']) {
      for (const operation of [
        'resendVerification',
        'forgotPassword',
        'resendVerification',
        'forgotPassword',
        'resendVerification',
      ]) {
        const captcha_token = await counted.solveCaptcha();
        const { status } = await counted.request(operation, {
          clientIp: '203.0.113.40',
          body: { email, captcha_token },
        });
        statuses[email] = [...(statuses[email] ?? []), status];
      }
    }
    expect(Object.values(statuses)).toEqual(Array(2).fill([200, 200, 200, 429, 429]));
  });

  test('needs a captcha', async () => {
    const { status, body } = await server.request('resendVerification', {
      body: { email: 'veteran-21@example.test' },
    });
    expect([status, body.code]).toEqual([422, 'captcha_failed']);
  });
});
