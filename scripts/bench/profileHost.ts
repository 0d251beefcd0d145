/**
 * A process with four servers on a seeded database, loaded in turn: the product and the baseline, each with and without the
 * tenant's transaction. Prints their ports and a token as a line of JSON.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { build } from '../../server/app.ts';
import { becomingTenant, type Database, openDatabase } from '../../server/db/database.ts';
import { embedded } from '../../server/db/extensions.ts';
import { preparing } from '../../server/db/preparedPglite.ts';
import { planFirst, queryAfterFirst } from '../../server/db/preparedPostgres.ts';
import { createBareServer, type RunQuery } from './bareProfile.ts';
import { findTenant, openDemoSession, seed } from './seeded.ts';

const databaseUrl = process.env.DATABASE_URL;
const become = becomingTenant();

async function open() {
  if (databaseUrl) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      onConnect: planFirst(become, ['0']),
    });
    return {
      database: await openDatabase({ databaseUrl }, seed),
      runPlain: (async (text, values) =>
        (await pool.query({ name: 'plain', text, values, rowMode: 'array' })).rows) as RunQuery,
      runSecured: (tenantId: number, text: string, values: unknown[]) =>
        queryAfterFirst(pool, { text: become, values: [String(tenantId)], isPooled: false }, text, values),
    };
  }
  const client = await PGlite.create(embedded);
  const database = await openDatabase({ client }, seed);
  const { ask } = preparing(client);
  return {
    database,
    runPlain: ask as RunQuery,
    runSecured: (tenantId: number, text: string, values: unknown[]) =>
      ask(text, values, [become, [String(tenantId)]]),
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function listenWith(database: Database): Promise<number> {
  const app = await build({ database, logLevel: 'warn' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const { database, runPlain, runSecured } = await open();
const { id: tenantId } = await findTenant(database);
const token = await openDemoSession(database, tenantId);
const unsecured: Database = {
  ...database,
  askAsTenant: async (_, { text, valuesOf, rowOf }, values) =>
    (await runPlain(text, valuesOf(values))).map(rowOf),
};

console.log(
  JSON.stringify({
    token,
    ports: {
      product: await listenWith(database),
      productUnsecured: await listenWith(unsecured),
      bare: await listen(createBareServer(tenantId, runPlain)),
      bareSecured: await listen(
        createBareServer(tenantId, (text, values) => runSecured(tenantId, text, values)),
      ),
    },
  }),
);
