import { foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core';
import { templateKinds } from '../../../src/machines/templateText.ts';
import { idColumn } from './columns.ts';
import { companies } from './companies.ts';
import { ownedByTenant, tenantKey, versioned } from './tenants.ts';

export const templates = pgTable(
  'templates',
  {
    ...tenantKey(),
    company_id: idColumn('company_id').notNull(),
    kind: text('kind', { enum: templateKinds }).notNull(),
    title: text('title').notNull(),
    // With its placeholders.
    text: text('text').notNull(),
    // Null once the recruiter is erased.
    updated_by_id: idColumn('updated_by_id'),
    ...versioned(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('templates_of_company').on(table.tenant_id, table.company_id),
    index('templates_of_writer').on(table.tenant_id, table.updated_by_id),
    foreignKey({
      name: 'templates_company',
      columns: [table.tenant_id, table.company_id],
      foreignColumns: [companies.tenant_id, companies.id],
    }),
  ],
);

export type TemplateRow = typeof templates.$inferSelect;
