// All access to the data, on the embedded PGlite or on PostgreSQL. Work runs in transactions only: as a tenant, where row-level
// security hides the rows of other tenants, or as the platform. Transactions cannot be nested. A single statement is a
// transaction too, sent in one message.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleOnPg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleOnPglite } from 'drizzle-orm/pglite';
import { type Keyring, ownKeys } from '../crypto/keys.ts';
import { StartError } from '../process/startError.ts';
import { embedded } from './extensions.ts';
import { lockFolder } from './lock.ts';
import { type MigrationReport, migrate, waitForTurn } from './migrate.ts';
import {
  askInTime,
  closePool,
  namingLostConnections,
  openPool,
  prepareServer,
  type ServerPlace,
} from './postgres.ts';
import { preparing } from './preparedPglite.ts';
import { queryAfterFirst } from './preparedPostgres.ts';
import {
  applicationRole,
  becomePlatform,
  platformRole,
  platformServingRole,
  type ServingUsers,
  servingRole,
} from './roles.ts';
import type { Statement } from './statement.ts';
import type { Tx } from './transaction.ts';

export interface TenantDb {
  tenantId: number;
  tx: Tx;
}

export interface DatabaseState {
  now: Date;
  isWritable: boolean;
}

export interface Database {
  kind: 'pglite' | 'postgresql';
  asTenant: <T>(tenantId: number, work: (db: TenantDb) => Promise<T>) => Promise<T>;
  askAsTenant: <Row>(
    tenantId: number,
    statement: Statement<Row>,
    values: Record<string, string | number>,
  ) => Promise<Row[]>;
  asPlatform: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Encrypts columns. The server sets its keys after opening; until then they are random. */
  keys: Keyring;
  migrations: MigrationReport;
  inLine: () => number;
  /** The database's own state; fails instead of waiting. */
  check: () => Promise<DatabaseState>;
  vacuumAndAnalyze: () => Promise<void>;
  close: () => Promise<void>;
}

export type DatabasePlace =
  | { dataDir: string }
  | ServerPlace
  | { dump: Blob | undefined }
  | { client: PGlite };

// Health checks ask every few seconds.
const checkedWithin = 2_000;

const state = `select clock_timestamp() as now,
  not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable"`;

type Settings = [name: string, value: string][];

/** The role and tenant hold until the transaction ends. The only parameter is the tenant. */
export function becomingTenant(settings: Settings = []) {
  const all = settings.map(([name, value]) => `, set_config('${name}', '${value}', true)`).join('');
  return `select set_config('role', '${applicationRole}', true), set_config('app.tenant_id', $1, true)${all}`;
}

type Unprepared = Omit<Database, 'migrations'>;

type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface Connections {
  // Settings that each transaction must set, because the connection does not have them.
  settings: Settings;
  transaction: Transaction;
}

interface Driver extends Pick<Database, 'kind' | 'check' | 'vacuumAndAnalyze' | 'close'> {
  tenants: Connections;
  platform: Connections;
  queryAsTenant: (tenantId: string, text: string, values: unknown[]) => Promise<unknown[][]>;
}

const setLocally = (settings: Settings) =>
  sql.join(
    settings.map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
    sql`, `,
  );

function over({ kind, check, vacuumAndAnalyze, close, tenants, platform, ...driver }: Driver): Unprepared {
  let inLine = 0;

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    inLine += 1;
    try {
      return await work();
    } finally {
      inLine -= 1;
    }
  }

  return {
    kind,
    keys: ownKeys(),
    inLine: () => inLine,
    asPlatform: (work) =>
      counted(() =>
        platform.transaction(async (tx) => {
          await tx.execute(sql`select ${setLocally([['role', platformRole], ...platform.settings])}`);
          return work(tx);
        }),
      ),
    asTenant: (tenantId, work) =>
      counted(() =>
        tenants.transaction(async (tx) => {
          const asWhom: Settings = [
            ['role', applicationRole],
            ['app.tenant_id', String(tenantId)],
          ];
          await tx.execute(sql`select ${setLocally([...asWhom, ...tenants.settings])}`);
          return work({ tenantId, tx });
        }),
      ),
    check,
    askAsTenant: async (tenantId, { text, valuesOf, rowOf }, values) =>
      (await counted(() => driver.queryAsTenant(String(tenantId), text, valuesOf(values)))).map(rowOf),
    vacuumAndAnalyze,
    close,
  };
}

// The tables that PostgreSQL's own autovacuum would process, by its default thresholds.
const worn = `select format('%I', relname) as name from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup`;

// `asOwner` is for migrations only; the database that callers get does not have it.
interface Embedded extends Unprepared {
  asOwner: Transaction;
}

