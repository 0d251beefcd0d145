/** The sessions of one's own account: extended, listed and ended. */
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

let now = testNow;
const clock = () => now;
const server = await startTestServer({ clock });
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const later = (start: Date, milliseconds: number) => new Date(start.getTime() + milliseconds);

const statusOf = async (token: string) => (await server.request('getUserProfile', { token })).status;

interface Extended {
  token: string;
  token_expires_at: string;
}

async function extend(token: string) {
  const { status, body } = await server.request('extendSession', { token });
  return { code: body.code ?? status, ...(body.data as Extended | undefined) };
}

async function login(more: object = {}, options: object = {}) {
  const { body } = await server.request('login', {
    body: {
      email: 'veteran-cv@demo.test',
      password: demoPassword,
      role: 'veteran',
      captcha_token: await server.solveCaptcha(),
      ...more,
    },
    ...options,
  });
  return body.data as Extended;
}

describe('SEC-05 a session that is extended', () => {
  test('goes on under a new token for twelve hours more, and the old one ends immediately', async () => {
    const start = now;
    const old = await server.sessionOf('veteran-cv@demo.test');
    now = later(start, 11 * hour);
    const { code, token = '', token_expires_at } = await extend(old);
    expect([code, token_expires_at]).toEqual([200, later(start, 23 * hour).toISOString()]);
    expect([await statusOf(old), await statusOf(token)]).toEqual([401, 200]);
    expect((await extend(old)).code).toBe('unauthenticated');
    now = later(start, 23 * hour);
    expect((await extend(token)).code).toBe('unauthenticated');
    now = start;
  });

  test('five parallel extensions have one successor', async () => {
    const old = await server.sessionOf('veteran-plan@demo.test');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => extend(old)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(4).fill('unauthenticated')]);
    const { token = '' } = answers.find(({ code }) => code === 200)!;
    const { body } = await server.request('listSessions', { token });
    expect((body.data as unknown[]).length).toBe(1);
    expect([await statusOf(old), await statusOf(token)]).toEqual([401, 200]);
  });

  test('ends thirty days after the sign-in', async () => {
    const start = now;
    let token = await server.sessionOf('veteran-direction@demo.test');
    let expiry = '';
    // Every eleven hours; the 65th would be after 29 days, 19 hours.
    for (let times = 1; times <= 65; times += 1) {
      now = later(start, times * 11 * hour);
      const extended = await extend(token);
      expect(extended.code).toBe(200);
      ({ token, token_expires_at: expiry } = extended as Extended);
    }
    expect(expiry).toBe(later(start, 30 * day).toISOString());
    expect((await extend(token)).code).toBe('limit_reached');
    now = later(start, 30 * day - 1);
    expect(await statusOf(token)).toBe(200);
    now = later(start, 30 * day);
    expect(await statusOf(token)).toBe(401);
    now = start;
  });

  test('and was to be remembered does not last longer than its thirty days', async () => {
    const start = now;
    const { token } = await login({ remember_me: true });
    now = later(start, 29 * day);
    expect((await extend(token)).code).toBe('limit_reached');
    now = later(start, 30 * day);
    expect(await statusOf(token)).toBe(401);
    now = start;
  });

  test('and is an operator’s ends twelve hours after the password', async () => {
    const start = now;
    const token = await server.sessionOf('operator@demo.test');
    now = later(start, 11 * hour);
    expect((await extend(token)).code).toBe('limit_reached');
    now = later(start, 12 * hour);
    expect((await server.request('listAudit', { token })).status).toBe(401);
    now = start;
  });

  test('was ended, or is of another tenant, does not go on', async () => {
    const email = 'veteran-services@demo.test';
    const [token, left] = [await server.sessionOf(email), await server.sessionOf(email)];
    await server.request('logout', { token: left });
    const there = await server.request('extendSession', { token, tenant: 'us' });
    expect([(await extend(left)).code, there.status]).toEqual(['unauthenticated', 401]);
    const { token: renewed = '' } = await extend(token);
    await server.request('logoutEverywhere', { token: renewed });
    expect([await statusOf(token), await statusOf(renewed)]).toEqual([401, 401]);
  });
});

