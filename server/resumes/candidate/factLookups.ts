import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import type { Spot } from '../../db/schema/matchFeatures.ts';
import { onboardings } from '../../db/schema/onboarding.ts';
import {
  cities,
  civilianOccupations,
  crosswalk,
  industries,
  militaryBadgedRoles,
  militaryServices,
  states,
} from '../../db/schema/reference.ts';
import type { ResumeRow } from '../../db/schema/resumes.ts';
import { addDays } from '../../formats/days.ts';
import { fold } from '../../formats/fold.ts';
import { meaningsOfRole } from '../../military/interface.ts';
import { occupationReference } from '../../occupations/interface.ts';
import { dayAfter } from '../../profile/interface.ts';
import type { RoleFacts, WorkPreferences } from './candidateFacts.ts';

type Tx = TenantDb['tx'];

const startsAfter: Record<string, number> = {
  now: 0,
  '3_months': 92,
  '6_months': 183,
  '12_months': 365,
  later: 366,
};

/** Keyed by the veteran's id. If several directions asked the same question, the latest answer counts. */
/** The first day on which somebody who leaves the service is free, as they gave it. */
export async function firstFreeDays(tx: Tx, tenantId: number, ids: number[]): Promise<Map<number, string>> {
  const { user_id, leaving_on } = onboardings;
  const rows = await tx
    .select({ user_id, leaving_on })
    .from(onboardings)
    .where(
      and(
        eq(onboardings.tenant_id, tenantId),
        inArray(user_id, ids),
        eq(onboardings.leaving_answer, 'dated'),
        isNotNull(leaving_on),
      ),
    );
  return new Map(rows.map(({ user_id, leaving_on }) => [user_id, dayAfter(leaving_on!)]));
}

export async function workAnswers(
  tx: Tx,
  tenantId: number,
  ids: number[],
): Promise<Map<number, WorkPreferences>> {
  const { rows } = await tx.execute<{
    user_id: number;
    code: string;
    miles: number | null;
    value: string | null;
    answered_on: string;
  }>(sql`
    select g.user_id, q.code, (g.answer->>'answer_number')::float as miles, o.value,
      (g.updated_at at time zone 'UTC')::date::text as answered_on
    from given_answers g
    join questions q on q.id = g.question_id
    join question_options d on d.id = q.career_direction_id
    left join question_options o on o.question_id = q.id and o.id = (g.answer->>'answer_option_id')::bigint
    where g.tenant_id = ${tenantId} and g.user_id = any(${sql.param(ids)}::bigint[])
      and (q.code = 'distance' or q.code = 'start_window' and d.value = 'job_now')
    order by g.updated_at, q.id`);
  const answers = new Map<number, WorkPreferences>();
  for (const { user_id, code, miles, value, answered_on } of rows) {
    const after = startsAfter[value ?? ''];
    answers.set(user_id, {
      ...answers.get(user_id),
      ...(code === 'distance' ? { is_limit: miles !== null && miles > 0 } : {}),
      ...(code === 'start_window' && after !== undefined ? { ready_on: addDays(answered_on, after) } : {}),
    });
  }
  return answers;
}

/** Looks up occupations by title alone: one from the crosswalk would reveal the trade. */
export async function occupationsTitled(tx: Tx, titles: string[]): Promise<(title: string) => number[]> {
  const { id, title, uk_title } = civilianOccupations;
  const names = [...new Set(titles.map((text) => text.toLowerCase()))];
  const occupations = await tx
    .select({ id, title, uk_title })
    .from(civilianOccupations)
    .where(or(inArray(sql`lower(${title})`, names), inArray(sql`lower(${uk_title})`, names)))
    .orderBy(id);
  const isCalled = (name: string, text: string) => name.toLowerCase() === text.toLowerCase();
  return (text) =>
    occupations
      .filter((row) => isCalled(row.title, text) || isCalled(row.uk_title, text))
      .map((row) => row.id);
}

export const cityColumns = {
  city_id: cities.id,
  title: cities.title,
  state_id: cities.state_id,
  lat: cities.lat,
  lng: cities.lng,
};

export interface Place {
  spot: Spot | null;
  state: { id: number; title: string } | null;
}

export async function placesOf(
  tx: Tx,
  cvs: ResumeRow[],
): Promise<(cv: ResumeRow | undefined) => Place | null> {
  const names = cvs.flatMap(({ sections }) => fold(sections.personal_details?.city ?? '') || []);
  const rows = names.length
    ? await tx
        .select({
          spot: cityColumns,
          country_id: cities.country_id,
          name: cities.search,
          state: states.title,
        })
        .from(cities)
        .innerJoin(states, eq(states.id, cities.state_id))
        .where(inArray(cities.search, [...new Set(names)]))
        .orderBy(cities.id)
    : [];
  return (cv) => {
    const { city = '', state = '', country_id } = cv?.sections.personal_details ?? {};
    const named = rows.filter((row) => row.name === fold(city) && row.country_id === country_id);
    const match = named.find((row) => fold(row.state) === fold(state)) ?? named[0];
    return match ? { spot: match.spot, state: { id: match.spot.state_id, title: match.state } } : null;
  };
}

const closest = ['same_duties', 'most_duties', 'some_duties'];
const unitedKingdom = 232;

export async function badgedRoles(tx: Tx, ids: number[]): Promise<Map<number, RoleFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      role: militaryBadgedRoles,
      country_id: militaryServices.country_id,
      match_type: crosswalk.match_type,
      occupation: civilianOccupations,
      sector: industries.title,
    })
    .from(militaryBadgedRoles)
    .innerJoin(militaryServices, eq(militaryServices.id, militaryBadgedRoles.service_id))
    .leftJoin(crosswalk, eq(crosswalk.badged_role_id, militaryBadgedRoles.id))
    .leftJoin(civilianOccupations, eq(civilianOccupations.id, crosswalk.occupation_id))
    .leftJoin(industries, eq(industries.id, civilianOccupations.industry_id))
    .where(inArray(militaryBadgedRoles.id, ids))
    .orderBy(civilianOccupations.id);
  const roles = new Map<number, RoleFacts>();
  for (const { role: row, country_id, match_type, occupation, sector } of rows) {
    const { id, title, skills } = row;
    const role: RoleFacts = roles.get(id) ?? { id, title, skills, occupations: [], published: [] };
    roles.set(id, role);
    if (!match_type || !occupation || !sector) continue;
    const name = country_id === unitedKingdom ? occupation.uk_title : occupation.title;
    role.occupations.push({ id: occupation.id, title: name, code: occupation.soc_code, match_type, sector });
    role.occupations.sort((a, b) => closest.indexOf(a.match_type) - closest.indexOf(b.match_type));
  }
  for (const role of roles.values())
    if (role.occupations.length === 0) role.published = publishedWork(role.id);
  return roles;
}

// Anything below is no evidence of having done the work.
const leastWeight = 0.45;
const mostPublished = 4;

// Only O*NET has singular titles, by which a person can be called.
function publishedWork(roleId: number): RoleFacts['published'] {
  const reference = occupationReference();
  return meaningsOfRole(roleId)
    .filter(({ weight }) => weight >= leastWeight)
    .slice(0, mostPublished)
    .map(({ code, carriesOver }) => {
      const occupation = reference.occupation(code);
      const title = occupation?.system === 'onet' ? (occupation.titles[0] ?? null) : null;
      return { title, code, match_type: carriesOver };
    });
}
