import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import {
  type Answer,
  type RequestOptions,
  startTestServer,
  type TenantSlug,
} from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';
import { ownHash, workOf } from '../support/contract/workDone.ts';

const server = await startTestServer();
const mailbox = mailboxOf(server);

const password = 'four quiet otters row';

const fields = {
  role: 'veteran',
  first_name: 'Leah',
  last_name: 'Porter',
  password,
  password_confirmation: password,
  country_id: '232',
  terms_accepted: 'true',
  privacy_version: '2026-11',
};

type Fields = Record<string, string | Blob>;

async function signUp(change: Fields, options: RequestOptions & { without?: string } = {}, on = server) {
  const { without, ...request } = options;
  const form = new FormData();
  const captcha_token = await on.solveCaptcha();
  for (const [name, value] of Object.entries({ ...fields, captcha_token, ...change })) {
    if (name !== without) form.set(name, value);
  }
  return on.request('signUp', { ...request, form });
}

/** What the browser that signed up sends with each call. */
const browserOf = ({ headers }: Answer) => ({ cookie: String(headers['set-cookie']).split(';')[0]! });

const linkTo = async (email: string) =>
  mailbox.fragmentOf(mailbox.linkIn(await mailbox.latest(email))) as { email: string; token: string };

const codeOf = ({ status, body }: Answer) => body.code ?? status;

async function storedUser(email: string, tenant: TenantSlug = 'uk') {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<Record<string, unknown>>(
      sql`select u.* from users u join tenants t on t.id = u.tenant_id where u.email = ${email} and t.slug = ${tenant}`,
    ),
  );
  return rows[0];
}

const login = async (email: string, role = 'veteran', typed = password) =>
  server.request('login', {
    body: { email, password: typed, role, captcha_token: await server.solveCaptcha() },
  });

test('API-22, API-23 a sign-up is confirmed by its mail, which signs in', async () => {
  const email = 'leah@example.test';
  const answer = await signUp({ email: 'Leah@Example.test' });
  const { status, body } = answer;
  expect([status, body.data]).toEqual([
    201,
    { email, verification_required: true, verification_token: null },
  ]);

  const before = await login(email);
  expect([before.status, before.body.code]).toEqual([403, 'email_not_verified']);

  const mail = await mailbox.latest(email);
  expect([mail.kind, mail.subject, mail.from_name]).toEqual([
    'verify_email',
    'Confirm your email address',
    'Valour UK',
  ]);
  const link = mailbox.linkIn(mail);
  expect([link.origin, link.pathname, link.search]).toEqual([
    'http://uk.localhost',
    '/auth/verify-email',
    '',
  ]);

  const { email: named, token } = mailbox.fragmentOf(link);
  const verified = await server.request('verifyEmail', {
    headers: browserOf(answer),
    body: { email: named, token },
  });
  expect(verified.status).toBe(200);
  const { api_token, token_expires_at, user } = verified.body.data as {
    api_token: string;
    token_expires_at: string;
    user: { email: string; role: string; onboarding_steps: null; consents: object };
  };
  expect(Object.keys(verified.body.data as object).sort()).toEqual(['api_token', 'token_expires_at', 'user']);
  expect(new Date(token_expires_at).getTime()).toBeGreaterThan(testNow.getTime());
  expect(user).toMatchObject({ email, role: 'veteran', status: 'active', onboarding_steps: null });
  const profile = await server.request('getUserProfile', { token: api_token });
  expect(profile.body.data).toEqual(user);
  expect((await login(email)).status).toBe(200);
});

test('a recruiter signs up with a job title and a phone number', async () => {
  const email = 'kim@new-employer.test';
  const { status } = await signUp({
    email,
    role: 'recruiter',
    job_title: 'Head of Talent',
    phone_number: '7700900123',
    country_code: '+44',
    partner: 'op-hired',
    marketing_opt_in: 'true',
    middle_name: 'Ann',
  });
  expect(status).toBe(201);
  expect(await storedUser(email)).toMatchObject({
    role: 'recruiter',
    status: 'active',
    first_name: 'Leah',
    middle_name: 'Ann',
    job_title: 'Head of Talent',
    phone_number: '7700900123',
    country_code: '+44',
    partner: 'op-hired',
    consent_marketing: true,
    privacy_version: '2026-11',
    is_admin: false,
    is_tenant_admin: false,
    company_id: null,
  });
});

test('an unknown partner is ignored', async () => {
  await signUp({ email: 'partnerless@example.test', partner: 'nobody' });
  expect(await storedUser('partnerless@example.test')).toMatchObject({ partner: null });
});

