// The filters of the candidate list, on what the company sees: no filter reveals more than the cards.
import { type SQL, sql } from 'drizzle-orm';
import { distanceBetween } from '../db/distance.ts';
import { fold, foldSearch } from '../formats/fold.ts';
import type { Call } from '../http/contract/call.ts';
import { hasWords } from './words.ts';

type Query = Call<'listCandidates'>['query'];

const folded = (words: string[] | undefined) => (words ?? []).map(fold).filter(Boolean);
const searched = (words: string[] | undefined) => (words ?? []).map(foldSearch).filter(Boolean);
const numbers = (ids: number[]) => sql`${sql.param(ids)}::bigint[]`;

// A folded word has no wildcard in it.
const contains = (column: SQL, word: string) => sql`${column} like ${`%${word}%`}`;

const named = (column: SQL, word: string) =>
  sql`exists (select from unnest(${column}) as one (name) where ${contains(sql`one.name`, word)})`;

// A candidate whose town is not shown is found by its region.
function inPlace(cityIds: number[], radius: number | undefined): SQL[] {
  if (cityIds.length === 0) return [];
  const near = radius
    ? sql`or ${distanceBetween({ lat: sql`c.lat`, lng: sql`c.lng` }, { lat: sql`visible.lat`, lng: sql`visible.lng` })} <= ${radius}::integer`
    : sql``;
  return [
    sql`exists (select from cities c where c.id = any(${numbers(cityIds)})
      and (case when visible.is_open then c.id = visible.city_id ${near} else c.state_id = visible.state_id end))`,
  ];
}

export function filtersOf(query: Query, countryId: number): SQL | null {
  const { job_role, service_id = [], badged_role_id = [], years_min, country_id, city = [] } = query;
  const { availability = [], clearance } = query;
  const level = fold(clearance ?? '');
  const conditions = [
    ...(query.search ?? []).flatMap((typed) => hasWords(typed, countryId) ?? []),
    ...(job_role ? [sql`${job_role}::bigint = any(visible.occupation_ids)`] : []),
    ...searched(query.skills).map((word) => named(sql`visible.skill_names`, word)),
    ...(service_id.length ? [sql`visible.service_id = any(${numbers(service_id)})`] : []),
    ...(badged_role_id.length ? [sql`visible.badged_role_ids && ${numbers(badged_role_id)}`] : []),
    ...(years_min ? [sql`visible.years_to >= ${years_min}::integer`] : []),
    ...(country_id ? [sql`visible.country_id = ${country_id}::bigint`] : []),
    ...inPlace(city, query.radius_km),
    ...(availability.length ? [sql`visible.availability = any(${sql.param(availability)}::text[])`] : []),
    ...folded(query.languages).map((word) => named(sql`visible.languages`, word)),
    ...(level ? [named(sql`visible.clearances`, level)] : []),
  ];
  return conditions.length ? sql.join(conditions, sql` and `) : null;
}

const soonest = sql`array_position(
  array['immediately', 'within_1_week', 'within_2_weeks', 'within_1_month', 'within_2_months', 'flexible'], visible.availability)`;

type Order = Exclude<NonNullable<Query['sorted_by']>, 'match'>;

export const orders: Record<Order, { column: SQL; by: SQL }> = {
  updated: { column: sql`visible.updated_at`, by: sql`visible.updated_at desc, visible.place` },
  years: { column: sql`visible.years`, by: sql`visible.years desc nulls last, visible.place` },
  availability: { column: sql`visible.availability`, by: sql`${soonest} nulls last, visible.place` },
};
