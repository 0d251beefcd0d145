import { sql } from 'drizzle-orm';
import { boolean, date, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { ofUser, userId } from './accounts.ts';
import { idColumn, idsColumn } from './columns.ts';
import { planSteps } from './planSteps.ts';
import { questionOptions } from './reference.ts';
import { instant, ownedByTenant, tenantKey, versioned } from './tenants.ts';

type Schemas = components['schemas'];

export const actionPlans = pgTable(
  'action_plans',
  {
    ...tenantKey(),
    user_id: userId(),
    status: text('status', { enum: ['draft', 'active', 'stale'] }).notNull(),
    direction_option_id: idColumn('direction_option_id')
      .notNull()
      .references(() => questionOptions.id),
    // No longer written or read; the next release drops it.
    leaving_date: date('leaving_date', { mode: 'string' }),
    generated_from: idsColumn('generated_from').notNull(),
    focus: text('focus').$type<Schemas['Category']>(),
    goal_on: date('goal_on', { mode: 'string' }),
    note: text('note'),
    ...versioned(),
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
    plan_id: idColumn('plan_id').notNull(),
    code: text('code').notNull(),
    // Of a step that transition plans have, too: its status, day and note are those of the step, and the columns here, which the
    // last release reads, count for nothing.
    step_id: idColumn('step_id'),
    title: text('title').notNull(),
    why: text('why').notNull(),
    category: text('category').$type<Schemas['Category']>().notNull(),
    priority: integer('priority').notNull(),
    due_on: date('due_on', { mode: 'string' }),
    // Set by the veteran: regenerating the plan does not change it.
    is_own_date: boolean('is_own_date').notNull().default(false),
    status: text('status', { enum: ['todo', 'doing', 'done', 'dismissed'] })
      .notNull()
      .default('todo'),
    note: text('note'),
    // Null in tasks from before there was guidance: it is taken from their rule.
    how: text('how'),
    waits_for: text('waits_for'),
    // The first day on which it can be done, if it has one.
    opens_on: date('opens_on', { mode: 'string' }),
    // To which a reminder’s link leads; null for a task that nobody wants to be reminded of.
    remind_host: text('remind_host'),
    // The due date of the last reminder.
    reminded_of: date('reminded_of', { mode: 'string' }),
    link: jsonb('link').$type<Schemas['ActionPlanTask']['link']>(),
    version: integer('version').notNull().default(1),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('action_plan_tasks_of_rule').on(table.tenant_id, table.plan_id, table.code),
    index('action_plan_tasks_of_user').on(table.tenant_id, table.user_id),
    index('action_plan_tasks_to_remind').on(table.due_on).where(sql`${table.remind_host} is not null`),
    index('action_plan_tasks_of_step').on(table.tenant_id, table.step_id),
    ofUser('action_plan_tasks', table),
    foreignKey({
      name: 'action_plan_tasks_step',
      columns: [table.tenant_id, table.step_id],
      foreignColumns: [planSteps.tenant_id, planSteps.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'action_plan_tasks_plan',
      columns: [table.tenant_id, table.plan_id],
      foreignColumns: [actionPlans.tenant_id, actionPlans.id],
    }).onDelete('cascade'),
  ],
);
