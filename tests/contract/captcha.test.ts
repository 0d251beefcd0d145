import type { Challenge } from 'altcha-lib/types';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { solutionOf, startTestServer } from '../support/contract/harness.ts';

/** The end of a challenge is compared with the clock of the process. */
const server = await startTestServer({ followsDatabase: true });

const solveOn = async ({ request }: Pick<typeof server, 'request'>) =>
  solutionOf((await request('createCaptchaChallenge')).body.data as Challenge);
const solve = () => solveOn(server);

const login = async (captcha_token: string | undefined, password = demoPassword) => {
  const { status, body } = await server.request('login', {
    body: {
      email: 'veteran-new@demo.test',
      password,
      role: 'veteran',
      ...(captcha_token ? { captcha_token } : {}),
    },
  });
  return status === 200 ? 200 : body.code;
};

const changed = (token: string, change: (payload: Payload) => void) => {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};

interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { derivedKey: string };
}

test('a solution counts once: of 100 uses at the same time exactly one wins', async () => {
  const token = await solve();
  const answers = await Promise.all(Array.from({ length: 100 }, () => login(token)));
  // The cap on calls at work turns some away before the captcha is asked.
  expect(answers.filter((answer) => answer === 200)).toEqual([200]);
  expect(new Set(answers)).toEqual(new Set([200, 'captcha_failed', 'overloaded']));
});

test('a failed login uses the solution up', async () => {
  const token = await solve();
  expect([await login(token, 'wrong'), await login(token)]).toEqual([
    'invalid_credentials',
    'captcha_failed',
  ]);
});

describe('no solution', () => {
  test.each([
    ['none at all', () => undefined],
    ['text', () => 'not a solution'],
    ['empty JSON', () => Buffer.from('{}').toString('base64')],
    ['null', () => Buffer.from('null').toString('base64')],
    [
      'another key',
      (good: string) => changed(good, ({ solution }) => (solution.derivedKey = '00'.repeat(32))),
    ],
    [
      'an easier challenge',
      (good: string) => changed(good, ({ challenge }) => (challenge.parameters.keyPrefix = '')),
    ],
    [
      'a later end',
      (good: string) => changed(good, ({ challenge }) => (challenge.parameters.expiresAt = 9e9)),
    ],
    [
      'a signature of its own',
      (good: string) => changed(good, ({ challenge }) => (challenge.signature = 'f0'.repeat(32))),
    ],
  ])('%s is refused', async (_, make) => {
    expect(await login(make(await solve()))).toBe('captcha_failed');
  });

  test('the same solution spelled otherwise is still the same', async () => {
    const token = await solve();
    expect(await login(token)).toBe(200);
    const respelled = changed(
      token,
      ({ challenge }) => (challenge.signature = challenge.signature.toUpperCase()),
    );
    expect(await login(respelled)).toBe('captcha_failed');
  });
});

test('a solution too late is refused', async () => {
  const past = await startTestServer({ clock: () => new Date(Date.now() - 3_600_000) });
  const { status, body } = await past.request('login', {
    body: {
      email: 'veteran-new@demo.test',
      password: demoPassword,
      role: 'veteran',
      captcha_token: await solveOn(past),
    },
  });
  expect([status, body.code]).toEqual([422, 'captcha_failed']);
});
