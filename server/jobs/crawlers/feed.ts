import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../../db/arrays.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { escapedXml } from '../../formats/xml.ts';
import type { Operation } from '../../http/contract/call.ts';
import { originOf } from '../../mail/origin.ts';
import { presentCards } from '../jobViews.ts';
import { jobUrl, wholeDescription } from '../jsonLd.ts';
import { placeNames } from '../placeNames.ts';
import { inOrder } from '../public.ts';
import { aggregatorFields, type Field } from './aggregatorFields.ts';
import { anHour, newestJobs, xmlHead } from './openJobs.ts';

const newest = 50;

const elements = (fields: Field[]) =>
  fields
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `<${name}>${escapedXml(String(value))}</${name}>`)
    .join('');

export const getJobFeed: Operation<'getJobFeed'> = async ({ host, tenant, now, transaction }) => {
  const items = await transaction(async (db) => {
    const ids = (await newestJobs(db, now, newest)).map(({ id }) => id);
    const cards = await presentCards(db, await inOrder(db, ids), { tenant, visitor: null, now });
    const texts = await db.tx
      .select({
        id: jobs.id,
        description_html: jobs.description_html,
        responsibilities: jobs.responsibilities,
        requirements: jobs.requirements,
      })
      .from(jobs)
      .where(and(eq(jobs.tenant_id, db.tenantId), isAnyOf(jobs.id, ids)));
    const textOf = new Map(texts.map((text) => [text.id, text]));
    const places = await placeNames(db, cards);
    return cards.map((card) => {
      const text = textOf.get(card.id);
      const link = jobUrl(card.id, host);
      return elements([
        ['title', card.title],
        ['link', link],
        ['guid', link],
        ['description', text && wholeDescription(text)],
        ['category', card.job_role?.title],
        ['pubDate', card.published_at && new Date(card.published_at).toUTCString()],
        ...aggregatorFields(card, { link, places, locale: tenant.locale }).map(
          ([name, value]) => [`job:${name}`, value] as const,
        ),
      ]);
    });
  });
  const origin = originOf(host);
  const channel = elements([
    ['title', `Jobs at ${tenant.name}`],
    ['link', `${origin}/jobs`],
    ['description', `The newest jobs at ${tenant.name}`],
    ['language', tenant.locale],
  ]);
  const self = `<atom:link rel="self" type="application/rss+xml" href="${escapedXml(`${origin}/jobs/feed.xml`)}"/>`;
  const namespaces = `xmlns:atom="http://www.w3.org/2005/Atom" xmlns:job="${escapedXml(`${origin}/docs/api#getJobFeed`)}"`;
  const list = items.map((item) => `<item>${item}</item>`).join('\n');
  const file = `${xmlHead}<rss version="2.0" ${namespaces}><channel>${channel}${self}\n${list}</channel></rss>\n`;
  return { file: Buffer.from(file), type: 'application/rss+xml', headers: anHour };
};
