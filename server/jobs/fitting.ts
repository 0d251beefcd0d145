import { type SQL, sql } from 'drizzle-orm';
import { stillOpen } from '../applications/interface.ts';
import { numbers, texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { dismissedJobs, listedJobs } from '../db/schema/jobs.ts';
import { cities } from '../db/schema/reference.ts';
import { candidateOf, matchesById } from '../match/load.ts';
import { byFit, keysOfCandidate, type MatchCandidate, usualRadius } from '../scoring/interface.ts';

const j = listedJobs;

const mostCompared = 300;

const kmPerDegree = 111.2;

function townsAround({ lat, lng }: NonNullable<MatchCandidate['city']>, radius: number): SQL {
  const north = radius / kmPerDegree;
  const east = radius / (kmPerDegree * Math.max(0.1, Math.cos((lat * Math.PI) / 180)));
  return sql`${cities.lat} between ${lat - north}::real and ${lat + north}::real
    and ${cities.lng} between ${lng - east}::real and ${lng + east}::real`;
}

// The first town is looked up in a hash of the towns around, because comparing each with each takes longer than everything else.
function inReach({ city, radius_km }: MatchCandidate): SQL {
  if (!city) return sql`${j.is_remote}`;
  const around = townsAround(city, radius_km ?? usualRadius);
  return sql`(${j.is_remote} or coalesce(${j.city_ids}[1] in (select ${cities.id} from ${cities} where ${around}), false)
    or ${j.city_ids}[2] is not null and ${j.city_ids} && array(select ${cities.id} from ${cities} where ${around}))`;
}

interface Listing {
  countryId: number;
  now: Date;
}

export const comparableJobs = (candidate: MatchCandidate, listing: Listing, besides: SQL = sql`true`): SQL =>
  sql`select id from (${comparableRows(candidate, listing, besides)}) as compared`;

/**
 * Open jobs whose work the candidate could do: the closest in reach, the closest elsewhere, then all others, each newest first.
 * The others are many and are only read if there are few of the closest.
 */
function comparableRows(candidate: MatchCandidate, { countryId, now }: Listing, besides: SQL): SQL {
  const { close, all } = keysOfCandidate(candidate);
  const having = (keys: string[]) => sql`${j.match_keys} && (select ${texts(keys)})
    and (${j.country_id} = ${countryId} or ${j.remote_country_ids} @> ${numbers([countryId])})
    and ${stillOpen(j, now)} and ${besides}`;
  return sql`
    with closest as materialized (
      select ${j.id}, ${j.published_at}, ${inReach(candidate)} as is_in_reach from ${j} where ${having(close)}
      order by is_in_reach desc, published_at desc nulls last, id desc limit ${mostCompared})
    select id, max(published_at) as published_at from (
      select id, published_at, case when is_in_reach then 1 else 2 end as tier from closest
      union all (
        select ${j.id}, ${j.published_at}, 3 from ${j}
        where (select count(*) from closest) < ${mostCompared} and ${having(all)}
        order by ${j.published_at} desc nulls last, ${j.id} desc limit ${mostCompared})) as tiers
    group by id order by min(tier), max(published_at) desc nulls last, id desc limit ${mostCompared}`;
}

export const isNotDismissed = (tenantId: number, userId: number): SQL =>
  sql`not exists (select from ${dismissedJobs} where ${dismissedJobs.tenant_id} = ${tenantId}
    and ${dismissedJobs.user_id} = ${userId} and ${dismissedJobs.job_id} = ${j.id})`;

/** The best first, of the closest within each of the conditions: a narrow filter finds what is far down in all jobs. */
export async function fittingJobs(
  db: TenantDb,
  userId: number,
  listing: Listing,
  within: readonly SQL[],
): Promise<number[]> {
  const candidate = await candidateOf(db, userId, listing.now);
  if (!candidate) return [];
  const isSuggested = isNotDismissed(db.tenantId, userId);
  const compared = within.map((condition) => {
    const rows = comparableRows(candidate, listing, sql`${isSuggested} and ${condition}`);
    return sql`select id, published_at from (${rows}) as compared`;
  });
  const { rows } = await db.tx.execute<{ id: number }>(sql`
    select id from (${sql.join(compared, sql` union `)}) as compared
    order by published_at desc nulls last, id desc`);
  const newestFirst = rows.map(({ id }) => id);
  const matches = await matchesById(db, newestFirst, candidate);
  return newestFirst
    .flatMap((id) => {
      const match = matches.get(id);
      return match && match.level > 0 ? [{ id, ...match }] : [];
    })
    .sort(byFit)
    .map(({ id }) => id);
}
