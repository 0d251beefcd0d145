/** Stores the veterans and jobs of `npm run bench -- match DIR` in an empty database. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { emptySections } from '../../server/cv/sections/draft.ts';
import type { TenantDb } from '../../server/db/database.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { jobs } from '../../server/db/schema/jobs.ts';
import { cities, militaryBadgedRoles, states } from '../../server/db/schema/reference.ts';
import { resumes } from '../../server/db/schema/resumes.ts';
import type { Tenant } from '../../server/db/schema/tenants.ts';
import { dayOf } from '../../server/formats/days.ts';
import { toJobColumns } from '../../server/jobs/fields.ts';
import { findableBy } from '../../server/jobs/findableBy.ts';
import { vectorsOf } from '../../server/jobs/searchText.ts';
import { defaultSectionOrder } from '../../server/resumes/designs.ts';
import { seedCompanies } from '../../server/seed/companies.ts';

interface Post {
  role: number | null;
  title: string;
  civ?: string;
  from: string;
  to: string;
  led?: number;
  value?: number;
  lines: string[];
}

export interface GradedProfile {
  id: string;
  country: 'UK' | 'US';
  city: string;
  radius: number;
  moves: boolean;
  clearance?: string;
  headline?: string;
  posts: Post[];
  civ?: { title: string; from: string; to: string; lines: string[] }[];
  skills: string[];
  training: string[];
  set?: string;
}

interface JobData {
  id: string;
  country: 'UK' | 'US';
  title: string;
  occupation: number;
  city: string;
  experience: number;
  skills: string[];
  requirements: string[];
  responsibilities: string[];
  clearance: boolean;
}

export interface MatchSet {
  profiles: GradedProfile[];
  jobs: JobData[];
  queries: [country: 'UK' | 'US', query: string, families: string[]][];
  labels: { profile: string; job: string; grade: number }[];
}

export function readMatchSet(folder: string): MatchSet {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return { profiles: read('profiles'), jobs: read('jobs'), queries: read('queries'), labels: read('labels') };
}

type Place = { id: number; title: string; state_id: number; state: string };

async function placesIn(
  { tx }: TenantDb,
  countryId: number,
  names: string[],
): Promise<(name: string) => Place> {
  const towns = [...new Set(names.map((name) => name.split(', ')[0]!))];
  const rows = await tx
    .select({ id: cities.id, title: cities.title, state_id: cities.state_id, state: states.title })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.state_id))
    .where(and(eq(cities.country_id, countryId), inArray(cities.title, towns)))
    .orderBy(cities.id);
  return (name) => {
    const [town, state] = name.split(', ');
    const place = rows.find((row) => row.title === town && (!state || row.state === state));
    if (!place) throw new Error(`There is no town called ${name}.`);
    return place;
  };
}

const day = 86_400_000;

export interface StoredSet {
  /** The ids of the set by the ids in the database. */
  jobIds: Map<number, string>;
  people: { profile: GradedProfile; user: typeof users.$inferSelect }[];
}

interface Storing {
  db: TenantDb;
  tenant: Tenant;
  companyId: number;
  placeOf: (name: string) => Place;
  now: Date;
}

const accountOf = ({ tenant, now }: Storing) => ({
  ...{ tenant_id: tenant.id, status: 'active' as const, country_id: tenant.default_country_id },
  ...{ privacy_version: tenant.privacy_version, created_at: now, updated_at: now, password_hash: 'none' },
  email_verified_at: now,
});

async function storeOwner(storing: Storing): Promise<number> {
  const [owner] = await storing.db.tx
    .insert(users)
    .values({
      ...accountOf(storing),
      role: 'recruiter',
      email: 'owner@northgate.test',
      first_name: 'Owner',
      last_name: 'Recruiter',
      company_id: storing.companyId,
    })
    .returning();
  return owner!.id;
}

function columnsOf(job: JobData, { tenant, placeOf, now }: Storing) {
  const country_id = tenant.default_country_id;
  const place = job.city === 'remote' ? null : placeOf(job.city);
  const lines = [...job.responsibilities, ...job.requirements].map((line) => `<li>${line}</li>`);
  return toJobColumns({
    ...{ title: job.title, job_role_id: job.occupation, experience_id: job.experience, country_id },
    ...{ job_type: ['full_time'], type: [place ? 'on_site' : 'remote'], state_id: place?.state_id ?? null },
    ...{ city: place ? [place.id] : [], is_remote: !place, remote_countries: place ? [] : [country_id] },
    description_html: `<ul>${lines.join('')}</ul>`,
    ...{ responsibilities: job.responsibilities, requirements: job.requirements },
    skills: job.skills.map((name) => ({ name, is_required: true })),
    ...{ clearance_required: job.clearance, closes_on: dayOf(now, 40) },
  });
}

