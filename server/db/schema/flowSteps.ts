// Steps of visits through the flows, recorded after consent to analytics: by day, in the chart's terms, without personal data.
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, sequenceId } from './columns.ts';
import { rowSecurity, tenants } from './tenants.ts';

export const flowSteps = pgTable(
  'flow_steps',
  {
    tenant_id: idColumn('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: sequenceId(),
    flow_id: text('flow_id').notNull(),
    day: date('day').notNull(),
    version: text('version').notNull(),
    // Changes daily; derived from a value that the browser discards.
    visit: text('visit').notNull(),
    from_state: text('from_state').notNull(),
    event: text('event').notNull(),
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
