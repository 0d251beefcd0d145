import type { components } from '../../openapi.gen.d.ts';
import type { Database } from '../db/database.ts';
import type { Job } from '../db/schema/jobs.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { Problem } from '../http/answers/problem.ts';
import { truncate } from '../http/contract/truncate.ts';
import { asScript, canonicalAt } from '../web/pageHead.ts';
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
      return headOf(await presentJob(db, job, { tenant, visitor: null, now }), job, host);
    }),
  );
}

function headOf(shown: Schemas['Job'], job: Job, host: string): PageHead {
  const posting =
    shown.status === 'published'
      ? `<script type="application/ld+json">${asScript(postingOf(shown, job, host))}</script>`
      : '<meta name="robots" content="noindex" />';
  return {
    title: `${shown.title} at ${shown.company.name}`,
    description: truncate(htmlToText(shown.description_html), 160),
    more: `${canonicalAt(`/jobs/${shown.id}`, host)}\n    ${posting}`,
  };
}
