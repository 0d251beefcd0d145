import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser, userId } from './accounts.ts';
import { bytea } from './resumes.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

export const generatedFiles = pgTable(
  'made_files',
  {
    ...tenantKey(),
    user_id: userId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['application/pdf', 'application/octet-stream'] }).notNull(),
    bytes: bytea('bytes').notNull(),
    sha256: text('sha256').notNull(),
    page_count: integer('page_count'),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('made_files_key').on(table.tenant_id, table.key),
    index('made_files_of_user').on(table.tenant_id, table.user_id),
    ofUser('made_files', table),
  ],
);

export const accountExports = pgTable(
  'account_exports',
  {
    ...tenantKey(),
    user_id: userId(),
    sections: text('sections').array().notNull(),
    format: text('format', { enum: ['pdf', 'json'] }).notNull(),
    status: text('status', { enum: ['processing', 'done', 'failed'] }).notNull(),
    file_key: text('file_key'),
    attempts: integer('attempts').notNull().default(0),
    // Reserves the work for one process.
    locked_until: instant('locked_until'),
    created_at: instant('created_at').notNull(),
    // By the database's clock; moved on when a turn of the person ends.
    queued_at: instant('queued_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('account_exports_of_user').on(table.tenant_id, table.user_id),
    index('account_exports_waiting').on(table.created_at).where(sql`${table.status} = 'processing'`),
    ofUser('account_exports', table),
  ],
);
