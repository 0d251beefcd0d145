/** The seeded data that a benchmark's server works on. */
import { and, eq } from 'drizzle-orm';
import { openSession, sessionLifetimes } from '../../server/auth/sessions.ts';
import type { Database } from '../../server/db/database.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { type Tenant, tenants } from '../../server/db/schema/tenants.ts';
import type { Tx } from '../../server/db/transaction.ts';
import { prepareData } from '../../server/seed/main.ts';

export const demoVeteran = 'veteran-complete@demo.test';

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
