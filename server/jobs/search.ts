// Finds jobs that fit a filter, in a stable order, counts them, and counts what each further filter would leave; the same on both
// databases. Typed text is never SQL and never an error, and a misspelt search that finds little is corrected.
import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { listedJobs, tenantWords } from '../db/schema/jobs.ts';
import { foldText } from '../formats/fold.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { isWorkWord } from '../scoring/interface.ts';
import { type FacetRow, facetsOf } from './facets.ts';
import { type Fitting, type JobQuery, mostCounted, type Search, whereOf } from './jobQuery.ts';
import { markQueries, paidLike, publishedSince } from './marks.ts';
import { broaden, isExact } from './otherNames.ts';
import { fitsOf, relevanceOf } from './ranking.ts';
import { searchQuery, writtenWord } from './searchText.ts';

const j = listedJobs;

function queryOf(chips: string[]): SQL | null {
  const typed = chips.filter((chip) => /[\p{L}\p{N}]/u.test(chip));
  if (typed.length === 0) return null;
  return sql.join(typed.map(searchQuery), sql` && `);
}

// The newest of the matching jobs are ranked, by words or by match: fifty pages. The others follow by date.
const mostRanked = 600;

const isRelevance = ({ filter }: Search) => (filter.sorted_by ?? 'relevance') === 'relevance';
const directionOf = ({ filter }: Search) => (filter.sorted_type === 'asc' ? sql`asc` : sql`desc`);
const newest = (direction: SQL) =>
  sql`${j.published_at} ${direction} nulls last, ${j.id} ${direction} nulls last`;

function orderOf(request: Search): SQL {
  const direction = directionOf(request);
  if (request.filter.sorted_by !== 'salary') return newest(direction);
  return sql`${j.salary_yearly} ${direction} nulls last, ${newest(direction)}`;
}

// Returns the ids of few jobs, so that the index is not read again.
async function counted({ tx }: TenantDb, jobQuery: JobQuery): Promise<Counted> {
  const { rows } = await tx.execute<{ total: number; ids: number[] | null }>(sql`
    select count(*)::integer as total, case when count(*) <= ${mostRanked} then array_agg(id) end as ids
    from (select ${j.id} from ${j} where ${whereOf(jobQuery)} limit ${mostCounted + 1}) as counted`);
  return rows[0] ?? { total: 0, ids: null };
}

const typedWord = /[\p{L}\p{M}\p{N}]{4,30}/gu;

async function corrected({ tx }: TenantDb, chips: string[]): Promise<string[] | null> {
  const typed = chips.flatMap((chip) => chip.match(typedWord) ?? []);
  const words = [...new Set(typed.map(foldText))].filter(
    (word) => /\p{L}/u.test(word) && word !== 'remote' && !isWorkWord(word),
  );
  if (words.length === 0) return null;
  const { rows } = await tx.execute<{ word: string; better: string }>(sql`
    select typed.word, (
      select ${tenantWords.word} from ${tenantWords} where ${tenantWords.word} % typed.word
      order by similarity(${tenantWords.word}, typed.word) desc, ${tenantWords.word} limit 1
    ) as better
    from unnest(${texts(words)}) as typed(word)
    where not exists (select from ${tenantWords} where ${tenantWords.word} = typed.word)`);
  const better = new Map(rows.filter((row) => row.better).map((row) => [row.word, writtenWord(row.better)]));
  if (better.size === 0) return null;
  return chips.map((chip) => chip.replace(typedWord, (word) => better.get(foldText(word)) ?? word));
}

const little = 3;
// Below this, which is less than a full page, other words for the same work are also searched for.
const few = 12;

interface Counted {
  /** One more than the limit if there are more. */
  total: number;
  ids: number[] | null;
}

interface SearchResult {
  total: number;
  hasMore: boolean;
  correction: string[] | null;
  alsoWork: string[];
  isByWorkAlone: boolean;
  hasMostWords: boolean;
  hasOnlyCommonWords: boolean;
  page: (limit: number, offset: number) => Promise<number[]>;
  facets: () => Promise<FacetRow[]>;
}

