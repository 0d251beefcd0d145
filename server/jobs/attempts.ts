// What is looked for, one query after the other until there are enough jobs: the words, the same work under other names, nearby work,
// corrected spelling, words that begin alike, and most of the words. Typed text is never SQL and never an error.
import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { listedJobs, tenantWords } from '../db/schema/jobs.ts';
import { foldText } from '../formats/fold.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { isWorkWord } from '../scoring/interface.ts';
import { beginningOf, type Meaning, readSearch, type SearchReading } from '../search/interface.ts';
import { type JobQuery, mostCounted, type Search, whereOf } from './jobQuery.ts';
import type { Wording } from './ranking.ts';
import { broaden, literalQuery, partsOf, type Step, wordsQuery } from './searchQueries.ts';
import { beginningQuery, writtenWord } from './searchText.ts';

const j = listedJobs;

/** The newest of the matching jobs are ranked, by words or by match: fifty pages. The others follow by date. */
export const maxRanked = 600;

// With fewer, the spelling is corrected.
const minHits = 3;
// Below this, which is less than a full page, other words for the same work are also searched for.
const minHitsByName = 12;
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
  hasMostWords: boolean;
  hasOnlyCommonWords: boolean;
  isByBeginnings: boolean;
}

export interface Attempt {
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
  ...{ correction: null, meanings: [], otherNames: null },
  ...{ hasMostWords: false, hasOnlyCommonWords: false, isByBeginnings: false },
};

interface Sought {
  db: TenantDb;
  request: Search;
  readings: SearchReading[];
}

async function byWords({ db, request, readings }: Sought, correction: string[] | null): Promise<Attempt> {
  const query = literalQuery(readings);
  const typed = wordsQuery(readings, 'typed');
  const meant = wordsQuery(readings, 'all');
  const all = await counted(db, { request, query }, meant);
  const meanings = readings.flatMap((reading) => reading.meanings);
  return {
    query,
    wording: typed && meant && { typed, meant, work: null },
    counted: all,
    outcome: { ...nothingToSay, correction, meanings },
  };
}

async function isEmpty({ tx }: TenantDb, query: SQL): Promise<boolean> {
  const { rows } = await tx.execute<{ nodes: number }>(sql`select numnode(${query})::integer as nodes`);
  return rows[0]?.nodes === 0;
}

const isTyped = (chip: string) => /[\p{L}\p{N}]/u.test(chip);

export async function attemptsOf(db: TenantDb, request: Search): Promise<Attempt> {
  const chips = (request.filter.search ?? []).filter(isTyped);
  const read = (typed: string[]): Sought => ({
    ...{ db, request },
    readings: typed.map((chip) => readSearch(chip, { countryId: request.countryId })),
  });
  const sought = read(chips);
  const literal = await byWords(sought, null);
  const isWhole = ({ counted: { total, named }, wording }: Attempt) =>
    (wording ? named : total) >= minHitsByName;
  if (!literal.query || isWhole(literal)) return literal;
  if (literal.counted.total === 0 && (await isEmpty(db, literal.query))) {
    const everything = await byWords({ ...sought, readings: [] }, null);
    return { ...everything, outcome: { ...everything.outcome, hasOnlyCommonWords: true } };
  }
  const named = await byWork(sought, literal);
  if (named.counted.total >= minHits) return named;
  const spelt = await corrected(sought, chips);
  const best = spelt ? await bySpelling(read(spelt), spelt, isWhole) : named;
  const better = best.counted.total > named.counted.total ? best : named;
  if (better.counted.total > 0) return better;
  return (await byBeginnings(sought, better)) ?? (await byMostWords(sought, better));
}

const typedWord = /[\p{L}\p{M}\p{N}]{4,30}/gu;

async function corrected({ db: { tx }, readings }: Sought, chips: string[]): Promise<string[] | null> {
  const plain = readings.flatMap((reading) => reading.plain.match(typedWord) ?? []);
  const words = [...new Set(plain.map(foldText))].filter((word) => /\p{L}/u.test(word) && !isWorkWord(word));
  if (words.length === 0) return null;
  const { rows } = await tx.execute<{ word: string; better: string }>(sql`
    select typed.word, (
      select ${tenantWords.word} from ${tenantWords} where ${tenantWords.word} % typed.word
      order by similarity(${tenantWords.word}, typed.word) - 0.04 * abs(length(${tenantWords.word}) - length(typed.word)) desc,
        ${tenantWords.word} limit 1
    ) as better
    from unnest(${texts(words)}) as typed(word)
    where not exists (select from ${tenantWords} where ${tenantWords.word} = typed.word)`);
  const better = new Map(rows.filter((row) => row.better).map((row) => [row.word, writtenWord(row.better)]));
  if (better.size === 0) return null;
  return chips.map((chip) => chip.replace(typedWord, (word) => better.get(foldText(word)) ?? word));
}

