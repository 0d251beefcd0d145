import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ofUser, userId, users } from './accounts.ts';
import { applicationId, ofApplication } from './applications.ts';
import { idColumn } from './columns.ts';
import { companies } from './companies.ts';
import { reportStatuses } from './jobs.ts';
import { bytea } from './resumes.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey } from './tenants.ts';

/**
 * The conversation of an application, from its first message on. What lists and counts need is maintained here by each message and
 * each reading.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    application_id: applicationId(),
    user_id: userId(),
    company_id: idColumn('company_id').notNull(),
    last_message_id: idColumn('last_message_id').notNull(),
    // The last message that each side has read, by number: several may have the same time.
    veteran_read_to: idColumn('veteran_read_to').notNull().default(0),
    employer_read_to: idColumn('employer_read_to').notNull().default(0),
    veteran_unread: integer('veteran_unread').notNull().default(0),
    employer_unread: integer('employer_unread').notNull().default(0),
    hidden_messages: integer('hidden_messages').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.application_id] }),
    rowSecurity(),
    index('message_threads_of_user').on(table.tenant_id, table.user_id, table.last_message_id),
    index('message_threads_of_company').on(table.tenant_id, table.company_id, table.last_message_id),
    index('message_threads_unread_by_user')
      .on(table.tenant_id, table.user_id)
      .where(sql`${table.veteran_unread} > 0`),
    index('message_threads_unread_by_company')
      .on(table.tenant_id, table.company_id)
      .where(sql`${table.employer_unread} > 0`),
    ofApplication('message_threads', table),
    ofUser('message_threads', table),
    foreignKey({
      name: 'message_threads_company',
      columns: [table.tenant_id, table.company_id],
      foreignColumns: [companies.tenant_id, companies.id],
    }),
  ],
);

export type ThreadRow = typeof messageThreads.$inferSelect;

export const messages = pgTable(
  'messages',
  {
    ...tenantKey(),
    application_id: applicationId(),
    side: text('side', { enum: ['veteran', 'employer'] }).notNull(),
    // Null once the recruiter is erased. The messages of an erased veteran are deleted.
    sender_id: idColumn('sender_id'),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull(),
    // Since then neither side can read it.
    hidden_at: instant('hidden_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    index('messages_of_application').on(table.tenant_id, table.application_id, table.id),
    index('messages_of_sender').on(table.tenant_id, table.sender_id),
    ofApplication('messages', table),
  ],
);

export type MessageRow = typeof messages.$inferSelect;

export const attachmentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/png',
  'image/jpeg',
] as const;

/** Belongs to whoever has uploaded it, and from then on that it is sent to its message. Deleted after a day without a message. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    ...tenantKey(),
    application_id: applicationId(),
    side: text('side', { enum: ['veteran', 'employer'] }).notNull(),
    uploader_id: idColumn('uploader_id'),
    message_id: idColumn('message_id'),
    name: text('name').notNull(),
    type: text('type', { enum: attachmentTypes }).notNull(),
    bytes: bytea('bytes').notNull(),
    size: integer('size').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('message_attachments_of_application').on(table.tenant_id, table.application_id),
    index('message_attachments_of_message').on(table.tenant_id, table.message_id),
    index('message_attachments_of_uploader').on(table.tenant_id, table.uploader_id),
    index('message_attachments_unsent').on(table.created_at).where(sql`${table.message_id} is null`),
    ofApplication('message_attachments', table),
    foreignKey({
      name: 'message_attachments_uploader',
      columns: [table.tenant_id, table.uploader_id],
      foreignColumns: [users.tenant_id, users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'message_attachments_message',
      columns: [table.tenant_id, table.message_id],
      foreignColumns: [messages.tenant_id, messages.id],
    }).onDelete('cascade'),
    check('message_attachments_owner', sql`${table.uploader_id} is null or ${table.message_id} is null`),
  ],
);

export type AttachmentRow = typeof messageAttachments.$inferSelect;

export const messageReports = pgTable(
  'message_reports',
  {
    ...tenantKey(),
    user_id: userId(),
    message_id: idColumn('message_id').notNull(),
    reason: text('reason', { enum: ['abusive', 'discriminatory', 'scam', 'spam', 'other'] }).notNull(),
    text: text('text'),
    created_at: instant('created_at').notNull(),
    status: text('status', { enum: reportStatuses }).notNull().default('open'),
    decided_at: instant('decided_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('message_reports_of_user').on(table.tenant_id, table.user_id, table.message_id),
    index('message_reports_at').on(table.tenant_id, table.status, table.created_at),
    index('message_reports_of_message').on(table.tenant_id, table.message_id),
    ofUser('message_reports', table),
    foreignKey({
      name: 'message_reports_message',
      columns: [table.tenant_id, table.message_id],
      foreignColumns: [messages.tenant_id, messages.id],
    }).onDelete('cascade'),
  ],
);
