/** A seeded database for each test file: from a dump in memory, or from a template on the PostgreSQL at TEST_DATABASE_URL. */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { hash as hashPassword } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { demoPassword } from '../../../server/auth/passwords/demoPassword.ts';
import { type Database, openDatabase } from '../../../server/db/database.ts';
import { embedded } from '../../../server/db/extensions.ts';
import { auditClock } from '../../../server/db/guardAudit.ts';
import type { ServerPlace } from '../../../server/db/postgres.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import type { Tx } from '../../../server/db/transaction.ts';
import { root } from '../../../server/process/root.ts';
import { prepareData } from '../../../server/seed/main.ts';

/** Changes with everything that a seeded database is made from. */
function fingerprint(): string {
  const hash = createHash('sha256').update(
    readFileSync(join(root, 'tests/support/contract/testDatabase.ts')),
  );
  const names = readdirSync(join(root, 'server'), { recursive: true }) as string[];
  for (const name of names.sort()) {
    if (/\.(ts|sql|csv|json|gz)$/.test(name) && !/\.test\.ts$/.test(name)) {
      hash.update(name).update(readFileSync(join(root, 'server', name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

let print: string | undefined;

/** Of the database that is seeded at this moment; without one at the present time, and then made anew each day. */
function nameAt(moment: Date | undefined): string {
  print ??= fingerprint();
  const seededAt = moment ? moment.toISOString().slice(0, 19) : new Date().toISOString().slice(0, 10);
  return `${print}_${seededAt.replace(/\D/g, '')}`;
}

const folder = join(root, '.cache/testDatabase');
const hour = 3_600_000;

function removeOld() {
  for (const name of readdirSync(folder)) {
    // Another process may be removing it, too.
    const createdAt = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    const longest = name.startsWith(print ?? '') ? 24 * hour : hour;
    if (createdAt < Date.now() - longest) rmSync(join(folder, name), { force: true });
  }
}

interface DefaultTime extends Record<string, unknown> {
  table: string;
  column: string;
}

/** Columns that the database fills in by its own clock. */
const defaultTimes = sql`select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and column_default = 'now()'`;

/** A stored hash says itself how much work it takes to check it. */
const cheapHash = () => hashPassword(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Of a moment that is given, everything happened before it or at it, and to sign in costs next to nothing. */
const seedAt = (moment: Date | undefined) => async (tx: Tx) => {
  await prepareData(tx, { demo: true, ...(moment ? { now: moment } : {}) });
  if (!moment) return;
  await tx.update(users).set({ password_hash: await cheapHash() });
  for (const { table, column } of (await tx.execute<DefaultTime>(defaultTimes)).rows) {
    const time = sql.identifier(column);
    await tx.execute(
      sql`update ${sql.identifier(table)} set ${time} = ${moment.toISOString()}::timestamptz where ${time} = now()`,
    );
  }
};

/** Every test file copies the whole of it into its memory: short segments, and no databases to make others from. */
const small = {
  initDbStartParams: ['--wal-segsize=1'],
  postgresqlconf: ['min_wal_size = 2MB', 'max_wal_size = 2MB'],
};

/** To set up buffers of 128 MB takes a third of the time in which one opens. */
export const quick = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'] };

/** What a start would otherwise do again: the log is written out, and its old segments go. */
const shrunk = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database template0',
  'drop database template1',
  'checkpoint',
  'checkpoint',
];

/** The clock of a test is not that of its database, which may be behind. */
const anyTime = auditClock("'infinity'::timestamptz");

const dumps = new Map<string, Promise<Blob>>();

async function makeDump(name: string, moment: Date | undefined): Promise<Blob> {
  const file = join(folder, `${name}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld();
    const client = await PGlite.create({ ...embedded, ...small });
    const database = await openDatabase({ client }, seedAt(moment));
    for (const statement of [...(moment ? [anyTime] : []), ...shrunk]) await client.exec(statement);
    const dump = await client.dumpDataDir('none');
    await database.close();
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return new Blob([readFileSync(file)]);
}

export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Row security must hold for a user without special rights, so the server gets one that may only create roles. */
export const owner = 'valour_owner';

/** Who serve from it, as where the product runs. */
const [serving, crossing] = ['valour_serving', 'valour_crossing'];

function asUser(url: string, name: string, user: string) {
  const other = new URL(url);
  other.username = user;
  other.password = user;
  other.pathname = `/${name}`;
  return other.href;
}

export const asOwner = (url: string, name: string) => asUser(url, name, owner);

const createUser = (user: string, more = '') => `do $$ begin
  if not exists (select from pg_roles where rolname = '${user}') then
    create role ${user} login ${more} password '${user}';
  end if;
end $$`;

export const createOwner = createUser(owner, 'createrole');

const placeOf = (url: string, name: string) => ({
  databaseUrl: asUser(url, name, serving),
  platformUrl: asUser(url, name, crossing),
});

async function makeTemplate(url: string, template: string, moment: Date | undefined): Promise<void> {
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    for (const create of [createOwner, createUser(serving), createUser(crossing)]) await client.query(create);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const unfinished = `${template}_made`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished} owner ${owner}`);
    const database = await openDatabase(
      { ...placeOf(url, unfinished), migrateUrl: asOwner(url, unfinished) },
      seedAt(moment),
    );
    await database.close();
    if (moment) await onServer(asOwner(url, unfinished), (own) => own.query(anyTime));
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
}

/** With the address at which other processes find it, too. */
type TestDatabase = Database & { url?: string };

export const copying = (name: string, template: string) =>
  `create database ${name} template ${template} owner ${owner}`;

const templates = new Map<string, Promise<void>>();

async function copyOnServer(
  url: string,
  moment: Date | undefined,
  limits: ServerPlace['limits'],
  by: 'who serve' | 'its owner',
): Promise<TestDatabase> {
  const template = `valour_${nameAt(moment)}`;
  const making = templates.get(template) ?? makeTemplate(url, template, moment);
  templates.set(template, making);
  await making;
  const name = `valour_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, (client) => client.query(copying(name, template)));
  const own = asOwner(url, name);
  const database = await openDatabase({
    ...(by === 'who serve' ? placeOf(url, name) : { databaseUrl: own }),
    ...(limits ? { limits } : {}),
  });
  return {
    ...database,
    url: own,
    close: async () => {
      await database.close();
      await onServer(url, (client) => client.query(`drop database if exists ${name}`));
    },
  };
}

/** Of PGlite, with the people of the seed. */
export function seededDump(moment?: Date): Promise<Blob> {
  const name = nameAt(moment);
  const dump = dumps.get(name) ?? makeDump(name, moment);
  dumps.set(name, dump);
  return dump;
}

/**
 * Seeded at this moment, by default at the present time.
 * @param limits in milliseconds, in place of the product's, where it is PostgreSQL
 * @param by whom it is opened there: its owner may make schemas
 */
export async function openTestDatabase(
  moment?: Date,
  limits?: ServerPlace['limits'],
  by: 'who serve' | 'its owner' = 'who serve',
): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (process.env.TEST_DATABASE === 'postgres') {
    if (!url) throw new Error('TEST_DATABASE=postgres needs a TEST_DATABASE_URL');
    return copyOnServer(url, moment, limits, by);
  }
  const client = await PGlite.create({ ...embedded, ...quick, loadDataDir: await seededDump(moment) });
  return openDatabase({ client });
}