function onPglite(client: PGlite, unlock: () => void): Embedded {
  const prepared = preparing(client);
  const db = drizzleOnPglite({ client: prepared as unknown as PGlite });
  const become = becomingTenant();
  let closing: Promise<void> | undefined;
  const asOwner: Transaction = (work) => db.transaction((tx) => work(tx as unknown as Tx));
  // PGlite has a single superuser and a single connection, so its roles protect against a forgotten filter, not against SQL
  // injection.
  const all = { settings: [], transaction: asOwner };
  const database = over({
    kind: 'pglite',
    tenants: all,
    platform: all,
    queryAsTenant: (tenantId, text, values) => prepared.ask(text, values, [become, [tenantId]]),
    check: async () => (await client.query<DatabaseState>(state)).rows[0]!,
    // PGlite has no autovacuum: with 100,000 new jobs, a search for a rare word takes two seconds before this and two milliseconds after.
    async vacuumAndAnalyze() {
      await client.query('select pg_stat_force_next_flush()');
      const { rows } = await client.query<{ name: string }>(worn);
      for (const { name } of rows) await client.exec(`vacuum analyze ${name}`);
    },
    close: () => {
      closing ??= client.close().finally(unlock);
      return closing;
    },
  });
  return { ...database, asOwner };
}

async function openFolder(dataDir: string): Promise<Embedded> {
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

const mostConnections = { tenants: 10, platform: 5 };

async function openServer(place: ServerPlace): Promise<Unprepared> {
  const { databaseUrl, platformUrl } = place;
  const planned = (settings: Settings) => ({ text: becomingTenant(settings), values: ['0'] });
  const ofTenants = await openPool(place, {
    url: databaseUrl,
    setting: 'DATABASE_URL',
    ...(platformUrl
      ? { roles: [applicationRole], closed: platformRole, advice: `grant it ${servingRole}` }
      : { roles: [applicationRole, platformRole], advice: 'set PLATFORM_DATABASE_URL, too' }),
    most: mostConnections.tenants,
    planned,
  });
  const ofPlatform = platformUrl
    ? await openPool(place, {
        url: platformUrl,
        setting: 'PLATFORM_DATABASE_URL',
        roles: [platformRole],
        advice: `grant it ${platformServingRole}`,
        most: mostConnections.platform,
      }).catch(async (error) => {
        await closePool(ofTenants.pool);
        throw error;
      })
    : ofTenants;
  const pools = [...new Set([ofTenants.pool, ofPlatform.pool])];
  const before = becomingTenant(ofTenants.settings);

  function connections({ pool, settings }: typeof ofTenants): Connections {
    const db = drizzleOnPg({ client: pool });
    return {
      settings,
      transaction: (work) => namingLostConnections(() => db.transaction((tx) => work(tx as unknown as Tx))),
    };
  }

  return over({
    kind: 'postgresql',
    tenants: connections(ofTenants),
    platform: connections(ofPlatform),
    queryAsTenant: (tenantId, text, values) =>
      namingLostConnections(() =>
        queryAfterFirst(
          ofTenants.pool,
          { text: before, values: [tenantId], isPooled: ofTenants.isPooled },
          text,
          values,
        ),
      ),
    check: async () => {
      const states = await Promise.all(
        pools.map((pool) => askInTime<DatabaseState>(pool, state, checkedWithin)),
      );
      return states[0]!;
    },
    vacuumAndAnalyze: async () => {},
    close: async () => {
      await Promise.all(pools.map(closePool));
    },
  });
}

async function openEmbedded(place: Exclude<DatabasePlace, ServerPlace>): Promise<Embedded> {
  if ('dataDir' in place) return openFolder(place.dataDir);
  if ('client' in place) return onPglite(place.client, () => {});
  return onPglite(
    await PGlite.create({ ...embedded, ...(place.dump ? { loadDataDir: place.dump } : {}) }),
    () => {},
  );
}

/** Opens the database and brings it to the newest schema and data; `prepare` (the seed) leaves the data of a later version alone. */
export async function openDatabase(
  place: DatabasePlace,
  prepare: (tx: Tx) => Promise<void> = async () => {},
): Promise<Database> {
  const migrations: MigrationReport = { applied: [], newer: [] };

  async function bringUp(transaction: Transaction, serving?: ServingUsers) {
    await migrate(transaction, migrations, serving);
    if (migrations.newer.length > 0) return;
    await transaction(async (tx) => {
      await waitForTurn(tx);
      await tx.execute(becomePlatform);
      await prepare(tx);
    });
  }

  if ('databaseUrl' in place) {
    await prepareServer(place, (client, serving) => {
      const db = drizzleOnPg({ client });
      return bringUp((work) => db.transaction((tx) => work(tx as unknown as Tx)), serving);
    });
    return { ...(await openServer(place)), migrations };
  }
  const { asOwner, ...database } = await openEmbedded(place);
  try {
    await bringUp(asOwner);
    await database.vacuumAndAnalyze();
    return { ...database, migrations };
  } catch (error) {
    await database.close();
    throw error;
  }
}
