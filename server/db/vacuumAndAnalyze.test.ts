import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { embedded } from './extensions.ts';

test('on PGlite a table is vacuumed once much of it has changed, as autovacuum does on PostgreSQL', async () => {
  const client = await PGlite.create(embedded);
  const database = await openDatabase({ client });
  const looked = async () => {
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query<{ rows: number; dead: number; times: number }>(`
      select c.reltuples::int as rows, s.n_dead_tup::int as dead, s.analyze_count::int as times
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.relname = 'rate_limits'`);
    return rows[0];
  };
  const begun = await looked();
  await client.query(`insert into rate_limits (key, count, ends_at)
    select 'key ' || n, 1, now() from generate_series(1, 2000) as n`);
  await database.vacuumAndAnalyze();
  expect(await looked()).toEqual({ rows: 2000, dead: 0, times: begun!.times + 1 });
  await client.query(`insert into rate_limits (key, count, ends_at) values ('one more', 1, now())`);
  await database.vacuumAndAnalyze();
  expect(await looked()).toMatchObject({ times: begun!.times + 1 });
  await client.query(`delete from rate_limits where key like 'key 1%'`);
  await database.vacuumAndAnalyze();
  expect(await looked()).toEqual({ rows: 2001 - 1111, dead: 0, times: begun!.times + 2 });
  await database.close();
});