async function bySpelling(
  sought: Sought,
  spelt: string[],
  isWhole: (attempt: Attempt) => boolean,
): Promise<Attempt> {
  const literal = await byWords(sought, spelt);
  return !literal.query || isWhole(literal) ? literal : byWork(sought, literal);
}

const hasPattern = ({ patterns, terms }: SearchReading) => patterns.length > 0 && terms.length > 0;

async function byWork(sought: Sought, literal: Attempt): Promise<Attempt> {
  const same = await bySteps(sought, literal, ['same']);
  if (same.counted.total > 0) return same;
  if (!sought.readings.some(hasPattern)) return bySteps(sought, literal, ['near', 'related']);
  // The work as it is offered says more than other work that is part-time or remote.
  const readings = sought.readings.map((reading) =>
    hasPattern(reading) ? { ...reading, patterns: [] } : reading,
  );
  const words = await byWords({ ...sought, readings }, literal.outcome.correction);
  const loose = await bySteps({ ...sought, readings }, words, ['same']);
  return loose.counted.total === 0
    ? literal
    : { ...loose, outcome: { ...loose.outcome, hasMostWords: true } };
}

async function bySteps(
  { db, request, readings }: Sought,
  literal: Attempt,
  steps: readonly Step[],
): Promise<Attempt> {
  const { total } = literal.counted;
  for (const step of steps) {
    const broader = broaden(readings, step, localeOfCountry(request.countryId));
    if (!broader) continue;
    const { query, work, first, labels } = broader;
    const all = await counted(db, { request, query }, null);
    if (all.total === 0) continue;
    const otherNames = all.total > total ? { work: labels, alone: total === 0, step } : null;
    return {
      query,
      // The same jobs come in a better order where the work counts, too.
      wording: literal.wording && { ...literal.wording, work: { all: work, first } },
      counted: all,
      outcome: { ...literal.outcome, otherNames },
    };
  }
  return literal;
}

async function byBeginnings({ db, request, readings }: Sought, none: Attempt): Promise<Attempt | null> {
  const words = readings.flatMap(({ isExact, terms, patterns }) =>
    isExact || patterns.length > 0 ? [null] : terms.map(([typed = '']) => beginningOf(typed)),
  );
  const beginnings = words.filter((word) => word !== null);
  if (beginnings.length === 0 || beginnings.length < words.length) return null;
  const query = sql.join(beginnings.map(beginningQuery), sql` && `);
  const all = await counted(db, { request, query }, null);
  if (all.total === 0) return null;
  const wording = { typed: query, meant: query, work: null };
  return { query, wording, counted: all, outcome: { ...none.outcome, isByBeginnings: true } };
}

function without<Part>(parts: Part[], count: number): Part[][] {
  if (count === 0) return [parts];
  return parts.flatMap((_, at) =>
    without(parts.slice(at + 1), count - 1).map((rest) => [...parts.slice(0, at), ...rest]),
  );
}

const anyOf = (queries: SQL[]) => sql`(${sql.join(queries, sql` || `)})`;

async function byMostWords({ db, request, readings }: Sought, none: Attempt): Promise<Attempt> {
  const typed = readings.map(partsOf).filter(({ length }) => length > 0);
  const longest = Math.max(0, ...typed.map(({ length }) => length));
  for (let left = 0; left <= longest / 2 && typed.length > 0; left += 1) {
    const queries = typed.map((parts) =>
      anyOf(
        without(parts, Math.min(left, Math.floor(parts.length / 2))).map(
          (some) => sql`(${sql.join(some, sql` && `)})`,
        ),
      ),
    );
    const query = sql.join(queries, sql` && `);
    const all = await counted(db, { request, query }, null);
    if (all.total === 0) continue;
    const wording = { typed: query, meant: query, work: null };
    return { query, wording, counted: all, outcome: { ...none.outcome, hasMostWords: true } };
  }
  return none;
}
