/** The timeouts of connections and statements in real time. They are so short that a stalled machine also exceeds them. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { health, holding, isWell } from '../../tests/support/unit/brokenDatabase.ts';
import { databaseProxy } from '../../tests/support/unit/databaseProxy.ts';
import { type Database, openDatabase } from './database.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
const opened: Database[] = [];

beforeAll(async () => {
  server = await startPostgres();
});

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

afterAll(() => server.stop());

async function open(databaseUrl: string, limits: object) {
  const database = await openDatabase({ databaseUrl, limits });
  opened.push(database);
  return database;
}

test('connections that are silent for 400 ms are given up, and new ones take their place', async () => {
  const proxy = await databaseProxy(server.url);
  const database = await open(proxy.url, { statement: 2_000, silence: 400, connecting: 400 });
  const { begun, letGo, ended } = holding(database, 10);
  await begun;
  proxy.fallSilent();
  letGo();
  expect(await ended).toEqual(Array(10).fill('refused'));
  expect(await health(database)).toBe(503);
  expect(await isWell(database)).toBe(false);
  proxy.listen();
  await expect.poll(() => isWell(database)).toBe(true);
  expect(await health(database)).toBe(200);
  proxy.close();
});

test('a statement ends after 200 ms, and so does a transaction that asks nothing', async () => {
  const database = await open(server.url, { statement: 200, idleInTransaction: 200 });
  const slow = database.asPlatform((tx) => tx.execute(sql`select pg_sleep(60)`));
  await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
  const { begun, letGo, ended } = holding(database, 1);
  await begun;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const idle = `select from pg_stat_activity where state like 'idle in transaction%'`;
  while ((await client.query(idle)).rowCount !== 0);
  await client.end();
  letGo();
  expect(await ended).toEqual(['refused']);
  expect(await isWell(database)).toBe(true);
});
