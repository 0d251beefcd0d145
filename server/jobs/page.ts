/**
 * What stands in the HTML of the pages of jobs before any script has run. For search engines and for who shares the link: title,
 * description, canonical address and, while the job can be applied for, its JobPosting; after that `noindex`. For everybody: the
 * jobs themselves, as the calls of the page answer a visitor.
 */
import type { components, operations } from '../../openapi.gen.d.ts';
import type { Database } from '../db/database.ts';
import type { Job } from '../db/schema/jobs.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { Problem } from '../http/answers/problem.ts';
import { originOf } from '../mail/origin.ts';
import { escaped } from './crawlers.ts';
import { postingOf } from './jsonLd.ts';
import { listedFor, readableJob, similarTo } from './public.ts';
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
export const asScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

type Schemas = components['schemas'];

/** What the page's own calls answer to whoever is not signed in. */
export interface Answers {
  list?: Pick<operations['listJobs']['responses'][200]['content']['application/json'], 'data' | 'meta'>;
  job?: Schemas['Job'];
  similar?: Schemas['JobCard'][];
}

/** What a painted page shows beside its tenant. */
export interface Contents {
  head: Head | null;
  answers: Answers;
}

interface Asked {
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

/** @throws what is no answer; null for a job that nobody may read */
async function ifReadable<Told>(tell: () => Promise<Told>): Promise<Told | null> {
  try {
    return await tell();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Null for every other page, and for a job that nobody may read. */
export async function headOfJob(
  database: Database,
  { path, tenant, host, now }: Asked,
): Promise<Head | null> {
  const id = idIn(path);
  if (id === null) return null;
  return database.asTenant(tenant.id, (db) =>
    ifReadable(async () => {
      const job = await readableJob(db, id);
      return headOf(await presentJob(db, job, { tenant, visitor: null, now }), job, host);
    }),
  );
}

/** All that stands on a page of jobs that no filter narrows; null where nothing can. */
export async function contentsOfJobs(
  database: Database,
  { path, tenant, host, now }: Asked,
): Promise<Contents | null> {
  const viewer = { tenant, visitor: null, now };
  if (path === '/jobs')
    return database.asTenant(tenant.id, async (db) => ({
      head: headOfList(tenant, host),
      answers: { list: await listedFor(db, viewer, {}) },
    }));
  const id = idIn(path);
  if (id === null) return null;
  return database.asTenant(tenant.id, (db) =>
    ifReadable(async () => {
      const row = await readableJob(db, id);
      const job = await presentJob(db, row, viewer);
      const similar = job.status === 'published' ? await similarTo(db, viewer, row) : [];
      return { head: headOf(job, row, host), answers: { job, similar } };
    }),
  );
}

const canonicalAt = (path: string, host: string) =>
  `<link rel="canonical" href="${escaped(originOf(host) + path)}" />`;

const headOfList = ({ name }: Tenant, host: string): Head => ({
  title: `Jobs on ${name}`,
  description: `Open jobs for people who leave military service, on ${name}.`,
  more: canonicalAt('/jobs', host),
});

function headOf(shown: Schemas['Job'], job: Job, host: string): Head {
  const posting =
    shown.status === 'published'
      ? `<script type="application/ld+json">${asScript(postingOf(shown, job, host))}</script>`
      : '<meta name="robots" content="noindex" />';
  return {
    title: `${shown.title} at ${shown.company.name}`,
    description: textOf(shown.description_html).slice(0, 160),
    more: `${canonicalAt(`/jobs/${shown.id}`, host)}\n    ${posting}`,
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
