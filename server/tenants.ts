/** Promises: the host name alone chooses the tenant. Local hosts mean the tenant `uk`, where the seeded tenants exist. */
import { eq } from 'drizzle-orm';
import type { Handlers } from './call.ts';
import type { Database } from './db/database.ts';
import { type Tenant, tenantHosts, tenants } from './db/schema/tenants.ts';
import { Problem } from './problem.ts';

const rememberedFor = 30_000;
const mostRemembered = 1000;

export const tenantNotFound = () =>
  new Problem(404, 'tenant_not_found', 'There is no service at this address.');

/** Without port and closing dot, in lower case; an IPv6 address without its brackets. */
export function hostNameOf(host: string): string {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
  return name.replace(/\.$/, '');
}

export const isLocal = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '::1';

export interface TenantDirectory {
  find: (host: string) => Promise<Tenant | null>;
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
      // A link in a mail is built from it: nothing but a host name may stand there.
      if (!/^[a-z0-9.-]+$|^[a-f0-9:.]+$/.test(name) || name.length > 253) return null;
      const known = remembered.get(name);
      if (known && known.until > performance.now()) return known.tenant;
      const tenant = await read(name);
      // Whoever invents host names must not fill the memory.
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(name, { tenant, until: performance.now() + rememberedFor });
      return tenant;
    },
  };
}

/** `offered` says which providers a tenant's people can really sign in through. */
export const tenantHandlers = (directory: TenantDirectory, offered: (tenant: Tenant) => Tenant['social']) =>
  ({
    async getTenantInfo({ query }) {
      const tenant = await directory.find(query.domain);
      if (!tenant) throw tenantNotFound();
      return { data: { ...tenant, social: offered(tenant) } };
    },
  }) satisfies Handlers<'getTenantInfo'>;
