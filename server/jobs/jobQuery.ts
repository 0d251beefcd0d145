import { type SQL, sql } from 'drizzle-orm';
import { stillOpen } from '../applications/interface.ts';
import { numbers } from '../db/arrays.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { type JobListFilter, type Marked, markQueries } from './marks.ts';
import { aroundPlace, type Place } from './near.ts';
import { paysAtLeast, withoutPay } from './pay.ts';

export interface Search {
  filter: JobListFilter;
  countryId: number;
  /** Only these, the best first. */
  fitting: number[] | null;
  /** Distances are from here. */
  place: Place | null;
  now: Date;
}

type Posted = NonNullable<JobListFilter['posted']>;

export const postedDays: Record<Exclude<Posted, 'all'>, number> = { today: 1, last_week: 7, last_month: 30 };

const j = listedJobs;

export const daysBefore = (now: Date, daysAgo = 0) =>
  sql`${new Date(now.getTime() - daysAgo * 86_400_000).toISOString()}::timestamptz`;

export type Filtered = Marked | 'posted';

export interface JobQuery {
  request: Search;
  query: SQL | null;
  but?: Filtered;
  within?: string;
  among?: number[];
  without?: number[];
  ids?: number[] | null;
  /** In kilometres: only jobs with a town this near. */
  ring?: number;
  /** Instead of those that the least pay finds: those that do not say what they pay. */
  isPayUnknown?: boolean;
}

// As a subquery, words and marks are looked up in their index; a plan that reads the words of every job is slower than estimated.
const matchesAll = (queries: SQL[]) => sql`${j.search} @@ (select ${sql.join(queries, sql` && `)})`;

function aroundOf({ request: { filter, place }, ring }: JobQuery) {
  if (!place) return [];
  const { radius_km } = filter;
  return [
    ...(radius_km === undefined ? [] : [aroundPlace({ place, radiusKm: radius_km, withRemote: true })]),
    ...(ring === undefined ? [] : [aroundPlace({ place, radiusKm: ring, withRemote: false })]),
  ];
}

function payOf({ request: { filter, countryId }, isPayUnknown = false }: JobQuery): SQL[] {
  const least = paysAtLeast(filter, countryId);
  if (!least) return [];
  if (isPayUnknown) return [withoutPay];
  return [filter.without_pay ? sql`(${least} or ${withoutPay})` : least];
}

export function whereOf(jobQuery: JobQuery): SQL {
  const { request, query, but, within, among, without = [], ids, ring, isPayUnknown } = jobQuery;
  const { filter, countryId, fitting, now } = request;
  const isNarrowed = but || within || among || ring || isPayUnknown || without.length > 0;
  if (ids && !isNarrowed) return sql`${j.id} = any(${numbers(ids)})`;
  const marks = Object.entries(markQueries(filter)).flatMap(([name, mark]) => (name === but ? [] : [mark]));
  const around = aroundOf(jobQuery);
  const allMarks = [...marks, ...around.flatMap(({ mark }) => mark ?? []), ...(within ? [within] : [])];
  const queries = [...(query ? [query] : []), ...allMarks.map((mark) => sql`${mark}::tsquery`)];
  const { posted = 'all' } = filter;
  const conditions = [
    sql`(${j.country_id} = ${countryId} or ${j.remote_country_ids} @> ${numbers([countryId])})`,
    stillOpen(j, now),
    ...(posted === 'all' || but === 'posted'
      ? []
      : [sql`${j.published_at} > ${daysBefore(now, postedDays[posted])}`]),
    ...(queries.length > 0 ? [matchesAll(queries)] : []),
    ...around.map(({ exact }) => exact),
    ...payOf(jobQuery),
    ...(fitting ? [sql`${j.id} = any(${numbers(fitting)})`] : []),
    ...(among ? [sql`${j.id} = any(${numbers(among)})`] : []),
    ...(without.length > 0 ? [sql`${j.id} <> all(${numbers(without)})`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** A hundred pages: jobs beyond them are not counted, so that a common word takes no longer. */
export const mostCounted = 1200;
