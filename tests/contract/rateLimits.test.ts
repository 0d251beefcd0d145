import { expect, test } from 'vitest';
import { demoPassword } from '../../server/personas.ts';
import { defaultLimits } from '../../server/rateLimits.ts';
import { type Answer, startTestServer } from './harness.ts';

let now = new Date();
const { loginOfEmail, loginOfBrowser, loginOfAddress } = defaultLimits;
const server = await startTestServer({
  clock: () => now,
  limits: { loginOfEmail, loginOfBrowser, loginOfAddress },
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

const times = (count: number, code: string | number) => Array<string | number>(count).fill(code);
const minute = 60_000;

test('ten failures for one e-mail from one network, then 429 until the quarter of an hour is over', async () => {
  const email = 'veteran-personal@demo.test';
  const fromOneNetwork = (index: number) => ({ email, clientIp: `203.0.113.${index + 1}` });
  expect(await attempts(10, fromOneNetwork)).toEqual(times(10, 'invalid_credentials'));

  const refused = await attempt({ email, password: demoPassword, clientIp: '203.0.113.99' });
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '900',
  ]);

  const elsewhere = await attempt({ email, password: demoPassword, clientIp: '198.51.100.200' });
  expect(elsewhere.status).toBe(200);

  now = new Date(now.getTime() + 15 * minute);
  expect(await attempts(1, () => ({ email, password: demoPassword, clientIp: '203.0.113.99' }))).toEqual([
    200,
  ]);
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
  expect(first.headers['set-cookie']).toMatch(/; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Strict$/);

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

test('a hundred failures an hour from one address, whatever the e-mails', async () => {
  const clientIp = '2001:db8:1:2::9';
  const owner = { email: 'veteran-plan@demo.test', password: demoPassword };
  const { headers } = await attempt({ ...owner, clientIp: '198.18.0.68' });
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const many = await attempts(101, (index) => ({ email: `guess-${index}@demo.test`, clientIp }));
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
    limits: { loginOfEmail },
  });
  const email = 'veteran-complete@demo.test';
  const body = { email, password: 'wrong', role: 'veteran' };
  const { headers } = await attempt({ email, password: demoPassword, clientIp: '192.0.2.141' });
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 12; index += 1) {
    const one = index % 2 ? server : second;
    const captcha_token = await server.solveCaptcha();
    const answer = await one.request('login', { clientIp: '192.0.2.140', body: { ...body, captcha_token } });
    codes.push(answer.body.code);
  }
  expect(codes).toEqual([...times(10, 'invalid_credentials'), 'rate_limited', 'rate_limited']);
  const known = await second.request('login', {
    clientIp: '192.0.2.140',
    headers: { cookie },
    body: { ...body, password: demoPassword, captcha_token: await second.solveCaptcha() },
  });
  expect(known.status).toBe(200);
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
