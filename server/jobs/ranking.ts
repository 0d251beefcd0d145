import { type SQL, sql } from 'drizzle-orm';
import { daysBefore } from './jobQuery.ts';

// Every ranked job has all words; this is the score for having them, even if only in its text.
const hasAll = sql.raw('0.06');

const hasTitle = sql.raw('0.5');

// Falls with age: by a third after three months.
export function relevanceOf(query: SQL, typed: string, now: Date): SQL {
  const age = sql`extract(epoch from ${daysBefore(now)} - published_at) / 86400.0`;
  const anyOf = sql`(select replace((${query})::text, '&', '|')::tsquery)`;
  const isTitle = sql`case when lower(title) = ${typed.toLowerCase()} then ${hasTitle} else 0 end`;
  return sql`(${hasAll} + ts_rank('{0, 0, 0.4, 1}', heading, ${anyOf}) + ${isTitle}) / (1 + greatest(0, ${age}) / 180.0)`;
}

interface RankedQuery {
  query: SQL | null;
  literal: SQL;
  work: SQL | null;
}

// The words of a whole text are stored out of line and slow to read, so not where all jobs were found by them.
export function fitsOf({ query, literal, work }: RankedQuery): SQL {
  // A word that is only in the text may be about other work: “programme” is not programming.
  if (work) return sql`case when heading @@ (${literal}) then 2 when search @@ (${work}) then 1 else 0 end`;
  return query === literal ? sql`true` : sql`search @@ (${literal})`;
}
