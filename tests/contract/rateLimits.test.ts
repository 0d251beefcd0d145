import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { type Answer, type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

let now = testNow;
const server = await startTestServer({
  clock: () => now,
  limits: Object.fromEntries(
    Object.entries(defaultLimits).filter(([name]) => /^(operatorL|l)oginOf|^letters/.test(name)),
  ),
});

interface Attempt {
  email?: string;
  password?: string;
  clientIp?: string;
  cookie?: string;
  captcha_token?: string;
}

async function attempt({
  email = 'veteran-new@demo.test',
  password = 'wrong',
  clientIp,
  cookie,
  captcha_token,
}: Attempt) {
  return server.request('login', {
    clientIp: clientIp ?? '198.51.100.7',
    headers: cookie ? { cookie } : {},
    body: {
      email,
      password,
      role: 'veteran',
      captcha_token: captcha_token ?? (await server.solveCaptcha()),
    },
  });
}

async function attempts(count: number, make: (index: number) => Attempt): Promise<(string | number)[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await attempt(make(index)));
  return answers.map(({ status, body }) => (status === 200 ? 200 : body.code!));
}

/** Enough that none of them meets its own limit; an unknown address costs a whole hash. */
const { rows: accounts } = await server.database.asPlatform((tx) =>
  tx.execute<{ email: string }>(sql`select u.email from users u join tenants t on t.id = u.tenant_id
    where t.slug = 'uk' and u.role = 'veteran' and u.status = 'active' and u.email like '%@example.test' order by u.id`),
);
const anyAccount = (index: number) =>
  index % 10 === 0 ? `nobody-${index}@demo.test` : accounts[index % accounts.length]!.email;

const times = (count: number, code: string | number) => Array<string | number>(count).fill(code);
const minute = 60_000;

const operator = 'operator@demo.test';

const operatorAttempt = async ({
  email = operator,
  password = 'wrong',
  clientIp,
  cookie,
  captcha_token,
}: Attempt) =>
  server.request('adminLogin', {
    clientIp: clientIp ?? '198.51.100.8',
    headers: cookie ? { cookie } : {},
    body: { email, password, captcha_token: captcha_token ?? (await server.solveCaptcha()) },
  });

const signInStatuses = async (clientIp: string) => {
  const veteran = await attempt({ email: 'veteran-new@demo.test', password: demoPassword, clientIp });
  const operator = await operatorAttempt({ password: demoPassword, clientIp });
  return [veteran.status, operator.status];
};

test('SEC-02 a hundred calls of the operator’s sign-in with a junk captcha lock nobody out', async () => {
  const clientIp = '203.0.113.20';
  const codes = new Set<string | undefined>();
  for (let index = 0; index < 100; index += 1) {
    codes.add((await operatorAttempt({ clientIp, captcha_token: 'junk' })).body.code);
  }
  expect([...codes]).toEqual(['captcha_failed']);
  expect(await signInStatuses(clientIp)).toEqual([200, 200]);
});

test('SEC-02 operators and the others are counted apart, for the account and for the network', async () => {
  const clientIp = '203.0.113.30';
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 11; index += 1) codes.push((await operatorAttempt({ clientIp })).body.code);
  expect(codes).toEqual([...times(10, 'invalid_credentials'), 'rate_limited']);
  expect(await signInStatuses(clientIp)).toEqual([200, 429]);

  const ordinary = '203.0.113.31';
  const many = await attempts(101, (index) => ({ email: anyAccount(index), clientIp: ordinary }));
  expect(many.at(-1)).toBe('rate_limited');
  expect(await signInStatuses(ordinary)).toEqual([429, 200]);
});

test('SEC-02 an operator is not locked out elsewhere, nor in a browser that signed in before', async () => {
  const home = '203.0.113.40';
  const first = await operatorAttempt({ password: demoPassword, clientIp: home });
  const cookie = String(first.headers['set-cookie']).split(';')[0]!;
  for (let index = 0; index < 11; index += 1) await operatorAttempt({ clientIp: home });
  const statusOf = async (attempted: Attempt) =>
    (await operatorAttempt({ password: demoPassword, ...attempted })).status;
  expect(await statusOf({ clientIp: home })).toBe(429);
  expect(await statusOf({ clientIp: home, cookie })).toBe(200);
  expect(await statusOf({ clientIp: '203.0.113.41' })).toBe(200);
});