interface Attempt
  extends Pick<
    SearchResult,
    'correction' | 'alsoWork' | 'isByWorkAlone' | 'hasMostWords' | 'hasOnlyCommonWords'
  > {
  query: SQL | null;
  literal: SQL | null;
  work: SQL | null;
  counted: Counted;
}

async function attempt(
  db: TenantDb,
  request: Search,
  chips: string[],
  correction: string[] | null,
): Promise<Attempt> {
  const query = queryOf(chips);
  const all = await counted(db, { request, query });
  const widened = { alsoWork: [], isByWorkAlone: false, hasMostWords: false, hasOnlyCommonWords: false };
  return { query, literal: query, work: null, counted: all, correction, ...widened };
}

async function isEmpty({ tx }: TenantDb, query: SQL): Promise<boolean> {
  const { rows } = await tx.execute<{ nodes: number }>(sql`select numnode(${query})::integer as nodes`);
  return rows[0]?.nodes === 0;
}

export async function search(db: TenantDb, request: Search): Promise<SearchResult> {
  const chips = request.filter.search ?? [];
  const literal = await attempt(db, request, chips, null);
  if (!literal.query || literal.counted.total >= few) return resultOf(db, request, literal);
  if (literal.counted.total === 0 && (await isEmpty(db, literal.query))) {
    const everything = await attempt(db, request, [], null);
    return resultOf(db, request, { ...everything, hasOnlyCommonWords: true });
  }
  const named = await byWork(db, request, chips, literal);
  if (named.counted.total >= little) return resultOf(db, request, named);
  const spelt = await corrected(db, chips);
  const meant = spelt && queryOf(spelt) ? await bySpelling(db, request, spelt) : named;
  const best = meant.counted.total > named.counted.total ? meant : named;
  return resultOf(db, request, best.counted.total > 0 ? best : await byMostWords(db, request, chips, best));
}

async function bySpelling(db: TenantDb, request: Search, spelt: string[]): Promise<Attempt> {
  const literal = await attempt(db, request, spelt, spelt);
  return literal.counted.total >= few ? literal : byWork(db, request, spelt, literal);
}

const besides = new Set(
  'a an and any as at by find for from i in is jobs job me my near of on or role roles the to vacancies vacancy want with work'.split(
    ' ',
  ),
);
const mostWords = 8;

function without(words: string[], count: number): string[][] {
  if (count === 0) return [words];
  return words.flatMap((_, at) =>
    without(words.slice(at + 1), count - 1).map((rest) => [...words.slice(0, at), ...rest]),
  );
}

async function byMostWords(db: TenantDb, request: Search, chips: string[], none: Attempt): Promise<Attempt> {
  const typed = chips.map((chip) => {
    const words = isExact(chip) ? [chip] : chip.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    return words.filter((word) => !besides.has(word.toLowerCase())).slice(0, mostWords);
  });
  const longest = Math.max(...typed.map(({ length }) => length));
  for (let left = 0; left <= longest / 2; left += 1) {
    const queries = typed.flatMap((words) => {
      const ways = without(words, Math.min(left, Math.floor(words.length / 2))).map(queryOf);
      const asQueries = ways.filter((way) => way !== null);
      return asQueries.length > 0
        ? [
            sql`(${sql.join(
              asQueries.map((way) => sql`(${way})`),
              sql` || `,
            )})`,
          ]
        : [];
    });
    if (queries.length === 0) break;
    const query = sql.join(queries, sql` && `);
    const all = await counted(db, { request, query });
    if (all.total > 0) return { ...none, query, counted: all, hasMostWords: true };
  }
  return none;
}

async function byWork(db: TenantDb, request: Search, chips: string[], literal: Attempt): Promise<Attempt> {
  const { total } = literal.counted;
  for (const step of total > 0 ? (['same'] as const) : (['same', 'near', 'related'] as const)) {
    const broader = broaden(chips, step, localeOfCountry(request.countryId));
    if (!broader) continue;
    const all = await counted(db, { request, query: broader.query });
    if (all.total > total) {
      return {
        ...literal,
        query: broader.query,
        work: broader.work,
        counted: all,
        alsoWork: broader.labels,
        isByWorkAlone: total === 0,
      };
    }
  }
  return literal;
}

