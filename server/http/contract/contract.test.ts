import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { Tenant } from '../../db/schema/tenants.ts';
import type { TenantDirectory } from '../../tenants/tenants.ts';
import { createAdmission } from '../admission.ts';
import { defaultLimits } from '../answers/rateLimits.ts';
import { createBodyMemory } from '../bodyMemory.ts';
import { createGuestLimit } from '../guestLimit.ts';
import type { Handlers } from './call.ts';
import { checkHandlers, registerContract } from './contract.ts';
import { describedOperations } from './operations.ts';
import { emptyScope } from './scope.ts';

const ids = [...describedOperations().keys()];

const noDatabase = new Proxy({} as Database, {
  get() {
    throw new Error('The database was asked');
  },
});

async function appAnswering(
  answer: object,
  change: (handlers: Record<string, unknown>) => void = () => {},
  find: TenantDirectory['find'] = async () => null,
) {
  const handlers: Record<string, unknown> = Object.fromEntries(ids.map((id) => [id, async () => answer]));
  change(handlers);
  const app = Fastify();
  app.decorateRequest('scope');
  app.addHook('onRequest', async (request) => {
    request.scope = emptyScope();
  });
  await registerContract(app, {
    handlers: handlers as unknown as Handlers,
    database: noDatabase,
    callers: { find: async () => null, recordUse: async () => {} },
    findTenant: find,
    limits: defaultLimits,
    clock: () => new Date(),
    bodies: createBodyMemory(),
    admission: createAdmission({ most: 4, longestLine: 2 }, () => 0),
    guests: createGuestLimit(defaultLimits.guest),
  });
  return app;
}

test('the server does not start with a missing or a surplus handler', async () => {
  const missing = appAnswering({}, (handlers) => {
    delete handlers.login;
  });
  await expect(missing).rejects.toThrow('The handlers do not fit openapi.yaml: missing login; surplus none.');
  const surplus = appAnswering({}, (handlers) => {
    handlers.logIn = handlers.login;
  });
  await expect(surplus).rejects.toThrow('The handlers do not fit openapi.yaml: missing none; surplus logIn.');
  expect(() => checkHandlers(ids, Object.fromEntries(ids.map((id) => [id, () => {}])))).not.toThrow();
});

test.each([
  ['of another shape', { data: { database: 5 } }],
  ['with a field too many', { data: { database: 'pglite', password: 'secret' } }],
  ['without data', {}],
  ['with a date that is none of JSON', { data: { database: new Date() } }],
])('an answer %s is never sent', async (_, answer) => {
  const app = await appAnswering(answer);
  const { statusCode, body } = await app.inject('/api/health');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
});

test('an answer that fits is sent in the envelope', async () => {
  const app = await appAnswering({ data: { database: 'pglite' } });
  const { statusCode, headers, body } = await app.inject('/api/health');
  expect([statusCode, headers['content-type'], JSON.parse(body)]).toEqual([
    200,
    'application/json; charset=utf-8',
    { status: true, message: '', data: { database: 'pglite' } },
  ]);
});

const peoplePath = '/api/demo/people';
const nobodyShown = { data: { password: '', personas: [] } };
const someTenant: TenantDirectory['find'] = async () => ({ id: 1, slug: 'uk' }) as Tenant;

test('beyond the number of calls that may be at work the next call is rejected without waiting', async () => {
  const { promise: finished, resolve: finish } = withResolvers();
  const { promise: bothAtWork, resolve: arrive } = withResolvers();
  let atWork = 0;
  const app = await appAnswering(
    {},
    (handlers) => {
      handlers.listDemoPeople = async () => {
        atWork += 1;
        if (atWork === 2) arrive();
        await finished;
        return nobodyShown;
      };
    },
    someTenant,
  );
  const people = async () => (await app.inject(peoplePath)).statusCode;
  const first = [people(), people()];
  await bothAtWork;
  const third = await people();
  finish();
  expect([third, await Promise.all(first), await people()]).toEqual([503, [200, 200], 200]);
});

async function askAndLeave(app: FastifyInstance, path: string, busyWithBoth: Promise<void>) {
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const requests = [0, 1].map(() =>
    get({ port, host: '127.0.0.1', path, agent: false }).on('error', () => {}),
  );
  await busyWithBoth;
  const closed = sockets.map((socket) => once(socket, 'close'));
  for (const request of requests) request.destroy();
  await Promise.all(closed);
}

test('a client that leaves before its call is handled gives its place back without waiting', async () => {
  const { promise: finished, resolve: finish } = withResolvers();
  const { promise: bothAtWork, resolve: arrive } = withResolvers();
  let calls = 0;
  const app = await appAnswering(nobodyShown, undefined, async (host) => {
    calls += 1;
    if (calls === 2) arrive();
    if (calls <= 2) await finished;
    return someTenant(host);
  });
  await askAndLeave(app, peoplePath, bothAtWork);
  const people = async () => (await app.inject(peoplePath)).statusCode;
  expect(await people()).toBe(200);
  finish();
  expect(await people()).toBe(200);
  await app.close();
});

test('a client that leaves while its call is handled gives its place back when that ends', async () => {
  const { promise: finished, resolve: finish } = withResolvers();
  const { promise: bothAtWork, resolve: arrive } = withResolvers();
  let calls = 0;
  const app = await appAnswering(
    {},
    (handlers) => {
      handlers.listDemoPeople = async () => {
        calls += 1;
        if (calls === 2) arrive();
        await finished;
        return nobodyShown;
      };
    },
    someTenant,
  );
  await askAndLeave(app, peoplePath, bothAtWork);
  const people = async () => (await app.inject(peoplePath)).statusCode;
  expect(await people()).toBe(503);
  finish();
  await finished;
  expect(await people()).toBe(200);
  await app.close();
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
