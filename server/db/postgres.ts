// Connections to a PostgreSQL server, each of which may break or fall silent at any moment without harm to the others.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../process/startError.ts';
import { type ClientOptions, PreparingClient, planFirst } from './preparedPostgres.ts';
import { mayBecome, type ServingUsers } from './roles.ts';
import { safeInteger } from './safeInteger.ts';

export type Pooler = 'none' | 'transaction';

export interface ServerPlace {
  databaseUrl: string;
  /** Of another user, for what crosses tenants; without it the one above does that, too. */
  platformUrl?: string | undefined;
  /** Of the user who owns the tables and prepares them; without it the one above does. */
  migrateUrl?: string | undefined;
  /** What stands between; without it that is found out. */
  pooler?: Pooler | undefined;
  /** In place of those below. */
  limits?: Partial<ConnectionLimits> | undefined;
}

/** All in milliseconds. */
interface ConnectionLimits {
  /** Of one statement, kept by the database. */
  statement: number;
  /** Of a transaction that asks nothing, kept by the database. */
  idleInTransaction: number;
  /** After a statement, kept by this process: whoever does not answer by then is not there. */
  silence: number;
  /** Until a connection is there or free. */
  connecting: number;
  /** Of a connection; another takes its place, at whatever server the address leads to by then. */
  lifetime: number;
}

const defaultLimits: ConnectionLimits = {
  statement: 30_000,
  idleInTransaction: 60_000,
  silence: 35_000,
  connecting: 5_000,
  lifetime: 30 * 60_000,
};

// An address that answers no more is found out within a minute, also while nothing is asked.
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const ignore = () => {};

const { types } = pg;
const int8Array = 1016;
const textsOf = types.getTypeParser(int8Array as number) as (array: string) => (string | null)[];

// For the whole process: Drizzle asks pg itself, and no client, how a type is parsed.
types.setTypeParser(types.builtins.INT8, safeInteger);
types.setTypeParser(int8Array as number, (array) =>
  textsOf(array).map((text) => (text === null ? null : safeInteger(text))),
);

/** For a URL whose user prepares the database or serves from it, the sentence of a start that cannot reach it. */
function unreachable(setting: string, error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError(`The database at ${setting} cannot be reached (${code || message}).`);
}

// What pg says without a code where a connection is not there in time, or breaks.
const lostConnections =
  /^(timeout exceeded when trying to connect|Connection terminated|The database did not answer in time)/;

/** A lost connection gets the code of one, whatever pg calls it. */
export async function namingLostConnections<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { cause } = error as Error;
    for (const one of [error, cause]) {
      if (one instanceof Error && !('code' in one) && lostConnections.test(one.message))
        Object.assign(one, { code: 'ETIMEDOUT' });
    }
    throw error;
  }
}

interface ServerPool {
  pool: pg.Pool;
  isPooled: boolean;
  /** To be set within each transaction; behind a pooler nothing else holds. */
  settings: [name: string, value: string][];
}

/** Whose connections these are, and what they may become. */
interface PoolUser {
  url: string;
  setting: 'DATABASE_URL' | 'PLATFORM_DATABASE_URL';
  roles: string[];
  /** What this user must not become. */
  closed?: string | undefined;
  /** What a user who may not become the roles needs. */
  advice: string;
  most: number;
  /** Runs before every statement alone, with texts as its values. */
  planned?: (settings: ServerPool['settings']) => { text: string; values: string[] };
}

// Behind a pooler the connection has a number of the pooler's own.
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

export async function openPool({ pooler, limits: given }: ServerPlace, user: PoolUser): Promise<ServerPool> {
  const limits = { ...defaultLimits, ...given };
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
  const kept: [string, string][] = [
    ['statement_timeout', String(limits.statement)],
    ['idle_in_transaction_session_timeout', String(limits.idleInTransaction)],
  ];
  const settings = isPooled ? kept : [];
  const planned = isPooled ? undefined : user.planned?.(settings);
  const pool = new pg.Pool({
    ...common,
    max: user.most,
    maxLifetimeSeconds: limits.lifetime / 1000,
    // A pooler refuses a connection that asks for them.
    ...(isPooled ? {} : Object.fromEntries(kept.map(([name, value]) => [name, Number(value)]))),
    Client: PreparingClient,
    isPooled,
    ...(planned ? { onConnect: planFirst(planned.text, planned.values) } : {}),
  } as pg.PoolConfig);
  // Without listeners a connection that breaks, idle or at work, ends the process; its statement is refused, and the next one gets a new connection.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return { pool, isPooled, settings };
}

export async function closePool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), wait(5_000, undefined, { ref: false })]);
}

/** One question of whoever watches, which takes its connection down when it gets no answer. */
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
    connecting.then((one) => one.release(), ignore);
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

// In milliseconds, one after the other: five minutes, in which a backup or a report lets go of a table.
const pauses = [500, 1_000, 2_000, 4_000, 8_000, ...Array.from({ length: 18 }, () => 16_000)];

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '55P03' || isLockTimeout(error.cause));

const userOf = (connectionString: string) => new pg.Client({ connectionString }).user;

/** A connection of its own for preparing the database, which may take as long as it likes, but not for a lock. */
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
