import type { components } from '../../openapi.gen.d.ts';
import type { Database } from '../db/database.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { Problem } from '../http/answers/problem.ts';
import { truncate } from '../http/contract/truncate.ts';
import { asScript, publicHead } from '../web/pageHead.ts';
import type { PageHead } from '../web/template.ts';
import { presentJob } from './jobViews.ts';
import { postingOf } from './jsonLd.ts';
import { readableJob } from './public.ts';
import { htmlToText } from './richText.ts';

type Schemas = components['schemas'];

interface PageAddress {
  path: string;
  tenant: Tenant;
  host: string;
  now: Date;
}

const pathOfJob = /^\/jobs\/([1-9]\d{0,9})(\/apply)?$/;

function idIn(path: string): number | null {
  const [, id] = pathOfJob.exec(path) ?? [];
  return id === undefined || Number(id) > 2_147_483_647 ? null : Number(id);
}

/** Null for a job that nobody may read. @throws everything but a `Problem` */
async function ifReadable<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

export async function headOfJob(
  database: Database,
  { path, tenant, host, now }: PageAddress,
): Promise<PageHead | null> {
  const id = idIn(path);
  if (id === null) return null;
  return database.asTenant(tenant.id, (db) =>
    ifReadable(async () => {
      const job = await readableJob(db, id);
      const shown = await presentJob(db, job, { tenant, visitor: null, now });
      const posting = shown.status === 'published' ? await postingOf(db, shown, job, host) : null;
      return headOf(shown, posting, { host, site: tenant.name });
    }),
  );
}

function headOf(
  shown: Schemas['Job'],
  posting: object | null,
  { host, site }: { host: string; site: string },
): PageHead {
  const more = posting
    ? `<script type="application/ld+json">${asScript(posting)}</script>`
    : '<meta name="robots" content="noindex" />';
  const title = `${shown.title} at ${shown.company.name}`;
  const description = truncate(htmlToText(shown.description_html), 160);
  const links = publicHead({ title, description, path: `/jobs/${shown.id}`, host, site });
  return { title, description, more: `${links}\n    ${more}` };
}