async function storeJobs(storing: Storing, jobData: JobData[]): Promise<StoredSet['jobIds']> {
  const { db, tenant, companyId, now } = storing;
  const ownerId = await storeOwner(storing);
  const jobIds: StoredSet['jobIds'] = new Map();
  for (const [at, job] of jobData.entries()) {
    const [row] = await db.tx
      .insert(jobs)
      .values({
        ...{ tenant_id: tenant.id, company_id: companyId, owner_id: ownerId, status: 'published' },
        published_at: new Date(now.getTime() - (at % 20) * day),
        ...columnsOf(job, storing),
        title: job.title,
      })
      .returning();
    await db.tx
      .update(jobs)
      .set(vectorsOf(await findableBy(db, row!)))
      .where(eq(jobs.id, row!.id));
    jobIds.set(row!.id, job.id);
  }
  return jobIds;
}

async function storePeople(storing: Storing, profiles: GradedProfile[]): Promise<StoredSet['people']> {
  const { db, tenant, placeOf, now } = storing;
  const roles = await db.tx
    .select({ id: militaryBadgedRoles.id, service_id: militaryBadgedRoles.service_id })
    .from(militaryBadgedRoles);
  const services = new Map(roles.map(({ id, service_id }) => [id, service_id]));
  const people: StoredSet['people'] = [];
  for (const profile of profiles) {
    const { id: city_id, state_id } = placeOf(profile.city);
    const [user] = await db.tx
      .insert(users)
      .values({
        ...{ ...accountOf(storing), role: 'veteran', email: `${profile.id}@example.test` },
        ...{ first_name: 'Quill', last_name: 'Zander', state_id, city_id },
        ...{ headline: profile.headline || null, availability: 'within_1_month' },
        ...{ willing_to_relocate: profile.moves, work_radius_km: profile.radius },
      })
      .returning();
    const isBritish = profile.country === 'UK';
    await db.tx.insert(resumes).values({
      ...{ tenant_id: tenant.id, user_id: user!.id, kind: isBritish ? 'cv' : 'resume', source: 'builder' },
      ...{ is_primary: true, title: 'My CV', sections: sectionsOf(profile, services), reviewed_at: now },
      ...{ page_size: isBritish ? 'a4' : 'letter', section_order: defaultSectionOrder },
    });
    people.push({ profile, user: user! });
  }
  return people;
}

export async function storeMatchSet(
  db: TenantDb,
  tenant: Tenant,
  set: MatchSet,
  now: Date,
): Promise<StoredSet> {
  const country = tenant.slug === 'us' ? 'US' : 'UK';
  const profiles = set.profiles.filter((profile) => profile.country === country);
  const jobsHere = set.jobs.filter((job) => job.country === country);
  const named = [...profiles, ...jobsHere].map(({ city }) => city).filter((city) => city !== 'remote');
  const placeOf = await placesIn(db, tenant.default_country_id, named);
  const companyId = (await seedCompanies(db.tx, tenant)).get('northgate.test')!;
  const storing = { db, tenant, companyId, placeOf, now };
  return { jobIds: await storeJobs(storing, jobsHere), people: await storePeople(storing, profiles) };
}

function sectionsOf(profile: GradedProfile, services: Map<number, number>) {
  const id = randomUUID;
  return {
    ...emptySections(),
    military_exp: profile.posts.map((post) => ({
      ...{
        id: id(),
        military_service_id: services.get(post.role ?? 0) ?? null,
        military_badged_role_id: post.role,
      },
      ...{
        role_title: post.title,
        civilian_title: post.civ ?? '',
        start_month: post.from,
        end_month: post.to,
      },
      ...{ is_current: false, people_led: post.led ?? null, highlights: post.lines },
      ...(post.value ? { value_managed: post.value } : {}),
    })),
    civilian_exp: (profile.civ ?? []).map((post) => ({
      ...{
        id: id(),
        job_title: post.title,
        start_month: post.from,
        end_month: post.to,
        highlights: post.lines,
      },
    })),
    skills: profile.skills.map((name) => ({ id: id(), name, source: 'self' as const })),
    training: profile.training.map((title) => ({ id: id(), title })),
    security_clearance: profile.clearance
      ? [
          {
            id: id(),
            level: profile.clearance,
            status: 'active' as const,
            audience: 'approved_employers' as const,
          },
        ]
      : [],
  };
}
