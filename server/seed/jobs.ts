import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { companies } from '../db/schema/companies.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import {
  cities,
  civilianOccupations,
  crosswalk,
  militaryBadgedRoles,
  militaryServices,
  states,
} from '../db/schema/reference.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { dayOf } from '../formats/days.ts';
import { type JobInput, toJobColumns } from '../jobs/fields.ts';
import { findableAs } from '../jobs/findableBy.ts';
import { learnWords, vectorsOf } from '../jobs/searchText.ts';
import { civilianOccupationRows as listedOccupations } from '../reference/militaryWork.ts';
import type { DemoCountry } from './demoCountry.ts';
import { employers } from './employers.ts';
import { placesIn, type RoleInCountry, rolesIn } from './jobRoles.ts';
import { spelledIn } from './spelling.ts';

const day = 24 * 3_600_000;
const statuses: Record<number, Job['status']> = {
  5: 'draft',
  11: 'closed',
  8: 'paused',
  20: 'expired',
  32: 'paused',
};
// In days.
const longOver = 34;
const experience = [2, 3, 4] as const;
const workTypes = [['on_site'], ['hybrid'], ['on_site', 'hybrid']] as const;

export async function seedJobs(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const [existing] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.tenant_id, tenant.id))
    .limit(1);
  if (existing) return;
  const country: DemoCountry = tenant.default_country_id === 233 ? 233 : 232;
  const places = await townsIn(tx, country);
  const offering = await employersOf(tx, tenant);
  const fitting = await rolesFor(tx, country);
  const rows = rolesIn(country).flatMap((role, at) =>
    role.titles.map((title, variant) => {
      const number = at * 3 + variant;
      const place = places[(number * 5 + variant) % places.length]!;
      const employer = offering.get(role.domain)!;
      const fits = fitting.get(role.occupation) ?? [];
      return jobOf({ role, title, variant, number, country, place, employer, fits, now });
    }),
  );
  const names = await namesOf(tx, rows);
  const findable = rows.map(({ job, ...named }) => findableAs({ ...unset, ...job }, names(job, named)));
  await tx
    .insert(jobs)
    .values(rows.map(({ job }, at) => ({ ...job, tenant_id: tenant.id, ...vectorsOf(findable[at]!) })));
  const shown = findable.filter((_, at) => rows[at]!.job.status !== 'draft');
  await learnWords(
    { tenantId: tenant.id, tx },
    {
      title: shown.map(({ title }) => title).join(' '),
      company: shown.map(({ company }) => company).join(' '),
      names: shown.flatMap(({ names }) => names),
    },
  );
}

const unset = {
  ...{ description_html: '', responsibilities: [], requirements: [], benefits: [] },
  ...{ skills: [], translated_role_ids: [], is_remote: false, country_id: null },
};

type SeededJob = ReturnType<typeof jobOf>;

async function namesOf(tx: Tx, rows: SeededJob[]) {
  const roles = new Map((await tx.select().from(civilianOccupations)).map((role) => [role.id, role]));
  const { id, title, lat, lng } = cities;
  const ids = rows.flatMap(({ job }) => job.city_ids ?? []);
  const listed = await tx.select({ id, title, lat, lng }).from(cities).where(inArray(id, ids));
  const towns = new Map(listed.map((city) => [city.id, city]));
  return ({ job_role_id, city_ids = [] }: SeededJob['job'], { company, state }: Omit<SeededJob, 'job'>) => ({
    ...{ company, state },
    role: roles.get(job_role_id ?? 0),
    towns: city_ids.flatMap((city) => towns.get(city) ?? []),
  });
}

interface Place {
  city: number;
  town: string;
  state_id: number;
  state: string;
}

async function townsIn(tx: Tx, country: DemoCountry): Promise<Place[]> {
  const places = placesIn(country);
  const rows = await tx
    .select({ city: cities.id, town: cities.title, state_id: cities.state_id, state: states.title })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.state_id))
    .where(
      and(
        eq(cities.country_id, country),
        inArray(
          cities.title,
          places.map(({ town }) => town),
        ),
      ),
    )
    .orderBy(asc(cities.id));
  const result = places.flatMap(
    ({ town, state }) => rows.find((row) => row.town === town && row.state === state) ?? [],
  );
  if (result.length === 0) throw new Error('None of the seeded places is in the reference list');
  return result;
}

interface Employer {
  company_id: number;
  owner_id: number;
  name: string;
  about: string;
}

async function employersOf(tx: Tx, tenant: Tenant): Promise<Map<string, Employer>> {
  const rows = await tx
    .select({
      domain: companies.email_domain,
      company_id: companies.id,
      name: companies.name,
      about: companies.description,
      owner_id: sql<number>`min(${users.id})`,
    })
    .from(companies)
    .innerJoin(users, and(eq(users.tenant_id, companies.tenant_id), eq(users.company_id, companies.id)))
    .where(
      and(eq(companies.tenant_id, tenant.id), eq(companies.status, 'active'), eq(users.status, 'active')),
    )
    .groupBy(companies.tenant_id, companies.id);
  return new Map(rows.map(({ domain, ...employer }) => [domain ?? '', employer]));
}

