import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { ofUser, userId } from './accounts.ts';
import { idColumn, idsColumn } from './columns.ts';
import { companies } from './companies.ts';
import type { JobFeatures } from './matchFeatures.ts';
import { civilianOccupations, countries, occupations, states } from './reference.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey, versioned } from './tenants.ts';

type Schemas = components['schemas'];

export const jobStatuses = ['draft', 'published', 'paused', 'closed', 'expired', 'removed'] as const;

export const reportStatuses = ['open', 'dismissed', 'upheld'] as const;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const texts = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);
const ids = (name: string) => idsColumn(name).notNull().default(sql`'{}'::bigint[]`);

export const jobs = pgTable(
  'jobs',
  {
    ...tenantKey(),
    company_id: idColumn('company_id').notNull(),
    owner_id: idColumn('owner_id').notNull(),
    status: text('status', { enum: jobStatuses }).notNull().default('draft'),
    title: text('title').notNull().default(''),
    job_role_id: idColumn('job_role_id').references(() => civilianOccupations.id),
    // O*NET-SOC or SOC 2020, suggested from title and text and corrected by the recruiter.
    occupation_code: text('occupation_code').references(() => occupations.code),
    job_type: texts('job_type').$type<Schemas['JobType'][]>(),
    // The workplace; `type` in the contract.
    work_type: texts('work_type').$type<Schemas['WorkType'][]>(),
    industry_ids: ids('industry_ids'),
    experience_id: idColumn('experience_id'),
    country_id: idColumn('country_id').references(() => countries.id),
    state_id: idColumn('state_id').references(() => states.id),
    city_ids: ids('city_ids'),
    is_remote: boolean('is_remote').notNull().default(false),
    remote_country_ids: ids('remote_country_ids'),
    // In minor units.
    salary_min: integer('salary_min'),
    salary_max: integer('salary_max'),
    salary_currency: text('salary_currency'),
    salary_per: text('salary_per', { enum: ['hour', 'day', 'month', 'year'] }),
    salary_is_public: boolean('salary_is_public').notNull().default(true),
    // In whole units; null if no salary is given.
    salary_yearly: integer('salary_yearly'),
    description_html: text('description_html').notNull().default(''),
    responsibilities: texts('responsibilities'),
    requirements: texts('requirements'),
    skills: jsonb('skills').$type<Schemas['JobSkill'][]>().notNull().default([]),
    benefits: texts('benefits'),
    clearance_required: boolean('clearance_required').notNull().default(false),
    sponsorship: boolean('sponsorship').notNull().default(false),
    veteran_features: texts('veteran_features').$type<Schemas['VeteranFeature'][]>(),
    translated_role_ids: ids('translated_role_ids'),
    questions: jsonb('questions').$type<Schemas['JobQuestion'][]>().notNull().default([]),
    openings: integer('openings').notNull().default(1),
    start_on: date('start_on', { mode: 'string' }),
    closes_on: date('closes_on', { mode: 'string' }),
    published_at: instant('published_at'),
    // For links in later letters; null for seeded jobs.
    host: text('host'),
    // The closing day that the last reminder to the recruiter was about.
    told_of: date('told_of', { mode: 'string' }),
    revised_at: instant('revised_at'),
    ended_at: instant('ended_at'),
    close_reason: text('close_reason', { enum: ['filled', 'cancelled', 'other'] }),
    removed_reason: text('removed_reason'),
    skill_names: texts('skill_names'),
    company_is_active: boolean('company_is_active').notNull().default(true),
    // Weights: title (A); company, role, skills and places (B); the rest (C); none for the marks of `server/jobs/marks.ts`.
    search: tsvector('search').notNull().default(sql`''::tsvector`),
    // Only the words of weight A and B, stored in the row for ranking.
    heading: tsvector('heading').notNull().default(sql`''::tsvector`),
    match_keys: texts('match_keys'),
    match_features: jsonb('match_features').$type<JobFeatures>(),
    ...versioned(),
  },
  (table) => {
    const isListed = sql`${table.status} = 'published' and ${table.company_is_active}`;
    return [
      ...ownedByTenant(table),
      index('jobs_of_company').on(table.tenant_id, table.company_id, table.status),
      index('jobs_listed').on(table.tenant_id, table.published_at.desc(), table.id.desc()).where(isListed),
      index('jobs_paid')
        .on(table.tenant_id, table.salary_yearly)
        .where(sql`${isListed} and ${table.salary_yearly} is not null`),
      index('jobs_found').using('gin', table.tenant_id, table.search, table.match_keys).where(isListed),
      index('jobs_of_occupation').on(table.tenant_id, table.occupation_code).where(isListed),
      index('jobs_running_out').on(table.closes_on).where(sql`${table.status} = 'published'`),
      foreignKey({
        name: 'jobs_company',
        columns: [table.tenant_id, table.company_id],
        foreignColumns: [companies.tenant_id, companies.id],
      }),
      check('jobs_salary', sql`${table.salary_min} <= ${table.salary_max}`),
    ];
  },
);

