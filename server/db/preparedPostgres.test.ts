import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { PreparingClient } from './preparedPostgres.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let client: PreparingClient;

beforeAll(async () => {
  server = await startPostgres();
  client = new PreparingClient({ connectionString: server.url });
  await client.connect();
}, 60_000);

afterAll(async () => {
  await client.end();
  await server.stop();
});

test('a query that is run again is planned once and answers the same', async () => {
  const text = 'select $1::integer + 1 as next';
  for (const given of [1, 2, 3]) {
    expect((await client.query({ text }, [given])).rows).toEqual([{ next: given + 1 }]);
  }
  await client.query('select 1');
  const { rows } = await client.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: text }]);
});
