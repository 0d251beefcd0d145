/**
 * Promises: the jobs that fit a filter, in a settled order, with their number and how many each further filter would leave;
 * the same on both databases. What is typed is never SQL nor an error, and a misspelt search that finds little is put right.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { knownWords, listedJobs } from '../db/schema/jobs.ts';
import { texts } from './arrays.ts';
import { type FacetRow, facetsOf } from './facets.ts';
import { markQueries } from './marks.ts';
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

/** How well each word fits, wherever the others stand, and a third less once three months have passed. */
function relevanceOf(query: SQL, now: Date): SQL {
  const age = sql`extract(epoch from ${instant(now)} - published_at) / 86400.0`;
  const anyOf = sql`(select replace((${query})::text, '&', '|')::tsquery)`;
  return sql`ts_rank('{0, 0.1, 0.4, 1}', search, ${anyOf}) / (1 + greatest(0, ${age}) / 180.0)`;
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

async function totalOf({ tx }: TenantDb, wanted: Wanted): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::integer as total from (select from ${j} where ${whereOf(wanted)} limit ${mostCounted}) as counted`,
  );
  return rows[0]?.total ?? 0;
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
  const total = await totalOf(db, { asked, query });
  if (query && total < little) {
    const better = await corrected(db, chips);
    const other = better && queryOf(better);
    const otherTotal = other ? await totalOf(db, { asked, query: other }) : 0;
    if (otherTotal > total) return found(db, { asked, query: other }, otherTotal, better);
  }
  return found(db, { asked, query }, total, null);
}

const matched = {
  ...{ id: j.id, title: j.title, job_role_id: j.job_role_id, translated_role_ids: j.translated_role_ids },
  ...{ skills: j.skills, requirements: j.requirements, experience_id: j.experience_id, start_on: j.start_on },
  ...{ country_id: j.country_id, state_id: j.state_id, city_ids: j.city_ids, is_remote: j.is_remote },
  ...{ remote_country_ids: j.remote_country_ids, clearance_required: j.clearance_required },
};

/** Of very many the newest are looked for among those of some weeks first. */
const someWeeks = [2, 8, 26];

/** As many of the newest as are wanted, or all that there are. */
async function newestOf<Row>(
  wanted: Wanted,
  most: { total: number; count: number },
  read: (where: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  const { asked, query } = wanted;
  const isIndexed = query || asked.fitting || Object.keys(markQueries(asked.filter)).length > 0;
  for (const weeks of isIndexed && most.total >= mostCounted ? someWeeks : []) {
    const rows = await read(whereOf({ ...wanted, weeks }));
    if (rows.length >= most.count) return rows;
  }
  return read(whereOf(wanted));
}

function found(db: TenantDb, wanted: Wanted, total: number, correction: string[] | null): Found {
  const { asked, query } = wanted;
  const direction = directionOf(asked);
  const isRanked = (offset: number) => isRelevance(asked) && offset < mostRanked;
  const idsOf = async (statement: SQL) =>
    (await db.tx.execute<{ id: number }>(statement)).rows.map(({ id }) => id);

  async function page(limit: number, offset: number): Promise<number[]> {
    const { fitting } = asked;
    if (fitting && isRanked(offset)) {
      const jobs = await newestOf(wanted, { total, count: mostRanked }, (where) =>
        db.tx.select(matched).from(j).where(where).orderBy(newest(sql`desc`)).limit(mostRanked),
      );
      const best = await fitting.best(jobs, asked.filter.sorted_type ?? 'desc');
      return best.slice(offset, offset + limit);
    }
    if (query && isRanked(offset)) {
      const ranked = (where: SQL) => sql`
        select id from (
          select id, published_at, ${relevanceOf(query, asked.now)} as relevance from (
            select ${j.id}, ${j.published_at}, ${j.search} from ${j} where ${where}
            order by ${newest(sql`desc`)} limit ${mostRanked}) as newest) as ranked
        order by relevance ${direction}, published_at ${direction} nulls last, id ${direction}`;
      const ids = await newestOf(wanted, { total, count: mostRanked }, (where) => idsOf(ranked(where)));
      return ids.slice(offset, offset + limit);
    }
    const ordered = (where: SQL) =>
      idsOf(
        sql`select ${j.id} as id from ${j} where ${where} order by ${orderOf(asked)} limit ${limit} offset ${offset}`,
      );
    const isNewestFirst = asked.filter.sorted_by !== 'salary' && asked.filter.sorted_type !== 'asc';
    if (!isNewestFirst || offset >= mostRanked) return ordered(whereOf(wanted));
    return newestOf(wanted, { total, count: limit }, ordered);
  }

  return { total, correction, page, facets: () => facetsOf(db, wanted) };
}
