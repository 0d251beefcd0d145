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

export interface Wording {
  /** The words as they were typed. */
  typed: SQL;
  /** The same words in their other forms as well, such as “lorry” for HGV. */
  meant: SQL;
  /** The kinds of work that are meant, and the likeliest of them: the first, the first two, and so on. */
  work: { all: SQL; likeliest: SQL[] } | null;
}

// In days: an older title counts no more than a name, so that a new job with the word in its skills comes before it.
const oldAge = 365;

const mostWork = 3;

/**
 * Points for where the words are. Those of a whole text are stored out of line and slow to read, and a word that is only there may be
 * about other work, as “programme” is not programming: it has none.
 */
export function fitsOf({ typed, meant, work }: Wording, now: Date): SQL {
  const title = sql`ts_filter(heading, '{a}')`;
  const isNew = sql`published_at > ${daysBefore(now, oldAge)}`;
  const points = sql`case when ${isNew} and ${title} @@ (select ${typed}) then 10 when ${isNew} and ${title} @@ (select ${meant}) then 8
    when heading @@ (select ${typed}) then 4 when heading @@ (select ${meant}) then 3 else 0 end`;
  if (!work) return points;
  const places = work.likeliest.map((kinds, place) => {
    const worth = sql.raw(String(mostWork - place / 4));
    return sql`when search @@ (select ${kinds}) then ${worth}`;
  });
  return sql`${points} + case ${sql.join(places, sql` `)} when search @@ (select ${work.all}) then 2 else 0 end`;
}

/** True of a job that has the words, but neither in its title nor in a name, and is of other work. */
export function onlyInText({ meant, work }: Wording): SQL {
  const isOther = work ? sql`and not search @@ (select ${work.all})` : sql``;
  return sql`(not heading @@ (select ${meant}) and search @@ (select ${meant}) ${isOther})`;
}
