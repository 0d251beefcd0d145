/** What a veteran gives during onboarding, and what is made from it. */
import { sql } from 'drizzle-orm';
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
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { users } from './accounts.ts';
import { questionOptions, questions } from './reference.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey } from './tenants.ts';

type Schemas = components['schemas'];

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

const userId = () => integer('user_id').notNull();
const version = () => integer('version').notNull().default(1);

type Key<Name extends string> = { tenant_id: AnyPgColumn } & Record<Name, AnyPgColumn>;

const ofUser = (name: string, table: Key<'user_id'>) =>
  foreignKey({
    name: `${name}_user`,
    columns: [table.tenant_id, table.user_id],
    foreignColumns: [users.tenant_id, users.id],
  }).onDelete('cascade');

/** The months of a service career; years are counted when it is read. */
export interface MilitarySummary {
  service: string | null;
  rank: string | null;
  periods: { from: string; to: string | null }[];
  leaving_date: string | null;
}

export const onboardings = pgTable(
  'onboardings',
  {
    ...tenantKey(),
    user_id: userId(),
    personal_details_done_at: instant('personal_details_done_at'),
    cv_done_at: instant('cv_done_at'),
    cv_skipped_at: instant('cv_skipped_at'),
    career_direction_done_at: instant('career_direction_done_at'),
    questionnaire_done_at: instant('questionnaire_done_at'),
    action_plan_done_at: instant('action_plan_done_at'),
    services_done_at: instant('services_done_at'),
    skipped_at: instant('skipped_at'),
    dob: date('dob', { mode: 'string' }),
    gender: text('gender').$type<Schemas['PersonalDetails']['gender']>(),
    phone_number: text('phone_number'),
    country_code: text('country_code'),
    person_question_id: integer('person_question_id').references(() => questions.id),
    person_option_id: integer('person_option_id').references(() => questionOptions.id),
    direction_question_id: integer('direction_question_id').references(() => questions.id),
    direction_option_id: integer('direction_option_id').references(() => questionOptions.id),
    /** Wanted at step 5: numbers in the contract's order of categories. */
    service_category_ids: integer('service_category_ids').array().notNull().default([]),
    /** The CV in hand at step 1. */
    resume_id: integer('resume_id'),
    military_summary: jsonb('military_summary').$type<MilitarySummary>(),
    version: integer('version').notNull().default(0),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('onboardings_of_user').on(table.tenant_id, table.user_id),
    ofUser('onboardings', table),
    foreignKey({
      name: 'onboardings_resume',
      columns: [table.tenant_id, table.resume_id],
      foreignColumns: [resumes.tenant_id, resumes.id],
    }),
  ],
);

