import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { hashPassword } from '../../server/auth/passwords/passwordHash.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';
import { ownHash, workOf } from '../support/contract/workDone.ts';

let now = testNow;
const server = await startTestServer({ clock: () => now });

const hour = 3_600_000;

interface Session {
  token: string;
  token_expires_at: string;
  user: { role: string; email: string };
}

async function login(credentials: Record<string, unknown>) {
  const answer = await server.request('login', {
    body: { password: demoPassword, captcha_token: await server.solveCaptcha(), ...credentials },
  });
  return { ...answer, session: answer.body.data as Session };
}

const profile = (token: string) => server.request('getUserProfile', { token });

const refusal = {
  status: false,
  message: 'Email or password is incorrect.',
  code: 'invalid_credentials',
};

const summary = ({ status, body: { request_id: _, ...body } }: Awaited<ReturnType<typeof login>>) => ({
  status,
  body,
});

test('API-21 a login with email, password and role answers with a token that opens the profile, and the user', async () => {
  const { status, session, body } = await login({ email: ' Veteran-New@Demo.test ', role: 'veteran' });
  const { body: own } = await profile(session.token);
  expect(status).toBe(200);
  expect(Object.keys(session).sort()).toEqual(['token', 'token_expires_at', 'user']);
  expect(session.user).toEqual(own.data);
  expect(new Date(session.token_expires_at).getTime() - now.getTime()).toBe(12 * hour);
  expect([body.status, body.message]).toEqual([true, '']);
});

test('API-20 user-profile answers the signed-in user in full', async () => {
  const token = await server.signIn('recruiter-admin');
  const { status, body, headers } = await profile(token);
  const user = body.data as { id: number; user_details: { company: { id: number } } };
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(user).toEqual({
    id: user.id,
    role: 'recruiter',
    email: 'recruiter-admin@northgate.test',
    status: 'active',
    email_verified_at: '2026-10-02T09:00:00.000Z',
    is_onboarding_completed: false,
    onboarding_steps: null,
    onboarding_percentage: 0,
    resume: [],
    profile_picture: null,
    company_found: null,
    user_details: {
      first_name: 'Victoria',
      middle_name: null,
      last_name: 'Langley',
      phone_number: null,
      country_code: null,
      country: { id: 232, name: 'United Kingdom' },
      state: null,
      city: null,
      company: { id: user.user_details.company.id, name: 'Northgate Logistics Ltd', status: 'active' },
      user_role: 'Recruiter',
      is_admin: 1,
      member_role: 'recruiter',
      job_title: 'Head of Recruitment',
      headline: null,
      availability: null,
      willing_to_relocate: null,
      work_radius_km: null,
    },
    military_summary: null,
    candidate_visibility: 'hidden',
    consents: { privacy_version: '2026-11', analytics: false, recording: false, marketing: false },
    unread_notifications: 0,
    deletion_due_at: null,
    version: 1,
  });
});

test('LOGIN-10 no account opens through the other tab, and the refusal confirms nothing to whoever doesn’t have the password', async () => {
  const attempts = [
    { email: 'operator@demo.test', role: 'recruiter' },
    { email: 'operator@demo.test', role: 'veteran' },
    { email: 'veteran-complete@demo.test', role: 'veteran', password: 'not-the-password' },
    { email: 'veteran-complete@demo.test', role: 'recruiter', password: 'not-the-password' },
    { email: 'nobody@demo.test', role: 'veteran' },
    { email: 'veteran-inactive@demo.test', role: 'veteran', password: 'not-the-password' },
    { email: 'veteran-inactive@demo.test', role: 'recruiter', password: 'not-the-password' },
  ];
  const answers = await Promise.all(attempts.map(login));
  expect(answers.map(summary)).toEqual(attempts.map(() => ({ status: 422, body: refusal })));
  const onOtherTab = await Promise.all(
    [
      { email: 'veteran-complete@demo.test', role: 'recruiter' },
      { email: 'veteran-inactive@demo.test', role: 'recruiter' },
      { email: 'recruiter@northgate.test', role: 'veteran' },
    ].map(login),
  );
  expect(onOtherTab.map(({ status, body: { code, message } }) => [status, code, message])).toEqual([
    [422, 'wrong_login_tab', 'This is a veteran’s account. Choose “Veteran Login” above.'],
    [422, 'wrong_login_tab', 'This is a veteran’s account. Choose “Veteran Login” above.'],
    [422, 'wrong_login_tab', 'This is a recruiter’s account. Choose “Recruiter Login” above.'],
  ]);
});

