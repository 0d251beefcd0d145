import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { ofUser, userId, users } from './accounts.ts';
import { idColumn } from './columns.ts';
import { companies } from './companies.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

/** How a recruiter looks at the applicants of any job of a company. */
export const savedViews = pgTable(
  'saved_views',
  {
    ...tenantKey(),
    user_id: userId(),
    company_id: idColumn('company_id').notNull(),
    name: text('name').notNull(),
    // Without the colleague.
    filter: jsonb('filter').$type<components['schemas']['SavedViewFilter']>().notNull(),
    // A view of what a colleague follows up is deleted with their account.
    assignee_id: idColumn('assignee_id'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('saved_views_name').on(
      table.tenant_id,
      table.user_id,
      table.company_id,
      sql`lower(${table.name})`,
    ),
    index('saved_views_of_company').on(table.tenant_id, table.company_id),
    index('saved_views_of_assignee').on(table.tenant_id, table.assignee_id),
    ofUser('saved_views', table),
    foreignKey({
      name: 'saved_views_company',
      columns: [table.tenant_id, table.company_id],
      foreignColumns: [companies.tenant_id, companies.id],
    }),
    foreignKey({
      name: 'saved_views_assignee',
      columns: [table.tenant_id, table.assignee_id],
      foreignColumns: [users.tenant_id, users.id],
    }).onDelete('cascade'),
  ],
);

export type SavedViewRow = typeof savedViews.$inferSelect;
