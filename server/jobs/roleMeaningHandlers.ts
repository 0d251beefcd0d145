import { and, inArray, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { stillOpen } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { militaryBranches, militaryServices } from '../db/schema/reference.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import {
  type CivilianMeaning,
  type MilitaryRole,
  meaningsOfRole,
  roleReference,
  roleSearch,
} from '../military/interface.ts';
import { occupationReference, plainTitle } from '../occupations/interface.ts';

type Schemas = components['schemas'];

const mostOccupations = 12;
const mostSkills = 5;
// In percent: “important” on the published scale of 1 to 5.
const important = 50;

async function presentRoles({ tx }: TenantDb, roles: MilitaryRole[]): Promise<Schemas['MilitaryRoleHit'][]> {
  const services = await tx
    .select({ id: militaryServices.id, title: militaryServices.short_title })
    .from(militaryServices);
  const serviceOf = new Map(services.map(({ id, title }) => [id, title]));
  const branchIds = roles.flatMap(({ parents }) => parents.branch_id ?? []);
  const branches = branchIds.length
    ? await tx
        .select({ id: militaryBranches.id, navy: militaryBranches.navy_service_id })
        .from(militaryBranches)
        .where(inArray(militaryBranches.id, branchIds))
    : [];
  const navyOf = new Map(branches.map(({ id, navy }) => [id, navy]));
  return roles.map(({ id, code, title, service_id, country_id, category, kind, active, parents }) => ({
    ...{ id, code, title, service_id, country_id, category, kind, is_former: !active, ...parents },
    service: serviceOf.get(service_id ?? 0) ?? '',
    navy_service_id: navyOf.get(parents.branch_id ?? 0) ?? null,
  }));
}

interface JobsOfOccupation {
  code: string;
  count: number;
  paid: number;
  least: number | null;
  most: number | null;
  currency: string | null;
}

async function jobsOf({ tx }: TenantDb, codes: string[], now: Date): Promise<Map<string, JobsOfOccupation>> {
  if (codes.length === 0) return new Map();
  const j = listedJobs;
  const rows = await tx
    .select({
      code: sql<string>`${j.occupation_code}`,
      count: sql<number>`count(*)::integer`,
      paid: sql<number>`count(${j.salary_yearly})::integer`,
      least: sql<number | null>`min(${j.salary_yearly})`,
      most: sql<number | null>`max(${j.salary_yearly})`,
      currency: sql<string | null>`min(${j.salary_currency}) filter (where ${j.salary_yearly} is not null)`,
    })
    .from(j)
    .where(and(inArray(j.occupation_code, codes), stillOpen(j, now)))
    .groupBy(j.occupation_code);
  return new Map(rows.map((row) => [row.code, row]));
}

function sharedSkills(code: string, meanings: CivilianMeaning[]): string[] {
  const reference = occupationReference();
  const own = reference.skills(code);
  const nearest = meanings.find((meaning) => reference.skills(meaning.code).length > 0);
  if (own.length === 0 || !nearest) return [];
  const held = reference.skills(nearest.code);
  return reference.skillNames
    .map((name, at) => ({ name, shared: Math.min(own[at]!, held[at]!) }))
    .filter(({ shared }) => shared >= important)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, mostSkills)
    .map(({ name }) => name);
}

function presentMeaning(
  meaning: CivilianMeaning,
  meanings: CivilianMeaning[],
  jobs: JobsOfOccupation | undefined,
): Schemas['CivilianMeaning'] {
  const { code, title, carriesOver, evidence } = meaning;
  const occupation = occupationReference().occupation(code)!;
  const { least = null, most = null, currency = null, paid = 0 } = jobs ?? {};
  return {
    ...{ code, title: plainTitle(title), description: occupation.description, job_zone: occupation.jobZone },
    entry: occupation.entry || null,
    carries_over: carriesOver,
    evidence: evidence.map(({ source, text }) => ({ source, text: text && plainTitle(text) })),
    skills: sharedSkills(code, meanings),
    jobs_count: jobs?.count ?? 0,
    pay:
      least !== null && most !== null && currency !== null
        ? { min: least, max: most, currency, jobs_count: paid }
        : null,
  };
}

export const searchMilitaryRoles: Operation<'searchMilitaryRoles'> = ({ query, transaction }) => {
  const hits = roleSearch().find({
    text: query.search,
    limit: query.limit ?? 20,
    country_id: query.country_id,
    service_id: query.service_id,
    withQualifications: query.kind === 'all',
  });
  return transaction(async (db) => ({
    data: await presentRoles(
      db,
      hits.map(({ role }) => role),
    ),
  }));
};

export const getMilitaryRole: Operation<'getMilitaryRole'> = ({ params, now, transaction }) =>
  transaction(async (db) => {
    const role = roleReference().role(params.id);
    if (!role) throw notFound();
    const [presented] = await presentRoles(db, [role]);
    const meanings = role.kind === 'role' ? meaningsOfRole(role.id).slice(0, mostOccupations) : [];
    const jobs = await jobsOf(
      db,
      meanings.map(({ code }) => code),
      now,
    );
    return {
      data: {
        role: presented!,
        codes: role.codes,
        aliases: role.aliases,
        duty: role.duty,
        occupations: meanings.map((meaning) => presentMeaning(meaning, meanings, jobs.get(meaning.code))),
      },
    };
  });
