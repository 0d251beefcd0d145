/** Refusals by content negotiation: the envelope for whoever asks for nothing else, RFC 9457 for whoever does. */
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, operation } from '../support/contract/described.ts';
import { hostOf, startTestServer } from '../support/contract/harness.ts';
import { talkTo } from '../support/contract/slowClients.ts';

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

const closing = 'connection: close\r\n';

function readAnswer(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const lines = head.split('\r\n').slice(1);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/: (.*)/);
      return [name.toLowerCase(), value];
    }),
  );
  return { headers: headers as Record<string, string>, body: JSON.parse(body) as Record<string, unknown> };
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

describe('before a route is chosen, the answer is a Problem with an id of its own', () => {
  const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nhost: uk.localhost\r\n${more}\r\n`;

  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });

  test.each([
    ['what is no HTTP', 'nonsense\r\n\r\n', 400, 'bad_request'],
    ['a version that is not spoken', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'bad_request'],
    ['a method that there is not', 'NOTHING / HTTP/1.1\r\nhost: uk.localhost\r\n\r\n', 400, 'bad_request'],
    ['no host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'bad_request'],
    [
      'headers that are too large',
      get('/api/health', `cookie: ${'x'.repeat(20_000)}\r\n`),
      431,
      'headers_too_large',
    ],
    ['an address that is too long', get(`/api/jobs?search=${'x'.repeat(20_000)}`), 431, 'headers_too_large'],
    ['the whole address', get('http://uk.localhost/jobs/1', closing), 400, 'bad_request'],
    ['the whole address of a call', get('http://uk.localhost/api/health', closing), 400, 'bad_request'],
    ['no address', get('*', closing), 400, 'bad_request'],
    ['a tunnel', 'CONNECT uk.localhost:443 HTTP/1.1\r\nhost: uk.localhost\r\n\r\n', 400, 'bad_request'],
    ['an expectation', get('/api/health', `expect: miracles\r\n${closing}`), 400, 'bad_request'],
    ['an address that cannot be read', get('/api/%', closing), 400, 'bad_request'],
    ['a name that is too long', get(`/api/files/${'x'.repeat(200)}`, closing), 400, 'bad_request'],
    ['two lengths', get('/api/health', 'content-length: 1\r\ncontent-length: 2\r\n'), 400, 'bad_request'],
  ])('to %s', async (_, text, status, code) => {
    const lines = server.log.length;
    const answer = await talkTo(server.app.server, text);
    const { headers, body } = readAnswer(answer);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(faultsOf(operation('getHealth'), status, body)).toEqual([]);
    expect([body.code, body.request_id, headers]).toEqual([
      code,
      headers['x-request-id'],
      expect.objectContaining({
        'cache-control': 'no-store',
        connection: 'close',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    ]);
    expect(
      server.log.slice(lines).filter((line) => (JSON.parse(line) as { level: number }).level > 30),
    ).toEqual([]);
  });

  test('to a request that does not arrive in time', async () => {
    const strict = await startTestServer({ database: server.database });
    await strict.app.listen({ port: 0, host: '127.0.0.1' });
    const slow = talkTo(strict.app.server, 'GET /api/health HTTP/1.1\r\nhost: uk.localhost\r\n');
    const slower = talkTo(
      strict.app.server,
      'POST /api/auth/login HTTP/1.1\r\nhost: uk.localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    Object.assign(strict.app.server, { requestTimeout: 1, headersTimeout: 1 });
    const answers = await Promise.all([slow, slower]);
    for (const answer of answers) {
      const { headers, body } = readAnswer(answer);
      expect(faultsOf(operation('login'), 408, body)).toEqual([]);
      expect([body.code, body.request_id]).toEqual(['request_timeout', headers['x-request-id']]);
    }
  });
});

test('a success is the same for a caller that accepts problem details too', async () => {
  const { type, body } = await ask('GET', '/api/health', `application/json, ${details}`);
  expect([type, body.status]).toEqual(['application/json', true]);
});
