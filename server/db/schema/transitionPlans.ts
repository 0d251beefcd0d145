import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { planStatuses } from '../../../src/machines/transitionPlanLife.ts';
import { ofUser, userId } from './accounts.ts';
import { idColumn } from './columns.ts';
import { planSteps } from './planSteps.ts';
import { bytea } from './resumes.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey, versioned } from './tenants.ts';

type Schemas = components['schemas'];

const day = (name: string) => date(name, { mode: 'string' });

export const transitionPlans = pgTable(
  'transition_plans',
  {
    ...tenantKey(),
    user_id: userId(),
    type: text('type', { enum: ['employment', 'education'] }).notNull(),
    status: text('status', { enum: planStatuses }).notNull(),
    step: integer('step').notNull().default(0),
    passed_steps: integer('passed_steps').array().notNull().default([]),
    country_id: idColumn('country_id').notNull(),
    leaving_date: day('leaving_date'),
    sections: jsonb('sections').$type<Schemas['PlanSections']>().notNull(),
    host: text('host').notNull(),
    ...versioned(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('transition_plans_of_user').on(table.tenant_id, table.user_id),
    uniqueIndex('transition_plans_one_of_type')
      .on(table.tenant_id, table.user_id, table.type)
      .where(sql`${table.status} in ('draft', 'active')`),
    ofUser('transition_plans', table),
    check('transition_plans_step', sql`${table.step} between 0 and 6`),
  ],
);

export type PlanRow = typeof transitionPlans.$inferSelect;

const ofPlan = (name: string, table: Record<'tenant_id' | 'plan_id', AnyPgColumn>) =>
  foreignKey({
    name: `${name}_plan`,
    columns: [table.tenant_id, table.plan_id],
    foreignColumns: [transitionPlans.tenant_id, transitionPlans.id],
  }).onDelete('cascade');

export const transitionMilestones = pgTable(
  'transition_milestones',
  {
    ...tenantKey(),
    user_id: userId(),
    plan_id: idColumn('plan_id').notNull(),
    code: text('code'),
    // Of a step that other plans may have, too: its state, dates and note are those of the step, and the columns here, which the
    // last release reads, count for nothing.
    step_id: idColumn('step_id'),
    source: text('source', { enum: ['us_tap', 'uk_ctp', 'official', 'plan', 'user'] }).notNull(),
    title: text('title').notNull(),
    why: text('why'),
    advice: text('advice'),
    due_on: day('due_on').notNull(),
    window_from: day('window_from').notNull(),
    window_to: day('window_to').notNull(),
    // Set by the veteran: a new leaving date does not change it.
    is_own_date: boolean('is_own_date').notNull().default(false),
    // Null while it is open: then its state depends on today's date.
    mark: text('mark', { enum: ['done', 'not_applicable'] }),
    link: jsonb('link').$type<Schemas['Milestone']['link']>(),
    note: text('note'),
    reminded_of: day('reminded_of'),
    ...versioned(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('transition_milestones_of_rule').on(table.tenant_id, table.plan_id, table.code),
    index('transition_milestones_of_user').on(table.tenant_id, table.user_id),
    index('transition_milestones_due').on(table.due_on).where(sql`${table.mark} is null`),
    index('transition_milestones_of_step').on(table.tenant_id, table.step_id),
    foreignKey({
      name: 'transition_milestones_step',
      columns: [table.tenant_id, table.step_id],
      foreignColumns: [planSteps.tenant_id, planSteps.id],
    }).onDelete('cascade'),
    ofUser('transition_milestones', table),
    ofPlan('transition_milestones', table),
  ],
);

export type MilestoneRow = typeof transitionMilestones.$inferSelect;

export const transitionEvidence = pgTable(
  'transition_evidence',
  {
    ...tenantKey(),
    user_id: userId(),
    plan_id: idColumn('plan_id').notNull(),
    milestone_id: idColumn('milestone_id').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/png', 'image/jpeg'] }).notNull(),
    bytes: bytea('bytes').notNull(),
    size: integer('size').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('transition_evidence_of_milestone').on(table.tenant_id, table.milestone_id),
    index('transition_evidence_of_plan').on(table.tenant_id, table.plan_id),
    index('transition_evidence_of_user').on(table.tenant_id, table.user_id),
    ofUser('transition_evidence', table),
    ofPlan('transition_evidence', table),
    foreignKey({
      name: 'transition_evidence_milestone',
      columns: [table.tenant_id, table.milestone_id],
      foreignColumns: [transitionMilestones.tenant_id, transitionMilestones.id],
    }).onDelete('cascade'),
  ],
);

/** The address that a veteran’s calendar reads. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    // SHA-256 of the token, which only the address contains.
    token_hash: text('token_hash').notNull(),
    created_at: instant('created_at').notNull(),
    // To the hour, so that most reads write nothing.
    read_at: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id] }),
    uniqueIndex('calendar_feeds_token_hash').on(table.tenant_id, table.token_hash),
    rowSecurity(),
    ofUser('calendar_feeds', table),
  ],
);
