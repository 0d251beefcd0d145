import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { preparing } from './preparedPglite.ts';

const client = await PGlite.create();
const db = preparing(client);

afterAll(() => client.close());

const everyType = `select $1::integer as number, $2::text as text, $3::jsonb as json, $4::timestamptz as at,
  $5::integer[] as list, $6::bytea as bytes, $7::boolean as flag, $8::text as nothing`;
const values = [7, "it's \\ 'quoted'", { a: [1] }, new Date(0), [1, 2], new Uint8Array([0, 255]), true, null];

test('a prepared query answers as PGlite’s own does, the first time and later', async () => {
  const { rows } = await client.query(everyType, values);
  for (let round = 0; round < 8; round += 1) {
    const again = await db.transaction((tx) => tx.query(everyType, values));
    expect(again.rows).toEqual(rows);
  }
  const asArrays = await db.transaction((tx) => tx.query('select 1 as a, 2 as b', [], { rowMode: 'array' }));
  expect(asArrays.rows).toEqual([[1, 2]]);
});

test('a statement alone runs after the one before it, in one transaction', async () => {
  const setting = "select current_setting('app.test', true), $1::timestamptz";
  const first: [string, unknown[]] = ["select set_config('app.test', $1, true)", ['kept']];
  const instant = new Date(0).toISOString();
  expect(await db.ask(setting, [instant], first)).toEqual([['kept', new Date(0)]]);
  expect(await db.ask(setting, [instant])).toEqual([['', new Date(0)]]);
  await expect(db.ask('select 1 / $1::integer', [0], first)).rejects.toMatchObject({ code: '22012' });
  expect(await db.ask(setting, [instant])).toEqual([['', new Date(0)]]);
});

test.each([
  ['transactions', () => db.transaction((tx) => tx.query('select 1 where $1', [true]))],
  ['statements alone', () => db.ask('select 1 where $1', [true])],
])('between %s that wait for one another, what else has come has its turn', async (_, work) => {
  await work();
  const order: string[] = [];
  const done = Array.from({ length: 5 }, () => work().then(() => order.push('done')));
  setImmediate(() => order.push('arrived'));
  await Promise.all(done);
  expect(order.slice(0, 3)).toContain('arrived');
});

test('a failure rolls its transaction back and nothing else', async () => {
  await client.exec('create table kept (id integer primary key)');
  const insert = 'insert into kept (id) values ($1)';
  await db.transaction((tx) => tx.query(insert, [1]));
  const failing = db.transaction(async (tx) => {
    await tx.query(insert, [2]);
    await tx.query(insert, [1]);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  await expect(db.transaction((tx) => tx.query('select * from missing'))).rejects.toMatchObject({
    code: '42P01',
  });
  await db.transaction((tx) => tx.query(insert, [3]));
  const { rows } = await db.transaction((tx) => tx.query('select id from kept order by id'));
  expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
});

test('what is prepared does not grow without end', async () => {
  for (let index = 0; index < 900; index += 1) {
    await db.transaction((tx) => tx.query(`select ${index}::integer as index`));
  }
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from pg_prepared_statements',
  );
  expect(rows[0]!.count).toBeLessThanOrEqual(400);
  expect(await db.transaction((tx) => tx.query(everyType, values))).toMatchObject({ rows: [{ number: 7 }] });
});