describe('a known email', () => {
  test('gets the same answer, and its owner another mail', async () => {
    const email = 'veteran-complete@demo.test';
    const before = await storedUser(email);
    const { status, body } = await signUp({ email: 'Veteran-Complete@demo.test', first_name: 'Eve' });
    expect([status, body]).toEqual([
      201,
      {
        status: true,
        message: '',
        data: { email, verification_required: true, verification_token: null },
      },
    ]);
    const mail = await mailbox.latest(email);
    expect([mail.kind, mailbox.linkIn(mail).href]).toEqual([
      'account_exists',
      'http://uk.localhost/auth/login',
    ]);
    expect(mail.text).not.toContain('Eve');
    expect(await storedUser(email)).toEqual(before);
  });

  describe('that was never confirmed', () => {
    const theirs = 'the intruder waits';
    const intruder = {
      first_name: 'Eve',
      password: theirs,
      password_confirmation: theirs,
      marketing_opt_in: 'true',
    };
    const ownPassword = 'eleven brown geese land';

    test('and is signed up again by an intruder, still opens by its own link and password', async () => {
      const email = 'spoiled@example.test';
      const browser = browserOf(await signUp({ email, first_name: 'Sam' }));
      const first = await linkTo(email);
      await signUp({ email, ...intruder });
      const second = await linkTo(email);
      const verified = await server.request('verifyEmail', { headers: browser, body: first });
      expect(verified.status).toBe(200);
      expect([codeOf(await login(email, 'veteran', theirs)), (await login(email)).status]).toEqual([
        'invalid_credentials',
        200,
      ]);
      expect(await storedUser(email)).toMatchObject({ first_name: 'Sam', consent_marketing: false });
      // The intruder's link died with it.
      expect(codeOf(await server.request('verifyEmail', { headers: browser, body: second }))).toBe(
        'token_expired',
      );
    });

    test('opens to its owner with their own password by the intruder’s link as well', async () => {
      const email = 'taken-for-theirs@example.test';
      const browser = browserOf(await signUp({ email, first_name: 'Sam' }));
      await signUp({ email, ...intruder });
      const second = await linkTo(email);
      const verified = await server.request('verifyEmail', { headers: browser, body: second });
      expect(verified.status).toBe(200);
      expect(codeOf(await login(email, 'veteran', theirs))).toBe('invalid_credentials');
      expect((await login(email)).status).toBe(200);
      expect(await storedUser(email)).toMatchObject({ first_name: 'Sam' });
    });

    test('and was signed up by an intruder alone, opens with the password that is chosen at the link', async () => {
      const email = 'squatted@example.test';
      await signUp({ email, ...intruder });
      const link = await linkTo(email);
      const verify = (body: object) => server.request('verifyEmail', { body: { ...link, ...body } });
      expect(codeOf(await verify({}))).toBe('password_needed');
      expect((await verify({ password: 'password1234' })).body.errors).toHaveProperty('password');
      expect(codeOf(await login(email, 'veteran', theirs))).toBe('email_not_verified');
      expect((await verify({ password: ownPassword })).status).toBe(200);
      expect([
        codeOf(await login(email, 'veteran', theirs)),
        (await login(email, 'veteran', ownPassword)).status,
      ]).toEqual(['invalid_credentials', 200]);
    });

    test('does not open to an intruder’s cookie, nor by a mail that the intruder asks for again', async () => {
      const email = 'asked-again@example.test';
      const browser = browserOf(await signUp({ email }));
      const own = await linkTo(email);
      const theirBrowser = browserOf(await signUp({ email, ...intruder }));
      await server.request('resendVerification', {
        headers: theirBrowser,
        body: { email, captcha_token: await server.solveCaptcha() },
      });
      const again = await linkTo(email);
      const elsewhere = await server.request('verifyEmail', { body: again });
      expect(codeOf(elsewhere)).toBe('password_needed');
      expect((await server.request('verifyEmail', { headers: browser, body: own })).status).toBe(200);
      expect(codeOf(await login(email, 'veteran', theirs))).toBe('invalid_credentials');
    });

    test('and whose mail is sent again to the browser that signed up, opens by either link', async () => {
      const email = 'sent-again@example.test';
      const browser = browserOf(await signUp({ email }));
      await server.request('resendVerification', {
        headers: browser,
        body: { email, captcha_token: await server.solveCaptcha() },
      });
      const link = await linkTo(email);
      expect((await server.request('verifyEmail', { headers: browser, body: link })).status).toBe(200);
      expect((await login(email)).status).toBe(200);
    });
  });

  test('of the other tenant is unknown here', async () => {
    const email = 'both@example.test';
    await signUp({ email });
    await signUp({ email }, { tenant: 'us' });
    const fromUs = await mailbox.latest(email, 'us');
    expect([fromUs.kind, fromUs.from_name]).toEqual(['verify_email', 'Valour US']);
    const foreign = await server.request('verifyEmail', {
      body: mailbox.fragmentOf(mailbox.linkIn(fromUs)),
    });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'token_invalid']);
    expect(await storedUser(email)).toMatchObject({ email_verified_at: null });
  });
});

test('what was agreed to is stored with its version and time', async () => {
  const email = 'consenting@example.test';
  await signUp({ email, marketing_opt_in: 'true' });
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute(sql`
      select c.kind, c.value, c.privacy_version from consents c
      join users u on u.tenant_id = c.tenant_id and u.id = c.user_id where u.email = ${email} order by c.id`),
  );
  expect(rows).toEqual([
    { kind: 'privacy', value: 'accepted', privacy_version: '2026-11' },
    { kind: 'terms', value: 'accepted', privacy_version: '2026-11' },
    { kind: 'marketing', value: 'given', privacy_version: '2026-11' },
  ]);
});

