/** A database of the first release, with the demo in it, comes to the newest schema and loses nothing. */
import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { openTestServer } from '../support/contract/harness.ts';
import { openStoredDatabase, type StoredDatabase } from '../support/contract/storedDatabase.ts';
import { onServer } from '../support/contract/testDatabase.ts';

/** Every migration but the one that made 0.1.0, by its file. */
const [, ...sinceFirst] = readdirSync('server/db/migrations')
  .flatMap((name) => (name.endsWith('.sql') ? [name.replace('.sql', '')] : []))
  .sort();

const opened: StoredDatabase[] = [];

async function stored() {
  const database = await openStoredDatabase('0.1.0');
  opened.push(database);
  return database;
}

afterAll(async () => {
  for (const database of opened) await database.close();
});

interface Contents extends Record<string, unknown> {
  name: string;
  columns: string;
}

const tables = `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by 1`;

/** Of these columns, whatever a later version adds. */
const digests = (of: Contents[]) =>
  `${of
    .map(
      ({ name, columns }) => `select '${name}' as name, count(*)::integer as count,
        md5(string_agg(t::text, ',' order by t::text)) as digest from (select ${columns} from ${name}) t`,
    )
    .join(' union all ')} order by name`;

test('every row of 0.1.0 is there after the upgrade, and its people sign in', async () => {
  const { place, rows } = await stored();
  const before = (await rows(tables)) as Contents[];
  const query = digests(before);
  await rows('set role valour_platform');
  const kept = await rows(query);
  await rows('reset role');
  const filled = kept.filter(({ count }) => Number(count) > 0).map(({ name }) => name);
  expect(filled.length).toBeGreaterThan(40);

  const database = await openDatabase(place);
  expect(database.migrations).toEqual({ applied: sinceFirst, newer: [] });
  const { rows: after } = await database.asPlatform((tx) => tx.execute(sql.raw(query)));
  expect(after).toEqual(kept);

  const { rows: facts } = await database.asPlatform((tx) =>
    tx.execute(sql`select (select count(*) from tenants) as tenants, (select count(*) from military_services) as services,
      (select string_agg(slug, ' ' order by slug) from tenants) as slugs,
      (select count(distinct status) from applications) as stages`),
  );
  expect(facts).toEqual([{ tenants: 2, services: 10, slugs: 'uk us', stages: 9 }]);
  const server = await openTestServer({ database });
  const { body } = await server.request('getUserProfile', { token: await server.signIn('veteran-complete') });
  expect(body.data).toMatchObject({ email: 'veteran-complete@demo.test' });
  await server.close();
  await database.close();
});

const addedLater = (minimumVersion: string) => `alter table users add column nickname text;
  insert into drizzle.migrations (name, checksum, minimum_version, created_at)
  values ('0009_nicknames', 'of a later version', ${minimumVersion}, 4102444800000)`;

test('a process starts on the schema of a later version that only added, and leaves its data alone', async () => {
  const { place, rows } = await stored();
  const first = await openDatabase(place);
  await rows(addedLater('null'));
  if ('databaseUrl' in place) await first.close();
  let isSeeded = false;
  const database = await openDatabase(place, async () => {
    isSeeded = true;
  });
  expect(database.migrations).toEqual({ applied: [], newer: ['0009_nicknames'] });
  expect(isSeeded).toBe(false);
  const server = await openTestServer({ database });
  expect(
    (await server.request('getUserProfile', { token: await server.signIn('veteran-complete') })).status,
  ).toBe(200);
  await server.close();
  await database.close();
});

test('a schema that needs a later version is refused with a sentence', async () => {
  const { place, rows } = await stored();
  const first = await openDatabase(place);
  await rows(addedLater("'99.0.0'"));
  if ('databaseUrl' in place) await first.close();
  await expect(openDatabase(place)).rejects.toThrow(
    /^The database was migrated to a schema that needs version 99\.0\.0 or later, and this is \d+\.\d+\.\d+; start a later version\.$/,
  );
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'while a migration waits for a table that somebody else writes to, others write to it, and it goes through later',
  async () => {
    const { place, rows } = await stored();
    const url = (place as { databaseUrl: string }).databaseUrl;
    const waiting = async () =>
      (
        await rows(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length;
    await onServer(url, async (holder) => {
      await holder.query('begin');
      await holder.query('lock table invitations in row exclusive mode');
      const opening = openDatabase(place);
      await expect.poll(waiting).toBe(1);
      await onServer(url, async (writer) => {
        // Fifty times the migration's own time limit for a lock; while it is kept out, nothing else ends the wait.
        await writer.query(`set statement_timeout = '50s'`);
        await writer.query('set role valour_platform');
        await writer.query('update invitations set message = message');
      });
      await holder.query('rollback');
      const database = await opening;
      expect(database.migrations.applied).toEqual(sinceFirst);
      await database.close();
    });
  },
);
