/**
 * A process with four servers on one seeded database, of which one is loaded at a time: the product and the yardstick, each
 * as it is and each with or without the tenant's transaction. Says their ports and a token in one line of JSON.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { build } from '../../server/app.ts';
import { becomeTenant, type Database, openDatabase, type Tx } from '../../server/db/database.ts';
import { preparing } from '../../server/db/preparedPglite.ts';
import { planFirst, queryAfterFirst } from '../../server/db/preparedPostgres.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { tenants } from '../../server/db/schema/tenants.ts';
import { prepareData } from '../../server/db/seed/main.ts';
import { lives, openSession } from '../../server/sessions.ts';
import { createBareServer, type RunQuery } from './bareProfile.ts';

const databaseUrl = process.env.DATABASE_URL;
const who = 'veteran-complete@demo.test';

async function open() {
  const seed = (tx: Tx) => prepareData(tx, { demo: true });
  if (databaseUrl) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      onConnect: planFirst(becomeTenant),
    });
    return {
      database: await openDatabase({ databaseUrl }, seed),
      runPlain: (async (text, values) =>
        (await pool.query({ name: 'plain', text, values, rowMode: 'array' })).rows) as RunQuery,
      runSecured: (tenantId: number, text: string, values: unknown[]) =>
        queryAfterFirst(pool, [String(tenantId)], text, values),
    };
  }
  const client = await PGlite.create();
  const database = await openDatabase({ client }, seed);
  const { ask } = preparing(client);
  return {
    database,
    runPlain: ask as RunQuery,
    runSecured: (tenantId: number, text: string, values: unknown[]) =>
      ask(text, values, [becomeTenant, [String(tenantId)]]),
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
const tenantId = await database.asPlatform(async (tx) => {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.slug, 'uk'));
  return tenant!.id;
});
const { token } = await database.asTenant(tenantId, async (db) => {
  const [user] = await db.tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.email, who)));
  return openSession(db, { userId: user!.id, now: new Date(), life: lives.ordinary });
});
const unsecured: Database = {
  ...database,
  askAsTenant: async (_, { text, valuesOf, rowOf }, given) =>
    (await runPlain(text, valuesOf(given))).map(rowOf),
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
