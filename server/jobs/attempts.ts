// What is looked for, one query after the other until there are enough jobs: the words, the same work around a typed town, the same
// work under other names, corrected spelling, other work and looser conditions, words that begin alike, and most of the words. Typed
// text is never SQL and never an error.
import { type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { beginningOf, readSearch } from '../search/interface.ts';
import { byOtherWork, bySameWork, loosened } from './byWork.ts';
import type { Search } from './jobQuery.ts';
import { byMostWords } from './mostWords.ts';
import { beginningQuery } from './searchText.ts';
import { type Attempt, byWords, counted, minHits, minHitsByName, type Sought } from './sought.ts';
import { correctedSpelling } from './spelling.ts';
import { hasWorkAround, searchesAroundTown } from './townInSearch.ts';

async function isEmpty({ tx }: TenantDb, query: SQL): Promise<boolean> {
  const { rows } = await tx.execute<{ nodes: number }>(sql`select numnode(${query})::integer as nodes`);
  return rows[0]?.nodes === 0;
}

const isTyped = (chip: string) => /[\p{L}\p{N}]/u.test(chip);

const isWhole = ({ counted: { total, named }, wording }: Attempt) =>
  (wording ? named : total) >= minHitsByName;

export const chipsOf = ({ filter }: Search) => (filter.search ?? []).filter(isTyped);
export const readingsOf = (chips: string[], { countryId }: Search) =>
  chips.map((chip) => readSearch(chip, { countryId }));

export async function attemptsOf(db: TenantDb, request: Search): Promise<Attempt> {
  const chips = chipsOf(request);
  const read = (typed: string[]): Sought => ({
    ...{ db, request },
    readings: readingsOf(typed, request),
  });
  const sought = read(chips);
  const literal = await byWords(sought, null);
  if (!literal.query || isWhole(literal)) return literal;
  if (literal.counted.total === 0 && (await isEmpty(db, literal.query))) {
    const everything = await byWords({ ...sought, readings: [] }, null);
    return { ...everything, outcome: { ...everything.outcome, hasOnlyCommonWords: true } };
  }
  const around = literal.counted.total === 0 ? await aroundTown(sought, chips) : null;
  if (around) return around;
  const named = await bySameWork(sought, literal);
  if (named.counted.total >= minHits) return named;
  const spelt = await bySpelling(sought, chips, { read, canWiden: named.counted.total === 0 });
  if (spelt && spelt.counted.total > named.counted.total) return spelt;
  if (named.counted.total > 0) return named;
  return (
    (await byOtherWork(sought, literal)) ??
    (await byBeginnings(sought, literal)) ??
    (await byMostWords(sought, literal)) ??
    literal
  );
}

/** The same work around the town that was typed, with as many of the conditions as there are jobs for. */
async function aroundTown({ db, request, readings }: Sought, chips: string[]): Promise<Attempt | null> {
  for (const town of await searchesAroundTown(db, { request, chips, readings })) {
    const sought: Sought = { db, request: town.request, readings: readingsOf(town.chips, town.request) };
    for await (const loose of loosened(sought, await byWords(sought, null))) {
      const attempt = await bySameWork(loose.sought, loose.words);
      if (!(await hasWorkAround(db, attempt))) continue;
      const { outcome } = attempt;
      return { ...attempt, outcome: { ...outcome, meanings: [...outcome.meanings, town.meaning] } };
    }
  }
  return null;
}

async function bySpelling(
  sought: Sought,
  chips: string[],
  { read, canWiden }: { read: (typed: string[]) => Sought; canWiden: boolean },
): Promise<Attempt | null> {
  // Words that exist are corrected only next to others that do not: “warehose planer” is no planer of wood.
  const certain = await correctedSpelling(sought, chips, { onlyUnknown: true });
  if (!certain) return null;
  const first = await byNames(read(certain), certain);
  if (first.counted.total > 0) return first;
  const all = await correctedSpelling(sought, chips, { onlyUnknown: false });
  const second = all && (await byNames(read(all), all));
  if (second && second.counted.total > 0) return second;
  return canWiden ? byOtherWork(read(certain), first) : null;
}

async function byNames(sought: Sought, spelt: string[]): Promise<Attempt> {
  const literal = await byWords(sought, spelt);
  return !literal.query || isWhole(literal) ? literal : bySameWork(sought, literal);
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
  return { ...none, query, wording, counted: all, outcome: { ...none.outcome, isByBeginnings: true } };
}
