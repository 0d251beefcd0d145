import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../process/startError.ts';
import { type ClientOptions, PreparingClient, planFirst } from './preparedPostgres.ts';
import { mayBecome, type ServingUsers } from './roles.ts';
import { safeInteger } from './safeInteger.ts';

export type Pooler = 'none' | 'transaction';

export interface ServerPlace {
  databaseUrl: string;
  platformUrl?: string | undefined;
  migrateUrl?: string | undefined;
  pooler?: Pooler | undefined;
  limits?: Partial<ConnectionLimits> | undefined;
}

/** All in milliseconds. */
interface ConnectionLimits {
  statement: number;
  idleInTransaction: number;
  /** This process enforces it, and then treats the server as gone. */
  silence: number;
  connecting: number;
  /** Limited, because the replacement of a connection resolves the server's address again. */
  lifetime: number;
}

const defaultLimits: ConnectionLimits = {
  statement: 30_000,
  idleInTransaction: 60_000,
  silence: 35_000,
  connecting: 5_000,
  lifetime: 30 * 60_000,
};

// Detects an unreachable server within a minute, even on idle connections.
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const ignore = () => {};

const { types } = pg;
const int8Array = 1016;
const textsOf = types.getTypeParser(int8Array as number) as (array: string) => (string | null)[];

// Process-wide, because Drizzle takes the parsers from pg itself, not from a client.
types.setTypeParser(types.builtins.INT8, safeInteger);
types.setTypeParser(int8Array as number, (array) =>
  textsOf(array).map((text) => (text === null ? null : safeInteger(text))),
);

function unreachable(setting: string, error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError(`The database at ${setting} cannot be reached (${code || message}).`);
}

// pg's messages for a connection that times out or breaks; they have no code.
const lostConnections =
  /^(timeout exceeded when trying to connect|Connection terminated|The database did not answer in time)/;

/** Adds a code to pg's errors for lost connections. */
export async function namingLostConnections<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { cause } = error as Error;
    for (const failure of [error, cause]) {
      if (failure instanceof Error && !('code' in failure) && lostConnections.test(failure.message))
        Object.assign(failure, { code: 'ETIMEDOUT' });
    }
    throw error;
  }
}

interface ServerPool {
  pool: pg.Pool;
  isPooled: boolean;
  /** Set in each transaction: behind a pooler, settings of a session do not last. */
  settings: [name: string, value: string][];
}

interface PoolUser {
  url: string;
  setting: 'DATABASE_URL' | 'PLATFORM_DATABASE_URL';
  roles: string[];
  closed?: string | undefined;
  advice: string;
  most: number;
  planned?: (settings: ServerPool['settings']) => { text: string; values: string[] };
}

// A pooler reports its own number for a connection, not the backend's pid.
async function probe(
  config: pg.ClientConfig & ClientOptions,
  { setting, roles, closed, advice }: PoolUser,
): Promise<{ isPooled: boolean }> {
  const client = new PreparingClient(config);
  client.on('error', ignore);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; may: string[] }>(
      `select pg_backend_pid() as pid,
        array(select role from unnest($1::text[]) as role join pg_roles on rolname = role where pg_has_role(role, ${mayBecome})) as may`,
      [[...roles, ...(closed ? [closed] : [])]],
    );
    const { processID } = client as unknown as { processID: number };
    const { pid, may } = rows[0]!;
    if (roles.some((role) => !may.includes(role))) {
      throw new StartError(`The user of ${setting} may not become ${roles.join(' and ')}; ${advice}.`);
    }
    if (closed && may.includes(closed)) {
      throw new StartError(
        `The user of ${setting} may become ${closed}, which is for the user of PLATFORM_DATABASE_URL alone; revoke it.`,
      );
    }
    return { isPooled: pid !== processID };
  } finally {
    client.end().catch(ignore);
  }
}

