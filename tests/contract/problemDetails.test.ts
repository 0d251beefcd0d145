/** Refusals by content negotiation: the envelope for whoever asks for nothing else, RFC 9457 for whoever does. */
import { describe, expect, test } from 'vitest';
import { faultsOf, operation } from '../support/contract/described.ts';
import { hostOf, startTestServer } from '../support/contract/harness.ts';

const server = await startTestServer();
const details = 'application/problem+json';

async function ask(method: 'GET' | 'POST', url: string, accept?: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: { host: hostOf('uk'), ...(accept === undefined ? {} : { accept }) },
    ...(payload ? { payload } : {}),
  });
  const [type] = String(answer.headers['content-type']).split(';');
  return { status: answer.statusCode, type, headers: answer.headers, body: answer.json() };
}

const logIn = (accept?: string) => ask('POST', '/api/auth/login', accept, { email: 'nobody' });

test('problem details hold what the envelope says, in the members of RFC 9457', async () => {
  const { status, type, headers, body } = await logIn(details);
  const envelope = await logIn();
  expect([status, type, headers.vary, headers['cache-control']]).toEqual([
    422,
    details,
    'accept',
    'no-store',
  ]);
  expect(faultsOf(operation('login'), 422, body, details)).toEqual([]);
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Entity',
    status: 422,
    detail: envelope.body.message,
    instance: '/api/auth/login',
    code: 'validation_failed',
    errors: envelope.body.errors,
    request_id: headers['x-request-id'],
  });
  expect(envelope.type).toBe('application/json');
});

describe('the envelope is for', () => {
  test.each([
    ['no preference', undefined],
    ['anything', '*/*'],
    ['any application', 'application/*'],
    ['a page', 'text/html,application/xhtml+xml;q=0.9'],
    ['what is not understood', ';;q='],
    ['JSON before problem details', `application/json, ${details};q=0.5`],
    ['problem details that are refused', `${details};q=0, */*`],
  ])('%s', async (_, accept) => {
    expect(await logIn(accept)).toMatchObject({ type: 'application/json', body: { status: false } });
  });
});

describe('problem details are for', () => {
  test.each([
    ['a caller that prefers them', `${details}, application/json;q=0.9`],
    ['whatever the case of the letters', 'Application/Problem+JSON'],
  ])('%s', async (_, accept) => {
    expect(await logIn(accept)).toMatchObject({ type: details, body: { status: 422 } });
  });

  test.each([
    ['an address that cannot be read', '/api/%', 400, 'bad_request'],
    ['a call that wants a session', '/api/resumes', 401, 'unauthenticated'],
    ['a call that there is not', '/api/nothing?secret=1', 404, 'not_found'],
  ])('%s', async (_, url, status, code) => {
    const { body, type } = await ask('GET', url, details);
    expect([type, body]).toEqual([
      details,
      expect.objectContaining({ status, code, instance: url.split('?')[0] }),
    ]);
  });
});

test('a success is the same for a caller that accepts problem details too', async () => {
  const { type, body } = await ask('GET', '/api/health', `application/json, ${details}`);
  expect([type, body.status]).toEqual(['application/json', true]);
});