export type Job = typeof jobs.$inferSelect;

/** Under row-level security no index on words is used, because the operators are not leakproof, so this view filters by tenant itself. */
export const listedJobs = pgView('listed_jobs').as((query) =>
  query
    .select(getTableColumns(jobs))
    .from(jobs)
    .where(
      and(
        sql`${jobs.tenant_id} = current_setting('app.tenant_id')::bigint`,
        eq(jobs.status, sql`'published'`),
        sql`${jobs.company_is_active}`,
      ),
    ),
);

export const ofJob = (name: string, table: Record<'tenant_id' | 'job_id', AnyPgColumn>) =>
  foreignKey({
    name: `${name}_job`,
    columns: [table.tenant_id, table.job_id],
    foreignColumns: [jobs.tenant_id, jobs.id],
  }).onDelete('cascade');

export const jobId = () => idColumn('job_id').notNull();

export const jobChanges = pgTable(
  'job_changes',
  {
    ...tenantKey(),
    job_id: jobId(),
    at: instant('at').notNull(),
    // Null once the person is erased.
    by_id: idColumn('by_id'),
    field: text('field', { enum: ['title', 'salary', 'place'] }).notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('job_changes_of_job').on(table.tenant_id, table.job_id, table.at),
    ofJob('job_changes', table),
  ],
);

export const savedJobs = pgTable(
  'saved_jobs',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    job_id: jobId(),
    saved_at: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.job_id] }),
    rowSecurity(),
    index('saved_jobs_of_job').on(table.tenant_id, table.job_id),
    ofUser('saved_jobs', table),
    ofJob('saved_jobs', table),
  ],
);

// Jobs that a veteran is not interested in; they are left out of what is suggested.
export const dismissedJobs = pgTable(
  'dismissed_jobs',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    job_id: jobId(),
    dismissed_at: instant('dismissed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.job_id] }),
    rowSecurity(),
    index('dismissed_jobs_of_job').on(table.tenant_id, table.job_id),
    ofUser('dismissed_jobs', table),
    ofJob('dismissed_jobs', table),
  ],
);

export const jobReports = pgTable(
  'job_reports',
  {
    ...tenantKey(),
    user_id: userId(),
    job_id: jobId(),
    reason: text('reason', { enum: ['scam', 'discriminatory', 'closed', 'misleading', 'other'] }).notNull(),
    text: text('text'),
    created_at: instant('created_at').notNull(),
    status: text('status', { enum: reportStatuses }).notNull().default('open'),
    decided_at: instant('decided_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('job_reports_of_user').on(table.tenant_id, table.user_id, table.job_id),
    index('job_reports_at').on(table.tenant_id, table.status, table.created_at),
    ofUser('job_reports', table),
    ofJob('job_reports', table),
  ],
);

export const jobWords = pgTable(
  'job_words',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    word: text('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.word] }),
    rowSecurity(),
    index('job_words_alike').using('gin', table.tenant_id, table.word.op('gin_trgm_ops')),
  ],
);

/** Filters by tenant itself, for the same reason as `listed_jobs`. */
export const tenantWords = pgView('known_words').as((query) =>
  query
    .select(getTableColumns(jobWords))
    .from(jobWords)
    .where(sql`${jobWords.tenant_id} = current_setting('app.tenant_id')::bigint`),
);