interface Listed {
  id: number;
  device: string | null;
  place: string | null;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}

const list = async (token: string) => (await server.request('listSessions', { token })).body.data as Listed[];

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

describe('SEC-05 the list of sessions', () => {
  test.each(['veteran', 'recruiter'] as const)(
    'of a %s tells device, sign-in and last use, and which one asks',
    async (role) => {
      const start = now;
      const email = role === 'veteran' ? 'veteran-complete@demo.test' : 'recruiter@northgate.test';
      const elsewhere = await login({ email, role }, { headers: { 'user-agent': firefox } });
      now = later(start, 2 * hour);
      const { token } = await login({ email, role });
      now = later(start, 2 * hour + 4 * minute);
      await statusOf(token);
      expect(await list(token)).toEqual([
        {
          id: expect.any(Number),
          device: null,
          place: null,
          created_at: later(start, 2 * hour).toISOString(),
          // Less than five minutes ago.
          last_seen_at: later(start, 2 * hour).toISOString(),
          current: true,
        },
        {
          id: expect.any(Number),
          device: 'Firefox on Windows',
          place: null,
          created_at: start.toISOString(),
          last_seen_at: start.toISOString(),
          current: false,
        },
      ]);
      now = later(start, 3 * hour);
      await statusOf(elsewhere.token);
      expect((await list(token)).map(({ last_seen_at, current }) => [last_seen_at, current])).toEqual([
        [later(start, 3 * hour).toISOString(), true],
        [later(start, 3 * hour).toISOString(), false],
      ]);
      now = start;
    },
  );

  test('names the country that a trusted proxy tells, and no visitor', async () => {
    const behind = await startTestServer({
      database: server.database,
      clock,
      trustProxy: '10.0.0.1',
      countryHeader: 'CF-IPCountry',
    });
    const placeFrom = async (clientIp: string, country: string, forwarded?: string) => {
      const { body } = await behind.request('login', {
        clientIp,
        headers: {
          'cf-ipcountry': country,
          ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
        },
        body: {
          email: 'veteran-no-cv@demo.test',
          password: demoPassword,
          role: 'veteran',
          captcha_token: await behind.solveCaptcha(),
        },
      });
      const { token } = body.data as Extended;
      return (await list(token)).find(({ current }) => current)?.place;
    };
    expect(await placeFrom('10.0.0.1', 'GB', '203.0.113.9')).toBe('GB');
    expect(await placeFrom('203.0.113.9', 'FR', '198.51.100.7')).toBeNull();
    expect(await placeFrom('10.0.0.1', '<b>', '203.0.113.9')).toBeNull();
  });

  test('ends one session and leaves the others; one’s own, too', async () => {
    const email = 'veteran-questionnaire@demo.test';
    const [token, other, third] = [
      await server.sessionOf(email),
      await server.sessionOf(email),
      await server.sessionOf(email),
    ];
    const idOf = async (sessionToken: string) =>
      (await list(sessionToken)).find(({ current }) => current)!.id;
    const id = await idOf(other);
    const end = (which: number) => server.request('endSession', { token, params: { id: which } });
    expect((await end(id)).status).toBe(200);
    expect([await statusOf(token), await statusOf(other), await statusOf(third)]).toEqual([200, 401, 200]);
    expect((await end(id)).status).toBe(404);
    expect((await list(token)).length).toBe(2);
    expect((await end(await idOf(token))).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  test('ends nobody else’s, and shows no session that has ended or run out', async () => {
    const start = now;
    const token = await server.sessionOf('veteran-cv@demo.test');
    const theirs = await server.sessionOf('veteran-complete@demo.test');
    const [mine] = (await list(token)).filter(({ current }) => current);
    const { status } = await server.request('endSession', { token: theirs, params: { id: mine!.id } });
    expect([status, await statusOf(token)]).toEqual([404, 200]);
    now = later(start, 11 * hour);
    const fresh = await server.sessionOf('veteran-cv@demo.test');
    now = later(start, 13 * hour);
    expect((await list(fresh)).filter(({ id }) => id === mine!.id)).toEqual([]);
    now = start;
  });
});
