import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { personName } from '../../src/documents/personName.ts';
import { isAnyOf } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { jsonList } from '../db/jsonList.ts';
import type { FrozenMatch } from '../db/schema/applications.ts';
import { type Job, listedJobs } from '../db/schema/jobs.ts';
import { cities, civilianOccupations, states } from '../db/schema/reference.ts';
import { dayOf } from '../formats/days.ts';
import { countMonths } from '../formats/months.ts';
import { experienceOf } from '../reference/interface.ts';
import { bandStart, type FactsRow, factsOfUser, yearsIn } from '../resumes/interface.ts';
import {
  aboutCandidate,
  jobFeatures,
  type MatchCandidate,
  type MatchJob,
  matchOf,
  type RankedMatch,
  shownMatch,
} from '../scoring/interface.ts';

const j = listedJobs;
const work = civilianOccupations;

export type MatchableJob = Pick<
  Job,
  | 'id'
  | 'title'
  | 'job_role_id'
  | 'translated_role_ids'
  | 'skills'
  | 'requirements'
  | 'match_features'
  | 'experience_id'
  | 'country_id'
  | 'state_id'
  | 'city_ids'
  | 'is_remote'
  | 'remote_country_ids'
  | 'start_on'
  | 'clearance_required'
>;

const unitedKingdom = 232;

export async function matchJobs({ tx }: TenantDb, jobs: MatchableJob[]): Promise<MatchJob[]> {
  const distinct = (ids: (number | null)[]) => [...new Set(ids)].filter((id) => id !== null);
  const roleIds = distinct(jobs.map(({ job_role_id }) => job_role_id));
  const townIds = distinct(jobs.flatMap(({ city_ids }) => city_ids));
  const regionIds = distinct(jobs.map(({ state_id }) => state_id));
  const { rows } = await tx.execute<{ places: Places }>(sql`select json_build_object(
    'roles', ${jsonList(sql`select ${work.id}, ${work.title}, ${work.uk_title} from ${work} where ${isAnyOf(work.id, roleIds)}`)},
    'towns', ${jsonList(sql`select ${cities.id}, ${cities.title}, ${cities.state_id}, ${cities.lat}, ${cities.lng}
      from ${cities} where ${isAnyOf(cities.id, townIds)}`)},
    'regions', ${jsonList(sql`select ${states.id}, ${states.title} from ${states} where ${isAnyOf(states.id, regionIds)}`)}) as places`);
  return toMatchJobs(jobs, rows[0]!.places);
}

export interface Places {
  roles: Pick<typeof civilianOccupations.$inferSelect, 'id' | 'title' | 'uk_title'>[];
  towns: Pick<typeof cities.$inferSelect, 'id' | 'title' | 'state_id' | 'lat' | 'lng'>[];
  regions: Pick<typeof states.$inferSelect, 'id' | 'title'>[];
}

export function toMatchJobs(jobs: MatchableJob[], { roles, towns, regions }: Places): MatchJob[] {
  const townOf = new Map(towns.map((town) => [town.id, town]));
  const roleOf = new Map(roles.map((role) => [role.id, role]));
  const regionOf = new Map(regions.map((region) => [region.id, region]));
  return jobs.map((job) => {
    const { id, title, skills, requirements, country_id, is_remote, remote_country_ids, start_on } = job;
    // Null only until the job is indexed.
    const features =
      job.match_features ??
      jobFeatures({ title, skills, requirements, country_id, code: null, responsibilities: [] });
    const role = roleOf.get(job.job_role_id ?? 0);
    const state = regionOf.get(job.state_id ?? 0);
    return {
      ...{ id, title, skills, country_id, is_remote, remote_country_ids, start_on },
      ...{ work: features.work, stems: features.stems, licences: features.licences, leads: features.leads },
      role: role ? { id: role.id, title: country_id === unitedKingdom ? role.uk_title : role.title } : null,
      translated_roles: job.translated_role_ids,
      min_years: experienceOf(job.experience_id)?.min_years ?? null,
      state: state ? { id: state.id, title: state.title } : null,
      cities: [...job.city_ids]
        .sort((id, other) => id - other)
        .flatMap((city_id) => {
          const town = townOf.get(city_id);
          return town
            ? [{ city_id, title: town.title, state_id: town.state_id, lat: town.lat, lng: town.lng }]
            : [];
        }),
      clearance_required: job.clearance_required,
    };
  });
}

// A reader who may not see the town must not learn it from a match.
interface Reader {
  seesPlace: boolean;
  /** The veteran, or an employer they applied to. */
  isTrusted: boolean;
}

const noticeWords = {
  immediately: 'immediately',
  within_1_week: 'within a week',
  within_2_weeks: 'within two weeks',
  within_1_month: 'within a month',
  within_2_months: 'within two months',
};

const noticeDays = {
  immediately: 0,
  within_1_week: 7,
  within_2_weeks: 14,
  within_1_month: 31,
  within_2_months: 62,
};

