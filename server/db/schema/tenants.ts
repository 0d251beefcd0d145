// The platform's own tables, which the application role cannot read, and the columns of every tenant's table.
import { sql } from 'drizzle-orm';
import {
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { idColumn, idsColumn, sequenceId } from './columns.ts';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export interface TagSource {
  script_url: string;
  site_id: string;
}

export const tenants = pgTable('tenants', {
  id: sequenceId().primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  product_name: text('product_name'),
  country_ids: idsColumn('country_ids').notNull(),
  default_country_id: idColumn('default_country_id').notNull(),
  locale: text('locale').notNull(),
  marketing_url: text('marketing_url').notNull(),
  contact_email: text('contact_email').notNull(),
  logo_url: text('logo_url'),
  privacy_url: text('privacy_url').notNull(),
  privacy_version: text('privacy_version').notNull(),
  terms_url: text('terms_url').notNull(),
  approve_veterans: boolean('approve_veterans').notNull().default(false),
  captcha_required: boolean('captcha_required').notNull(),
  is_demo: boolean('is_demo').notNull(),
  social: jsonb('social').$type<{ google: boolean; linkedin: boolean }>().notNull(),
  analytics: jsonb('analytics').$type<TagSource>(),
  recording: jsonb('recording').$type<TagSource>(),
  partners: jsonb('partners').$type<{ slug: string; name: string }[]>().notNull(),
});

export type Tenant = typeof tenants.$inferSelect;

export const tenantHosts = pgTable('tenant_hosts', {
  host: text('host').primaryKey(),
  tenant_id: idColumn('tenant_id')
    .notNull()
    .references(() => tenants.id),
});

export const platformSecrets = pgTable('platform_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.ends_at)],
);

export const captchaUses = pgTable(
  'captcha_uses',
  {
    nonce: text('nonce').primaryKey(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [index('captcha_uses_ends_at').on(table.ends_at)],
);

export const sweepMarks = pgTable('sweep_marks', {
  name: text('name').primaryKey(),
  seen_at: instant('seen_at').notNull(),
  // Since when the clock is in doubt, because it was ahead.
  doubted_since: instant('doubted_since'),
});

/** The two key columns of every tenant-owned table; `ownedByTenant` adds the key and the row security. */
export const tenantKey = () => ({
  tenant_id: idColumn('tenant_id')
    .notNull()
    .references(() => tenants.id),
  id: sequenceId(),
});

export const versioned = () => ({
  version: integer('version').notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
});

const ofThisTenant = sql`tenant_id = current_setting('app.tenant_id')::bigint`;

export const rowSecurity = () =>
  pgPolicy('of_this_tenant', { for: 'all', using: ofThisTenant, withCheck: ofThisTenant });

export const ownedByTenant = (table: { tenant_id: ExtraConfigColumn; id: ExtraConfigColumn }) => [
  primaryKey({ columns: [table.tenant_id, table.id] }),
  rowSecurity(),
];

export const sharedOrOwn = () => ({
  // Null: shared by all tenants.
  tenant_id: idColumn('tenant_id').references(() => tenants.id),
  withdrawn_at: instant('withdrawn_at'),
});

const sharedToo = sql`tenant_id is null or ${ofThisTenant}`;

export const sharedRowSecurity = () => [
  pgPolicy('shared_or_of_this_tenant', { for: 'select', using: sharedToo }),
  pgPolicy('added_by_this_tenant', { for: 'insert', withCheck: ofThisTenant }),
  pgPolicy('changed_by_this_tenant', { for: 'update', using: ofThisTenant, withCheck: ofThisTenant }),
  pgPolicy('removed_by_this_tenant', { for: 'delete', using: ofThisTenant }),
];
