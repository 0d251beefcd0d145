/** A database as an earlier version left it, loaded from tests/fixtures/databases and not yet upgraded. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleOnPg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleOnPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { DatabasePlace } from '../../../server/db/database.ts';
import { embedded } from '../../../server/db/extensions.ts';
import { makeRoles } from '../../../server/db/roles.ts';
import type { Tx } from '../../../server/db/transaction.ts';
import { root } from '../../../server/process/root.ts';
import { asOwner, copying, createOwner, onServer, owner, quick } from './testDatabase.ts';

export interface StoredDatabase {
  place: DatabasePlace;
  /** As the owner of the tables, in addition to whoever has the database open. */
  rows: (query: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

const textOf = (version: string) =>
  gunzipSync(readFileSync(join(root, `tests/fixtures/databases/${version}.sql.gz`))).toString();

const loaded = new Map<string, Promise<Blob>>();

async function load(version: string): Promise<Blob> {
  const client = await PGlite.create({ ...embedded, ...quick });
  await drizzleOnPglite({ client }).transaction((tx) => makeRoles(tx as unknown as Tx));
  await client.exec(textOf(version));
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

async function onPglite(version: string): Promise<StoredDatabase> {
  const loading = loaded.get(version) ?? load(version);
  loaded.set(version, loading);
  const client = await PGlite.create({ ...embedded, ...quick, loadDataDir: await loading });
  const end = client.close.bind(client);
  // As on a server, whoever has it open can leave it, and it can be opened again.
  client.close = async () => {};
  const rows = async (query: string) => (await client.exec(query)).at(-1)!.rows as Record<string, unknown>[];
  return {
    place: { client },
    rows,
    close: end,
  };
}

/** Loaded once; each test gets a copy. */
async function templateOf(url: string, version: string): Promise<string> {
  const template = `valour_stored_${version.replaceAll('.', '_')}`;
  await onServer(url, async (server) => {
    await server.query('select pg_advisory_lock(1)');
    await server.query(createOwner);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const unfinished = `${template}_made`;
    await server.query(`drop database if exists ${unfinished}`);
    await server.query(`create database ${unfinished} owner ${owner}`);
    await onServer(asOwner(url, unfinished), async (client) => {
      await drizzleOnPg({ client }).transaction((tx) => makeRoles(tx as unknown as Tx));
      await client.query(textOf(version));
    });
    await server.query(`alter database ${unfinished} rename to ${template}`);
  });
  return template;
}

async function onPostgres(url: string, version: string): Promise<StoredDatabase> {
  const template = await templateOf(url, version);
  const name = `valour_stored_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, (server) => server.query(copying(name, template)));
  const databaseUrl = asOwner(url, name);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    place: { databaseUrl },
    rows: async (query) =>
      [(await client.query(query)) as pg.QueryResult | pg.QueryResult[]].flat().at(-1)!.rows,
    close: async () => {
      await client.end();
      await onServer(url, (server) => server.query(`drop database if exists ${name} with (force)`));
    },
  };
}

export async function openStoredDatabase(version: string): Promise<StoredDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return process.env.TEST_DATABASE === 'postgres' && url ? onPostgres(url, version) : onPglite(version);
}
