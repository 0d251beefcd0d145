import { and, asc, eq, isNull } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { courses, serviceProviders } from '../../db/schema/services.ts';
import type { Tenant } from '../../db/schema/tenants.ts';
import { escapedXml } from '../../formats/xml.ts';
import type { Operation } from '../../http/contract/call.ts';
import { originOf } from '../../mail/origin.ts';
import { roleReference } from '../../military/interface.ts';
import { jobUrl } from '../jsonLd.ts';
import { anHour, newestJobs, xmlHead } from './openJobs.ts';
import { publicPaths } from './publicPaths.ts';

// The sitemap protocol's limit for one file.
const mostPages = 50_000;

export const getRobots: Operation<'getRobots'> = async ({ host }) => {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${originOf(host)}/sitemap.xml`, ''];
  return { file: Buffer.from(lines.join('\n')), type: 'text/plain', headers: anHour };
};

export const getSitemap: Operation<'getSitemap'> = async ({ host, tenant, now, transaction }) => {
  const { paths, jobs } = await transaction(async (db) => {
    const paths = [...publicPaths(tenant), ...(await listingPaths(db)), ...rolePaths(tenant)];
    return { paths, jobs: await newestJobs(db, now, mostPages - paths.length) };
  });
  const pages = [
    ...paths.map((path) => ({ address: originOf(host) + path, modified: '' })),
    ...jobs.map(({ id, updated_at }) => ({
      address: jobUrl(id, host),
      modified: `<lastmod>${updated_at.toISOString()}</lastmod>`,
    })),
  ].map(({ address, modified }) => `<url><loc>${escapedXml(address)}</loc>${modified}</url>`);
  const file = `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('\n')}</urlset>\n`;
  return { file: Buffer.from(file), type: 'application/xml', headers: anHour };
};

async function listingPaths({ tx, tenantId }: TenantDb): Promise<string[]> {
  const idsIn = (table: typeof courses | typeof serviceProviders) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenant_id, tenantId), isNull(table.withdrawn_at)))
      .orderBy(asc(table.id))
      .limit(mostPages / 10);
  return [
    ...(await idsIn(courses)).map(({ id }) => `/courses/${id}`),
    ...(await idsIn(serviceProviders)).map(({ id }) => `/service-providers/${id}`),
  ];
}

const rolePaths = ({ default_country_id }: Tenant): string[] =>
  roleReference()
    .roles.filter(
      ({ country_id, kind, active }) => country_id === default_country_id && kind === 'role' && active,
    )
    .map(({ id }) => `/military-roles/${id}`);
