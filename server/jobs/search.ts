/**
 * Promises: the jobs that fit a filter, in a settled order, with their number and how many each further filter would leave;
 * the same on both databases. What is typed is never SQL nor an error, and a misspelt search that finds little is put right.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { knownWords, listedJobs } from '../db/schema/jobs.ts';
import { texts } from './arrays.ts';
import { type FacetRow, facetsOf } from './facets.ts';
import { markQueries, paidLike, publishedSince } from './marks.ts';
import { instant, mostCounted, type Search, type Wanted, whereOf } from './wanted.ts';
import { plain, wordsOf } from './words.ts';

const j = listedJobs;

/** Null where nothing that is typed can be looked for. */
function queryOf(chips: string[]): SQL | null {
  const typed = chips.map(plain).filter((chip) => /[\p{L}\p{N}]/u.test(chip));
  if (typed.length === 0) return null;
  return sql.join(
    typed.map((chip) => sql`websearch_to_tsquery('english', ${chip})`),
    sql` && `,
  );
}

/** Every job that is ranked has all words; this much counts that it has them, were it in its text alone. */
const hasAll = sql.raw('0.06');

/** How well each word fits, wherever the others stand, and a third less once three months have passed. */
function relevanceOf(query: SQL, now: Date): SQL {
  const age = sql`extract(epoch from ${instant(now)} - published_at) / 86400.0`;
  const anyOf = sql`(select replace((${query})::text, '&', '|')::tsquery)`;
  return sql`(${hasAll} + ts_rank('{0, 0, 0.4, 1}', heading, ${anyOf})) / (1 + greatest(0, ${age}) / 180.0)`;
}

/** The newest of what fits are ranked, by words or by the match, fifty pages; what comes after them follows by date. */
const mostRanked = 600;

const isRelevance = ({ filter }: Search) => (filter.sorted_by ?? 'relevance') === 'relevance';
const directionOf = ({ filter }: Search) => (filter.sorted_type === 'asc' ? sql`asc` : sql`desc`);
const newest = (direction: SQL) =>
  sql`${j.published_at} ${direction} nulls last, ${j.id} ${direction} nulls last`;

function orderOf(asked: Search): SQL {
  const direction = directionOf(asked);
  if (asked.filter.sorted_by !== 'salary') return newest(direction);
  return sql`${j.salary_yearly} ${direction} nulls last, ${newest(direction)}`;
}

/** Their number, and which they are where they are few: then the index is not asked again. */
async function counted({ tx }: TenantDb, wanted: Wanted): Promise<Counted> {
  const { rows } = await tx.execute<{ total: number; ids: number[] | null }>(sql`
    select count(*)::integer as total, case when count(*) <= ${mostRanked} then array_agg(id) end as ids
    from (select ${j.id} from ${j} where ${whereOf(wanted)} limit ${mostCounted}) as counted`);
  return rows[0] ?? { total: 0, ids: null };
}

/** The words that no job has, each with the one most like it. */
async function corrected({ tx }: TenantDb, chips: string[]): Promise<string[] | null> {
  const words = [...new Set(chips.flatMap(wordsOf))].filter((word) => word.length >= 4 && word !== 'remote');
  if (words.length === 0) return null;
  const { rows } = await tx.execute<{ word: string; better: string }>(sql`
    select asked.word, (
      select ${knownWords.word} from ${knownWords} where ${knownWords.word} % asked.word
      order by similarity(${knownWords.word}, asked.word) desc, ${knownWords.word} limit 1
    ) as better
    from unnest(${texts(words)}) as asked(word)
    where not exists (select from ${knownWords} where ${knownWords.word} = asked.word)`);
  const better = new Map(rows.filter((row) => row.better).map((row) => [row.word, row.better]));
  if (better.size === 0) return null;
  return chips.map((chip) => plain(chip).replace(/[\p{L}\p{N}]{4,30}/gu, (word) => better.get(word) ?? word));
}

const little = 3;

interface Counted {
  total: number;
  ids: number[] | null;
}

export interface Found {
  total: number;
  /** What was looked for in place of what was typed. */
  correction: string[] | null;
  page: (limit: number, offset: number) => Promise<number[]>;
  facets: () => Promise<FacetRow[]>;
}

export async function search(db: TenantDb, asked: Search): Promise<Found> {
  const chips = asked.filter.search ?? [];
  const query = queryOf(chips);
  const own = await counted(db, { asked, query });
  if (query && own.total < little) {
    const better = await corrected(db, chips);
    const other = better && queryOf(better);
    const others = other ? await counted(db, { asked, query: other }) : own;
    if (others.total > own.total) return found(db, { asked, query: other }, others, better);
  }
  return found(db, { asked, query }, own, null);
}

