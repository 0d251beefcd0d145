/**
 * `node --import tsx scripts/migrations/storeDump.ts` stores a seeded database, once per release, as
 * tests/fixtures/databases/<version>.sql.gz, which `tests/contract/upgrade.test.ts` upgrades. It is plain SQL for PGlite and
 * PostgreSQL, without roles. It includes only the cities that a row refers to, and a few more.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../server/db/database.ts';
import { createExtensions, embedded } from '../../server/db/extensions.ts';
import { repeatableStatements } from '../../server/db/migrate.ts';
import { readMigrations } from '../../server/db/migrationFiles.ts';
import { root } from '../../server/process/root.ts';
import { prepareData } from '../../server/seed/main.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const file = join(root, `tests/fixtures/databases/${version}.sql.gz`);
if (existsSync(file)) throw new Error(`${file} is there already, and a published dump never changes.`);

const client = await PGlite.create(embedded);
const database = await openDatabase({ client }, (tx) => prepareData(tx, { demo: true }));
const rowsOf = async <Row>(query: string) => (await client.query<Row>(query)).rows;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

interface Reference {
  table: string;
  column: string;
  other: string;
}

/** Foreign keys with one column, or the last of several, because the first is the tenant. */
const references = await rowsOf<Reference>(`
  select conrelid::regclass::text as table, confrelid::regclass::text as other,
    (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[cardinality(conkey)]) as column
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
const tables = (
  await rowsOf<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
).map(({ name }) => name);

/** Tables in the order of their references. */
function inOrder(): string[] {
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { table, other } of references) if (table === name && other !== name) visit(other);
    ordered.push(name);
  };
  for (const name of tables) visit(name);
  return ordered;
}

const namedCities = references
  .filter(({ other }) => other === 'cities')
  .map(({ table, column }) => `select ${column} from ${table}`)
  .concat('select unnest(city_ids) from jobs', '(select id from cities order by id limit 100)')
  .join(' union ');

async function rowsOfTable(name: string): Promise<string[]> {
  const where = name === 'cities' ? `where id in (${namedCities})` : '';
  const rows = await rowsOf<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t ${where}`);
  if (rows.length === 0) return [];
  const all = `[${rows.map(({ row }) => row).join(',\n')}]`;
  return [`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${literal(all)})`];
}

async function sequences(): Promise<string[]> {
  const rows = await rowsOf<{ name: string; last: string | null }>(`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`);
  return rows.flatMap(({ name, last }) => (last ? [`select setval(${literal(name)}, ${last})`] : []));
}

async function journal(): Promise<string[]> {
  const [row] = await rowsOf<{ all: string }>(
    'select jsonb_agg(to_jsonb(t))::text as all from drizzle.migrations t',
  );
  return [
    'create schema drizzle',
    'create table drizzle.migrations (name text not null, checksum text primary key, minimum_version text, created_at bigint not null)',
    `insert into drizzle.migrations select * from jsonb_populate_recordset(null::drizzle.migrations, ${literal(row!.all)})`,
  ];
}

const data: string[] = [];
for (const name of inOrder()) data.push(...(await rowsOfTable(name)));
const statements = [
  ...createExtensions,
  ...readMigrations().flatMap(({ statements }) => statements.map((text) => text.trim().replace(/;$/, ''))),
  ...data,
  ...(await sequences()),
  ...(await journal()),
  ...repeatableStatements,
];
await database.close();
const packed = gzipSync(`${statements.join(';\n\n')};\n`, { level: 9 });
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, packed);
console.log(`${file}: ${packed.length} bytes`);
