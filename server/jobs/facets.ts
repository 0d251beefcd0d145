import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { type Marked, markQueries } from './marks.ts';
import { daysBefore, type Filtered, type JobQuery, mostCounted, postedDays, whereOf } from './wanted.ts';

const j = listedJobs;

export interface FacetRow {
  facet: string;
  value: string;
  count: number;
}

const mostValues = 30;

const values: Record<Marked, { column: SQL; value: SQL }> = {
  job_role: { column: sql`${j.job_role_id}`, value: sql`job_role_id` },
  occupation: { column: sql`${j.occupation_code}`, value: sql`occupation_code` },
  experience: { column: sql`${j.experience_id}`, value: sql`experience_id` },
  state: { column: sql`${j.state_id}`, value: sql`state_id` },
  city: { column: sql`${j.city_ids}`, value: sql`unnest(city_ids)` },
  industry: { column: sql`${j.industry_ids}`, value: sql`unnest(industry_ids)` },
  job_type: { column: sql`${j.job_type}`, value: sql`unnest(job_type)` },
  type: { column: sql`${j.work_type}`, value: sql`unnest(work_type)` },
};

export async function facetsOf({ tx }: TenantDb, wanted: JobQuery): Promise<FacetRow[]> {
  const { filter, now } = wanted.asked;
  const own = new Set<string>([
    ...Object.keys(markQueries(filter)),
    ...(filter.posted && filter.posted !== 'all' ? ['posted'] : []),
  ]);
  const all = sql`(select ${sql.join(
    [...Object.values(values).map(({ column }) => column), sql`${j.published_at}`],
    sql`, `,
  )} from ${j} where ${whereOf(wanted)} limit ${mostCounted})`;
  const without = (but: Filtered, column: SQL) =>
    own.has(but)
      ? sql`(select ${column} from ${j} where ${whereOf({ ...wanted, but })} limit ${mostCounted}) as counted`
      : sql`base`;
  // There are more occupations than are listed, and selected ones are shown by their titles.
  const isSelected = sql`one::text = any(${texts(filter.occupation ?? [])}) desc, `;
  const counted = (Object.keys(values) as Marked[]).map((facet) => {
    const { column, value } = values[facet];
    const first = facet === 'occupation' ? isSelected : sql``;
    return sql`(
      select ${facet}::text as facet, one::text as value, count(*)::integer as count
      from (select ${value} as one from ${without(facet, column)}) as each
      where one is not null group by one order by ${first}3 desc, 2 limit ${mostValues})`;
  });
  const since = Object.values(postedDays).map(
    (days) => sql`count(*) filter (where published_at > ${daysBefore(now, days)})::integer`,
  );
  const posted = sql`(select 'posted', value, count from (select ${since[0]} as today, ${since[1]} as last_week,
      ${since[2]} as last_month, count(*)::integer as ever from ${without('posted', sql`${j.published_at}`)}) as told
    cross join lateral (values ('all', told.ever), ('today', told.today), ('last_week', told.last_week),
      ('last_month', told.last_month)) as one(value, count))`;
  const { rows } = await tx.execute<{ [Name in keyof FacetRow]: FacetRow[Name] }>(sql`
    with base as materialized ${all}
    select * from (${sql.join([...counted, posted], sql` union all `)}) as facets`);
  return rows;
}
