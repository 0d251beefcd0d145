// Finds jobs that fit a filter, in a stable order, counts them, and counts what each further filter would leave; the same on both
// databases.
import { type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { attemptsOf } from './attempts.ts';
import { type FacetRow, facetsOf } from './facets.ts';
import { type JobQuery, mostCounted, type Search, whereOf } from './jobQuery.ts';
import { markQueries, paidLike, publishedSince } from './marks.ts';
import type { Place } from './near.ts';
import { nearestPage } from './nearest.ts';
import { fitsOf, onlyInText, relevanceOf, type Wording } from './ranking.ts';
import { type Attempt, type Counted, counted, maxRanked, type SearchOutcome } from './sought.ts';

const j = listedJobs;

const isRelevance = ({ filter }: Search) => (filter.sorted_by ?? 'relevance') === 'relevance';
const directionOf = ({ filter }: Search) => (filter.sorted_type === 'asc' ? sql`asc` : sql`desc`);
const newest = (direction: SQL) =>
  sql`${j.published_at} ${direction} nulls last, ${j.id} ${direction} nulls last`;

function orderOf(request: Search): SQL {
  const direction = directionOf(request);
  if (request.filter.sorted_by !== 'salary') return newest(direction);
  return sql`${j.salary_yearly} ${direction} nulls last, ${newest(direction)}`;
}

interface SearchResult extends SearchOutcome {
  total: number;
  hasMore: boolean;
  /** Where distances are measured from: also a town that was typed next to the job. */
  place: Place | null;
  /** True of a job whose words are only in its text; null without words. */
  isOnlyInText: SQL | null;
  page: (limit: number, offset: number) => Promise<number[]>;
  facets: () => Promise<FacetRow[]>;
  /** How many jobs do not say what they pay; null if no least pay was asked for, or if they are in the list. */
  withoutPay: () => Promise<number | null>;
}

/** The jobs within a condition that fit the veteran who searches, the best first. */
export type FittingWithin = (condition: SQL) => Promise<number[]>;

/** `fittingWithin` says which jobs come first by relevance. */
export async function search(
  db: TenantDb,
  request: Search,
  fittingWithin: FittingWithin | null,
): Promise<SearchResult> {
  return resultOf(db, await attemptsOf(db, request), fittingWithin);
}

// Of many jobs, the first page is searched for in a slice of this size. The slice shows how common matches are, and so how large
// the next one must be.
export const someOfAll = 2500;
const maxOfAll = 20_000;
const areMany = ({ total }: Counted) => total > mostCounted;

// Returns a query for marks that the first `count` jobs have, and some jobs after them.
type Slice = (db: TenantDb, request: Search, count: number) => Promise<string | null>;

export const newestFirst: Slice = async ({ tx }, { now }, count) => {
  const { rows } = await tx.execute<{ published_at: string }>(sql`
    select published_at::text from ${j} order by ${newest(sql`desc`)} limit 1 offset ${count}`);
  return rows[0] ? publishedSince(new Date(rows[0].published_at), now) : null;
};

const byPay: Slice = async ({ tx }, request, count) => {
  const { rows } = await tx.execute<{ salary_yearly: number }>(sql`
    select distinct salary_yearly from (select salary_yearly from ${j} where salary_yearly is not null
      order by salary_yearly ${directionOf(request)} limit ${count}) as first`);
  return rows.length > 0 ? paidLike(rows.map(({ salary_yearly }) => salary_yearly)) : null;
};

// Without words and filters, an index already gives the newest first.
function sliceOf({ request: { filter }, query }: JobQuery): Slice | null {
  if (filter.sorted_by === 'salary') return byPay;
  const isFiltered = query || Object.keys(markQueries(filter)).length > 0;
  return isFiltered && filter.sorted_type !== 'asc' ? newestFirst : null;
}

async function firstOf<Row>(
  db: TenantDb,
  jobQuery: JobQuery,
  { slice, count }: { slice: Slice | null; count: number },
  read: (where: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  let span = someOfAll;
  for (let look = 0; slice && look < 2 && span <= maxOfAll; look += 1) {
    const within = await slice(db, jobQuery.request, span);
    if (!within) break;
    const rows = await read(whereOf({ ...jobQuery, within }));
    if (rows.length >= count) return rows;
    span = Math.ceil((1.3 * span * count) / rows.length);
  }
  return read(whereOf(jobQuery));
}

function resultOf(
  db: TenantDb,
  { request, query, wording, counted, outcome }: Attempt,
  fittingWithin: FittingWithin | null,
): SearchResult {
  const jobQuery: JobQuery = { request, query, ids: counted.ids };
  const isDown = request.filter.sorted_type !== 'asc';
  const isByDistance = request.filter.sorted_by === 'distance';
  const { fitting } = request;

  async function page(limit: number, offset: number): Promise<number[]> {
    const plain: Plain = { jobQuery, wording, isSliced: areMany(counted) };
    if (isByDistance) return nearestPage(db, jobQuery, { limit, offset, isSliced: areMany(counted) });
    if (fitting && isRelevance(request)) {
      const ids = await listedOf(db, jobQuery, fitting);
      return (isDown ? ids : ids.reverse()).slice(offset, offset + limit);
    }
    if (!fittingWithin || !isRelevance(request) || !isDown) return plainPage(db, plain, { limit, offset });
    const first = areMany(counted)
      ? await listedOf(db, jobQuery, await fittingWithin(whereOf({ request, query: null })))
      : await fittingWithin(whereOf(jobQuery));
    const part = first.slice(offset, offset + limit);
    if (part.length === limit) return part;
    const rest = { ...plain, jobQuery: { ...jobQuery, without: first } };
    const after = { limit: limit - part.length, offset: Math.max(0, offset - first.length) };
    return [...part, ...(await plainPage(db, rest, after))];
  }

  return {
    ...outcome,
    place: request.place,
    isOnlyInText: wording && onlyInText(wording),
    total: Math.min(counted.total, mostCounted),
    hasMore: areMany(counted),
    page,
    facets: () => facetsOf(db, jobQuery),
    withoutPay: () => countWithoutPay(db, jobQuery),
  };
}

async function countWithoutPay(db: TenantDb, jobQuery: JobQuery): Promise<number | null> {
  const { min_pay, without_pay } = jobQuery.request.filter;
  if (min_pay === undefined || without_pay) return null;
  const { total } = await counted(db, { ...jobQuery, ids: null, isPayUnknown: true }, null);
  return Math.min(total, mostCounted);
}

const idsFrom = async ({ tx }: TenantDb, statement: SQL) =>
  (await tx.execute<{ id: number }>(statement)).rows.map(({ id }) => id);

async function listedOf(db: TenantDb, jobQuery: JobQuery, ids: number[]): Promise<number[]> {
  const statement = sql`select ${j.id} as id from ${j} where ${whereOf({ ...jobQuery, among: ids })}`;
  const listed = new Set(jobQuery.ids ?? (await idsFrom(db, statement)));
  return ids.filter((id) => listed.has(id));
}

interface Plain {
  jobQuery: JobQuery;
  wording: Wording | null;
  isSliced: boolean;
}

async function plainPage(
  db: TenantDb,
  { jobQuery, wording, isSliced }: Plain,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { request } = jobQuery;
  const direction = directionOf(request);
  if (wording && isRelevance(request) && offset < maxRanked) {
    const fits = fitsOf(wording, request.now);
    const ranked = (where: SQL) => sql`
      select id from (
        select id, published_at, ${fits} as fits, ${relevanceOf(wording.meant, (request.filter.search ?? []).join(' '), request.now)} as relevance
        from (select ${j.id}, ${j.title}, ${j.published_at}, ${j.heading}, ${j.search} from ${j} where ${where}
          order by ${newest(sql`desc`)} limit ${maxRanked}) as newest) as ranked
      order by fits ${direction}, relevance ${direction}, published_at ${direction} nulls last, id ${direction}`;
    const slice = isSliced ? newestFirst : null;
    const ids = await firstOf(db, jobQuery, { slice, count: maxRanked }, (where) =>
      idsFrom(db, ranked(where)),
    );
    return ids.slice(offset, offset + limit);
  }
  const ordered = (where: SQL, most: number, after = 0) =>
    idsFrom(
      db,
      sql`select ${j.id} as id from ${j} where ${where} order by ${orderOf(request)} limit ${most} offset ${after}`,
    );
  if (offset >= maxRanked) return ordered(whereOf(jobQuery), limit, offset);
  const count = offset + limit;
  const slice = isSliced ? sliceOf(jobQuery) : null;
  const ids = await firstOf(db, jobQuery, { slice, count }, (where) => ordered(where, count));
  return ids.slice(offset);
}
