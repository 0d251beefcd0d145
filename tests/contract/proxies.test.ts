/** What the server believes of a proxy before it, and says of one that it does not know. */
import { expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { startTestServer, type TestServer } from '../support/contract/harness.ts';

const server = await startTestServer();
const { database } = server;
const proxy = '10.0.0.1';
const trusting = await startTestServer({ database, trustProxy: proxy });

const signIn = async (at: TestServer, headers: Record<string, string>, clientIp?: string) =>
  at.request('login', {
    headers,
    ...(clientIp ? { clientIp } : {}),
    body: {
      email: 'veteran-plan@demo.test',
      password: demoPassword,
      role: 'veteran',
      captcha_token: await at.solveCaptcha(),
    },
  });

const warningsOf = (log: string[]) =>
  log.filter((line) => line.includes('TRUST_PROXY')).map((line) => JSON.parse(line).level as number);

test('a forwarded host chooses no tenant, though a trusted proxy passes it on', async () => {
  // A page says which tenant it was made for, and another one answers tenant_mismatch.
  const answerAs = async (tenant: string) => {
    const headers = { host: 'uk.localhost', 'x-forwarded-host': 'us.localhost', 'x-tenant': tenant };
    const { status, body } = await trusting.request('listDemoPeople', { clientIp: proxy, headers });
    return body.code ?? status;
  };
  expect([await answerAs('uk'), await answerAs('us')]).toEqual([200, 'tenant_mismatch']);
  const unknown = await trusting.request('listDemoPeople', {
    clientIp: proxy,
    headers: { host: 'nobody.example', 'x-forwarded-host': 'uk.localhost' },
  });
  expect(unknown.body.code).toBe('tenant_not_found');
});

test('over HTTPS a cookie is bound to its host, and one without the prefix is not believed', async () => {
  const https = { 'x-forwarded-for': '198.51.100.9', 'x-forwarded-proto': 'https' };
  const { headers } = await signIn(trusting, https, proxy);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(
    /^__Host-browser_[\w-]+=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [pair] = cookie.split(';');
  const nameAfter = async (sent: string) => {
    const again = await signIn(trusting, { ...https, cookie: sent }, proxy);
    return String(again.headers['set-cookie']).split('.')[0];
  };
  expect(await nameAfter(pair!)).toBe(pair!.split('.')[0]);
  expect(await nameAfter(pair!.replace('__Host-', ''))).not.toBe(pair!.split('.')[0]);
});

test.each([
  ['no TRUST_PROXY', false, '127.0.0.1', { 'x-forwarded-for': '198.51.100.9' }, 1],
  ['no TRUST_PROXY', false, '127.0.0.1', { 'x-forwarded-proto': 'https' }, 1],
  ['no TRUST_PROXY', false, '127.0.0.1', { forwarded: 'for=198.51.100.9' }, 1],
  ['no TRUST_PROXY', false, '127.0.0.1', {}, 0],
  ['another proxy', proxy, '10.0.0.2', { 'x-forwarded-for': '198.51.100.9' }, 1],
  ['another proxy', proxy, '10.0.0.2', { 'x-forwarded-proto': 'https' }, 1],
  ['that proxy', proxy, proxy, { 'x-forwarded-for': '198.51.100.9', 'x-forwarded-proto': 'https' }, 0],
] as const)('%s (%s): from %s with %j it warns %i times', async (_, trustProxy, clientIp, headers, count) => {
  const behindProxy = await startTestServer({ database, trustProxy });
  for (let time = 0; time < 3; time += 1) {
    await behindProxy.request('getHealth', { clientIp, headers: headers as Record<string, string> });
  }
  // 40 is pino's level of a warning, which the default LOG_LEVEL shows.
  expect(warningsOf(behindProxy.log)).toEqual(Array(count).fill(40));
  expect(behindProxy.log.join('')).not.toContain('198.51.100.9');
});
