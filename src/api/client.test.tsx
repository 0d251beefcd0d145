import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem, tenant } from '../../tests/unit/network.ts';

const network = await vi.hoisted(async () => (await import('../../tests/unit/network.ts')).createNetwork());
const { ApiError } = await import('./client.ts');
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
