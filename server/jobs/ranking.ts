import { type SQL, sql } from 'drizzle-orm';
import { daysBefore } from './jobQuery.ts';

// Every ranked job has all words; this is the score for having them, even if only in its text.
const hasAll = sql.raw('0.06');

// The extra score for a title that is exactly what was typed.
const hasTitle = sql.raw('0.5');

// The sum of how well each word fits, wherever it is, falling with age: by a third after three months.
export function relevanceOf(query: SQL, typed: string, now: Date): SQL {
  const age = sql`extract(epoch from ${daysBefore(now)} - published_at) / 86400.0`;
  const anyOf = sql`(select replace((${query})::text, '&', '|')::tsquery)`;
  const isTitle = sql`case when lower(title) = ${typed.toLowerCase()} then ${hasTitle} else 0 end`;
  return sql`(${hasAll} + ts_rank('{0, 0, 0.4, 1}', heading, ${anyOf}) + ${isTitle}) / (1 + greatest(0, ${age}) / 180.0)`;
}

interface RankedQuery {
  query: SQL | null;
  /** The query for the words that were typed. */
  literal: SQL;
  /** The query for the work that was named, if jobs of that work are also shown. */
  work: SQL | null;
}

// How well each job matches the typed words. Reading the words of a whole text is slow, because they are stored out of line, so
// it is not done where all jobs were found by these words.
export function fitsOf({ query, literal, work }: RankedQuery): SQL {
  // A word that is only in the text may be about other work: “programme” is not programming.
  if (work) return sql`case when heading @@ (${literal}) then 2 when search @@ (${work}) then 1 else 0 end`;
  return query === literal ? sql`true` : sql`search @@ (${literal})`;
}
