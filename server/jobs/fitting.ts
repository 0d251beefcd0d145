import { type SQL, sql } from 'drizzle-orm';
import { stillOpen } from '../applications/closing.ts';
import { numbers, texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { cities } from '../db/schema/reference.ts';
import { candidateOf, matchesById } from '../match/load.ts';
import { keysOfCandidate } from '../scoring/keys.ts';
import { byFit } from '../scoring/match.ts';
import { usualRadius } from '../scoring/parts/place.ts';
import type { MatchCandidate } from '../scoring/terms.ts';

const j = listedJobs;

// So many are read and explained; those of the closest work and in reach are among the first.
const mostCompared = 300;

const kmPerDegree = 111.2;

// A box around the commute; the match measures the distance itself.
function townsAround({ lat, lng }: NonNullable<MatchCandidate['city']>, radius: number): SQL {
  const north = radius / kmPerDegree;
  const east = radius / (kmPerDegree * Math.max(0.1, Math.cos((lat * Math.PI) / 180)));
  return sql`(select array_agg(${cities.id}) from ${cities}
    where ${cities.lat} between ${lat - north}::real and ${lat + north}::real
      and ${cities.lng} between ${lng - east}::real and ${lng + east}::real)`;
}

interface Listing {
  countryId: number;
  now: Date;
}

/** Ids of open jobs whose work somebody could do: the closest in reach, the closest, and all others, the newest first. */
export function comparableJobs(
  candidate: MatchCandidate,
  { countryId, now }: Listing,
  besides: SQL = sql`true`,
): SQL {
  const { close, all } = keysOfCandidate(candidate);
  const { city, radius_km } = candidate;
  const inReach = city
    ? sql`(${j.is_remote} or ${j.city_ids} && (select ${townsAround(city, radius_km ?? usualRadius)}))`
    : sql`${j.is_remote}`;
  const tier = (number: number, keys: string[], where: SQL) => sql`(
    select ${j.id}, ${j.published_at}, ${sql.raw(String(number))} as tier from ${j}
    where ${j.match_keys} && (select ${texts(keys)})
      and (${j.country_id} = ${countryId} or ${j.remote_country_ids} @> ${numbers([countryId])})
      and ${stillOpen(j, now)} and ${where} and ${besides}
    order by ${j.published_at} desc nulls last, ${j.id} desc limit ${mostCompared})`;
  return sql`
    select id from (${tier(1, close, inReach)} union all ${tier(2, close, sql`true`)} union all ${tier(3, all, sql`true`)}) as tiers
    group by id order by min(tier), max(published_at) desc nulls last, id desc limit ${mostCompared}`;
}

/** Ids by band, score and date; null for somebody who is no veteran, or has no CV to go by. */
export async function fittingJobs(db: TenantDb, userId: number, listing: Listing): Promise<number[] | null> {
  const candidate = await candidateOf(db, userId, listing.now);
  if (!candidate) return null;
  const { rows } = await db.tx.execute<{ id: number }>(sql`
    select ${j.id} as id from ${j} where ${j.id} in (${comparableJobs(candidate, listing)})
    order by ${j.published_at} desc nulls last, ${j.id} desc`);
  const newestFirst = rows.map(({ id }) => id);
  const matches = await matchesById(db, newestFirst, candidate);
  return newestFirst
    .flatMap((id) => {
      const match = matches.get(id);
      return match?.band ? [{ id, ...match }] : [];
    })
    .sort(byFit)
    .map(({ id }) => id);
}
