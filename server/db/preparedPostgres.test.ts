import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { PreparingClient, planFirst, queryAfterFirst } from './preparedPostgres.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let client: PreparingClient;

beforeAll(async () => {
  server = await startPostgres();
  client = new PreparingClient({ connectionString: server.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await server.stop();
});

test('a query that is run again is planned once and answers the same', async () => {
  const text = 'select $1::integer + 1 as next';
  for (const value of [1, 2, 3]) {
    expect((await client.query({ text }, [value])).rows).toEqual([{ next: value + 1 }]);
  }
  await client.query('select 1');
  const { rows } = await client.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: text }]);
});

test('a statement alone runs after the one before it, in one transaction', async () => {
  const text = "select set_config('app.test', $1, true)";
  const isPooled = false;
  const pool = new pg.Pool({
    connectionString: server.url,
    max: 1,
    Client: PreparingClient,
    onConnect: planFirst(text, ['none']),
  });
  const setting = "select current_setting('app.test', true), $1::timestamptz";
  const instant = new Date(0).toISOString();
  for (const value of ['one', 'another']) {
    expect(await queryAfterFirst(pool, { text, values: [value], isPooled }, setting, [instant])).toEqual([
      [value, new Date(0)],
    ]);
  }
  const unnamed = "values (current_setting('app.test', true))";
  expect(await queryAfterFirst(pool, { text, values: ['unnamed'], isPooled }, unnamed, [])).toEqual([
    ['unnamed'],
  ]);
  const failing = queryAfterFirst(pool, { text, values: ['kept'], isPooled }, 'select 1 / $1::integer', [0]);
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  const { rows } = await pool.query("select coalesce(current_setting('app.test', true), '') as value");
  expect(rows).toEqual([{ value: '' }]);
  await pool.end();
});
