import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { ofUser, userId } from './accounts.ts';
import { idColumn } from './columns.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

export const accessLog = pgTable(
  'access_log',
  {
    ...tenantKey(),
    user_id: userId(),
    actor_id: idColumn('actor_id'),
    company_id: idColumn('company_id').notNull(),
    company: text('company').notNull(),
    // The anonymous card that was seen; 0 if it was the named person.
    card_id: idColumn('card_id').notNull().default(0),
    action: text('action', { enum: ['viewed', 'downloaded', 'exported', 'invited'] }).notNull(),
    object: text('object', { enum: ['profile', 'match', 'resume', 'application', 'job'] }).notNull(),
    object_id: idColumn('object_id'),
    object_title: text('object_title'),
    at: instant('at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('access_log_of_user').on(table.tenant_id, table.user_id, table.at.desc()),
    index('access_log_of_company').on(table.tenant_id, table.company_id, table.at),
    index('access_log_at').on(table.at),
    ofUser('access_log', table),
  ],
);