async function rolesFor(tx: Tx, country: DemoCountry): Promise<Map<number, number[]>> {
  const rows = await tx
    .select({ occupation: crosswalk.occupation_id, role: crosswalk.badged_role_id })
    .from(crosswalk)
    .innerJoin(militaryBadgedRoles, eq(militaryBadgedRoles.id, crosswalk.badged_role_id))
    .innerJoin(militaryServices, eq(militaryServices.id, militaryBadgedRoles.service_id))
    .where(and(eq(militaryServices.country_id, country), ne(crosswalk.match_type, 'some_duties')))
    .orderBy(
      sql`array_position(array['same_duties', 'most_duties', 'some_duties'], ${crosswalk.match_type})`,
      asc(crosswalk.badged_role_id),
    );
  const byOccupation = new Map<number, number[]>();
  for (const { occupation, role } of rows) {
    const roles = byOccupation.get(occupation) ?? [];
    if (roles.length < 6) byOccupation.set(occupation, [...roles, role]);
  }
  return byOccupation;
}

interface Making {
  role: RoleInCountry;
  title: string;
  variant: number;
  number: number;
  country: DemoCountry;
  place: Place;
  employer: Employer;
  fits: number[];
  now: Date;
}

function codeOf(occupation: number, country: DemoCountry): string | null {
  const listed = listedOccupations().find(({ id }) => id === occupation);
  return listed?.[country === 233 ? 'soc_code' : 'uk_soc_code'] ?? null;
}

const listed = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

function inputFor({
  role,
  title,
  variant,
  number,
  country,
  place,
  employer,
  fits,
  now,
}: Making): JobInput & { title: string } {
  const isUs = country === 233;
  const least = Math.round(role.pay * (1 + variant / 10)) * 100_000;
  return {
    title,
    job_role_id: role.occupation,
    job_type:
      number % 7 === 3 ? ['part_time'] : number % 11 === 4 ? ['full_time', 'contract'] : ['full_time'],
    type: number % 10 === 7 ? ['remote'] : [...workTypes[number % 3]!],
    experience_id: /Apprentice|Support Technician/.test(title) ? 1 : experience[variant]!,
    country_id: country,
    state_id: place.state_id,
    city: [place.city],
    is_remote: number % 10 === 7,
    salary: {
      min: least,
      max: Math.round(least * 1.18),
      currency: isUs ? 'USD' : 'GBP',
      per: 'year',
      is_public: number % 9 !== 8,
    },
    description_html: `<p>${employer.about}</p><p>We look for somebody in ${place.town} to join us as <strong>${title}</strong>. Time in the armed forces counts here as what it is: experience of work, people and responsibility.</p><p>In this job you will:</p>${listed(role.does)}<p>You start alongside an experienced colleague, and we agree on a plan for your first ninety days.</p>`,
    responsibilities: role.does,
    requirements: role.needs,
    skills: role.skills.map((name, at) => ({ name, is_required: at < 2 })),
    benefits: [
      'Leave for reserve service',
      spelledIn(country, `${25 + (number % 4)} days of holiday`),
      'Paid training',
    ],
    clearance_required: role.needs.some((line) => line.includes('clearance')),
    veteran_features: [
      ...(number % 2 === 0 ? (['guaranteed_interview'] as const) : []),
      ...(number % 3 === 0 ? (['mentor'] as const) : []),
      ...(number % 5 === 0 ? (['military_spouse_friendly'] as const) : []),
      'skills_translated',
    ],
    translated_roles: fits,
    questions:
      number % 4 === 0
        ? [
            {
              title: 'Can you work nights and weekends?',
              type: 'yes_no',
              is_required: true,
              expected_answers: ['Yes'],
            },
          ]
        : [],
    openings: 1 + (number % 3),
    closes_on: dayOf(now, 14 + ((number * 7) % 60)),
  };
}

function jobOf(making: Making) {
  const { number, country, place, employer, role, now } = making;
  const input = inputFor(making);
  const status = statuses[number] ?? statuses[number % 36] ?? 'published';
  // Expired jobs expired long ago, so that their undecided applications have expired, too.
  const age = status === 'expired' ? longOver + 40 : (number * 11) % 45;
  const published_at = new Date(now.getTime() - age * day - number * 3_600_000);
  const isOver = status === 'closed' || status === 'expired';
  const job = {
    ...toJobColumns(input),
    title: input.title,
    occupation_code: codeOf(role.occupation, country),
    industry_ids: employers().flatMap(({ domain, industry_id }) =>
      domain === role.domain ? [industry_id] : [],
    ),
    company_id: employer.company_id,
    owner_id: employer.owner_id,
    status,
    published_at: status === 'draft' ? null : published_at,
    closes_on: status === 'expired' ? dayOf(now, -longOver - 1) : (input.closes_on ?? null),
    ended_at: isOver ? new Date(now.getTime() - (status === 'expired' ? longOver : 2) * day) : null,
    close_reason: status === 'closed' ? ('filled' as const) : null,
    created_at: new Date(published_at.getTime() - day),
    updated_at: published_at,
  };
  return { job, company: employer.name, state: place.state };
}
