import { desc, sql } from 'drizzle-orm';
import { stillOpen } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { escapedXml } from '../formats/xml.ts';
import type { Operation } from '../http/contract/call.ts';
import { originOf } from '../mail/origin.ts';
import { presentCards } from './jobViews.ts';
import { jobUrl } from './jsonLd.ts';
import { inOrder } from './public.ts';

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const anHour = { 'cache-control': 'public, max-age=3600' };
// The sitemap protocol's limit for one file.
const mostPages = 50_000;
const newest = 50;

const openJobs = ({ tx }: TenantDb, now: Date, most: number) =>
  tx
    .select({ id: listedJobs.id, updated_at: listedJobs.updated_at })
    .from(listedJobs)
    .where(stillOpen(listedJobs, now))
    .orderBy(sql`${listedJobs.published_at} desc nulls last`, desc(listedJobs.id))
    .limit(most);

export const getRobots: Operation<'getRobots'> = async ({ host }) => {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${originOf(host)}/sitemap.xml`, ''];
  return { file: Buffer.from(lines.join('\n')), type: 'text/plain', headers: anHour };
};

export const getSitemap: Operation<'getSitemap'> = async ({ host, now, transaction }) => {
  const rows = await transaction((db) => openJobs(db, now, mostPages - 1));
  const pages = [
    `<url><loc>${escapedXml(`${originOf(host)}/jobs`)}</loc></url>`,
    ...rows.map(
      ({ id, updated_at }) =>
        `<url><loc>${escapedXml(jobUrl(id, host))}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
    ),
  ];
  const file = `${xml}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('\n')}</urlset>\n`;
  return { file: Buffer.from(file), type: 'application/xml', headers: anHour };
};

export const getJobFeed: Operation<'getJobFeed'> = async ({ host, tenant, now, transaction }) => {
  const cards = await transaction(async (db) => {
    const rows = await openJobs(db, now, newest);
    return presentCards(
      db,
      await inOrder(
        db,
        rows.map(({ id }) => id),
      ),
      { tenant, visitor: null, now },
    );
  });
  const items = cards.map(({ id, title, company, city, country, published_at }) => {
    const place = [...city.map((town) => town.title), country?.title].filter(Boolean).join(', ');
    const date = published_at ? `<pubDate>${new Date(published_at).toUTCString()}</pubDate>` : '';
    const link = escapedXml(jobUrl(id, host));
    return `<item><title>${escapedXml(title)}</title><link>${link}</link><guid>${link}</guid><description>${escapedXml(`${company.name}, ${place}`)}</description>${date}</item>`;
  });
  const channel = `<title>${escapedXml(`Jobs at ${tenant.name}`)}</title><link>${escapedXml(`${originOf(host)}/jobs`)}</link><description>${escapedXml(`The newest jobs at ${tenant.name}`)}</description>`;
  const file = `${xml}<rss version="2.0"><channel>${channel}\n${items.join('\n')}</channel></rss>\n`;
  return { file: Buffer.from(file), type: 'application/rss+xml', headers: anHour };
};
