import { type SQL, sql } from 'drizzle-orm';
import { partsOf } from './searchQueries.ts';
import { type Attempt, counted, type Sought } from './sought.ts';

type Part = ReturnType<typeof partsOf>[number];

function without(parts: Part[], count: number): Part[][] {
  if (count === 0) return [parts];
  return parts.flatMap((_, at) =>
    without(parts.slice(at + 1), count - 1).map((rest) => [...parts.slice(0, at), ...rest]),
  );
}

const allOf = (queries: SQL[]) => sql`(${sql.join(queries, sql` && `)})`;
const anyOf = (queries: SQL[]) => sql`(${sql.join(queries, sql` || `)})`;

const titlesOf = (parts: readonly Part[]) => parts.flatMap(({ inTitle }) => inTitle ?? []);

/** At most this many are left out, so that more than half are left. */
const maxLeftOut = (parts: readonly unknown[]) => Math.ceil(parts.length / 2) - 1;

/**
 * More than half of the parts, and of those that say which job is looked for, one of them in the title: an operator in Bristol is
 * not most of “forklift operator Bristol”.
 */
function mostOf(parts: Part[], count: number): SQL | null {
  const specific = titlesOf(parts);
  const some = without(parts, Math.min(count, maxLeftOut(parts))).filter(
    (left) => titlesOf(left).length > 0 && titlesOf(left).length >= specific.length - maxLeftOut(specific),
  );
  if (some.length === 0) return null;
  return anyOf(some.map((left) => allOf([...left.map(({ query }) => query), anyOf(titlesOf(left))])));
}

export async function byMostWords({ db, readings }: Sought, none: Attempt): Promise<Attempt | null> {
  const typed = readings.map(partsOf).filter(({ length }) => length > 0);
  const longest = Math.max(0, ...typed.map(maxLeftOut));
  for (let count = 1; count <= longest; count += 1) {
    const queries = typed.map((parts) => mostOf(parts, count));
    const present = queries.filter((query) => query !== null);
    if (present.length < queries.length) return null;
    const query = sql.join(present, sql` && `);
    const all = await counted(db, { request: none.request, query }, null);
    if (all.total === 0) continue;
    const wording = { typed: query, meant: query, work: null };
    return { ...none, query, wording, counted: all, outcome: { ...none.outcome, hasMostWords: true } };
  }
  return null;
}
