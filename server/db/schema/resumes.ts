import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { ofUser, userId } from './accounts.ts';
import { idColumn } from './columns.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey, tenants, versioned } from './tenants.ts';

type Schemas = components['schemas'];

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

export interface StoredFederal
  extends Pick<
    Schemas['FederalResume'],
    'status' | 'header' | 'summary' | 'experience' | 'education' | 'training' | 'skills'
  > {}

export const resumes = pgTable(
  'resumes',
  {
    ...tenantKey(),
    user_id: userId(),
    title: text('title').notNull(),
    kind: text('kind', { enum: ['cv', 'resume', 'federal'] }).notNull(),
    source: text('source', {
      enum: ['upload', 'builder', 'linkedin_zip', 'json_resume', 'duplicate'],
    }).notNull(),
    file_name: text('file_name'),
    sections: jsonb('sections').$type<Schemas['ResumeSections']>().notNull(),
    template_id: text('template_id').$type<Schemas['ResumeTemplateId']>().notNull().default('meridian-black'),
    page_size: text('page_size', { enum: ['a4', 'letter'] }).notNull(),
    spacing: text('spacing', { enum: ['normal', 'tight'] })
      .notNull()
      .default('normal'),
    section_order: jsonb('section_order').$type<Schemas['SectionName'][]>().notNull(),
    hidden_sections: jsonb('hidden_sections').$type<Schemas['SectionName'][]>().notNull().default([]),
    federal: jsonb('federal').$type<StoredFederal>(),
    // Null once the content has changed.
    page_count: integer('page_count'),
    checks: jsonb('checks').$type<Schemas['Resume']['checks']>(),
    is_primary: boolean('is_primary').notNull().default(false),
    // Without a foreign key: a job that is deleted takes no CV with it.
    tailored_job_id: idColumn('tailored_job_id'),
    reviewed_at: instant('reviewed_at'),
    ...versioned(),
    deleted_at: instant('deleted_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    index('resumes_of_user').on(table.tenant_id, table.user_id),
    uniqueIndex('resumes_one_primary')
      .on(table.tenant_id, table.user_id)
      .where(sql`${table.is_primary} and ${table.deleted_at} is null`),
    ofUser('resumes', table),
  ],
);

export type ResumeRow = typeof resumes.$inferSelect;

export const termMeanings = pgTable(
  'term_meanings',
  {
    tenant_id: idColumn('tenant_id')
      .notNull()
      .references(() => tenants.id),
    user_id: userId(),
    term: text('term').notNull(),
    meaning: text('meaning').notNull(),
    saved_at: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.term] }),
    rowSecurity(),
    ofUser('term_meanings', table),
  ],
);

const resumeId = () => idColumn('resume_id').notNull();

// Versions of before the setting have no spacing.
export type ResumeContent = Pick<
  typeof resumes.$inferSelect,
  'sections' | 'federal' | 'template_id' | 'page_size' | 'section_order' | 'hidden_sections'
> &
  Partial<Pick<typeof resumes.$inferSelect, 'spacing'>>;

const ofResume = (name: string, table: Record<'tenant_id' | 'resume_id', AnyPgColumn>) =>
  foreignKey({
    name: `${name}_resume`,
    columns: [table.tenant_id, table.resume_id],
    foreignColumns: [resumes.tenant_id, resumes.id],
  }).onDelete('cascade');

export const resumeVersions = pgTable(
  'resume_versions',
  {
    ...tenantKey(),
    user_id: userId(),
    resume_id: resumeId(),
    n: integer('n').notNull(),
    reason: text('reason', { enum: ['autosave', 'template', 'import', 'rewrite', 'restore'] }).notNull(),
    content: jsonb('content').$type<ResumeContent>().notNull(),
    started_at: instant('started_at').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('resume_versions_of_resume').on(table.tenant_id, table.resume_id, table.n),
    index('resume_versions_of_user').on(table.tenant_id, table.user_id),
    ofUser('resume_versions', table),
    ofResume('resume_versions', table),
  ],
);

export const resumeFiles = pgTable(
  'resume_files',
  {
    ...tenantKey(),
    user_id: userId(),
    resume_id: resumeId(),
    bytes: bytea('bytes').notNull(),
    sha256: text('sha256').notNull(),
    type: text('type', { enum: ['pdf', 'docx', 'txt', 'json_resume'] }).notNull(),
    size: integer('size').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('resume_files_of_resume').on(table.tenant_id, table.resume_id),
    index('resume_files_of_user').on(table.tenant_id, table.user_id),
    ofUser('resume_files', table),
    ofResume('resume_files', table),
  ],
);

/** A field with the id of its entry, whose place may change. Fields that earlier versions read have no id. */
export type StoredReadField = Schemas['ReadField'] & { item_id?: string };

export const resumeReadings = pgTable(
  'resume_readings',
  {
    ...tenantKey(),
    user_id: userId(),
    resume_id: resumeId(),
    status: text('status', { enum: ['processing', 'done', 'failed'] }).notNull(),
    failure: text('failure', { enum: ['scan', 'unreadable'] }),
    confidence: real('confidence'),
    fields: jsonb('fields').$type<StoredReadField[]>().notNull(),
    unmapped: jsonb('unmapped').$type<string[]>().notNull(),
    // One source for each line of `unmapped`.
    unmapped_sources: jsonb('unmapped_sources').$type<Schemas['ReadSource'][]>().notNull().default([]),
    pages: jsonb('pages').$type<Schemas['ReadPage'][]>().notNull().default([]),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    // Reserves the work for one process.
    locked_until: instant('locked_until'),
    created_at: instant('created_at').notNull().defaultNow(),
    // By the database's clock; moved on when a turn of the person ends.
    queued_at: instant('queued_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('resume_readings_of_resume').on(table.tenant_id, table.resume_id),
    index('resume_readings_of_user').on(table.tenant_id, table.user_id),
    index('resume_readings_waiting')
      .on(table.tenant_id, table.created_at)
      .where(sql`${table.status} = 'processing'`),
    ofUser('resume_readings', table),
    ofResume('resume_readings', table),
  ],
);