// Of many jobs, the first page is searched for in a slice of this size. The slice shows how common matches are, and so how large
// the next one must be.
export const someOfAll = 2500;
const mostOfAll = 20_000;
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
  for (let look = 0; slice && look < 2 && span <= mostOfAll; look += 1) {
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
  request: Search,
  { query, literal, work, counted, ...flags }: Attempt,
): SearchResult {
  const jobQuery: JobQuery = { request, query, ids: counted.ids };
  const isDown = request.filter.sorted_type !== 'asc';
  const fitting = isRelevance(request) && (request.fitting?.only || isDown) ? request.fitting : null;

  async function page(limit: number, offset: number): Promise<number[]> {
    const plain: Plain = { jobQuery, literal, work, isSliced: areMany(counted) };
    if (!fitting) return plainPage(db, plain, { limit, offset });
    const first = await fittingOf(db, jobQuery, fitting);
    if (!isDown) first.reverse();
    const part = first.slice(offset, offset + limit);
    if (fitting.only || part.length === limit) return part;
    const rest = { ...plain, jobQuery: { ...jobQuery, without: fitting.ids } };
    const after = { limit: limit - part.length, offset: Math.max(0, offset - first.length) };
    return [...part, ...(await plainPage(db, rest, after))];
  }

  return {
    ...flags,
    total: Math.min(counted.total, mostCounted),
    hasMore: areMany(counted),
    page,
    facets: () => facetsOf(db, jobQuery),
  };
}

const idsFrom = async ({ tx }: TenantDb, statement: SQL) =>
  (await tx.execute<{ id: number }>(statement)).rows.map(({ id }) => id);

async function fittingOf(db: TenantDb, jobQuery: JobQuery, { ids }: Fitting): Promise<number[]> {
  const statement = sql`select ${j.id} as id from ${j} where ${whereOf({ ...jobQuery, among: ids })}`;
  const listed = new Set(jobQuery.ids ?? (await idsFrom(db, statement)));
  return ids.filter((id) => listed.has(id));
}

interface Plain {
  jobQuery: JobQuery;
  literal: SQL | null;
  work: SQL | null;
  isSliced: boolean;
}

async function plainPage(
  db: TenantDb,
  { jobQuery, literal, work, isSliced }: Plain,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { request } = jobQuery;
  const direction = directionOf(request);
  if (literal && isRelevance(request) && offset < mostRanked) {
    const fits = fitsOf({ query: jobQuery.query, literal, work });
    const ranked = (where: SQL) => sql`
      select id from (
        select id, published_at, ${fits} as fits, ${relevanceOf(literal, (request.filter.search ?? []).join(' '), request.now)} as relevance
        from (select ${j.id}, ${j.title}, ${j.published_at}, ${j.heading}, ${j.search} from ${j} where ${where}
          order by ${newest(sql`desc`)} limit ${mostRanked}) as newest) as ranked
      order by fits ${direction}, relevance ${direction}, published_at ${direction} nulls last, id ${direction}`;
    const slice = isSliced ? newestFirst : null;
    const ids = await firstOf(db, jobQuery, { slice, count: mostRanked }, (where) =>
      idsFrom(db, ranked(where)),
    );
    return ids.slice(offset, offset + limit);
  }
  const ordered = (where: SQL, most: number, after = 0) =>
    idsFrom(
      db,
      sql`select ${j.id} as id from ${j} where ${where} order by ${orderOf(request)} limit ${most} offset ${after}`,
    );
  if (offset >= mostRanked) return ordered(whereOf(jobQuery), limit, offset);
  const count = offset + limit;
  const slice = isSliced ? sliceOf(jobQuery) : null;
  const ids = await firstOf(db, jobQuery, { slice, count }, (where) => ordered(where, count));
  return ids.slice(offset);
}