test('SEC-02 changing addresses within one IPv6 /64 helps nobody, and the next /64 is not locked', async () => {
  const many = await attempts(112, (index) => ({
    email: anyAccount(index),
    clientIp: `2001:db8:7:7:${index.toString(16)}::1`,
  }));
  expect(many).toEqual([...times(100, 'invalid_credentials'), ...times(12, 'rate_limited')]);
  expect(await signInStatuses('2001:db8:7:8::1')).toEqual([200, 200]);
});

test('SEC-02 ten failures for one account from one network, then 429 until the quarter of an hour is over', async () => {
  const email = 'veteran-personal@demo.test';
  const owner = { email, password: demoPassword };
  const clientIp = '203.0.113.99';
  expect(await attempts(10, () => ({ email, clientIp }))).toEqual(times(10, 'invalid_credentials'));

  const refused = await attempt({ ...owner, clientIp });
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '900',
  ]);
  // The same machine as a listener on IPv6 sees it.
  expect(await attempts(1, () => ({ ...owner, clientIp: `::ffff:${clientIp}` }))).toEqual(['rate_limited']);

  for (const neighbour of ['203.0.113.98', '203.0.113.100', '198.51.100.200']) {
    expect(await attempts(1, () => ({ ...owner, clientIp: neighbour }))).toEqual([200]);
  }

  now = new Date(now.getTime() + 15 * minute);
  expect(await attempts(1, () => ({ ...owner, clientIp }))).toEqual([200]);
});

test('failures at the same time do not slip past the count', async () => {
  const email = 'veteran-direction@demo.test';
  const captchas = await Promise.all(Array.from({ length: 30 }, () => server.solveCaptcha()));
  const answers = await Promise.all(
    captchas.map((captcha_token) => attempt({ email, captcha_token, clientIp: '192.0.2.1' })),
  );
  const guesses = answers.filter(({ body }) => body.code === 'invalid_credentials');
  expect(guesses.length).toBe(10);
});

test('a browser that signed in before is not locked out by others, and has a count of its own', async () => {
  const email = 'veteran-plan@demo.test';
  const clientIp = '192.0.2.66';
  const first = await attempt({ email, password: demoPassword, clientIp });
  const cookie = String(first.headers['set-cookie']).split(';')[0]!;
  expect(first.headers['set-cookie']).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);

  expect(await attempts(11, () => ({ email, clientIp }))).toEqual([
    ...times(10, 'invalid_credentials'),
    'rate_limited',
  ]);
  expect(await attempts(1, () => ({ email, password: demoPassword, clientIp, cookie }))).toEqual([200]);
  expect(await attempts(11, () => ({ email, clientIp, cookie }))).toEqual([
    ...times(10, 'invalid_credentials'),
    'rate_limited',
  ]);

  const forged = cookie.replace(/\.[^.]+$/, '.forged');
  expect(await attempts(1, () => ({ email, clientIp, cookie: forged }))).toEqual(['rate_limited']);
  const other = { email: 'veteran-services@demo.test', clientIp: '192.0.2.67', cookie };
  expect(await attempts(11, () => other)).toEqual([...times(10, 'invalid_credentials'), 'rate_limited']);
});

test('a hundred failures an hour from one network, whatever the accounts', async () => {
  const clientIp = '2001:db8:1:2::9';
  const owner = { email: 'veteran-plan@demo.test', password: demoPassword };
  const { headers } = await attempt({ ...owner, clientIp: '198.18.0.68' });
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const many = await attempts(101, (index) => ({ email: anyAccount(index), clientIp }));
  expect(many).toEqual([...times(100, 'invalid_credentials'), 'rate_limited']);
  // The owner of an account, behind the same address, with the browser of every day and with another.
  expect(await attempts(1, () => ({ ...owner, clientIp, cookie }))).toEqual([200]);
  expect(await attempts(1, () => ({ ...owner, clientIp }))).toEqual(['rate_limited']);
});

test('a right password and a failed captcha cost nothing', async () => {
  const email = 'veteran-no-cv@demo.test';
  const clientIp = '192.0.2.130';
  expect(await attempts(12, () => ({ email, password: demoPassword, clientIp }))).toEqual(times(12, 200));
  expect(await attempts(12, () => ({ email, clientIp, captcha_token: 'none' }))).toEqual(
    times(12, 'captcha_failed'),
  );
});

