/** Password, email and sessions of one's own account. */
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

let now = testNow;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const hour = 3_600_000;
const password = 'nine brave wrens sing';

const statusOf = async (token: string) => (await server.request('getUserProfile', { token })).status;

const login = async (email: string, typed = demoPassword) =>
  server.request('login', {
    body: { email, password: typed, role: 'veteran', captcha_token: await server.solveCaptcha() },
  });

describe('a session', () => {
  test('ends with all others of its user', async () => {
    const email = 'veteran-cv@demo.test';
    const tokens = await Promise.all([1, 2, 3].map(() => server.sessionOf(email)));
    const another = await server.sessionOf('veteran-plan@demo.test');
    expect((await server.request('logoutEverywhere', { token: tokens[0]! })).status).toBe(200);
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401, 401]);
    expect(await statusOf(another)).toBe(200);
  });
});

describe('a password', () => {
  const changePassword = (token: string, body: object) =>
    server.request('changePassword', {
      token,
      body: { current_password: demoPassword, password, password_confirmation: password, ...body },
    });

  test('changes for who knows the present one; other sessions end, and the owner is notified', async () => {
    const email = 'veteran-plan@demo.test';
    const [token, other] = [await server.sessionOf(email), await server.sessionOf(email)];
    expect((await changePassword(token, {})).status).toBe(200);
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
    expect((await login(email)).body.code).toBe('invalid_credentials');
    expect((await login(email, password)).status).toBe(200);
    expect((await mailbox.latest(email)).kind).toBe('password_changed');
  });

  test.each<[string, object, string]>([
    ['a wrong present one', { current_password: 'not-the-password' }, 'current_password'],
    ['a short one', { password: 'short', password_confirmation: 'short' }, 'password'],
    ['a common one', { password: 'welcome12345', password_confirmation: 'welcome12345' }, 'password'],
    ['another confirmation', { password_confirmation: 'nine brave wrens' }, 'password_confirmation'],
  ])('stays with %s', async (_, body, field) => {
    const email = 'veteran-services@demo.test';
    const { status, body: answer } = await changePassword(await server.sessionOf(email), body);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect((await login(email)).status).toBe(200);
  });

  test('cannot be guessed with a stolen session', async () => {
    const few = await startTestServer({
      database: server.database,
      clock: () => now,
      limits: { currentPassword: defaultLimits.currentPassword },
    });
    const token = await server.sessionOf('veteran-no-cv@demo.test');
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { status } = await few.request('changeEmail', {
        token,
        body: { new_email: 'thief@example.test', current_password: `guess ${index}` },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});

describe('an email address', () => {
  const ask = (token: string, new_email: string, current_password = demoPassword) =>
    server.request('changeEmail', { token, body: { new_email, current_password } });
  const confirm = (token: string) => server.request('confirmEmailChange', { body: { token } });
  const tokenTo = async (address: string) =>
    mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(address))).token;

  test('changes when the new one is confirmed, and both are notified', async () => {
    const [old, fresh] = ['veteran-direction@demo.test', 'moved@example.test'];
    const session = await server.sessionOf(old);
    const { status, body } = await ask(session, 'Moved@example.test');
    expect([status, body.data]).toEqual([202, { new_email: fresh }]);
    expect((await login(old)).status).toBe(200);
    const notice = await mailbox.latest(old);
    expect([notice.kind, notice.text.includes(fresh)]).toEqual(['change_email_notice', true]);

    const token = await tokenTo(fresh);
    const confirmed = await confirm(token);
    expect([confirmed.status, confirmed.body.data]).toEqual([200, { email: fresh }]);
    expect((await login(old)).body.code).toBe('invalid_credentials');
    expect((await login(fresh)).status).toBe(200);
    expect((await mailbox.latest(old)).kind).toBe('email_changed');
    expect(await statusOf(session)).toBe(401);
    expect((await confirm(token)).body.code).toBe('token_expired');
  });

  test('that has an account gets the same answer and no link', async () => {
    const taken = 'veteran-complete@demo.test';
    const { status, body } = await ask(await server.sessionOf('veteran-cv@demo.test'), taken);
    expect([status, body.data]).toEqual([202, { new_email: taken }]);
    const mail = await mailbox.latest(taken);
    expect([mail.kind, mail.text.includes('token=')]).toEqual(['change_email_taken', false]);
  });

  test('SEC-01 on which somebody signed up and never confirmed goes to its owner, and that sign-up ends', async () => {
    const [old, squatted] = ['veteran-complete@demo.test', 'squatted@example.test'];
    const squat = async () => {
      const form = new FormData();
      const fields = { role: 'veteran', first_name: 'Leah', last_name: 'Porter', country_id: '232' };
      const typed = { email: squatted, password, password_confirmation: password };
      const agreed = { terms_accepted: 'true', privacy_version: '2026-11' };
      const captcha_token = await server.solveCaptcha();
      for (const [name, value] of Object.entries({ ...fields, ...typed, ...agreed, captcha_token })) {
        form.set(name, value);
      }
      return (await server.request('signUp', { form })).status;
    };
    expect(await squat()).toBe(201);
    const squatters = mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(squatted)));
    await ask(await server.sessionOf(old), squatted);
    const mail = await mailbox.latest(squatted);
    expect(mail.kind).toBe('change_email');
    // Once more, after the link is on its way.
    expect(await squat()).toBe(201);
    const { token } = mailbox.fragmentOf(mailbox.linkIn(mail));
    expect((await confirm(token!)).body.data).toEqual({ email: squatted });
    expect((await login(squatted)).status).toBe(200);
    const verified = await server.request('verifyEmail', { body: squatters });
    expect(verified.body.code).toBe('token_invalid');
  });

  test('that was taken meanwhile is not taken over', async () => {
    const address = 'wanted@example.test';
    const tokens: string[] = [];
    for (const email of ['veteran-cv@demo.test', 'veteran-services@demo.test']) {
      await ask(await server.sessionOf(email), address);
      tokens.push(await tokenTo(address));
    }
    expect((await confirm(tokens[1]!)).status).toBe(200);
    expect((await confirm(tokens[0]!)).body.code).toBe('token_expired');
  });

  test('of a hundred uses of a link at the same time one changes it', async () => {
    await ask(await server.sessionOf('veteran-questionnaire@demo.test'), 'hundred@example.test');
    const token = await tokenTo('hundred@example.test');
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(token)));
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 200).length).toBe(1);
    const lost = [...new Set(codes)].filter((code) => code !== 200);
    expect(lost.filter((code) => code !== 'token_expired' && code !== 'overloaded')).toEqual([]);
  });

  test('is not changed by a link that is old, made up or of another tenant', async () => {
    const start = now;
    const session = await server.sessionOf('veteran-no-cv@demo.test');
    await ask(session, 'late@example.test');
    const token = await tokenTo('late@example.test');
    now = new Date(start.getTime() + 24 * hour);
    const codes = [(await confirm(token)).body.code, (await confirm('A'.repeat(43))).body.code];
    const foreign = await server.request('confirmEmailChange', { tenant: 'us', body: { token } });
    expect([...codes, foreign.body.code]).toEqual(['token_expired', 'token_invalid', 'token_invalid']);
    now = start;
  });
});
