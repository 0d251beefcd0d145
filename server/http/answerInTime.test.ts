import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createHttpServer } from '../start/httpServer.ts';

const opened: { close: () => Promise<unknown> }[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const app of opened.splice(0)) await app.close();
});

function server(answerWithin?: number) {
  const app = createHttpServer({
    logLevel: 'silent',
    logTo: undefined,
    trustProxy: false,
    holdsCalls: false,
    answerWithin,
    isDraining: () => false,
    onAnswer: undefined,
  });
  opened.push(app);
  return app;
}

function later<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const hang: () => Promise<string> = () => later<string>().promise;
const done: () => Promise<string> = async () => 'done';

test.each([
  ['is in its handler', { handler: hang }],
  ['waits before its body is read', { onRequest: hang, handler: done }],
  ['waits after it', { preHandler: hang, handler: done }],
])('a call that hangs while it %s is answered 503 with when to try again', async (_, hooks) => {
  const app = server(20);
  app.route({ method: 'POST', url: '/', ...hooks });
  const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/', payload: {} });
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(body)).toMatchObject({
    status: false,
    code: 'overloaded',
    message: 'We are very busy right now. Please try again in a moment.',
    request_id: headers['x-request-id'],
  });
});

test('of a call that was given up the late end changes nothing, and the next one is answered', async () => {
  const app = server(20);
  const { promise, resolve } = later<string>();
  app.get('/late', () => promise);
  app.get('/', async () => 'done');
  expect((await app.inject('/late')).statusCode).toBe(503);
  resolve('late');
  expect((await app.inject('/')).body).toBe('done');
});

test('it is given up before its connection would be cut, which a slow body does not count towards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = server();
  app.post('/', async () => 'done');
  const { promise: reached, resolve: reach } = later<void>();
  app.get('/', async () => {
    reach();
    return hang();
  });
  app.addHook('preParsing', async (_, __, payload) => {
    vi.advanceTimersByTime(60_000);
    return payload;
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const statusOf = async (method: string, then = async () => {}) => {
    const sent = request({ port, method, headers: { 'content-type': 'application/json' } });
    sent.end(method === 'POST' ? '{}' : undefined);
    await then();
    const [answer] = await once(sent, 'response');
    answer.resume();
    return answer.statusCode;
  };
  expect(await statusOf('POST')).toBe(200);
  const hung = async () => {
    await reached;
    vi.advanceTimersByTime(app.server.timeout - 1);
  };
  expect(app.server.timeout).toBeGreaterThan(0);
  expect(await statusOf('GET', hung)).toBe(503);
});
