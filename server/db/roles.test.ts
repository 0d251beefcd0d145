import { sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { databaseProxy } from '../../tests/support/unit/databaseProxy.ts';
import { type Database, openDatabase } from './database.ts';
import { readMigrations } from './migrationFiles.ts';
import { jobWords } from './schema/jobs.ts';
import { statement } from './statement.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let migrateUrl = '';
let databaseUrl = '';
let platformUrl = '';
let isListed = false;
const opened: Database[] = [];

function urlOf(user: string, name: string) {
  const url = new URL(server.url);
  url.username = user;
  url.pathname = `/${name}`;
  return url.href;
}

async function asking<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const rowsOf = async (url: string, ...statements: string[]) =>
  asking(url, async (client) => {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  });
const codeOf = (url: string, ...statements: string[]) =>
  rowsOf(url, ...statements).then(
    () => null,
    ({ code }) => code,
  );

async function open(place: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(place);
  opened.push(database);
  return database;
}

beforeAll(async () => {
  server = await startPostgres();
  await rowsOf(
    server.url,
    'create role keeper login createrole',
    'create role web login',
    'create role back login',
    'create role stranger login',
    'create database ours owner keeper',
  );
  migrateUrl = urlOf('keeper', 'ours');
  databaseUrl = urlOf('web', 'ours');
  platformUrl = urlOf('back', 'ours');
  const rows = await rowsOf(
    server.url,
    `select from pg_available_extensions where name = 'pg_stat_statements'`,
  );
  isListed = rows.length > 0;
  // Objects that an administrator or an extension created are not ours.
  await rowsOf(
    urlOf('postgres', 'ours'),
    ...(isListed ? ['create extension pg_stat_statements'] : []),
    'create view whoever as select 1 as one',
    'create table elsewhere (tenant_id integer)',
  );
  const database = await open({ databaseUrl, platformUrl, migrateUrl });
  await database.asPlatform(async (tx) => {
    for (const slug of ['one', 'two']) {
      await tx.execute(sql`insert into tenants (slug, name, country_ids, default_country_id, locale, marketing_url,
        contact_email, privacy_url, privacy_version, terms_url, captcha_required, is_demo, social, partners)
        values (${slug}, ${slug}, '{}', 1, 'en-GB', '', '', '', '', '', true, false, '{}', '[]')`);
    }
    await tx.execute(sql`insert into job_words (tenant_id, word) select id, slug from tenants`);
  });
});

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

afterAll(() => server.stop());

const tables = `select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname not in ('whoever', 'elsewhere')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

test('the user who serves owns nothing and reads nothing before it becomes one of the roles', async () => {
  const names = (await rowsOf(databaseUrl, tables)).map(({ name }) => name as string);
  expect(names.length).toBeGreaterThan(70);
  const codes = await asking(databaseUrl, async (client) => {
    // Without a tenant some tables refuse access for that reason alone.
    await client.query(`set app.tenant_id = '1'`);
    const results: string[] = [];
    for (const name of names)
      results.push(
        await client.query(`select from ${name} limit 1`).then(
          () => 'read',
          ({ code }) => code,
        ),
      );
    return results;
  });
  expect([...new Set(codes)]).toEqual(['42501']);
  expect(await rowsOf(databaseUrl, `select relname from pg_class where relowner = 'web'::regrole`)).toEqual(
    [],
  );
  expect(await codeOf(databaseUrl, 'create table mine ()')).toBe('42501');
  expect(await codeOf(databaseUrl, 'alter table users no force row level security')).toBe('42501');
});

test('TENANT-05 the user who serves tenants becomes no role that reads more than one of them', async () => {
  for (const role of ['valour_platform', 'back', 'keeper']) {
    expect([role, await codeOf(databaseUrl, `set role ${role}`)]).toEqual([role, '42501']);
  }
  const database = await open({ databaseUrl, platformUrl });
  for (const role of ['valour_platform', 'none']) {
    const words = database.asTenant(1, async ({ tx }) => {
      await tx.execute(sql`select set_config('role', ${role}, true)`);
      return tx.execute(sql`select word from job_words`);
    });
    await expect(words).rejects.toMatchObject({ cause: { code: '42501' } });
  }
  const members = await rowsOf(
    server.url,
    `select rolname as name from pg_roles
    where rolcanlogin and not rolsuper and pg_has_role(oid, 'valour_platform', 'member') order by 1`,
  );
  expect(members.map(({ name }) => name)).toEqual(['back', 'keeper']);
  expect(await codeOf(platformUrl, `set app.tenant_id = '1'`, 'select from job_words')).toBe('42501');
});

test('a database that an earlier version opened to the serving role is closed by the migration', async () => {
  await rowsOf(server.url, 'grant valour_platform to valour_server');
  await expect(open({ databaseUrl, platformUrl })).rejects.toThrow(
    'The user of DATABASE_URL may become valour_platform, which is for the user of PLATFORM_DATABASE_URL alone; revoke it.',
  );
  const closing = readMigrations().find(({ name }) => name.endsWith('_platform_role'))!;
  await rowsOf(migrateUrl, ...closing.statements);
  expect(await codeOf(databaseUrl, 'set role valour_platform')).toBe('42501');
  await open({ databaseUrl, platformUrl });
});

test('TENANT-05 each start that may prepare the database takes back what a start of an earlier version granted', async () => {
  await open({ databaseUrl, platformUrl, migrateUrl });
  await rowsOf(migrateUrl, 'grant valour_platform to valour_server');
  expect(await codeOf(databaseUrl, 'set role valour_platform')).toBe(null);
  await open({ databaseUrl, platformUrl, migrateUrl });
  expect(await codeOf(databaseUrl, 'set role valour_platform')).toBe('42501');
  await rowsOf(migrateUrl, 'grant valour_platform to valour_server');
  await open({ databaseUrl: migrateUrl });
  expect(await codeOf(databaseUrl, 'set role valour_platform')).toBe('42501');
});

test('each of the two who serve is refused with a sentence in the place of the other', async () => {
  await expect(open({ databaseUrl: platformUrl, platformUrl: databaseUrl, migrateUrl })).rejects.toThrow(
    'may become valour_platform, which is for the user of PLATFORM_DATABASE_URL alone',
  );
  await rowsOf(server.url, 'revoke valour_server from back', 'revoke valour_platform_server from web');
  await expect(open({ databaseUrl })).rejects.toThrow('is not prepared for this version');
});

test('the owner of the tables is bound by row security like everybody', async () => {
  expect(await codeOf(migrateUrl, 'select from job_words')).toBe('42704');
  const words = await rowsOf(migrateUrl, `set app.tenant_id = '1'`, 'select tenant_id, word from job_words');
  expect(words).toEqual([{ tenant_id: 1, word: 'one' }]);
  const unforced = await rowsOf(
    migrateUrl,
    `select relname from pg_class where relrowsecurity and not relforcerowsecurity`,
  );
  expect(unforced).toEqual([]);
});

test('as the platform it reads every tenant’s rows, as a tenant its own, and so do statements alone and views', async () => {
  const database = await open({ databaseUrl, platformUrl });
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`select word from job_words order by word`),
  );
  expect(rows).toEqual([{ word: 'one' }, { word: 'two' }]);
  const columns = { word: jobWords.word };
  const all = statement(columns, new QueryBuilder().select(columns).from(jobWords));
  for (const [id, word] of [
    [1, 'one'],
    [2, 'two'],
  ] as const) {
    expect(await database.askAsTenant(id, all, {})).toEqual([{ word }]);
    const words = await database.asTenant(id, ({ tx }) => tx.execute(sql`select word from known_words`));
    expect(words.rows).toEqual([{ word }]);
  }
  const left = await rowsOf(databaseUrl, `select current_setting('role') as role`);
  expect(left).toEqual([{ role: 'none' }]);
});

test('what is not ours in the schema is left as it is', async () => {
  const names = ['whoever', 'elsewhere', ...(isListed ? ['pg_stat_statements_info'] : [])];
  for (const name of names) {
    const { rows } = await asking(urlOf('postgres', 'ours'), (client) =>
      client.query(
        `select has_table_privilege('valour_app', $1, 'insert') as may, relforcerowsecurity as forced
        from pg_class where relname = $1`,
        [name],
      ),
    );
    expect(rows).toEqual([{ may: false, forced: false }]);
  }
});

test('a database that is not prepared, and a user who may not serve, are refused with a sentence', async () => {
  await rowsOf(server.url, 'create database empty');
  await expect(openDatabase({ databaseUrl: urlOf('web', 'empty') })).rejects.toThrow(
    'The database is not prepared for this version, and whoever serves from it may not prepare it; set MIGRATE_DATABASE_URL.',
  );
  await expect(openDatabase({ databaseUrl: urlOf('stranger', 'ours') })).rejects.toThrow(
    'and whoever serves from it may not prepare it',
  );
});

test('preparing gives up waiting for a lock, which lets others pass, and tries again', async () => {
  const proxy = await databaseProxy(migrateUrl);
  await asking(urlOf('postgres', 'ours'), async (client) => {
    await client.query('begin');
    await client.query('lock table drizzle.migrations in access exclusive mode');
    const opening = open({ databaseUrl, platformUrl, migrateUrl: proxy.url });
    const lockNotAvailable = '55P03';
    await proxy.hasAnswered(lockNotAvailable);
    await client.query('rollback');
    await opening;
  });
  proxy.close();
});

test('behind a pooler for each transaction nothing is kept on a connection', async () => {
  const database = await open({ databaseUrl, platformUrl, pooler: 'transaction' });
  const columns = { word: jobWords.word };
  const all = statement(columns, new QueryBuilder().select(columns).from(jobWords));
  for (const id of [1, 2, 1]) await database.askAsTenant(id, all, {});
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`select (select count(*)::integer from pg_prepared_statements) as prepared,
      current_setting('statement_timeout') as within, s.reset_val as without
      from pg_settings s where s.name = 'statement_timeout'`),
  );
  expect(rows).toEqual([{ prepared: 0, within: '30s', without: '0' }]);
  const direct = await open({ databaseUrl, platformUrl });
  await direct.askAsTenant(1, all, {});
  const named = await direct.asTenant(1, ({ tx }) =>
    tx.execute(sql`select from_sql from pg_prepared_statements where name = 'first'`),
  );
  expect(named.rows).toEqual([{ from_sql: false }]);
});