/** Of many, what comes first is looked for among the first so many of all, whatever is asked; by them it shows how many hold enough. */
const someOfAll = 2500;
const mostOfAll = 20_000;
const manyFound = 2 * mostRanked;

/** A query of marks that the first so many of all have, and some that come next. */
type Slice = (db: TenantDb, asked: Search, count: number) => Promise<string | null>;

const newestFirst: Slice = async ({ tx }, { now }, count) => {
  const { rows } = await tx.execute<{ published_at: string }>(sql`
    select published_at::text from ${j} order by ${newest(sql`desc`)} limit 1 offset ${count}`);
  return rows[0] ? publishedSince(new Date(rows[0].published_at), now) : null;
};

const byPay: Slice = async ({ tx }, asked, count) => {
  const { rows } = await tx.execute<{ salary_yearly: number }>(sql`
    select distinct salary_yearly from (select salary_yearly from ${j} where salary_yearly is not null
      order by salary_yearly ${directionOf(asked)} limit ${count}) as first`);
  return rows.length > 0 ? paidLike(rows.map(({ salary_yearly }) => salary_yearly)) : null;
};

/** Without words and filters an index gives the newest as they come. */
function sliceOf({ asked: { filter, fitting }, query }: Wanted): Slice | null {
  if (filter.sorted_by === 'salary') return byPay;
  const isFiltered = query || fitting || Object.keys(markQueries(filter)).length > 0;
  return isFiltered && filter.sorted_type !== 'asc' ? newestFirst : null;
}

/** As many of the first as are wanted, or all that there are. */
async function firstOf<Row>(
  db: TenantDb,
  wanted: Wanted,
  { slice, total, count }: { slice: Slice | null; total: number; count: number },
  read: (where: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  let among = someOfAll;
  for (let look = 0; slice && look < 2 && among <= mostOfAll && total > manyFound; look += 1) {
    const within = await slice(db, wanted.asked, among);
    if (!within) break;
    const rows = await read(whereOf({ ...wanted, within }));
    if (rows.length >= count) return rows;
    among = Math.ceil((1.3 * among * count) / rows.length);
  }
  return read(whereOf(wanted));
}

function found(
  db: TenantDb,
  { asked, query }: Wanted,
  { total, ids }: Counted,
  correction: string[] | null,
): Found {
  const wanted = { asked, query, ids };
  const direction = directionOf(asked);
  const isRanked = (offset: number) => isRelevance(asked) && offset < mostRanked;
  const idsOf = async (statement: SQL) =>
    (await db.tx.execute<{ id: number }>(statement)).rows.map(({ id }) => id);

  async function page(limit: number, offset: number): Promise<number[]> {
    const { fitting } = asked;
    if (fitting && isRanked(offset)) {
      const newestIds = (where: SQL) =>
        idsOf(
          sql`select ${j.id} as id from ${j} where ${where} order by ${newest(sql`desc`)} limit ${mostRanked}`,
        );
      const ids = await firstOf(db, wanted, { slice: newestFirst, total, count: mostRanked }, newestIds);
      const best = await fitting.best(ids, asked.filter.sorted_type ?? 'desc');
      return best.slice(offset, offset + limit);
    }
    if (query && isRanked(offset)) {
      const ranked = (where: SQL) => sql`
        select id from (
          select id, published_at, ${relevanceOf(query, asked.now)} as relevance from (
            select ${j.id}, ${j.published_at}, ${j.heading} from ${j} where ${where}
            order by ${newest(sql`desc`)} limit ${mostRanked}) as newest) as ranked
        order by relevance ${direction}, published_at ${direction} nulls last, id ${direction}`;
      const ids = await firstOf(db, wanted, { slice: newestFirst, total, count: mostRanked }, (where) =>
        idsOf(ranked(where)),
      );
      return ids.slice(offset, offset + limit);
    }
    const ordered = (where: SQL, most: number, after = 0) =>
      idsOf(
        sql`select ${j.id} as id from ${j} where ${where} order by ${orderOf(asked)} limit ${most} offset ${after}`,
      );
    if (offset >= mostRanked) return ordered(whereOf(wanted), limit, offset);
    const count = offset + limit;
    const ids = await firstOf(db, wanted, { slice: sliceOf(wanted), total, count }, (where) =>
      ordered(where, count),
    );
    return ids.slice(offset);
  }

  return { total, correction, page, facets: () => facetsOf(db, wanted) };
}
