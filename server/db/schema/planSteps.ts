import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ofUser, userId } from './accounts.ts';
import { ownedByTenant, tenantKey, versioned } from './tenants.ts';

const day = (name: string) => date(name, { mode: 'string' });

/**
 * The state and the dates of a step that is in several plans: a task of the action plan, a milestone of each transition plan.
 * Whatever refers to it is read with the state of the step.
 */
export const planSteps = pgTable(
  'plan_steps',
  {
    ...tenantKey(),
    user_id: userId(),
    code: text('code').notNull(),
    status: text('status', { enum: ['todo', 'doing', 'done', 'dismissed'] })
      .notNull()
      .default('todo'),
    // Null while nobody can know it; a milestone always has a day.
    due_on: day('due_on'),
    window_from: day('window_from'),
    window_to: day('window_to'),
    // Set by the veteran: a new leaving date does not change it.
    is_own_date: boolean('is_own_date').notNull().default(false),
    note: text('note'),
    // The due date of the last reminder of its milestones.
    reminded_of: day('reminded_of'),
    ...versioned(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('plan_steps_of_person').on(table.tenant_id, table.user_id, table.code),
    index('plan_steps_due').on(table.due_on).where(sql`${table.status} in ('todo', 'doing')`),
    ofUser('plan_steps', table),
  ],
);

export type StepRow = typeof planSteps.$inferSelect;
