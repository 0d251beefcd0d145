import { eq } from 'drizzle-orm';
import { keySourceFrom } from '../../server/crypto/keys.ts';
import { type Database, openDatabase, type TenantDb } from '../../server/db/database.ts';
import { FolderInUse } from '../../server/db/lock.ts';
import { type Tenant, tenantHosts, tenants } from '../../server/db/schema/tenants.ts';
import { withKeys } from '../../server/db/withKeys.ts';
import { isLocal } from '../../server/http/hostName.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { type Notify, notifier } from '../../server/notifications/notify.ts';
import { prepareData } from '../../server/seed/main.ts';
import { settingsFrom } from '../../server/settings.ts';
import { placeFrom } from '../../server/start/place.ts';
import { EnvironmentError, UsageError } from './endings.ts';

export type Env = Record<string, string | undefined>;

export interface OpenOptions {
  /** Opens the database without its keys, for verbs that read no secrets. */
  isKeyless?: boolean;
}

export async function openPlace(env: Env, { isKeyless }: OpenOptions = {}): Promise<Database> {
  const { place, isSeeded: demo } = placeFrom(env);
  const build = process.env.BUILT_FROM;
  try {
    const database = await openDatabase(place, (tx) => prepareData(tx, { demo, build }));
    if (isKeyless) return database;
    try {
      return await withKeys(database, keySourceFrom(env));
    } catch (error) {
      await database.close();
      throw error;
    }
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
  const tenant = all.find((candidate) => candidate.slug === slug);
  if (tenant) return tenant;
  const slugs = all.map(({ slug }) => slug).join(', ');
  throw new UsageError(
    slugs
      ? `There is no tenant ${slug}; there are ${slugs}.`
      : `There is no tenant yet: make one with create-tenant.`,
  );
}

/** Letters go into the outbox, which the server sends; links lead to the tenant's first host. */
export async function asTenantWithMail<T>(
  database: Database,
  tenant: Tenant,
  env: Env,
  work: (db: TenantDb, notify: Notify, now: Date) => Promise<T>,
): Promise<T> {
  const [first] = await database.asPlatform((tx) =>
    tx.select().from(tenantHosts).where(eq(tenantHosts.tenant_id, tenant.id)).orderBy(tenantHosts.host),
  );
  const name = first?.host ?? 'localhost';
  const host = isLocal(name) ? `${name}:${env.PORT || 3000}` : name;
  const { smtp } = settingsFrom(env);
  const { now } = await database.check();
  const outbox = await createOutbox({
    database,
    clock: () => now,
    ...(smtp ? { smtp } : {}),
    onError: () => {},
  });
  try {
    return await database.asTenant(tenant.id, (db) => work(db, notifier(outbox, { tenant, host, now }), now));
  } finally {
    await outbox.close();
  }
}
