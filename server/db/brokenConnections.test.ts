import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { health, holding, isWell, life } from '../../tests/support/unit/brokenDatabase.ts';
import { databaseProxy } from '../../tests/support/unit/databaseProxy.ts';
import { asProblem } from '../http/answers/errors.ts';
import type { Call } from '../http/contract/call.ts';
import { createDatabaseCheck, getReadiness } from '../http/health.ts';
import { type Database, openDatabase } from './database.ts';
import { tenants } from './schema/tenants.ts';
import { statement } from './statement.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
const opened: Database[] = [];

beforeAll(async () => {
  server = await startPostgres();
});

afterEach(async () => {
  vi.useRealTimers();
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
])('a database that %s under load ends no process, and the next call is answered', async (_, breakOff) => {
  const database = await open();
  const { begun, letGo, ended } = holding(database, 5);
  await begun;
  const others = Array.from({ length: 5 }, () =>
    database.asPlatform((tx) => tx.execute(sql`select pg_sleep(600)`)),
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
  await expect.poll(() => isWell(database)).toBe(true);
  await expect.poll(() => health(database)).toBe(200);
});

async function passUntil<T>(work: Promise<T>): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  work.then(settle, settle);
  while (!isSettled) {
    await turn();
    vi.advanceTimersByTime(1_000);
  }
  return work;
}

test('connections that are never answered again are given up, and new ones take their place', async () => {
  const proxy = await databaseProxy(server.url);
  // The timeouts are so long that even a slow machine exceeds none of them in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const database = await open(proxy.url);
  const { begun, letGo, ended } = holding(database, 10);
  await begun;
  proxy.fallSilent();
  letGo();
  expect(await passUntil(ended)).toEqual(Array(10).fill('refused'));
  expect(await health(database)).toBe(503);
  expect(await passUntil(isWell(database))).toBe(false);
  proxy.listen();
  await expect.poll(() => isWell(database)).toBe(true);
  await expect.poll(() => health(database)).toBe(200);
  proxy.close();
});

test('a call that waits too long for a connection, or loses it, is answered 503 with when to try again', async () => {
  const proxy = await databaseProxy(server.url);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const database = await open(proxy.url);
  const columns = { slug: tenants.slug };
  const alone = statement(columns, new QueryBuilder().select(columns).from(tenants));
  const { begun, letGo, ended } = holding(database, 10);
  await begun;
  const answers = () =>
    Promise.all(
      [
        database.asPlatform((tx) => tx.execute(sql`select 1`)),
        database.asTenant(1, ({ tx }) => tx.execute(sql`select 1`)),
        database.askAsTenant(1, alone, {}),
      ].map((work) =>
        work.then(
          () => null,
          (error: unknown) => asProblem(error),
        ),
      ),
    );
  const busy = { status: 503, code: 'overloaded', retryAfter: 2 };
  expect(await passUntil(answers())).toMatchObject([busy, busy, busy]);
  letGo();
  await ended;
  proxy.fallSilent();
  const lost = answers();
  proxy.close();
  expect(await lost).toMatchObject([busy, busy, busy]);
});

test('health is answered, though every connection hangs for longer', async () => {
  const proxy = await databaseProxy(server.url);
  const never = 600_000;
  const database = await open(proxy.url, { limits: { silence: never, connecting: never } });
  const { begun, letGo, ended } = holding(database, 10);
  await begun;
  proxy.fallSilent();
  letGo();
  expect(await health(database)).toBe(503);
  proxy.close();
  expect(await ended).toEqual(Array(10).fill('refused'));
});

test('PostgreSQL ends a statement, and a transaction that asks nothing, with the time they are given', async () => {
  const database = await open(server.url, { limits: { statement: 45_678, idleInTransaction: 56_789 } });
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as "idleInTransaction"`),
  );
  expect(rows).toEqual([{ statement: '45678ms', idleInTransaction: '56789ms' }]);
});

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
  await expect.poll(() => isWell(database)).toBe(true);
  const services = { ...life, checkDatabase: createDatabaseCheck(database) };
  await expect(getReadiness({} as Call<'getReadiness'>, services)).rejects.toMatchObject({ status: 503 });
  expect(await health(database)).toBe(503);
  await makeReadOnly('off');
  await expect.poll(() => health(database)).toBe(200);
});

test('of two transactions that wait for each other one ends, and whoever asked for it may try again', async () => {
  const database = await open();
  const gate = () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  };
  const [first, second] = [gate(), gate()];
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key}::bigint)`;
  const crossing = (own: number, other: number, mine: typeof first, theirs: typeof first) =>
    database.asPlatform(async (tx) => {
      await tx.execute(lock(own));
      mine.open();
      await theirs.opened;
      await tx.execute(lock(other));
    });
  const ends = await Promise.allSettled([crossing(1, 2, first, second), crossing(2, 1, second, first)]);
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [asProblem(end.reason)] : []));
  expect(refusals.map(({ status, code, retryAfter }) => [status, code, retryAfter])).toEqual([
    [503, 'overloaded', 2],
  ]);
});
