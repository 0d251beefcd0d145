// The audit log: who did what to whom, when and from where. The application role may add and read entries and count a repetition.
// A trigger refuses every other change to every role (`guardAudit.ts`).
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn } from './columns.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

export const auditCategories = ['decision', 'sign_in', 'account', 'reading'] as const;

export const auditEntries = pgTable(
  'audit_entries',
  {
    ...tenantKey(),
    at: instant('at').notNull(),
    category: text('category', { enum: auditCategories }).notNull().default('decision'),
    result: text('result', { enum: ['done', 'refused'] })
      .notNull()
      .default('done'),
    actor_kind: text('actor_kind', {
      enum: ['operator', 'command_line', 'recruiter', 'veteran', 'calendar', 'visitor'],
    }).notNull(),
    actor_id: idColumn('actor_id'),
    // The name at that time: the entry outlives the account.
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject_kind: text('subject_kind', {
      enum: [
        'company',
        'user',
        'invitation',
        'tenant',
        'job',
        'message',
        'course',
        'service_provider',
        'question',
        'reference_row',
        'address',
      ],
    }).notNull(),
    // 0 for an address without an account.
    subject_id: idColumn('subject_id').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
    // An IPv4 address or the /64 of an IPv6 address; deleted after a year.
    network: text('network'),
    device: text('device'),
    place: text('place'),
    times: integer('times').notNull().default(1),
    last_at: instant('last_at').notNull(),
    // Entries with the same key in an hour are counted as one; null for entries that are never counted.
    counted_as: text('counted_as'),
  },
  (table) => [
    ...ownedByTenant(table),
    index('audit_entries_at').on(table.tenant_id, table.at),
    index('audit_entries_subject').on(table.tenant_id, table.subject_kind, table.subject_id),
    index('audit_entries_category').on(table.tenant_id, table.category, table.id),
    index('audit_entries_actor').on(table.tenant_id, table.actor_id),
    index('audit_entries_of_visitors')
      .on(table.tenant_id, table.action, table.subject_kind, table.at)
      .where(sql`${table.actor_kind} = 'visitor'`),
    index('audit_entries_outdated')
      .on(table.at)
      .where(sql`${table.category} <> 'decision' or ${table.network} is not null`),
    uniqueIndex('audit_entries_counted').on(table.tenant_id, table.counted_as),
  ],
);
