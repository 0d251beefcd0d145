import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { normalForm } from '../../src/documents/normalForm.ts';
import { hasRunOut, publicQuestions } from '../applications/interface.ts';
import { sizeLabel } from '../companies/interface.ts';
import { isAnyOf } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import {
  cities,
  civilianOccupations,
  countries,
  industries,
  militaryBadgedRoles,
  militaryServices,
  occupations,
  states,
} from '../db/schema/reference.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import type { MatchableJob } from '../match/load.ts';
import { plainTitle } from '../occupations/interface.ts';
import { experienceOf } from '../reference/interface.ts';
import { type OfVisitor, ofVisitor } from './ofVisitor.ts';

type Schemas = components['schemas'];
type Card = Schemas['JobCard'];
type Named = { id: number; title: string };

const unitedStates = 233;

export interface Viewer {
  tenant: Tenant;
  visitor: SignedInUser | null;
  now: Date;
}

export const slugOf = (title: string) =>
  normalForm(title, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

export const roleTitleIn = (tenant: Tenant, { title, uk_title }: { title: string; uk_title: string }) =>
  tenant.default_country_id === unitedStates ? title : uk_title;

/** A closing day that is over counts, whether or not the sweep has run. */
export const statusOn = (job: Pick<Job, 'status' | 'closes_on' | 'country_id'>, now: Date) =>
  job.status === 'published' && hasRunOut(job, now) ? ('expired' as const) : job.status;

export const cardColumns = {
  ...{ id: jobs.id, title: jobs.title, company_id: jobs.company_id, job_role_id: jobs.job_role_id },
  ...{ job_type: jobs.job_type, work_type: jobs.work_type, country_id: jobs.country_id },
  ...{ state_id: jobs.state_id, city_ids: jobs.city_ids, is_remote: jobs.is_remote },
  ...{ remote_country_ids: jobs.remote_country_ids, veteran_features: jobs.veteran_features },
  ...{ closes_on: jobs.closes_on, published_at: jobs.published_at, revised_at: jobs.revised_at },
  ...{ status: jobs.status, salary_min: jobs.salary_min, salary_max: jobs.salary_max },
  ...{ salary_currency: jobs.salary_currency, salary_per: jobs.salary_per },
  ...{ salary_is_public: jobs.salary_is_public, translated_role_ids: jobs.translated_role_ids },
  ...{ skills: jobs.skills, requirements: jobs.requirements, experience_id: jobs.experience_id },
  match_features: jobs.match_features,
  ...{ start_on: jobs.start_on, clearance_required: jobs.clearance_required },
};

type Salary = Pick<Job, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_per' | 'salary_is_public'>;

export const salaryOf = (job: Salary): Schemas['Salary'] | null =>
  job.salary_currency && job.salary_per
    ? {
        min: job.salary_min,
        max: job.salary_max,
        currency: job.salary_currency,
        per: job.salary_per,
        is_public: job.salary_is_public,
      }
    : null;

type NamedJob = CardJob & Pick<Job, 'remote_country_ids'> & Partial<Pick<Job, 'industry_ids'>>;

const distinct = (ids: (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

async function namesFor({ tx, tenantId }: TenantDb, rows: NamedJob[], tenant: Tenant) {
  const byId = async (ids: (number | null)[], find: (ids: number[]) => Promise<Named[]>) => {
    const uniqueIds = distinct(ids);
    const results = uniqueIds.length > 0 ? await find(uniqueIds) : [];
    return new Map(results.map(({ id, title }) => [id, { id, title }]));
  };
  const listed =
    (table: typeof cities | typeof states | typeof countries | typeof industries) => (ids: number[]) =>
      tx.select({ id: table.id, title: table.title }).from(table).where(isAnyOf(table.id, ids));
  const work = civilianOccupations;
  const roles = await byId(
    rows.map(({ job_role_id }) => job_role_id),
    async (ids) =>
      (
        await tx
          .select({ id: work.id, title: work.title, uk_title: work.uk_title })
          .from(work)
          .where(isAnyOf(work.id, ids))
      ).map((role) => ({ id: role.id, title: roleTitleIn(tenant, role) })),
  );
  const { id, name, logo, company_type, size_from, checked_commitment, website } = companies;
  const ofCompanies = distinct(rows.map(({ company_id }) => company_id));
  const employers = ofCompanies.length
    ? await tx
        .select({ id, name, logo, company_type, size_from, checked_commitment, website })
        .from(companies)
        .where(and(eq(companies.tenant_id, tenantId), isAnyOf(id, ofCompanies)))
    : [];
  return {
    roles,
    companies: new Map(employers.map((company) => [company.id, company])),
    cities: await byId(
      rows.flatMap((job) => job.city_ids),
      listed(cities),
    ),
    states: await byId(
      rows.map((job) => job.state_id),
      listed(states),
    ),
    countries: await byId(
      rows.flatMap((job) => [job.country_id, ...job.remote_country_ids]),
      listed(countries),
    ),
    industries: await byId(
      rows.flatMap((job) => job.industry_ids ?? []),
      listed(industries),
    ),
  };
}

const pick = (names: Map<number, Named>, ids: number[]) => ids.flatMap((id) => names.get(id) ?? []);

export type CardCompany = Pick<
  typeof companies.$inferSelect,
  'id' | 'name' | 'logo' | 'company_type' | 'size_from' | 'checked_commitment' | 'website'
>;

export type CardJob = Salary &
  Pick<
    Job,
    | 'id'
    | 'title'
    | 'company_id'
    | 'job_role_id'
    | 'job_type'
    | 'work_type'
    | 'country_id'
    | 'state_id'
    | 'city_ids'
    | 'is_remote'
    | 'veteran_features'
    | 'closes_on'
    | 'published_at'
    | 'revised_at'
    | 'status'
  >;
export type CardRow = CardJob & MatchableJob;

type CardNames = Record<'roles' | 'cities' | 'states' | 'countries', Map<number, Named>> & {
  companies: Map<number, CardCompany>;
};

function companyOf(names: Pick<CardNames, 'companies'>, id: number): Schemas['JobCompany'] {
  const company = names.companies.get(id);
  if (!company) throw new Error('A job without a company');
  return {
    id: company.id,
    name: company.name,
    logo_url: company.logo?.thumb_url ?? null,
    company_type: company.company_type,
    company_size: sizeLabel(company.size_from),
    covenant: company.checked_commitment,
    website: company.website,
  };
}

export function toJobCard(
  job: CardJob,
  names: CardNames,
  { now }: Pick<Viewer, 'now'>,
  { saved, dismissed, mine, fits }: OfVisitor,
): Card {
  const { id, title, job_type, work_type, is_remote, closes_on } = job;
  const salary = salaryOf(job);
  const company = companyOf(names, job.company_id);
  return {
    ...{ id, title, job_type, is_remote, closes_on },
    slug: slugOf(title),
    job_role: names.roles.get(job.job_role_id ?? 0) ?? null,
    company,
    // The stored badge may be older than the loss of the award.
    veteran_features: job.veteran_features.filter(
      (feature) => feature !== 'covenant_gold' || company.covenant === 'gold',
    ),
    type: work_type,
    country: names.countries.get(job.country_id ?? 0) ?? null,
    state: names.states.get(job.state_id ?? 0) ?? null,
    city: pick(names.cities, job.city_ids),
    salary: salary?.is_public ? salary : null,
    published_at: job.published_at?.toISOString() ?? null,
    revised_at: job.revised_at?.toISOString() ?? null,
    status: statusOn(job, now),
    is_saved: saved.has(id),
    is_dismissed: dismissed.has(id),
    my_application: mine.get(id) ?? null,
    match: fits.get(id) ?? null,
    distance_km: null,
  };
}

export async function presentCards(db: TenantDb, rows: CardRow[], viewer: Viewer): Promise<Card[]> {
  const names = await namesFor(db, rows, viewer.tenant);
  const own = await ofVisitor(db, rows, viewer);
  return rows.map((job) => toJobCard(job, names, viewer, own));
}

async function occupationOf({ tx }: TenantDb, code: string | null): Promise<Schemas['Job']['occupation']> {
  if (code === null) return null;
  const [row] = await tx
    .select({ code: occupations.code, title: occupations.title })
    .from(occupations)
    .where(eq(occupations.code, code));
  return row ? { code: row.code, title: plainTitle(row.title) } : null;
}

async function fittingRoles({ tx }: TenantDb, ids: number[]): Promise<Schemas['Job']['fitting_roles']> {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: militaryBadgedRoles.id,
      title: militaryBadgedRoles.title,
      service: militaryServices.short_title,
    })
    .from(militaryBadgedRoles)
    .innerJoin(militaryServices, eq(militaryServices.id, militaryBadgedRoles.service_id))
    .where(inArray(militaryBadgedRoles.id, ids))
    .orderBy(militaryBadgedRoles.id);
}

export async function presentJob(db: TenantDb, job: Job, viewer: Viewer): Promise<Schemas['Job']> {
  const names = await namesFor(db, [job], viewer.tenant);
  const own = await ofVisitor(db, [job], viewer);
  const { description_html, responsibilities, requirements, skills, benefits, openings, start_on } = job;
  const { clearance_required, sponsorship, version } = job;
  return {
    ...toJobCard(job, names, viewer, own),
    ...{ description_html, responsibilities, requirements, skills, benefits, openings, start_on },
    ...{ clearance_required, sponsorship, version },
    questions: publicQuestions(job.questions),
    occupation: await occupationOf(db, job.occupation_code),
    industry: pick(names.industries, job.industry_ids),
    experience: experienceOf(job.experience_id),
    remote_countries: pick(names.countries, job.remote_country_ids),
    translated_roles: job.translated_role_ids,
    fitting_roles: await fittingRoles(db, job.translated_role_ids),
    applications_count: null,
    recruiter: null,
  };
}

/** What a recruiter writes, also a salary that is not public and the expected answers. */
export async function presentContent(
  db: TenantDb,
  job: Job,
  { tenant, now }: Viewer,
): Promise<Schemas['JobContent']> {
  const shown = await presentJob(db, job, { tenant, visitor: null, now });
  const { title, job_role, occupation, job_type, type, industry, country, state, city } = shown;
  const { is_remote, remote_countries, description_html, responsibilities, requirements, skills } = shown;
  const { experience, benefits, clearance_required, sponsorship, veteran_features, fitting_roles } = shown;
  const { translated_roles, openings, start_on, closes_on } = shown;
  return {
    ...{ title, job_role, occupation, job_type, type, industry, country, state, city, is_remote },
    ...{ remote_countries, description_html, responsibilities, requirements, skills, experience, benefits },
    ...{ clearance_required, sponsorship, veteran_features, fitting_roles, translated_roles },
    ...{ questions: job.questions, openings, start_on, closes_on, salary: salaryOf(job) },
  };
}
