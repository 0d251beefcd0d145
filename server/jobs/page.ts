/**
 * What stands in the HTML of a job's page before any script has run, for search engines and for who shares the link: title,
 * description, canonical address and, while the job can be applied for, its JobPosting; after that `noindex`.
 */
import type { Database } from '../db/database.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { Problem } from '../problem.ts';
import { escaped } from './crawlers.ts';
import { jobUrl, postingOf } from './jsonLd.ts';
import { readableJob } from './public.ts';
import { textOf } from './richText.ts';
import { presentJob } from './views.ts';

export interface Head {
  /** In place of the page's own. */
  title: string;
  description: string;
  /** Elements that are added. */
  more: string;
}

/** Nothing in it may end the element that it stands in. */
const asScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const path = /^\/jobs\/([1-9]\d{0,9})(\/apply)?$/;

/** Null for every other page, and for a job that nobody may read. */
export async function headOfJob(
  database: Database,
  { url, tenant, host, now }: { url: string; tenant: Tenant; host: string; now: Date },
): Promise<Head | null> {
  const [, id] = path.exec(url) ?? [];
  if (id === undefined || Number(id) > 2_147_483_647) return null;
  const found = await database.asTenant(tenant.id, async (db) => {
    try {
      const job = await readableJob(db, Number(id));
      return { job, shown: await presentJob(db, job, { tenant, visitor: null, now }) };
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  });
  if (!found) return null;
  const { job, shown } = found;
  const canonical = `<link rel="canonical" href="${escaped(jobUrl(shown.id, host))}" />`;
  const posting =
    shown.status === 'published'
      ? `<script type="application/ld+json">${asScript(postingOf(shown, job, host))}</script>`
      : '<meta name="robots" content="noindex" />';
  return {
    title: `${shown.title} at ${shown.company.name}`,
    description: textOf(shown.description_html).slice(0, 160),
    more: `${canonical}\n    ${posting}`,
  };
}

export const withHead = (html: string, { title, description, more }: Head) =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${escaped(description)}" />`,
    )
    .replace('</head>', () => `  ${more}\n  </head>`);