export const onboardingDrafts = pgTable(
  'onboarding_drafts',
  {
    ...tenantKey(),
    user_id: userId(),
    step: integer('step').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    version: version(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('onboarding_drafts_of_step').on(table.tenant_id, table.user_id, table.step),
    ofUser('onboarding_drafts', table),
    check('onboarding_drafts_step', sql`${table.step} between 0 and 5`),
  ],
);

/** The answer to each question of the questionnaire, in the form of the contract. */
export const givenAnswers = pgTable(
  'given_answers',
  {
    ...tenantKey(),
    user_id: userId(),
    question_id: integer('question_id')
      .notNull()
      .references(() => questions.id),
    answer: jsonb('answer').$type<Schemas['Answer']>().notNull(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('given_answers_of_question').on(table.tenant_id, table.user_id, table.question_id),
    ofUser('given_answers', table),
  ],
);

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
    is_primary: boolean('is_primary').notNull().default(false),
    /** When its owner checked what was read. */
    reviewed_at: instant('reviewed_at'),
    version: version(),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
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

const resumeId = () => integer('resume_id').notNull();

const ofResume = (name: string, table: Key<'resume_id'>) =>
  foreignKey({
    name: `${name}_resume`,
    columns: [table.tenant_id, table.resume_id],
    foreignColumns: [resumes.tenant_id, resumes.id],
  }).onDelete('cascade');

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

/** The work of reading an uploaded CV, and its result. */
export const resumeReadings = pgTable(
  'resume_readings',
  {
    ...tenantKey(),
    user_id: userId(),
    resume_id: resumeId(),
    status: text('status', { enum: ['processing', 'done', 'failed'] }).notNull(),
    confidence: real('confidence'),
    fields: jsonb('fields').$type<Schemas['ReadField'][]>().notNull(),
    unmapped: jsonb('unmapped').$type<string[]>().notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While one process reads, the others keep off. */
    locked_until: instant('locked_until'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('resume_readings_of_resume').on(table.tenant_id, table.resume_id),
    index('resume_readings_waiting')
      .on(table.tenant_id, table.created_at)
      .where(sql`${table.status} = 'processing'`),
    ofUser('resume_readings', table),
    ofResume('resume_readings', table),
  ],
);

export const actionPlans = pgTable(
  'action_plans',
  {
    ...tenantKey(),
    user_id: userId(),
    status: text('status', { enum: ['draft', 'active', 'stale'] }).notNull(),
    direction_option_id: integer('direction_option_id')
      .notNull()
      .references(() => questionOptions.id),
    leaving_date: date('leaving_date', { mode: 'string' }),
    generated_from: integer('generated_from').array().notNull(),
    version: version(),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('action_plans_of_user').on(table.tenant_id, table.user_id),
    ofUser('action_plans', table),
  ],
);

export const actionPlanTasks = pgTable(
  'action_plan_tasks',
  {
    ...tenantKey(),
    user_id: userId(),
    plan_id: integer('plan_id').notNull(),
    /** The rule it came from: one task a rule in a plan. */
    code: text('code').notNull(),
    title: text('title').notNull(),
    why: text('why').notNull(),
    category: text('category').$type<Schemas['Category']>().notNull(),
    priority: integer('priority').notNull(),
    due_on: date('due_on', { mode: 'string' }),
    /** Chosen by the veteran: a plan made again leaves it. */
    is_own_date: boolean('is_own_date').notNull().default(false),
    status: text('status', { enum: ['todo', 'doing', 'done', 'dismissed'] })
      .notNull()
      .default('todo'),
    note: text('note'),
    link: jsonb('link').$type<Schemas['ActionPlanTask']['link']>(),
    version: version(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('action_plan_tasks_of_rule').on(table.tenant_id, table.plan_id, table.code),
    ofUser('action_plan_tasks', table),
    foreignKey({
      name: 'action_plan_tasks_plan',
      columns: [table.tenant_id, table.plan_id],
      foreignColumns: [actionPlans.tenant_id, actionPlans.id],
    }).onDelete('cascade'),
  ],
);

export const serviceProviders = pgTable(
  'service_providers',
  {
    ...tenantKey(),
    /** Stays the same when the demo data is seeded again. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    category: text('category').$type<Schemas['Category']>().notNull(),
    summary: text('summary').notNull(),
    service_type: text('service_type', { enum: ['hybrid', 'online', 'in_person'] })
      .array()
      .notNull(),
    availability: text('availability', {
      enum: ['24/7_support', 'business_hours', 'extended_hours'],
    }).notNull(),
    phone: text('phone'),
    email: text('email'),
    url: text('url'),
    crisis_line: boolean('crisis_line').notNull().default(false),
    /** The answers it fits, as question code and option value, such as `barriers:housing`. */
    tags: text('tags').array().notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('service_providers_code').on(table.tenant_id, table.code),
    index('service_providers_category').on(table.tenant_id, table.category),
  ],
);

export const chosenServices = pgTable(
  'chosen_services',
  {
    tenant_id: integer('tenant_id').notNull(),
    user_id: userId(),
    service_id: integer('service_id').notNull(),
    chosen_at: instant('chosen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.service_id] }),
    rowSecurity(),
    ofUser('chosen_services', table),
    foreignKey({
      name: 'chosen_services_service',
      columns: [table.tenant_id, table.service_id],
      foreignColumns: [serviceProviders.tenant_id, serviceProviders.id],
    }).onDelete('cascade'),
  ],
);