type StoredFacts = Pick<FactsRow, 'facts' | 'availability' | 'country_id' | 'state' | 'state_id'>;

export function matchCandidate(row: StoredFacts, reader: Reader, now: Date): MatchCandidate {
  const { facts, availability, country_id, state, state_id } = row;
  const today = dayOf(now);
  const isFlexible = availability === 'flexible' && !facts.leaves_on;
  const notice = availability && availability !== 'flexible' ? noticeDays[availability] : null;
  const starts = availability && availability !== 'flexible' ? noticeWords[availability] : null;
  const readyOn = facts.ready_on && facts.ready_on > today ? facts.ready_on : facts.ready_on && today;
  const ready = notice === null ? (readyOn ?? null) : dayOf(now, notice);
  const leaves_on = facts.leaves_on && facts.leaves_on > today ? facts.leaves_on : null;
  const [latest = null] = [ready, leaves_on]
    .filter((date) => date !== null)
    .sort()
    .reverse();
  const { roles, work, titles, skills, lines, licences, led_in } = facts;
  const { radius_km, relocates, clearances } = facts;
  return {
    ...{ roles, work, titles, skills, lines, licences, radius_km, country_id },
    people_led: facts.people_led || (led_in?.people ?? 0),
    ...(led_in ? { led_in } : {}),
    relocates: relocates ?? false,
    is_limit: facts.is_limit ?? false,
    ...(facts.service === undefined
      ? { months: countMonths(facts.periods, today.slice(0, 7)) }
      : {
          months: bandStart(yearsIn(facts.service, now) ?? 0) * 12,
          is_banded: true,
          ...(starts ? { starts } : {}),
        }),
    state: state_id && state ? { id: state_id, title: state } : null,
    city: reader.seesPlace ? facts.spot : null,
    available_on: latest,
    is_flexible: isFlexible,
    clearances: clearances
      .filter(({ audience }) => reader.isTrusted || audience === 'approved_employers')
      .map(({ level }) => level),
  };
}

export const themselves: Reader = { seesPlace: true, isTrusted: true };

export async function candidateOf(
  db: TenantDb,
  userId: number,
  now: Date,
  reader: Reader = themselves,
): Promise<MatchCandidate | null> {
  const row = await factsOfUser(db, userId, now);
  return row && row.facts.resume_id !== null ? matchCandidate(row, reader, now) : null;
}

async function matchesOf(
  db: TenantDb,
  jobs: MatchableJob[],
  candidate: MatchCandidate,
): Promise<Map<number, RankedMatch>> {
  const matched = await matchJobs(db, jobs);
  return new Map(matched.map((job) => [job.id, matchOf(job, candidate)]));
}

/** Many jobs as one value are faster to read and parse than rows; and json is faster than jsonb. */
export async function matchesById(
  db: TenantDb,
  ids: number[],
  candidate: MatchCandidate,
): Promise<Map<number, RankedMatch>> {
  const { rows } = await db.tx.execute<{ jobs: MatchableJob[] }>(
    sql`select coalesce(json_agg(compared), '[]') as jobs from (
    select ${j.id}, ${j.title}, ${j.job_role_id}, ${j.translated_role_ids}, ${j.skills},
      case when ${j.match_features} is null then ${j.requirements} end as requirements, ${j.experience_id}, ${j.country_id}, ${j.state_id}, ${j.city_ids}, ${j.is_remote}, ${j.remote_country_ids},
      ${j.start_on}, ${j.clearance_required}, ${j.match_features}
    from ${j} where ${isAnyOf(j.id as AnyPgColumn, ids)}) as compared`,
  );
  return matchesOf(db, rows[0]?.jobs ?? [], candidate);
}

export async function matchesFor(
  db: TenantDb,
  jobs: MatchableJob[],
  userId: number,
  now: Date,
  reader: Reader = themselves,
): Promise<Map<number, RankedMatch>> {
  if (jobs.length === 0) return new Map();
  const candidate = await candidateOf(db, userId, now, reader);
  return candidate ? matchesOf(db, jobs, candidate) : new Map();
}

interface Frozen {
  match: FrozenMatch;
  match_score: number;
}

interface Applicant {
  id: number;
  first_name: string;
  last_name: string;
}

/** The match as an application keeps it: for each side in its own words. Empty for people without a CV. */
export async function frozenMatches(
  db: TenantDb,
  jobs: MatchableJob[],
  applicant: Applicant,
  now: Date,
): Promise<Map<number, Frozen>> {
  const candidate = jobs.length > 0 ? await candidateOf(db, applicant.id, now) : null;
  if (!candidate) return new Map();
  const about = aboutCandidate(personName(applicant));
  return new Map(
    (await matchJobs(db, jobs)).map((job) => {
      const ranked = matchOf(job, candidate);
      const employer = shownMatch(matchOf(job, candidate, about));
      return [
        job.id,
        { match: { veteran: shownMatch(ranked), employer }, match_score: Math.round(ranked.rank) },
      ];
    }),
  );
}
