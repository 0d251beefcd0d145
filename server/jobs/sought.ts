import { type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import type { Meaning, SearchReading } from '../search/interface.ts';
import { type JobQuery, mostCounted, type Search, whereOf } from './jobQuery.ts';
import type { Wording } from './ranking.ts';
import { literalQuery, type Step, wordsQuery } from './searchQueries.ts';

const j = listedJobs;

/** The newest of the matching jobs are ranked, by words or by match: fifty pages. The others follow by date. */
export const maxRanked = 600;

// With fewer, the spelling is corrected.
export const minHits = 3;
// Below this, which is less than a full page, other words for the same work are also searched for.
export const minHitsByName = 12;
const namesChecked = 100;

export interface Counted {
  /** One more than the limit if there are more. */
  total: number;
  ids: number[] | null;
  /** How many of the first hundred have the words in their title or names. */
  named: number;
}

/** What has to be said about the jobs that were found. */
export interface SearchOutcome {
  correction: string[] | null;
  meanings: Meaning[];
  otherNames: { work: string[]; alone: boolean; step: Step } | null;
  /** Words and conditions without which the jobs were found. */
  leftOut: string[];
  hasMostWords: boolean;
  hasOnlyCommonWords: boolean;
  isByBeginnings: boolean;
}

export interface Attempt {
  /** With the pay that was typed as a filter. */
  request: Search;
  query: SQL | null;
  wording: Wording | null;
  counted: Counted;
  outcome: SearchOutcome;
}

// Returns the ids of few jobs, so that the index is not read again.
export async function counted({ tx }: TenantDb, jobQuery: JobQuery, meant: SQL | null): Promise<Counted> {
  const isNamed = meant
    ? sql`row_number() over () <= ${namesChecked} and ${j.heading} @@ (select ${meant})`
    : sql`false`;
  const { rows } = await tx.execute<{ total: number; ids: number[] | null; named: number }>(sql`
    select count(*)::integer as total, case when count(*) <= ${maxRanked} then array_agg(id) end as ids,
      (count(*) filter (where is_named))::integer as named
    from (select ${j.id}, ${isNamed} as is_named from ${j} where ${whereOf(jobQuery)} limit ${mostCounted + 1}) as counted`);
  return rows[0] ?? { total: 0, ids: null, named: 0 };
}

const nothingToSay: SearchOutcome = {
  ...{ correction: null, meanings: [], otherNames: null, leftOut: [] },
  ...{ hasMostWords: false, hasOnlyCommonWords: false, isByBeginnings: false },
};

export interface Sought {
  db: TenantDb;
  request: Search;
  readings: SearchReading[];
}

/** Pay in the words of a search is the filter's least pay, unless that is set. */
function withPay(request: Search, readings: SearchReading[]): Search {
  const [pay] = readings.flatMap((reading) => reading.pay ?? []);
  if (!pay || request.filter.min_pay !== undefined) return request;
  return { ...request, filter: { ...request.filter, min_pay: pay.amount, pay_per: pay.per } };
}

export async function byWords(
  { db, request, readings }: Sought,
  correction: string[] | null,
): Promise<Attempt> {
  const query = literalQuery(readings);
  const typed = wordsQuery(readings, 'typed');
  const meant = wordsQuery(readings, 'all');
  const paid = withPay(request, readings);
  return {
    request: paid,
    query,
    wording: typed && meant && { typed, meant, work: null },
    counted: await counted(db, { request: paid, query }, meant),
    outcome: { ...nothingToSay, correction, meanings: readings.flatMap(({ meanings }) => meanings) },
  };
}
