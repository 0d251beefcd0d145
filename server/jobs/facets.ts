import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { daysBefore, type Filtered, type JobQuery, postedDays, whereOf } from './jobQuery.ts';
import { type Marked, markQueries } from './marks.ts';

const j = listedJobs;

export interface FacetRow {
  facet: string;
  value: string;
  /** Null if there are more jobs than are counted. */
  count: number | null;
}

const mostValues = 30;
const mostRead = 6000;

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

const withSize = ({ name, rows }: { name: string; rows: SQL }) =>
  sql`${sql.raw(name)} as materialized (${rows}),
    ${sql.raw(name)}_size as materialized (select count(*) as jobs from ${sql.raw(name)})`;

export async function facetsOf({ tx }: TenantDb, jobQuery: JobQuery): Promise<FacetRow[]> {
  const { filter, now } = jobQuery.request;
  const own: Filtered[] = [
    ...(Object.keys(markQueries(filter)) as Marked[]),
    ...(filter.posted && filter.posted !== 'all' ? (['posted'] as const) : []),
  ];
  const published = sql`${j.published_at}`;
  const read = (columns: SQL[], where: SQL) =>
    sql`select ${sql.join(columns, sql`, `)} from ${j} where ${where} limit ${mostRead}`;
  const columns = Object.values(values).map(({ column }) => column);
  const sources = [
    { name: 'base', rows: read([...columns, published], whereOf(jobQuery)) },
    ...own.map((but) => ({
      name: `without_${but}`,
      rows: read([but === 'posted' ? published : values[but].column], whereOf({ ...jobQuery, but })),
    })),
  ];
  const sourceOf = (facet: Filtered) => sql.raw(own.includes(facet) ? `without_${facet}` : 'base');
  const ifWhole = (facet: Filtered, count: SQL) =>
    sql`case when (select jobs from ${sourceOf(facet)}_size) < ${mostRead} then ${count} end`;
  // Not all occupations are listed, so selected ones, which are shown by title, come first.
  const isSelected = sql`one::text = any(${texts(filter.occupation ?? [])}) desc, `;
  const counted = (Object.keys(values) as Marked[]).map((facet) => {
    const first = facet === 'occupation' ? isSelected : sql``;
    return sql`(
      select ${facet}::text as facet, one::text as value, ${ifWhole(facet, sql`count(*)::integer`)} as count
      from (select ${values[facet].value} as one from ${sourceOf(facet)}) as each
      where one is not null group by one order by ${first}count(*) desc, 2 limit ${mostValues})`;
  });
  const since = Object.values(postedDays).map(
    (days) => sql`count(*) filter (where published_at > ${daysBefore(now, days)})::integer`,
  );
  const posted = sql`(select 'posted', value, ${ifWhole('posted', sql`count`)} from (select ${since[0]} as today, ${since[1]} as last_week,
      ${since[2]} as last_month, count(*)::integer as ever from ${sourceOf('posted')}) as totals
    cross join lateral (values ('all', totals.ever), ('today', totals.today), ('last_week', totals.last_week),
      ('last_month', totals.last_month)) as one(value, count))`;
  const { rows } = await tx.execute<{ [Name in keyof FacetRow]: FacetRow[Name] }>(sql`
    with ${sql.join(sources.map(withSize), sql`, `)}
    select * from (${sql.join([...counted, posted], sql` union all `)}) as facets`);
  return rows;
}
