import { PGlite } from '@electric-sql/pglite';
import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { openSession, sessionLifetimes } from '../../server/auth/sessions.ts';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { embedded } from '../../server/db/extensions.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { type Tenant, tenants } from '../../server/db/schema/tenants.ts';
import type { Tx } from '../../server/db/transaction.ts';
import { prepareData } from '../../server/seed/main.ts';
import { startPostgres } from '../postgres.mjs';

export const demoVeteran = 'veteran-complete@demo.test';

/** A million rows take a slow machine longer than a call of the server may take. */
export const longFilling = { silence: 10 * 60_000 };

export const seed = (tx: Tx) => prepareData(tx, { demo: true });

export const findTenant = (database: Database): Promise<Tenant> =>
  database.asPlatform(async (tx) => {
    const [tenant] = await tx.select().from(tenants).where(eq(tenants.slug, 'uk'));
    return tenant!;
  });

/** @returns the token of a session */
export const openDemoSession = (database: Database, tenantId: number): Promise<string> =>
  database.asTenant(tenantId, async (db) => {
    const [user] = await db.tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenant_id, tenantId), eq(users.email, demoVeteran)));
    return (await openSession(db, { userId: user!.id, now: new Date(), life: sessionLifetimes.ordinary }))
      .token;
  });

export interface Seeded {
  database: Database;
  /** Call it once the data is filled in: gives the database the statistics of a running server. */
  settle: () => Promise<unknown>;
}

export async function onPglite<Result>(work: (seeded: Seeded) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ client: await PGlite.create(embedded) }, seed);
  try {
    return await work({ database, settle: () => database.vacuumAndAnalyze() });
  } finally {
    await database.close();
  }
}

export async function onPostgres<Result>(work: (seeded: Seeded) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres({ shared_buffers: '512MB' });
  try {
    const database = await openDatabase({ databaseUrl: postgres.url, limits: longFilling }, seed);
    const settle = async () => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query('vacuum analyze');
      await client.end();
    };
    const result = await work({ database, settle });
    await database.close();
    return result;
  } finally {
    await postgres.stop();
  }
}
