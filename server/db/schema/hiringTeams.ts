import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ofUser, userId } from './accounts.ts';
import { idColumn } from './columns.ts';
import { jobId, ofJob } from './jobs.ts';
import { instant, rowSecurity } from './tenants.ts';

/** The hiring managers who may read the applications for a job. */
export const hiringTeams = pgTable(
  'hiring_teams',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    job_id: jobId(),
    user_id: userId(),
    added_at: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.job_id, table.user_id] }),
    rowSecurity(),
    index('hiring_teams_of_user').on(table.tenant_id, table.user_id, table.job_id),
    ofJob('hiring_teams', table),
    ofUser('hiring_teams', table),
  ],
);
