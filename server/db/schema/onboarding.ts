import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { ofUser, userId } from './accounts.ts';
import { idColumn, idsColumn } from './columns.ts';
import { questionOptions, questions } from './reference.ts';
import { resumes } from './resumes.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

type Schemas = components['schemas'];

/** What the CV says of the service. */
export interface MilitarySummary {
  service: string | null;
  rank: string | null;
  periods: { from: string; to: string | null }[];
  /** The month in which the last post ends, if the CV gives one; when the person leaves is stored apart from it. */
  ends_in?: string | null;
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
    person_question_id: idColumn('person_question_id').references(() => questions.id),
    person_option_id: idColumn('person_option_id').references(() => questionOptions.id),
    // When they leave, or left; the day or the month of it, as YYYY-MM-DD or YYYY-MM.
    leaving_answer: text('leaving_answer', { enum: ['dated', 'undecided', 'left'] }),
    leaving_on: text('leaving_on'),
    direction_question_id: idColumn('direction_question_id').references(() => questions.id),
    direction_option_id: idColumn('direction_option_id').references(() => questionOptions.id),
    // The service categories selected at step 5, as positions in the contract's list.
    service_category_ids: idsColumn('service_category_ids').notNull().default([]),
    resume_id: idColumn('resume_id'),
    military_summary: jsonb('military_summary').$type<MilitarySummary>(),
    version: integer('version').notNull().default(0),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('onboardings_of_user').on(table.tenant_id, table.user_id),
    index('onboardings_leaving').on(table.leaving_on).where(sql`${table.leaving_answer} = 'dated'`),
    check('onboardings_leaving_on', sql`${table.leaving_on} ~ '^\\d{4}-\\d{2}(-\\d{2})?$'`),
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
    version: integer('version').notNull().default(1),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('onboarding_drafts_of_step').on(table.tenant_id, table.user_id, table.step),
    ofUser('onboarding_drafts', table),
    check('onboarding_drafts_step', sql`${table.step} between 0 and 5`),
  ],
);

export const questionnaireAnswers = pgTable(
  'given_answers',
  {
    ...tenantKey(),
    user_id: userId(),
    question_id: idColumn('question_id')
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

export interface OnboardingMarks {
  personal_details_done_at: Date | null;
  cv_done_at: Date | null;
  cv_skipped_at: Date | null;
  career_direction_done_at: Date | null;
  questionnaire_done_at: Date | null;
  action_plan_done_at: Date | null;
  services_done_at: Date | null;
  skipped_at: Date | null;
}

type User = components['schemas']['User'];

export interface StoredOnboarding {
  onboarding: {
    marks: Record<keyof OnboardingMarks, string | null>;
    military: MilitarySummary | null;
    leaving_answer: 'dated' | 'undecided' | 'left' | null;
    leaving_on: string | null;
  } | null;
  resume: User['resume'];
}
