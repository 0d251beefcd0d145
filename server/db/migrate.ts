import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { countInAudit } from './countInAudit.ts';
import { erasedIds } from './erasedIds.ts';
import { createExtensions } from './extensions.ts';
import { forgetInAudit } from './forgetInAudit.ts';
import { guardAudit } from './guardAudit.ts';
import { guardEvidence } from './guardEvidence.ts';
import { type Migration, readMigrations } from './migrationFiles.ts';
import { type Applied, foreignDatabase, type MigrationPlan, planMigrations } from './migrationPlan.ts';
import { personIds } from './personIds.ts';
import { becomePlatform, makeRoles, openToRoles, runStatements, type ServingUsers } from './roles.ts';
import type { Tx } from './transaction.ts';

export interface MigrationReport {
  applied: string[];
  newer: string[];
}

/** Run after every migration. A change to them reaches a database only with a new migration; `npm run check` asks for one. */
export const repeatableStatements = [
  ...openToRoles,
  ...forgetInAudit,
  ...countInAudit,
  ...guardAudit,
  ...guardEvidence,
  ...erasedIds,
  ...personIds,
];

const productVersion = (): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version as string;

// The advisory lock of processes that migrate.
const preparationLock = 72_610_041;

export async function waitForTurn(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${preparationLock})`);
}

/** In milliseconds, and short: other statements queue behind a migration that waits for a table lock. */
const lockTimeout = 1_000;

const createJournal = [
  'create schema if not exists drizzle',
  `create table if not exists drizzle.migrations
    (name text not null, checksum text primary key, minimum_version text, created_at bigint not null)`,
];

async function appliedIn(tx: Tx): Promise<Applied[]> {
  const { rows } = await tx.execute<Applied & Record<string, unknown>>(
    sql`select name, checksum, minimum_version from drizzle.migrations order by created_at`,
  );
  return rows;
}

const planIn = async (tx: Tx): Promise<MigrationPlan> =>
  planMigrations(readMigrations(), await appliedIn(tx), productVersion());

async function checkPrepared(tx: Tx): Promise<MigrationPlan> {
  const notPrepared = new StartError(
    'The database is not prepared for this version, and whoever serves from it may not prepare it; set MIGRATE_DATABASE_URL.',
  );
  await tx.execute(becomePlatform).catch(() => {
    throw notPrepared;
  });
  const plan = await planIn(tx).catch((error) => {
    throw error instanceof StartError ? error : notPrepared;
  });
  if (plan.missing.length > 0) throw notPrepared;
  return plan;
}

const tableName = /\b(?:REFERENCES|UPDATE|INTO|FROM|TABLE)\s+(?:ONLY\s+)?(?:"public"\.)?"(\w+)"/gi;

// A migration and the check of a new foreign key need the rows of all tenants, which forced row security would hide. The
// repeatable statements force it again in the same transaction.
const withoutForce = (statements: string[]): string => {
  const names = new Set(statements.flatMap((text) => [...text.matchAll(tableName)].map(([, name]) => name)));
  return `do $$
declare
  found record;
begin
  for found in
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity and c.relowner = current_user::regrole
      and c.relname in (${[...names, ''].map((name) => `'${name}'`).join(', ')})
  loop
    execute format('alter table %I no force row level security', found.name);
  end loop;
end $$`;
};

async function apply(tx: Tx, { name, checksum, statements, minimumVersion, createdAt }: Migration) {
  await runStatements(tx, createExtensions);
  await runStatements(tx, [withoutForce(statements), ...statements]);
  await tx.execute(
    sql`insert into drizzle.migrations (name, checksum, minimum_version, created_at)
      values (${name}, ${checksum}, ${minimumVersion}, ${createdAt})`,
  );
  await runStatements(tx, repeatableStatements);
}

// A journal without names comes from before the first release.
const hasOldJournal = async (tx: Tx) => {
  const { rows } = await tx.execute(
    sql`select from information_schema.columns
      where table_schema = 'drizzle' and table_name = 'migrations' and column_name = 'hash'`,
  );
  return rows.length > 0;
};

// `undefined` while there may be more to apply.
async function migrateOnce(
  tx: Tx,
  report: MigrationReport,
  serving?: ServingUsers,
): Promise<MigrationPlan | undefined> {
  await waitForTurn(tx);
  await tx.execute(sql`select set_config('lock_timeout', ${String(lockTimeout)}, true)`);
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select has_database_privilege(current_database(), 'create') as may`,
  );
  if (await hasOldJournal(tx)) throw foreignDatabase();
  if (!rows[0]!.may) return checkPrepared(tx);
  await runStatements(tx, createJournal);
  const plan = await planIn(tx);
  const [next] = plan.missing;
  await makeRoles(tx, serving);
  if (!next) return plan;
  await apply(tx, next);
  report.applied.push(next.name);
  return undefined;
}

export async function migrate(
  transaction: (work: (tx: Tx) => Promise<void>) => Promise<void>,
  report: MigrationReport,
  serving?: ServingUsers,
): Promise<void> {
  let plan: MigrationPlan | undefined;
  while (!plan) {
    await transaction(async (tx) => {
      plan = await migrateOnce(tx, report, serving);
    });
  }
  report.newer = plan.newer;
}