test('the limits are counted in the database, for all processes together', async () => {
  const second = await startTestServer({
    database: server.database,
    clock: () => now,
    limits: { loginOfAccount: defaultLimits.loginOfAccount },
  });
  const email = 'veteran-complete@demo.test';
  const body = { email, password: 'wrong', role: 'veteran' };
  const { headers } = await attempt({ email, password: demoPassword, clientIp: '192.0.2.141' });
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 12; index += 1) {
    const target = index % 2 ? server : second;
    const captcha_token = await server.solveCaptcha();
    const answer = await target.request('login', {
      clientIp: '192.0.2.140',
      body: { ...body, captcha_token },
    });
    codes.push(answer.body.code);
  }
  expect(codes).toEqual([...times(10, 'invalid_credentials'), 'rate_limited', 'rate_limited']);
  const remembered = await second.request('login', {
    clientIp: '192.0.2.140',
    headers: { cookie },
    body: { ...body, password: demoPassword, captcha_token: await second.solveCaptcha() },
  });
  expect(remembered.status).toBe(200);
});

test('challenges are limited, too', async () => {
  const few = await startTestServer({
    database: server.database,
    clock: () => now,
    limits: { captcha: { attempts: 3, seconds: 60 } },
  });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    statuses.push((await few.request('createCaptchaChallenge', { clientIp: '192.0.2.150' })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test.each([
  ['forgotPassword', 'veteran-services@demo.test'],
  ['resendVerification', 'veteran-cv@demo.test'],
])(
  'SEC-02 %s: a junk captcha costs nothing, and three an hour are for one account and one network',
  async (operation, email) => {
    const ask = async (clientIp: string, captcha_token?: string) => {
      const token = captcha_token ?? (await server.solveCaptcha());
      const answer = await server.request(operation, { clientIp, body: { email, captcha_token: token } });
      return answer.body.code ?? answer.status;
    };
    const codes: (string | number)[] = [];
    for (let index = 0; index < 5; index += 1) codes.push(await ask('192.0.2.160', 'junk'));
    for (let index = 0; index < 4; index += 1) codes.push(await ask('192.0.2.160'));
    codes.push(await ask('192.0.2.161'));
    expect(codes).toEqual([...times(5, 'captcha_failed'), ...times(3, 200), 'rate_limited', 200]);
  },
);

const form = {
  ...{ role: 'veteran', first_name: 'Leah', last_name: 'Porter', country_id: '232' },
  ...{ password: 'four quiet otters row', password_confirmation: 'four quiet otters row' },
  ...{ terms_accepted: 'true', privacy_version: '2026-11' },
};

/** Letters that a stranger has sent to an address, each to be had for a captcha. */
async function letter(
  operation: string,
  email: string,
  options: Pick<RequestOptions, 'clientIp' | 'headers'>,
) {
  const captcha_token = await server.solveCaptcha();
  if (operation !== 'signUp')
    return (await server.request(operation, { ...options, body: { email, captcha_token } })).status;
  const fields = new FormData();
  for (const [name, value] of Object.entries({ ...form, email, captcha_token })) fields.set(name, value);
  return (await server.request('signUp', { ...options, form: fields })).status;
}

const lettersTo = async (email: string) => {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ count: number }>(
      sql`select count(*)::integer as count from outgoing_mails where "to" = ${email}`,
    ),
  );
  return rows[0]!.count;
};

test('SEC-02 an address gets three letters an hour from one network and six from all, known or not', async () => {
  const owner = 'veteran-no-cv@demo.test';
  const signedIn = await attempt({ email: owner, password: demoPassword, clientIp: '198.18.0.9' });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0]!;
  for (const email of [owner, 'nobody-at-all@example.test']) {
    const before = await lettersTo(email);
    const ask = (operation: string, clientIp: string) => letter(operation, email, { clientIp });
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await ask('signUp', '198.18.0.1'));
    for (const [index, operation] of ['forgotPassword', 'resendVerification', 'signUp', 'signUp'].entries())
      statuses.push(await ask(operation, `198.18.1.${index}`));
    expect(statuses).toEqual([201, 201, 201, 429, 429, 200, 200, 201, 429]);
    expect((await lettersTo(email)) - before).toBe(6);
  }
  // Other forms of the address for the same mailbox.
  for (const variant of [owner.replace('@', '+jobs@'), owner.replace('v', 'v.').toUpperCase()])
    expect(await letter('forgotPassword', variant, { clientIp: '198.18.2.1' })).toBe(429);
  const own = { clientIp: '198.18.2.2', headers: { cookie } };
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) statuses.push(await letter('forgotPassword', owner, own));
  expect(statuses).toEqual([200, 200, 200, 429]);
});
