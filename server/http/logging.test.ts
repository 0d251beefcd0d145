import { expect, test } from 'vitest';
import { createHttpServer } from '../start/httpServer.ts';

function logged() {
  const lines: string[] = [];
  const app = createHttpServer({
    logLevel: 'info',
    logTo: { write: (line) => lines.push(line) },
    trustProxy: false,
    holdsCalls: false,
    isDraining: () => false,
    onAnswer: undefined,
  });
  const texts = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { app, texts };
}

test('each request is one line of JSON in UTC: method, pattern of the path, status, time and the id of its answer', async () => {
  const { app, texts } = logged();
  app.get('/people/:name', async () => 'found');
  const { headers } = await app.inject('/people/leah?email=leah@example.test');
  expect(texts()).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      request_id: headers['x-request-id'],
      method: 'GET',
      route: '/people/:name',
      operation: null,
      tenant: null,
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
});

test('a refusal is a line with its status, and a database error gives its code and place, not its text', async () => {
  const { app, texts } = logged();
  const quoted = Object.assign(new Error('Key (email)=(leah@example.test) exists'), {
    code: '23505',
    table: 'users',
    constraint: 'users_email',
  });
  app.get('/', async () => {
    throw quoted;
  });
  expect((await app.inject('/')).statusCode).toBe(500);
  const [failed, answered] = texts();
  expect(failed).toMatchObject({
    level: 50,
    msg: 'failed',
    err: { type: 'Error', code: '23505', table: 'users', constraint: 'users_email', message: '' },
  });
  expect(answered).toMatchObject({ level: 40, status: 500, request_id: failed!.request_id });
  expect(JSON.stringify(texts())).not.toContain('leah');
});
