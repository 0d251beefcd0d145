/** The database that the server uses, too, and what stands around it. */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Database, openDatabase, type TenantDb } from '../../server/db/database.ts';
import { FolderInUse } from '../../server/db/lock.ts';
import { type Tenant, tenantHosts, tenants } from '../../server/db/schema/tenants.ts';
import { prepareData } from '../../server/db/seed/main.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { type Tell, telling } from '../../server/notifications/notify.ts';
import { root } from '../../server/root.ts';
import { isLocal } from '../../server/tenants.ts';
import { EnvironmentError, UsageError } from '../commandLine.ts';

export type Env = Record<string, string | undefined>;

export async function openPlace(env: Env): Promise<Database> {
  const url = env.DATABASE_URL;
  const demo = url ? env.SEED === 'demo' : true;
  const place = url ? { databaseUrl: url } : { dataDir: env.DATA_DIR || join(root, '.data') };
  try {
    return await openDatabase(place, (tx) => prepareData(tx, { demo }));
  } catch (error) {
    if (error instanceof FolderInUse) {
      throw new EnvironmentError(
        `The server is running on the embedded database in ${error.folder}, which one process opens at a time: stop the server first, or sign in as operator at its page /admin. A PostgreSQL at DATABASE_URL has no such limit.`,
      );
    }
    throw error;
  }
}

export async function tenantCalled(database: Database, slug: string): Promise<Tenant> {
  const all = await database.asPlatform((tx) => tx.select().from(tenants).orderBy(tenants.id));
  const tenant = all.find((one) => one.slug === slug);
  if (tenant) return tenant;
  const known = all.map((one) => one.slug).join(', ');
  throw new UsageError(
    known
      ? `There is no tenant ${slug}; there are ${known}.`
      : `There is no tenant yet: make one with create-tenant.`,
  );
}

/** Its letters go into the outbox, which the server sends; links lead to the tenant's first host. */
export async function asTenantWithMail<T>(
  database: Database,
  tenant: Tenant,
  env: Env,
  work: (db: TenantDb, tell: Tell, now: Date) => Promise<T>,
): Promise<T> {
  const [first] = await database.asPlatform((tx) =>
    tx.select().from(tenantHosts).where(eq(tenantHosts.tenant_id, tenant.id)).orderBy(tenantHosts.host),
  );
  const name = first?.host ?? 'localhost';
  const host = isLocal(name) ? `${name}:${env.PORT || 3000}` : name;
  const smtp = env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null;
  const outbox = await createOutbox({
    database,
    clock: () => new Date(),
    ...(smtp ? { smtp } : {}),
    onError: () => {},
  });
  const now = new Date();
  try {
    return await database.asTenant(tenant.id, (db) => work(db, telling(outbox, { tenant, host, now }), now));
  } finally {
    await outbox.close();
  }
}
