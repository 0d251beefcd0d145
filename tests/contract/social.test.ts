/** Signing in through a real OpenID provider on this machine. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { startLocalProvider } from '../../server/auth/social/localProvider.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { type Person, socialOf } from '../support/contract/socialSteps.ts';
import { testNow } from '../support/contract/testNow.ts';

const provider = await startLocalProvider();
afterAll(() => provider.close());

let now = testNow;
const server = await startTestServer({ clock: () => now, social: { local: async () => provider.settings } });
const minute = 60_000;

const { setOut, signInThere, exchange, comeBack, finish } = socialOf(server);

const sam: Person = { email: 'sam.reid@example.test', first_name: 'Sam', last_name: 'Reid' };

const ticketOf = ({ body }: { body: { data?: unknown } }) =>
  (body.data as { social_ticket: string }).social_ticket;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status;

test.each([
  ['API-26', 'google', true],
  ['API-27', 'linkedin', false],
] as const)(
  '%s the %s button leads to its provider, bound to tenant, provider and browser',
  async (_, name, bound) => {
    const { status, url, set } = await setOut(name);
    expect([status, url.origin]).toEqual([200, provider.settings.issuer]);
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      client_id: 'valour',
      redirect_uri: 'http://uk.localhost/redirect/social',
      response_type: 'code',
      scope: 'openid profile email',
    });
    expect(query.state).toMatch(new RegExp(`^${name}\\.[\\w-]{43}$`));
    expect(['nonce', 'code_challenge', 'code_challenge_method'].every((field) => field in query)).toBe(bound);
    expect(set).toMatch(/^social=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  },
);

describe.each(['google', 'linkedin'] as const)('by way of %s', (name) => {
  const person = { ...sam, email: `sam.${name}@example.test` };

  test('API-24 a newcomer finishes the account and is signed in, and next time comes straight in', async () => {
    const first = await comeBack(name, person);
    expect([first.status, first.body.data]).toEqual([
      200,
      {
        signup_required: true,
        social_ticket: expect.stringMatching(/^[\w-]{43}$/),
        profile: { ...person, picture_url: null },
      },
    ]);
    const signedUp = await finish(ticketOf(first));
    const { token, user } = signedUp.body.data as { token: string; user: Record<string, unknown> };
    expect(signedUp.status).toBe(200);
    expect(user).toMatchObject({
      role: 'veteran',
      email: person.email,
      status: 'active',
      onboarding_steps: null,
      user_details: { first_name: 'Sam', last_name: 'Reid', country: { id: 232 } },
    });
    expect((await server.request('getUserProfile', { token })).body.data).toEqual(user);
    expect(codeOf(await finish(ticketOf(first)))).toBe('token_expired');

    const again = await comeBack(name, person);
    expect(again.body.data).toMatchObject({ user: { id: user.id } });
  });
});

describe('an account that exists', () => {
  const owner = { email: 'veteran-complete@demo.test', first_name: 'Any', last_name: 'Body' };

  test('is not entered by its email alone, and is linked after a sign-in', async () => {
    const refused = await comeBack('google', owner);
    expect(codeOf(refused)).toBe('account_exists');
    const social_ticket = ticketOf(refused);
    expect(codeOf(await finish(social_ticket))).toBe('account_exists');

    const token = await server.signIn('veteran-complete');
    const body = { social_ticket, current_password: demoPassword };
    const linked = await server.request('linkIdentity', { token, body });
    expect(linked.body.data).toMatchObject([{ provider: 'google', email: owner.email }]);
    expect((await server.request('linkIdentity', { token, body })).body.code).toBe('token_expired');
    expect((await comeBack('google', owner)).body.data).toMatchObject({ user: { email: owner.email } });

    const unlinked = await server.request('unlinkIdentity', {
      token,
      params: { provider: 'google' },
      body: { current_password: demoPassword },
    });
    expect([unlinked.status, unlinked.body.data]).toEqual([200, []]);
    expect(codeOf(await comeBack('google', owner))).toBe('account_exists');
  });

  test('is not linked by a stranger’s link that its owner follows', async () => {
    const stranger = { ...sam, email: 'stranger@example.test' };
    const social_ticket = ticketOf(await comeBack('google', stranger));
    const token = await server.signIn('veteran-complete');
    const body = { social_ticket, current_password: demoPassword };
    const refused = await server.request('linkIdentity', { token, body });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'email_mismatch']);
    expect((await server.request('listIdentities', { token })).body.data).toEqual([]);
    expect((await comeBack('google', stranger)).body.data).toMatchObject({ signup_required: true });
  });

  test('of a recruiter, or switched off, stays closed', async () => {
    const recruiter = { ...sam, email: 'recruiter@northgate.test' };
    const inactive = { ...sam, email: 'veteran-inactive@demo.test' };
    expect(codeOf(await comeBack('linkedin', recruiter))).toBe('forbidden_role');
    expect(codeOf(await comeBack('linkedin', inactive))).toBe('user_inactive');
  });

  test('that nobody confirmed belongs to whom the provider names', async () => {
    const email = 'veteran-20@example.test';
    await server.database.asPlatform((tx) =>
      tx.execute(sql`update users set email_verified_at = null where email = ${email}`),
    );
    const signedUp = await finish(ticketOf(await comeBack('google', { ...sam, email })));
    expect(signedUp.status).toBe(200);
    const login = await server.request('login', {
      body: { email, password: demoPassword, role: 'veteran', captcha_token: await server.solveCaptcha() },
    });
    expect(login.body.code).toBe('invalid_credentials');
  });

  test('keeps its only way in', async () => {
    const person = { ...sam, email: 'only.way@example.test' };
    const signedUp = await finish(ticketOf(await comeBack('google', person)));
    const { token } = signedUp.body.data as { token: string };
    const params = { provider: 'google' };
    const answer = await server.request('unlinkIdentity', { token, params, body: {} });
    expect(codeOf(answer)).toBe('last_identity');
  });
});

describe('whoever comes back', () => {
  test('in another browser, at another tenant, as another provider or with a made-up state stays out', async () => {
    const { url, cookie } = await setOut('google');
    const { cookie: other } = await setOut('google');
    const back = await signInThere(url, sam);
    const forged = new URL(back);
    forged.searchParams.set('state', `google.${'A'.repeat(43)}`);
    const codes = [
      codeOf(await exchange('google', back, other)),
      codeOf(await exchange('google', back, '')),
      codeOf(await exchange('google', back, cookie, 'us')),
      codeOf(await exchange('linkedin', back, cookie)),
      codeOf(await exchange('google', forged, cookie)),
    ];
    expect(codes).toEqual(Array(5).fill('token_invalid'));
    expect(codeOf(await exchange('google', back, cookie))).toBe(200);
  });

  test('after ten minutes, or with another code, stays out', async () => {
    const start = now;
    const late = await setOut('google');
    const back = await signInThere(late.url, sam);
    now = new Date(start.getTime() + 10 * minute);
    expect(codeOf(await exchange('google', back, late.cookie))).toBe('token_expired');
    now = start;
    const { url, cookie } = await setOut('google');
    const wrong = await signInThere(url, sam);
    wrong.searchParams.set('code', 'another-code');
    expect(codeOf(await exchange('google', wrong, cookie))).toBe('token_invalid');
  });

  test('a hundred parallel uses sign in once', async () => {
    const { url, cookie } = await setOut('google');
    const back = await signInThere(url, { ...sam, email: 'hundred@example.test' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => exchange('google', back, cookie)));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 200).length).toBe(1);
    expect(codes.filter((code) => ![200, 'token_expired', 'overloaded'].includes(code))).toEqual([]);

    const won = answers.find(({ status }) => status === 200)!;
    const finishCodes = (await Promise.all(Array.from({ length: 100 }, () => finish(ticketOf(won))))).map(
      codeOf,
    );
    expect(finishCodes.filter((code) => code === 200).length).toBe(1);
    expect(codeOf(await finish(ticketOf(won)))).not.toBe(200);
  });
});

test('a ticket that is made up, cut short or of another tenant makes no account', async () => {
  const ticket = ticketOf(await comeBack('google', { ...sam, email: 'forged@example.test' }));
  const codes = [
    codeOf(await finish('A'.repeat(43))),
    codeOf(await finish(ticket.slice(1))),
    codeOf(await finish(ticket, {}, 'us')),
  ];
  expect(codes).toEqual(Array(3).fill('token_invalid'));
  expect(codeOf(await finish(ticket))).toBe(200);
});

test('a ticket is for ten minutes, and the form is checked', async () => {
  const start = now;
  const ticket = ticketOf(await comeBack('linkedin', { ...sam, email: 'slow@example.test' }));
  const old = await finish(ticket, { privacy_version: '2019-01' });
  expect([old.status, Object.keys(old.body.errors ?? {})]).toEqual([422, ['privacy_version']]);
  const refused = await finish(ticket, { terms_accepted: 'false' });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['terms_accepted']]);
  now = new Date(start.getTime() + 10 * minute);
  expect(codeOf(await finish(ticket))).toBe('token_expired');
  now = start;
});

test('a repeat with the same Idempotency-Key gets the first session, which no table tells', async () => {
  const ticket = ticketOf(await comeBack('linkedin', { ...sam, email: 'repeat@example.test' }));
  const form = () => {
    const fields = new FormData();
    const formValues = {
      social_ticket: ticket,
      country_id: '232',
      terms_accepted: 'true',
      privacy_version: '2026-11',
    };
    for (const [field, value] of Object.entries(formValues)) fields.set(field, value);
    return { form: fields, headers: { 'idempotency-key': 'finish-once-only' } };
  };
  const first = await server.request('socialSignUp', form());
  const again = await server.request('socialSignUp', form());
  expect([first.status, again.body]).toEqual([200, first.body]);
  const { token } = first.body.data as { token: string };
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ row: string }>(sql`select k::text as row from idempotency_keys k`),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
});

test('a newcomer waits for approval where the tenant approves veterans by hand', async () => {
  const token = await server.sessionOf('operator@demo.test');
  const approve = (approve_veterans: boolean) =>
    server.request('updateTenantSettings', { token, body: { approve_veterans } });
  await approve(true);
  const back = await comeBack('google', { ...sam, email: 'sam.waits@example.test' });
  const signedUp = await finish(ticketOf(back));
  await approve(false);
  const data = signedUp.body.data as { token: string; user: { status: string } };
  const plan = await server.request('getOnboarding', { token: data.token });
  expect([data.user.status, codeOf(plan)]).toEqual(['approval_pending', 'approval_pending']);
});

describe('without a provider', () => {
  test('the buttons are off', async () => {
    const plain = await startTestServer({ database: server.database });
    const off = await plain.request('redirectToGoogle');
    expect(codeOf(off)).toBe('provider_off');
    const { body } = await plain.request('getTenantInfo', { query: { domain: 'uk.localhost' } });
    expect(body.data).toMatchObject({ social: { google: false, linkedin: false } });
    const on = await server.request('getTenantInfo', { query: { domain: 'uk.localhost' } });
    expect(on.body.data).toMatchObject({ social: { google: true, linkedin: true } });
  });

  test('one that cannot be reached is a moment’s trouble', async () => {
    const gone = { issuer: 'http://127.0.0.1:9', clientId: 'valour', clientSecret: 'x' };
    const away = await startTestServer({ database: server.database, social: { local: async () => gone } });
    const { status, body } = await away.request('redirectToLinkedin');
    expect([status, body.code]).toEqual([503, 'overloaded']);
  });
});