export async function openPool(
  { pooler, limits: overrides }: ServerPlace,
  user: PoolUser,
): Promise<ServerPool> {
  const limits = { ...defaultLimits, ...overrides };
  const common = {
    connectionString: user.url,
    connectionTimeoutMillis: limits.connecting,
    longestSilence: limits.silence,
    ...keepAlive,
  };
  let isPooled: boolean;
  try {
    isPooled = (await probe(common, user)).isPooled || pooler === 'transaction';
    if (pooler === 'none') isPooled = false;
  } catch (error) {
    throw error instanceof StartError ? error : unreachable(user.setting, error);
  }
  const sessionSettings: [string, string][] = [
    ['statement_timeout', String(limits.statement)],
    ['idle_in_transaction_session_timeout', String(limits.idleInTransaction)],
  ];
  const settings = isPooled ? sessionSettings : [];
  const planned = isPooled ? undefined : user.planned?.(settings);
  const pool = new pg.Pool({
    ...common,
    max: user.most,
    maxLifetimeSeconds: limits.lifetime / 1000,
    // A pooler refuses a connection with these settings.
    ...(isPooled ? {} : Object.fromEntries(sessionSettings.map(([name, value]) => [name, Number(value)]))),
    Client: PreparingClient,
    isPooled,
    ...(planned ? { onConnect: planFirst(planned.text, planned.values) } : {}),
  } as pg.PoolConfig);
  // Without listeners, a broken connection would end the process. Its statement fails, and the next gets a new connection.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return { pool, isPooled, settings };
}

export async function closePool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), wait(5_000, undefined, { ref: false })]);
}

export async function askInTime<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  milliseconds: number,
): Promise<Row> {
  const late = () => new Error('The database did not answer in time');
  const connecting = pool.connect();
  const timeout = AbortSignal.timeout(milliseconds);
  const isLate = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(late()), { once: true });
  });
  isLate.catch(ignore);
  let client: pg.PoolClient;
  try {
    client = await Promise.race([connecting, isLate]);
  } catch (error) {
    connecting.then((lateClient) => lateClient.release(), ignore);
    throw error;
  }
  try {
    const { rows } = await Promise.race([client.query<Row>(text), isLate]);
    client.release();
    return rows[0]!;
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

// Retries, in milliseconds: five minutes in all, so that a backup or a report can release its table locks.
const pauses = [500, 1_000, 2_000, 4_000, 8_000, ...Array.from({ length: 18 }, () => 16_000)];

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '55P03' || isLockTimeout(error.cause));

const userOf = (connectionString: string) => new pg.Client({ connectionString }).user;

/** No limit on a statement, but one on waiting for a lock. */
export async function prepareServer(
  { databaseUrl, platformUrl, migrateUrl }: ServerPlace,
  prepare: (client: pg.Client, serving?: ServingUsers) => Promise<void>,
): Promise<void> {
  const served = platformUrl ? 'PLATFORM_DATABASE_URL' : 'DATABASE_URL';
  const setting = migrateUrl ? 'MIGRATE_DATABASE_URL' : served;
  let client: pg.Client;
  let serving: ServingUsers | undefined;
  try {
    client = new pg.Client({
      connectionString: migrateUrl ?? platformUrl ?? databaseUrl,
      connectionTimeoutMillis: defaultLimits.connecting,
      ...keepAlive,
    });
    client.on('error', ignore);
    if (migrateUrl) serving = { tenants: userOf(databaseUrl), platform: platformUrl && userOf(platformUrl) };
    await client.connect();
  } catch (error) {
    throw unreachable(setting, error);
  }
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        return await prepare(client, serving);
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        const pause = pauses[tries];
        if (pause === undefined) {
          throw new StartError(
            'The database could not be prepared: somebody, such as a backup, holds its tables. Try again later.',
          );
        }
        await wait(pause);
      }
    }
  } finally {
    await client.end().catch(ignore);
  }
}
