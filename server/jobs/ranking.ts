import { type SQL, sql } from 'drizzle-orm';
import { daysBefore } from './jobQuery.ts';

// Every job that is ranked has all words; this much counts that it has them, were it in its text alone.
const hasAll = sql.raw('0.06');

// What the very title that was typed adds.
const hasTitle = sql.raw('0.5');

// How well each word fits, wherever the others stand, and a third less once three months have passed.
export function relevanceOf(query: SQL, typed: string, now: Date): SQL {
  const age = sql`extract(epoch from ${daysBefore(now)} - published_at) / 86400.0`;
  const anyOf = sql`(select replace((${query})::text, '&', '|')::tsquery)`;
  const isTitle = sql`case when lower(title) = ${typed.toLowerCase()} then ${hasTitle} else 0 end`;
  return sql`(${hasAll} + ts_rank('{0, 0, 0.4, 1}', heading, ${anyOf}) + ${isTitle}) / (1 + greatest(0, ${age}) / 180.0)`;
}

interface RankedQuery {
  query: SQL | null;
  /** The words that were typed. */
  literal: SQL;
  /** The work that was named, where jobs of it are shown besides. */
  work: SQL | null;
}

// How well what was found has the words that were typed. Of each job it reads the words of the whole text, which are stored out
// of line: not where all were found by these words.
export function fitsOf({ query, literal, work }: RankedQuery): SQL {
  // A word in the text alone may be said of other work: “programme” is no programming.
  if (work) return sql`case when heading @@ (${literal}) then 2 when search @@ (${work}) then 1 else 0 end`;
  return query === literal ? sql`true` : sql`search @@ (${literal})`;
}
