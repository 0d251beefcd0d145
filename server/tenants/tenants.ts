// The host name alone selects the tenant. Local hosts select `uk` if the demo tenants exist.
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type Tenant, tenantHosts, tenants } from '../db/schema/tenants.ts';
import { tenantNotFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { hostNameOf, isLocal } from '../http/hostName.ts';

const rememberedFor = 30_000;
const mostRemembered = 1000;

export interface TenantDirectory {
  find: (host: string) => Promise<Tenant | null>;
  /** Reloads the tenant on the next request; other processes follow within half a minute. */
  forget: (tenantId: number) => void;
}

export function createTenantDirectory(database: Database): TenantDirectory {
  const remembered = new Map<string, { tenant: Tenant | null; until: number }>();

  const read = (host: string) =>
    database.asPlatform(async (tx) => {
      const [own] = await tx
        .select({ tenant: tenants })
        .from(tenantHosts)
        .innerJoin(tenants, eq(tenants.id, tenantHosts.tenant_id))
        .where(eq(tenantHosts.host, host));
      if (own || !isLocal(host)) return own?.tenant ?? null;
      const [local] = await tx.select().from(tenants).where(eq(tenants.slug, 'uk'));
      return local?.is_demo ? local : null;
    });

  return {
    async find(host) {
      const name = hostNameOf(host);
      // Host names go into links in mails, so anything else is rejected.
      if (!/^[a-z0-9.-]+$|^[a-f0-9:.]+$/.test(name) || name.length > 253) return null;
      const cached = remembered.get(name);
      if (cached && cached.until > performance.now()) return cached.tenant;
      const tenant = await read(name);
      // Bounds memory against made-up host names.
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(name, { tenant, until: performance.now() + rememberedFor });
      return tenant;
    },
    forget(tenantId) {
      for (const [host, { tenant }] of remembered) if (tenant?.id === tenantId) remembered.delete(host);
    },
  };
}

export const getTenantInfo: Operation<
  'getTenantInfo',
  { directory: TenantDirectory; providers: { offeredTo: (tenant: Tenant) => Tenant['social'] } }
> = async ({ query }, { directory, providers }) => {
  const tenant = await directory.find(query.domain);
  if (!tenant) throw tenantNotFound();
  const { approve_veterans: _, ...shown } = tenant;
  return { data: { ...shown, social: providers.offeredTo(tenant) } };
};