test.each<[string, Fields, string]>([
  ['an email that is none', { email: 'leah' }, 'email'],
  ['an email of more than 254 characters', { email: `${'a'.repeat(250)}@b.test` }, 'email'],
  ['a name of digits only', { first_name: '12345' }, 'first_name'],
  ['a name of more than 60 characters', { last_name: 'x'.repeat(61) }, 'last_name'],
  ['a short password', { password: 'eleven char', password_confirmation: 'eleven char' }, 'password'],
  ['a long password', { password: 'xyz'.repeat(43) }, 'password'],
  ['a common password', { password: 'Password1234', password_confirmation: 'Password1234' }, 'password'],
  [
    'one’s name as the password',
    { password: 'Leah Porter-', password_confirmation: 'Leah Porter-' },
    'password',
  ],
  ['another confirmation', { password_confirmation: 'four quiet otters' }, 'password_confirmation'],
  ['terms that were not accepted', { terms_accepted: 'false' }, 'terms_accepted'],
  ['an old privacy notice', { privacy_version: '2020-01' }, 'privacy_version'],
  ['another country', { country_id: '1' }, 'country_id'],
  ['a role that nobody may choose', { role: 'operator' }, 'role'],
  ['a recruiter without a job title', { role: 'recruiter' }, 'job_title'],
  ['a phone number without its country', { phone_number: '7700900123' }, 'country_code'],
  ['an undeclared field', { is_tenant_admin: 'true' }, 'is_tenant_admin'],
])('%s is refused', async (_, change, field) => {
  const { status, body } = await signUp({ email: 'refused@example.test', ...change });
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'validation_failed', [field]]);
  expect(await storedUser('refused@example.test')).toBe(undefined);
});

test('without a captcha, or with one used before, nobody signs up', async () => {
  const captcha_token = await server.solveCaptcha();
  const none = await signUp({ email: 'robot@example.test' }, { without: 'captcha_token' });
  await signUp({ email: 'person@example.test', captcha_token });
  const again = await signUp({ email: 'robot@example.test', captcha_token });
  expect([none.body.code, again.body.code]).toEqual(['captcha_failed', 'captcha_failed']);
  expect(await storedUser('robot@example.test')).toBe(undefined);
});

describe('a picture at sign-up', () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 256, channels: 3, background: '#2778cb' } })
      .png()
      .toBuffer();

  test('is kept with the account', async () => {
    const email = 'pictured@example.test';
    const { status } = await signUp({
      email,
      profile_picture: new Blob([new Uint8Array(await picture(256))]),
    });
    const stored = await storedUser(email);
    expect(status).toBe(201);
    const { thumb_url } = stored!.profile_picture as { thumb_url: string };
    const [, , , key, size] = thumb_url.split('/');
    const { status: pictureStatus, file } = await server.request('getPicture', {
      params: { key: key!, size: size! },
    });
    expect(pictureStatus).toBe(200);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 160 });
  });

  test('that is none costs neither the captcha nor an account', async () => {
    const captcha_token = await server.solveCaptcha();
    const email = 'no-picture@example.test';
    const profile_picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
    const refused = await signUp({ email, captcha_token, profile_picture });
    expect([refused.status, refused.body.code]).toEqual([415, 'file_type_not_allowed']);
    expect((await signUp({ email, captcha_token })).status).toBe(201);
  });
});

test('a repeat with the same Idempotency-Key gets the first answer and sends no second mail', async () => {
  const email = 'twice@example.test';
  const captcha_token = await server.solveCaptcha();
  const headers = { 'idempotency-key': 'one-sign-up-only' };
  const first = await signUp({ email, captcha_token }, { headers });
  const again = await signUp({ email, captcha_token }, { headers });
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  expect((await mailbox.all(email)).length).toBe(1);
});

test('ten an hour from one address; a junk captcha costs nothing', async () => {
  const few = await startTestServer({
    database: server.database,
    limits: { signUp: defaultLimits.signUp },
  });
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const options = { clientIp: '192.0.2.200' };
    const email = `wave-${index}@example.test`;
    expect(codeOf(await signUp({ email, captcha_token: 'junk' }, options, few))).toBe('captcha_failed');
    statuses.push((await signUp({ email }, options, few)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test('a known and an unknown email cost the same hash and the same statements', async () => {
  // Its directory has just read the tenant, and reads it again for neither.
  const fresh = await startTestServer({ database: server.database });
  await signUp({ email: 'first@example.test' }, {}, fresh);
  const existing = await workOf(fresh, () => signUp({ email: 'veteran-complete@demo.test' }, {}, fresh));
  expect(existing.hashes).toEqual([ownHash]);
  expect(existing.statements.length).toBeGreaterThan(3);
  expect(await workOf(fresh, () => signUp({ email: 'unknown@example.test' }, {}, fresh))).toEqual(existing);
});

test('nothing that any of these calls said of a person, or proved who they are with, is logged', () => {
  expect(server.log.length).toBeGreaterThan(20);
  expect(server.loggedOfPeople()).toEqual([]);
});
