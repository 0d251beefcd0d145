/**
 * A process with four servers on one seeded database, of which one is loaded at a time: the product and the yardstick, each
 * as it is and each with or without the tenant's transaction. Says their ports and a token in one line of JSON.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { and, eq } from 'drizzle-orm';
import { drizzle as drizzleOnPg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleOnPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { build } from '../../server/app.ts';
import { type Database, openDatabase, type Tx } from '../../server/db/database.ts';
import { preparing } from '../../server/db/preparedPglite.ts';
import { PreparingClient } from '../../server/db/preparedPostgres.ts';
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
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, Client: PreparingClient });
    const secured = async (tenantId: number, text: string, values: unknown[]) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query({ name: 'tenant', text: setTenant, values: [String(tenantId)] });
        const answer = await client.query({ name: 'secured', text, values });
        await client.query('commit');
        return answer;
      } finally {
        client.release();
      }
    };
    return {
      database: await openDatabase({ databaseUrl }, seed),
      plain: drizzleOnPg({ client: pool }) as unknown as Tx,
      runPlain: ((text, values) => pool.query({ name: 'plain', text, values })) as RunQuery,
      runSecured: secured,
    };
  }
  const client = await PGlite.create();
  const database = await openDatabase({ client }, seed);
  // A query is prepared inside a transaction only; one alone gets one of its own, here as in the yardstick.
  const { transaction } = preparing(client);
  const alone = { query: (...given: Parameters<PGlite['query']>) => transaction((tx) => tx.query(...given)) };
  return {
    database,
    plain: drizzleOnPglite({ client: alone as PGlite }) as unknown as Tx,
    runPlain: alone.query as RunQuery,
    runSecured: (tenantId: number, text: string, values: unknown[]) =>
      transaction(async (tx) => {
        await tx.query(setTenant, [String(tenantId)]);
        return tx.query(text, values);
      }),
  };
}

const setTenant = `select set_config('role', 'valour_app', true), set_config('app.tenant_id', $1, true)`;

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function listenWith(database: Database): Promise<number> {
  const app = await build({ database, logLevel: 'warn' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const { database, plain, runPlain, runSecured } = await open();
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
const unsecured: Database = { ...database, asTenant: (id, work) => work({ tenantId: id, tx: plain }) };

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
