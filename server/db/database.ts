/**
 * One door to the data, on the embedded PGlite or on PostgreSQL. Work happens in transactions only: as a tenant, in which
 * no other tenant's rows exist (row security, as the application role), or as the platform. Never open one inside another.
 * A statement alone is one as well, in one message to the database.
 */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleOnPg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleOnPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { StartError } from '../startError.ts';
import { embedded } from './extensions.ts';
import { lockFolder } from './lock.ts';
import { applicationRole, migrate } from './migrate.ts';
import { preparing } from './preparedPglite.ts';
import { PreparingClient, planFirst, queryAfterFirst } from './preparedPostgres.ts';
import type { Statement } from './statement.ts';

interface Answer<Row> {
  rows: Row[];
}

interface Rows extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

export type Tx = PgDatabase<Rows>;

export interface TenantDb {
  tenantId: number;
  tx: Tx;
}

export interface Database {
  kind: 'pglite' | 'postgresql';
  asTenant: <T>(tenantId: number, work: (db: TenantDb) => Promise<T>) => Promise<T>;
  askAsTenant: <Row>(
    tenantId: number,
    statement: Statement<Row>,
    given: Record<string, string | number>,
  ) => Promise<Row[]>;
  asPlatform: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** How many transactions wait for their turn or have it. */
  inLine: () => number;
  /** Clears away what was deleted, and counts anew what the planner goes by, where much has changed and nobody else does. */
  lookAfter: () => Promise<void>;
  close: () => Promise<void>;
}

export type DatabasePlace =
  | { dataDir: string }
  | { databaseUrl: string }
  | { dump: Blob | undefined }
  | { client: PGlite };

/** What every process that prepares the database waits for. */
const preparationLock = 72_610_041;

/** Until the transaction ends. */
export const becomeTenant = `select set_config('role', '${applicationRole}', true), set_config('app.tenant_id', $1, true)`;

interface Driver extends Pick<Database, 'kind' | 'lookAfter' | 'close'> {
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  queryAsTenant: (tenantId: string, text: string, values: unknown[]) => Promise<unknown[][]>;
}

function over({ kind, lookAfter, close, ...driver }: Driver): Database {
  let inLine = 0;

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    inLine += 1;
    try {
      return await work();
    } finally {
      inLine -= 1;
    }
  }

  const transaction: Driver['transaction'] = (work) => counted(() => driver.transaction(work));
  return {
    kind,
    inLine: () => inLine,
    asPlatform: transaction,
    asTenant: (tenantId, work) =>
      transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('role', ${applicationRole}, true), set_config('app.tenant_id', ${String(tenantId)}, true)`,
        );
        return work({ tenantId, tx });
      }),
    askAsTenant: async (tenantId, { text, valuesOf, rowOf }, given) =>
      (await counted(() => driver.queryAsTenant(String(tenantId), text, valuesOf(given)))).map(rowOf),
    lookAfter,
    close,
  };
}

/** The tables that PostgreSQL's own autovacuum would take up, by its default thresholds. */
const worn = `select format('%I', relname) as name from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup`;

function onPglite(client: PGlite, unlock: () => void): Database {
  const prepared = preparing(client);
  const db = drizzleOnPglite({ client: prepared as unknown as PGlite });
  let closing: Promise<void> | undefined;
  return over({
    kind: 'pglite',
    transaction: (work) => db.transaction((tx) => work(tx as unknown as Tx)),
    queryAsTenant: (tenantId, text, values) => prepared.ask(text, values, [becomeTenant, [tenantId]]),
    // It has no autovacuum: a search by a rare word among 100,000 new jobs takes two seconds before, and two milliseconds after.
    async lookAfter() {
      await client.query('select pg_stat_force_next_flush()');
      const { rows } = await client.query<{ name: string }>(worn);
      for (const { name } of rows) await client.exec(`vacuum analyze ${name}`);
    },
    close: () => {
      closing ??= client.close().finally(unlock);
      return closing;
    },
  });
}

async function openFolder(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    if (existsSync(join(folder, 'pg'))) accessSync(join(folder, 'pg'), constants.W_OK);
  } catch {
    throw new StartError(`The data folder ${folder} cannot be written to; set DATA_DIR to one that can.`);
  }
  const unlock = lockFolder(join(folder, 'pg'));
  try {
    return onPglite(await PGlite.create(join(folder, 'pg'), embedded), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openServer(databaseUrl: string): Promise<Database> {
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5000,
      Client: PreparingClient,
      onConnect: planFirst(becomeTenant),
    });
    // Without a listener a connection that breaks while idle would end the process; the next query gets a new one.
    pool.on('error', () => {});
    await pool.query('select 1');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`The database at DATABASE_URL cannot be reached (${code || message}).`);
  }
  const db = drizzleOnPg({ client: pool });
  return over({
    kind: 'postgresql',
    transaction: (work) => db.transaction((tx) => work(tx as unknown as Tx)),
    queryAsTenant: (tenantId, text, values) => queryAfterFirst(pool, [tenantId], text, values),
    lookAfter: async () => {},
    close: () => pool.end(),
  });
}

async function open(place: DatabasePlace): Promise<Database> {
  if ('databaseUrl' in place) return openServer(place.databaseUrl);
  if ('dataDir' in place) return openFolder(place.dataDir);
  if ('client' in place) return onPglite(place.client, () => {});
  return onPglite(
    await PGlite.create({ ...embedded, ...(place.dump ? { loadDataDir: place.dump } : {}) }),
    () => {},
  );
}

/** Opens the database and brings it to the newest schema; `prepare` (the seed) runs in the same lock and transaction. */
export async function openDatabase(
  place: DatabasePlace,
  prepare: (tx: Tx) => Promise<void> = async () => {},
): Promise<Database> {
  const database = await open(place);
  try {
    await database.asPlatform(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${preparationLock})`);
      await migrate(tx);
      await prepare(tx);
    });
    await database.lookAfter();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
