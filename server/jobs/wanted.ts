/** Which jobs are wanted, as one condition on the jobs that are listed. */
import { type SQL, sql } from 'drizzle-orm';
import { listedJobs } from '../db/schema/jobs.ts';
import { numbers, texts } from './arrays.ts';
import { stillOpen } from './closing.ts';
import { type Filter, type Marked, markQueries } from './marks.ts';

export interface Fitting {
  /** As the match knows them. */
  keys: string[];
  /** The ids of jobs, newest first, put in their order by the match. */
  best: (ids: number[], direction: 'asc' | 'desc') => Promise<number[]>;
}

export interface Search {
  filter: Filter;
  countryId: number;
  /** For a veteran who asks for what fits: only that, what fits best first; null for everybody else. */
  fitting: Fitting | null;
  now: Date;
}

type Posted = NonNullable<Filter['posted']>;

export const postedDays: Record<Exclude<Posted, 'all'>, number> = { today: 1, last_week: 7, last_month: 30 };

const j = listedJobs;

export const instant = (now: Date, daysAgo = 0) =>
  sql`${new Date(now.getTime() - daysAgo * 86_400_000).toISOString()}::timestamptz`;

export type Filtered = Marked | 'posted';

export interface Wanted {
  asked: Search;
  query: SQL | null;
  /** The filter that a facet leaves out. */
  but?: Filtered;
  /** Only what has one of these marks. */
  within?: string;
  /** All that fit, once they are known and few. */
  ids?: number[] | null;
}

/** By a query of its own, words and marks are looked for in their index: a plan that reads the words of every job costs more than it seems. */
const foundBy = (queries: SQL[]) => sql`${j.search} @@ (select ${sql.join(queries, sql` && `)})`;

export function whereOf(wanted: Wanted): SQL {
  const { asked, query, but, within, ids } = wanted;
  const { filter, countryId, fitting, now } = asked;
  if (ids && !but && !within) return sql`${j.id} = any(${numbers(ids)})`;
  const marks = Object.entries(markQueries(filter)).filter(([name]) => name !== but);
  const queries = [
    ...(query ? [query] : []),
    ...[...marks.map(([, mark]) => mark), ...(within ? [within] : [])].map((mark) => sql`${mark}::tsquery`),
  ];
  const { posted = 'all' } = filter;
  const conditions = [
    sql`(${j.country_id} = ${countryId} or ${j.remote_country_ids} @> ${numbers([countryId])})`,
    stillOpen(j, now),
    ...(posted === 'all' || but === 'posted'
      ? []
      : [sql`${j.published_at} > ${instant(now, postedDays[posted])}`]),
    ...(queries.length > 0 ? [foundBy(queries)] : []),
    ...(fitting ? [sql`${j.match_keys} && (select ${texts(fitting.keys)})`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** As many as all pages together show: beyond them nothing is counted, so that a common word costs no more. */
export const mostCounted = 6000;
