import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { ofUser, userId } from './accounts.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

export const consentKinds = [
  'privacy',
  'terms',
  'analytics',
  'recording',
  'marketing',
  'candidate_visibility',
] as const;

export const consents = pgTable(
  'consents',
  {
    ...tenantKey(),
    user_id: userId(),
    kind: text('kind', { enum: consentKinds }).notNull(),
    value: text('value').notNull(),
    privacy_version: text('privacy_version'),
    given_at: instant('given_at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('consents_of_user').on(table.tenant_id, table.user_id, table.given_at),
    ofUser('consents', table),
  ],
);
