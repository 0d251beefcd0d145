import { sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { stillOpen } from '../applications/interface.ts';
import { numbers } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { jsonList } from '../db/jsonList.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import type { Call } from '../http/contract/call.ts';

type Explore = components['schemas']['VeteranExplore'];

const employersShown = 6;
const categoriesShown = 24;

/** The pages of the seeded tenants’ own site; other tenants have theirs elsewhere. */
const guides: Explore['guides'] = [
  {
    title: 'Healthcare',
    text: 'Where to register once service care ends, and who to talk to.',
    link: '/site/healthcare',
  },
  {
    title: 'Education',
    text: 'Money for training and study, and the dates by which to claim it.',
    link: '/site/education',
  },
  { title: 'Housing', text: 'A home of your own: deposits, councils and loans.', link: '/site/housing' },
  { title: 'Finance', text: 'Pension, pay and benefits around your last day.', link: '/site/finance' },
  {
    title: 'Discounts',
    text: 'The cards that prove your service, and what they bring.',
    link: '/site/discounts',
  },
];

interface ExploreQuery {
  tenant: Pick<Call<'getVeteranDashboard'>['tenant'], 'default_country_id' | 'is_demo'>;
  now: Date;
}

export async function loadExplore(
  { tx, tenantId }: TenantDb,
  { tenant, now }: ExploreQuery,
): Promise<Explore> {
  const j = listedJobs;
  const country = tenant.default_country_id;
  const { rows } = await tx.execute<{ found: Pick<Explore, 'featured' | 'categories'> }>(sql`
    with open_jobs as (
      select ${j.id}, ${j.company_id}, ${j.industry_ids} from ${j}
      where ${stillOpen(j, now)}
        and (${j.country_id} = ${country} or ${j.remote_country_ids} @> ${numbers([country])})),
    hiring as (select company_id, count(*)::integer as open_jobs from open_jobs group by company_id),
    fields as (
      select field as id, count(*)::integer as count from open_jobs, unnest(industry_ids) as field group by field)
    select jsonb_build_object(
      'featured', ${jsonList(sql`
        select c.id, c.name, c.logo->>'thumb_url' as logo_url, c.city, i.title as industry,
          c.checked_commitment as covenant, h.open_jobs
        from hiring h
        join companies c on c.tenant_id = ${tenantId} and c.id = h.company_id
        join industries i on i.id = c.industry_id
        order by c.checked_commitment = 'none', h.open_jobs desc, c.name, c.id
        limit ${employersShown}`)},
      'categories', ${jsonList(sql`
        select i.id, i.title, f.count from fields f join industries i on i.id = f.id
        order by f.count desc, i.title limit ${categoriesShown}`)}) as found`);
  return { ...rows[0]!.found, guides: tenant.is_demo ? guides : [] };
}
