import { and, eq, inArray } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import type { Job } from '../db/schema/jobs.ts';
import { cities, civilianOccupations, countries, states } from '../db/schema/reference.ts';
import { jobFeatures, keysOfJob } from '../scoring/interface.ts';
import { marksOf, workMarks } from './marks.ts';
import { placeMarks } from './near.ts';
import { htmlToText } from './richText.ts';
import type { FindableBy } from './searchText.ts';

async function placesOf({ tx }: TenantDb, job: Job) {
  const towns = job.city_ids.length
    ? await tx
        .select({ title: cities.title, lat: cities.lat, lng: cities.lng })
        .from(cities)
        .where(inArray(cities.id, job.city_ids))
    : [];
  const [state] = await tx
    .select({ title: states.title })
    .from(states)
    .where(eq(states.id, job.state_id ?? 0));
  const [country] = await tx
    .select({ title: countries.title })
    .from(countries)
    .where(eq(countries.id, job.country_id ?? 0));
  return { towns, state: state?.title, country: country?.title };
}

/** What a job names by id. */
interface JobNames {
  company: string;
  role: Pick<typeof civilianOccupations.$inferSelect, 'title' | 'uk_title' | 'soc_code'> | undefined;
  towns: { title: string; lat: number; lng: number }[];
  state: string | undefined;
}

type FindableJob = Parameters<typeof marksOf>[0] &
  Pick<
    Job,
    | 'title'
    | 'skills'
    | 'is_remote'
    | 'description_html'
    | 'responsibilities'
    | 'requirements'
    | 'benefits'
    | 'translated_role_ids'
    | 'country_id'
  >;

/** The words and marks by which searches, filters and matches find a job. */
export function findableAs(job: FindableJob, { company, role, towns, state }: JobNames): FindableBy {
  const features = jobFeatures({ ...job, code: role?.soc_code ?? null });
  return {
    ...{ title: job.title, company },
    names: [
      ...(role ? [role.title, role.uk_title] : []),
      ...job.skills.map(({ name }) => name),
      ...towns.map(({ title }) => title),
      ...(state ? [state] : []),
      ...(job.is_remote ? ['Remote'] : []),
    ],
    body: [
      htmlToText(job.description_html),
      ...job.responsibilities,
      ...job.requirements,
      ...job.benefits,
    ].join('\n'),
    marks: [...marksOf(job), ...placeMarks(towns), ...workMarks(features)],
    keys: keysOfJob({ work: features.work, translated_roles: job.translated_role_ids }),
    features,
  };
}

export async function findableBy(db: TenantDb, job: Job): Promise<FindableBy> {
  const { tx, tenantId } = db;
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.tenant_id, tenantId), eq(companies.id, job.company_id)));
  const [role] = await tx
    .select()
    .from(civilianOccupations)
    .where(eq(civilianOccupations.id, job.job_role_id ?? 0));
  const { towns, state } = await placesOf(db, job);
  return findableAs(job, { company: company?.name ?? '', role, towns, state });
}

export async function describePlaces(db: TenantDb, job: Job): Promise<string> {
  const { towns, state, country } = await placesOf(db, job);
  const titles = towns.map(({ title }) => title);
  return [...titles, state, country, job.is_remote && 'remote'].filter(Boolean).join(', ') || 'None';
}

export function salaryLine(job: Job): string {
  if (!job.salary_currency) return 'None';
  const amount = (minor: number | null) => (minor === null ? '…' : (minor / 100).toFixed(2));
  const range = `${amount(job.salary_min)} to ${amount(job.salary_max)} ${job.salary_currency} a ${job.salary_per}`;
  return job.salary_is_public ? range : `${range}, not shown`;
}