describe('after the right password and role', () => {
  test('an inactive user gets 410', async () => {
    const { status, body } = await login({ email: 'veteran-inactive@demo.test', role: 'veteran' });
    expect([status, body.code]).toEqual([410, 'user_inactive']);
  });

  test('who has not confirmed the email gets 403', async () => {
    await server.database.asPlatform((tx) =>
      tx.execute(sql`update users set email_verified_at = null where email = 'veteran-16@example.test'`),
    );
    const { status, body } = await login({ email: 'veteran-16@example.test', role: 'veteran' });
    expect([status, body.code]).toEqual([403, 'email_not_verified']);
  });

  test('a pending user signs in', async () => {
    const { status } = await login({ email: 'veteran-pending@demo.test', role: 'veteran' });
    expect(status).toBe(200);
  });
});

test('API-25 logout answers true, ends this session alone, and lets an inactive user leave', async () => {
  const { session: first } = await login({ email: 'veteran-cv@demo.test', role: 'veteran' });
  const { session: second } = await login({ email: 'veteran-cv@demo.test', role: 'veteran' });
  const { status, body } = await server.request('logout', { token: first.token });
  expect([status, body]).toEqual([200, { status: true, message: '', data: null }]);
  expect((await profile(first.token)).status).toBe(401);
  expect((await server.request('logout', { token: first.token })).status).toBe(401);
  expect((await profile(second.token)).status).toBe(200);
  const token = await server.sessionOf('veteran-inactive@demo.test');
  expect((await profile(token)).status).toBe(410);
  expect((await server.request('logout', { token })).body.status).toBe(true);
});

describe('a session', () => {
  test('lives 12 hours, or 30 days with Remember me', async () => {
    const start = now;
    const { session: ordinary } = await login({ email: 'veteran-plan@demo.test', role: 'veteran' });
    const { session: remembered } = await login({
      email: 'veteran-plan@demo.test',
      role: 'veteran',
      remember_me: true,
    });
    const statuses = async (hours: number) => {
      now = new Date(start.getTime() + hours * hour);
      return [(await profile(ordinary.token)).status, (await profile(remembered.token)).status];
    };
    expect(await statuses(11.99)).toEqual([200, 200]);
    expect(await statuses(12)).toEqual([401, 200]);
    expect(await statuses(30 * 24 - 0.01)).toEqual([401, 200]);
    expect(await statuses(30 * 24)).toEqual([401, 401]);
    now = start;
  });

  test('is stored only as a hash', async () => {
    const { session } = await login({ email: 'veteran-plan@demo.test', role: 'veteran' });
    const { rows } = await server.database.asPlatform((tx) =>
      tx.execute<{ row: string }>(sql`select s::text as row from sessions s`),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(session.token))).toEqual([]);
  });

  test.each([
    ['no header', undefined],
    ['another scheme', 'Basic dmV0ZXJhbjpwYXNz'],
    ['an empty token', 'Bearer '],
    ['a token of another shape', 'Bearer x'],
    ['a made-up token', `Bearer ${'a'.repeat(43)}`],
    ['SQL', "Bearer ' or '1'='1"],
  ])('%s is no session', async (_, authorization) => {
    const { status, body } = await server.request('getUserProfile', {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });
});

test('a wrong password and an unknown email cost the same hash and the same statements', async () => {
  const tried = (email: string) => login({ email, role: 'veteran', password: 'wrong' });
  const password_hash = await hashPassword(demoPassword);
  await server.database.asPlatform((tx) =>
    tx.update(users).set({ password_hash }).where(eq(users.email, 'veteran-complete@demo.test')),
  );
  await tried('nobody@demo.test');
  const existing = await workOf(server, () => tried('veteran-complete@demo.test'));
  expect(existing.hashes).toEqual([ownHash]);
  expect(existing.statements.length).toBeGreaterThan(3);
  expect(await workOf(server, () => tried('nobody@demo.test'))).toEqual(existing);
});

test('a password does not age', async () => {
  const yearsLater = new Date(testNow.getTime() + 5 * 365 * 24 * hour);
  const later = await startTestServer({ database: server.database, clock: () => yearsLater });
  expect(await later.signIn('veteran-complete')).not.toBe('');
});

test('nothing that names a person is logged', async () => {
  await login({ email: 'veteran-complete@demo.test', role: 'veteran' });
  await login({ email: 'nobody@demo.test', role: 'veteran' });
  await server.request('getTenantInfo', {
    query: { domain: 'secret-name.example' },
    clientIp: '203.0.113.9',
  });
  const logged = server.log.join('\n');
  expect(logged).toContain('"operation":"login"');
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ word: string }>(sql`select email as word from users union select last_name from users`),
  );
  const secrets = [...rows.map(({ word }) => word), demoPassword, '203.0.113.9', 'secret-name', 'nobody@'];
  expect(secrets.filter((word) => logged.includes(word))).toEqual([]);
});

test('nothing that any of these calls said of a person, or proved who they are with, is logged', () => {
  expect(server.log.length).toBeGreaterThan(20);
  expect(server.loggedOfPeople()).toEqual([]);
});
