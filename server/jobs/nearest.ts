import { sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { type JobQuery, whereOf } from './jobQuery.ts';
import { distanceFrom } from './near.ts';

const j = listedJobs;

// In kilometres. Of many jobs, only those of the smallest ring that fills the page are measured.
const rings = [8, 40, 160];

interface Part {
  limit: number;
  offset: number;
  /** There are too many jobs to measure all. */
  isSliced: boolean;
}

/** The nearest first, then those whose distance is unknown; at one distance the newest first. Without a place, all by date. */
export async function nearestPage(
  { tx }: TenantDb,
  jobQuery: JobQuery,
  { limit, offset, isSliced }: Part,
): Promise<number[]> {
  const { place } = jobQuery.request;
  const distance = place ? distanceFrom(place) : sql`null::double precision`;
  const last = offset + limit;
  for (const ring of place && isSliced ? [...rings, undefined] : [undefined]) {
    const where = whereOf(ring === undefined ? jobQuery : { ...jobQuery, ring });
    const { rows } = await tx.execute<{ id: number }>(sql`
      select ${j.id} as id, ${distance} as distance from ${j} where ${where}
      order by distance nulls last, ${j.published_at} desc nulls last, ${j.id} desc limit ${last}`);
    if (ring === undefined || rows.length === last) return rows.slice(offset).map(({ id }) => id);
  }
  return [];
}
