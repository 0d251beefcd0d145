import { desc, sql } from 'drizzle-orm';
import { stillOpen } from '../../applications/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { listedJobs } from '../../db/schema/jobs.ts';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const anHour = { 'cache-control': 'public, max-age=3600' };

export const newestJobs = ({ tx }: TenantDb, now: Date, most: number) =>
  tx
    .select({ id: listedJobs.id, updated_at: listedJobs.updated_at })
    .from(listedJobs)
    .where(stillOpen(listedJobs, now))
    .orderBy(sql`${listedJobs.published_at} desc nulls last`, desc(listedJobs.id))
    .limit(most);
