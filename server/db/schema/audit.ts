/** Who did what to whom, and when. The application role may add and read, never change or remove. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    ...tenantKey(),
    at: instant('at').notNull(),
    actor_kind: text('actor_kind', {
      enum: ['operator', 'command_line', 'recruiter', 'veteran', 'calendar'],
    }).notNull(),
    actor_id: integer('actor_id'),
    /** As it was then: the entry outlives the account. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject_kind: text('subject_kind', {
      enum: [
        'company',
        'user',
        'invitation',
        'tenant',
        'job',
        'course',
        'service_provider',
        'question',
        'reference_row',
      ],
    }).notNull(),
    subject_id: integer('subject_id').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('audit_entries_at').on(table.tenant_id, table.at),
    index('audit_entries_subject').on(table.tenant_id, table.subject_kind, table.subject_id),
  ],
);
