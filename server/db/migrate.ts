/**
 * Brings a database to the newest schema and opens its tables to the application role:
 * a table with a tenant_id row by row, a view bound to the tenant for reading, the audit only to add to, reference data for reading, the platform's own tables not at all.
 */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { root } from '../root.ts';
import { StartError } from '../startError.ts';
import type { Tx } from './database.ts';
import { createExtensions } from './extensions.ts';

export const applicationRole = 'valour_app';

const migrationsFolder = join(root, 'server/db/migrations');

const platformTables = ['tenants', 'tenant_hosts', 'platform_secrets', 'rate_limits', 'captcha_uses'];

/** What stands there is proof: nobody who works for a tenant changes or removes it. */
const appendOnlyTables = ['audit_entries', 'consents', 'access_log'];

const listed = (names: string[]) => names.map((name) => `'${name}'`).join(', ');

const createRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${applicationRole}') then
    create role ${applicationRole} nologin;
  end if;
exception when duplicate_object or unique_violation or insufficient_privilege then null;
end $$`;

/** Its maker is not yet allowed to take the role on; whoever was granted it by an administrator is. */
const grantRole = `do $$ begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant ${applicationRole} to %I', current_user);
  end if;
exception when insufficient_privilege or undefined_object then null;
end $$`;

const openTables = [
  `do $$
declare
  found record;
begin
  for found in
    select c.relname as name, c.relrowsecurity as secured, c.relkind = 'v' as viewed,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as owned
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  loop
    execute format('revoke all on %I from ${applicationRole}', found.name);
    if found.name in (${listed(platformTables)}) then
      continue;
    elsif found.viewed and pg_get_viewdef(found.name::regclass) !~ 'tenant_id = .*app\\.tenant_id' then
      raise exception 'The view % is not bound to the tenant', found.name;
    elsif found.viewed or not found.owned then
      execute format('grant select on %I to ${applicationRole}', found.name);
    elsif found.secured and found.name in (${listed(appendOnlyTables)}) then
      execute format('grant select, insert on %I to ${applicationRole}', found.name);
    elsif found.secured then
      execute format('grant select, insert, update, delete on %I to ${applicationRole}', found.name);
    else
      raise exception 'The tenant-owned table % has no row security', found.name;
    end if;
  end loop;
end $$`,
  `grant usage on schema public to ${applicationRole}`,
];

/** Long texts lie beside the row, and what filters and counts look at within it, so that a search goes through short rows. */
const narrowRows = [
  'alter table jobs set (toast_tuple_target = 256)',
  'alter table jobs alter column search set storage external',
  ...['title', 'heading', 'job_type', 'work_type', 'industry_ids', 'city_ids', 'remote_country_ids'].map(
    (column) => `alter table jobs alter column ${column} set storage main`,
  ),
];

async function run(tx: Tx, statements: string[]) {
  for (const statement of statements) await tx.execute(sql.raw(statement));
}

async function makeRole(tx: Tx) {
  await run(tx, [createRole, grantRole]);
  try {
    await run(tx, [`set local role ${applicationRole}`, 'reset role']);
  } catch {
    throw new StartError(
      `The database user may neither create nor take on the role ${applicationRole}; give it CREATEROLE or grant it that role.`,
    );
  }
}

/** Applies what is missing in the caller's transaction; says whether there was any. */
export async function migrate(tx: Tx): Promise<boolean> {
  await run(tx, [
    'create schema if not exists drizzle',
    'create table if not exists drizzle.migrations (hash text primary key, created_at bigint not null)',
  ]);
  const done = await tx.execute<{ hash: string }>(sql`select hash from drizzle.migrations`);
  const applied = new Set(done.rows.map((row) => row.hash));
  const known = readMigrationFiles({ migrationsFolder });
  const missing = known.filter(({ hash }) => !applied.delete(hash));
  if (applied.size > 0) {
    throw new StartError(
      'The database was made by another version of this product; start with an empty one.',
    );
  }
  if (missing.length === 0) return false;
  await makeRole(tx);
  await run(tx, createExtensions);
  for (const migration of missing) {
    await run(tx, migration.sql);
    await tx.execute(
      sql`insert into drizzle.migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
  await run(tx, narrowRows);
  await run(tx, openTables);
  return true;
}
