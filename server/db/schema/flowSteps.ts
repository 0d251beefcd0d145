// Steps that visits took through the flows, after consent to analytics: of nobody, on a day, in the words of the chart.
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, sequenceId } from './columns.ts';
import { rowSecurity, tenants } from './tenants.ts';

export const flowSteps = pgTable(
  'flow_steps',
  {
    tenant_id: idColumn('tenant_id')
      .notNull()
      .references(() => tenants.id),
    // In the order in which they came.
    id: sequenceId(),
    flow_id: text('flow_id').notNull(),
    day: date('day').notNull(),
    // The hash of the chart that was running.
    version: text('version').notNull(),
    // Made anew every day, from a value that the browser forgets.
    visit: text('visit').notNull(),
    // Empty where the chart begins.
    from_state: text('from_state').notNull(),
    event: text('event').notNull(),
    // Empty where the step leads into no other state.
    to_state: text('to_state').notNull(),
    ms: integer('ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.id] }),
    rowSecurity(),
    index('flow_steps_day').on(table.tenant_id, table.flow_id, table.day),
    index('flow_steps_age').on(table.day),
  ],
);
