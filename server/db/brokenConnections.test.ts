// What a process does while its database restarts, falls silent or takes nothing: it lives, says so, and comes back.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { healthHandlers } from '../http/health.ts';
import { type Database, openDatabase } from './database.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
const opened: Database[] = [];
// Of milliseconds; so short that the test need not wait.
const limits = { statement: 2_000, silence: 400, connecting: 400 };

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

afterAll(() => server.stop());

async function open(databaseUrl = server.url, more: object = {}) {
  const database = await openDatabase({ databaseUrl, ...more });
  opened.push(database);
  return database;
}

async function asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// A restart takes its time on a busy machine.
const soon = { timeout: 30_000 };

const ask = (database: Database) => database.asPlatform((tx) => tx.execute(sql`select 1 as one`));
const isWell = (database: Database) =>
  ask(database)
    .then(() => true)
    .catch(() => false);

const life = { isDraining: () => false, isSweeping: () => true };

const health = (database: Database) =>
  healthHandlers(database, life)
    .getHealth()
    .then(() => 200)
    .catch(({ status }) => status);

// Transactions that wait between two statements, when nobody listens to the connection but who holds it.
function holding(database: Database, count: number) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun: Promise<void>[] = [];
  const ended = Array.from({ length: count }, () => {
    let begin = () => {};
    begun.push(
      new Promise((resolve) => {
        begin = resolve;
      }),
    );
    return database
      .asPlatform(async (tx) => {
        await tx.execute(sql`select 1`);
        begin();
        await released;
        await tx.execute(sql`select 1`);
      })
      .then(() => 'answered')
      .catch(() => 'refused');
  });
  return { begun: Promise.all(begun), letGo, ended: Promise.all(ended) };
}

test.each([
  ['restarts', () => server.restart()],
  [
    'ends every connection',
    () =>
      asAdministrator((client) =>
        client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        ),
      ),
  ],
])(
  'a database that %s under load ends no process, and the next call is answered',
  async (_, breakOff) => {
    const database = await open();
    const { begun, letGo, ended } = holding(database, 5);
    await begun;
    const others = Array.from({ length: 5 }, () =>
      database.asPlatform((tx) => tx.execute(sql`select pg_sleep(60)`)),
    );
    const refused = Promise.allSettled(others);
    await asAdministrator(async (client) => {
      const sleeping = `select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`;
      while ((await client.query(sleeping)).rowCount !== 5);
    });
    await breakOff();
    expect((await refused).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    letGo();
    expect(await ended).toEqual(Array(5).fill('refused'));
    await expect.poll(() => isWell(database), soon).toBe(true);
    expect(await health(database)).toBe(200);
  },
  60_000,
);

// Hands on what either side says until it falls silent; who connects later is heard again after `listen`.
async function silentProxy() {
  const target = new URL(server.url);
  const pairs: Socket[] = [];
  let isSilent = false;
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pairs.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('close', () => far.destroy());
    if (isSilent) return;
    near.pipe(far);
    far.pipe(near);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(server.url);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const socket of pairs) socket.unpipe().pause();
    },
    listen() {
      isSilent = false;
    },
    close() {
      for (const socket of pairs) socket.destroy();
      proxy.close();
    },
  };
}

test('connections that are never answered again are given up, and new ones take their place', async () => {
  const proxy = await silentProxy();
  const database = await open(proxy.url, { limits });
  const { begun, letGo, ended } = holding(database, 10);
  await begun;
  proxy.fallSilent();
  letGo();
  expect(await ended).toEqual(Array(10).fill('refused'));
  expect(await health(database)).toBe(503);
  expect(await isWell(database)).toBe(false);
  proxy.listen();
  await expect.poll(() => isWell(database), soon).toBe(true);
  expect(await health(database)).toBe(200);
  proxy.close();
}, 60_000);

test('health is told within its time, though every connection hangs for longer', async () => {
  const proxy = await silentProxy();
  // Nothing is ever given up by itself.
  const never = 600_000;
  const database = await open(proxy.url, { limits: { silence: never, connecting: never } });
  const { begun, letGo, ended } = holding(database, 10);
  await begun;
  proxy.fallSilent();
  letGo();
  expect(await health(database)).toBe(503);
  proxy.close();
  expect(await ended).toEqual(Array(10).fill('refused'));
}, 60_000);

test('a statement ends with the time it is given, and so does a transaction that asks nothing', async () => {
  const database = await open(server.url, { limits: { statement: 200, idleInTransaction: 200 } });
  const slow = database.asPlatform((tx) => tx.execute(sql`select pg_sleep(60)`));
  await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
  const { begun, letGo, ended } = holding(database, 1);
  await begun;
  await asAdministrator(async (client) => {
    const idle = `select from pg_stat_activity where state like 'idle in transaction%'`;
    while ((await client.query(idle)).rowCount !== 0);
  });
  letGo();
  expect(await ended).toEqual(['refused']);
  expect(await isWell(database)).toBe(true);
}, 60_000);

test('a primary that takes nothing is neither healthy nor ready, until it does again', async () => {
  const database = await open();
  const makeReadOnly = (value: 'on' | 'off') =>
    asAdministrator(async (client) => {
      await client.query('set default_transaction_read_only = off');
      await client.query(`alter database postgres set default_transaction_read_only = ${value}`);
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    });
  await makeReadOnly('on');
  await expect.poll(() => isWell(database), soon).toBe(true);
  const { getReadiness } = healthHandlers(database, life);
  await expect(getReadiness()).rejects.toMatchObject({ status: 503 });
  expect(await health(database)).toBe(503);
  await makeReadOnly('off');
  await expect.poll(() => health(database), soon).toBe(200);
}, 60_000);
