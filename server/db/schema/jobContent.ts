// What a recruiter writes in a job, kept apart from what is published now.
import { integer, jsonb, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { idColumn } from './columns.ts';
import { type Job, jobId, ofJob } from './jobs.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey } from './tenants.ts';

export const contentColumns = [
  'title',
  'job_role_id',
  'occupation_code',
  'job_type',
  'work_type',
  'industry_ids',
  'experience_id',
  'country_id',
  'state_id',
  'city_ids',
  'is_remote',
  'remote_country_ids',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_per',
  'salary_is_public',
  'salary_yearly',
  'description_html',
  'responsibilities',
  'requirements',
  'skills',
  'skill_names',
  'benefits',
  'clearance_required',
  'sponsorship',
  'veteran_features',
  'translated_role_ids',
  'questions',
  'openings',
  'start_on',
  'closes_on',
] as const satisfies (keyof Job)[];

export type JobContent = Pick<Job, (typeof contentColumns)[number]>;

export const contentOf = (job: Job): JobContent =>
  Object.fromEntries(contentColumns.map((column) => [column, job[column]])) as unknown as JobContent;

/** What is typed into a job that others can see, until it is published or discarded. */
export const unpublishedJobChanges = pgTable(
  'unpublished_job_changes',
  {
    ...tenantKey(),
    job_id: jobId(),
    // Only what differs from the job; null when nothing does. The row stays, so that no version is used twice.
    content: jsonb('content').$type<Partial<JobContent>>(),
    version: integer('version').notNull().default(1),
    // Null once the person is erased.
    by_id: idColumn('by_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('unpublished_job_changes_of_job').on(table.tenant_id, table.job_id),
    ofJob('unpublished_job_changes', table),
  ],
);

/** A job as it was when somebody applied, stored once per version. */
export const appliedJobs = pgTable(
  'applied_jobs',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    job_id: jobId(),
    version: integer('version').notNull(),
    // Without a salary that was not shown, and without expected answers.
    content: jsonb('content').$type<JobContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.job_id, table.version] }),
    rowSecurity(),
    ofJob('applied_jobs', table),
  ],
);
