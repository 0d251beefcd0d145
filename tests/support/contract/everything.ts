/** All that lies in the database, read from its catalogue, so that a new table is looked at without being named. */
import { type SQL, sql } from 'drizzle-orm';
import type { TestServer } from './harness.ts';

export interface Table {
  name: string;
  /** Has a tenant_id. */
  isOwned: boolean;
  hasRowSecurity: boolean;
  isView: boolean;
}

/** The database refuses to change their rows. */
export const appendOnly = ['access_log', 'consents'];

type Database = Pick<TestServer, 'database'>['database'];

const ask = async <Row extends Record<string, unknown>>(database: Database, query: SQL) =>
  (await database.asPlatform((tx) => tx.execute<Row>(query))).rows;

export const tablesOf = (database: Database) =>
  ask<Table & Record<string, unknown>>(
    database,
    sql`select c.relname as name, c.relkind = 'v' as "isView", c.relrowsecurity as "hasRowSecurity",
          exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as "isOwned"
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by 1`,
  );

/** A digest of everything a tenant owns, by table. */
export async function everythingOf(
  database: Database,
  tenantId: number,
  only?: string,
): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const { name, hasRowSecurity } of await tablesOf(database)) {
    if (!hasRowSecurity || (only && name !== only)) continue;
    const [row] = await ask<{ digest: string }>(
      database,
      sql`select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest
          from ${sql.identifier(name)} t where tenant_id = ${tenantId}`,
    );
    contents[name] = row!.digest;
  }
  return contents;
}

interface Column extends Record<string, unknown> {
  name: string;
  type: string;
  isNeeded: boolean;
}

interface Reference extends Record<string, unknown> {
  table: string;
  own: string[];
  theirs: string[];
}

const columnCache = new WeakMap<Database, Map<string, Promise<Column[]>>>();

/** Columns that are not made by the database itself; asked once, as no test changes a table. */
export function columnsOf(database: Database, table: string): Promise<Column[]> {
  const cached = columnCache.get(database) ?? new Map<string, Promise<Column[]>>();
  columnCache.set(database, cached);
  const columns =
    cached.get(table) ??
    ask<Column>(
      database,
      sql`select attname as name, format_type(atttypid, null) as type,
            attnotnull and not atthasdef and attidentity = '' as "isNeeded"
          from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
            and attgenerated = '' order by attnum`,
    );
  cached.set(table, columns);
  return columns;
}

const referencesOf = (database: Database, table: string) =>
  ask<Reference>(
    database,
    sql`select confrelid::regclass::text as table,
          (select array_agg(attname::text order by i) from unnest(conkey) with ordinality k(n, i)
            join pg_attribute on attrelid = conrelid and attnum = n) as own,
          (select array_agg(attname::text order by i) from unnest(confkey) with ordinality k(n, i)
            join pg_attribute on attrelid = confrelid and attnum = n) as theirs
        from pg_constraint where contype = 'f' and conrelid = ${table}::regclass`,
  );

const valueByType: Record<string, unknown> = {
  integer: '1',
  smallint: '1',
  bigint: '1',
  boolean: 'true',
  jsonb: '{}',
  bytea: Buffer.from([0]),
  date: '2026-11-20',
  uuid: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b11',
  'double precision': '1',
  'timestamp with time zone': '2100-01-01T09:00:00Z',
};

let rowCount = 0;

/** A row of the tenant in this table, made where there is none: an empty table would prove nothing. */
export async function aRowOf(
  database: Database,
  table: string,
  tenantId: number,
  columns: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const query = sql`select to_jsonb(t) as row from ${sql.identifier(table)} t
    where tenant_id = ${tenantId} and to_jsonb(t) @> ${JSON.stringify(columns)}::jsonb limit 1`;
  const [existing] = await ask<{ row: Record<string, unknown> }>(database, query);
  if (existing) return existing.row;
  const needed = (await columnsOf(database, table)).filter(({ isNeeded }) => isNeeded);
  rowCount += 1;
  const row: Record<string, unknown> = Object.fromEntries(
    needed.map(({ name, type }) => [
      name,
      valueByType[type] ?? (type.endsWith('[]') ? '{}' : `made-${rowCount}`),
    ]),
  );
  Object.assign(row, { tenant_id: tenantId }, columns);
  // Of two that share a column, the longer one decides on it.
  const references = (await referencesOf(database, table)).toSorted((a, b) => a.own.length - b.own.length);
  for (const { table: other, own, theirs } of references) {
    const isOpen = own.some((name) => name !== 'tenant_id' && name in row && !(name in columns));
    if (!isOpen || other === table) continue;
    const referred = await aRowOf(database, other, tenantId);
    own.forEach((name, index) => {
      row[name] = referred[theirs[index]!];
    });
  }
  const names = Object.keys(row).map((name) => sql.identifier(name));
  const values = Object.values(row).map((value) => sql`${value}`);
  await ask(
    database,
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
  );
  return (await ask<{ row: Record<string, unknown> }>(database, query))[0]!.row;
}
