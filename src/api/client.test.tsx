import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem, tenant } from '../../tests/support/unit/network.ts';

const network = await vi.hoisted(async () =>
  (await import('../../tests/support/unit/network.ts')).createNetwork(),
);
const { ApiError, ask, client, listenToFailures } = await import('./client.ts');
const { getUserProfile } = await import('./profile.ts');

beforeEach(() => {
  network.reset();
  localStorage.clear();
  keepSession();
});

test('HTTP-05 any other error rejects with the server’s response body', async () => {
  for (const status of [400, 403, 404, 409, 413, 415, 422, 429, 503]) {
    const answer = problem(status, 'some_code', `The sentence of ${status}`);
    network.answers({ 'GET /api/user-profile': () => answer });
    const error = await getUserProfile().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status,
      code: 'some_code',
      message: `The sentence of ${status}`,
      body: answer.body,
    });
  }
});

test('without an answer, or with one that is not ours, the sentence for it is given', async () => {
  const sentence = 'There seems to be a problem right now, please try again later';
  network.answers({});
  await expect(getUserProfile()).rejects.toMatchObject({ status: 0, code: 'no_answer', message: sentence });
  network.answers({ 'GET /api/user-profile': () => ({ status: 502, body: 'Bad gateway' }) });
  await expect(getUserProfile()).rejects.toMatchObject({ status: 502, message: sentence });
});

test('a tenant that no longer fits the host is asked for again, and the call repeated once', async () => {
  localStorage.setItem('tenant', JSON.stringify({ slug: 'us', name: 'Valour US' }));
  network.answers({
    'GET /api/user-profile': (request) =>
      request.headers.get('x-tenant') === 'us'
        ? problem(400, 'tenant_mismatch', 'Not this tenant')
        : data({ id: 7 }),
  });
  expect(await getUserProfile()).toEqual({ id: 7 });
  expect(network.calls().map(({ call, tenant: slug }) => [call, slug])).toEqual([
    ['GET /api/user-profile', 'us'],
    ['GET /api/tenant/info', null],
    ['GET /api/user-profile', 'uk'],
  ]);
  expect(JSON.parse(localStorage.getItem('tenant') ?? 'null')).toEqual({
    slug: tenant.slug,
    name: tenant.name,
  });
});

test('the app hears of a session that ended, an account that is off and a failed server, and of the last not from a quiet call', async () => {
  const heard: string[] = [];
  listenToFailures({
    sessionEnded: () => heard.push('session ended'),
    userInactive: () => heard.push('user inactive'),
    serverFailed: (message) => heard.push(message),
  });
  const after = async (status: number, quiet: boolean) => {
    heard.length = 0;
    network.answers({ 'GET /api/user-profile': () => problem(status, 'some_code', 'A sentence') });
    await ask(() => client.GET('/api/user-profile'), { quiet }).catch(() => {});
    return [...heard];
  };
  const inWords = [];
  for (const status of [401, 410, 500, 504, 409]) inWords.push(await after(status, false));
  expect(inWords).toEqual([
    ['session ended'],
    ['user inactive'],
    ['There was an error. Please try again'],
    ['Gateway Timeout!'],
    [],
  ]);
  expect([await after(500, true), await after(504, true), await after(410, true)]).toEqual([
    [],
    [],
    ['user inactive'],
  ]);
});

test('SEC-05 a call on its way with a token that another tab renewed is repeated with the new one', async () => {
  const stored = JSON.parse(localStorage.getItem('session') ?? '{}');
  localStorage.setItem('session', JSON.stringify({ ...stored, token: 'old', series: 'one sign-in' }));
  const used: (string | null)[] = [];
  network.answers({
    'GET /api/user-profile': (request) => {
      used.push(request.headers.get('authorization'));
      if (used.length > 1) return data({ id: 7 });
      localStorage.setItem('session', JSON.stringify({ ...stored, token: 'new', series: 'one sign-in' }));
      return problem(401, 'unauthenticated', 'Please sign in.');
    },
  });
  expect(await getUserProfile()).toEqual({ id: 7 });
  expect(used).toEqual(['Bearer old', 'Bearer new']);
});

test('a call of a session that has ended, or of whom somebody else replaced, is not repeated', async () => {
  const stored = JSON.parse(localStorage.getItem('session') ?? '{}');
  for (const after of [
    { token: 'old', series: 'one' },
    { token: 'theirs', series: 'another' },
  ]) {
    localStorage.setItem('session', JSON.stringify({ ...stored, token: 'old', series: 'one' }));
    let calls = 0;
    network.answers({
      'GET /api/user-profile': () => {
        calls += 1;
        localStorage.setItem('session', JSON.stringify({ ...stored, ...after }));
        return problem(401, 'unauthenticated', 'Please sign in.');
      },
    });
    await expect(getUserProfile()).rejects.toMatchObject({ status: 401 });
    expect(calls).toBe(1);
  }
});
