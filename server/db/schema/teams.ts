// How recruiters joined their companies. Their current membership is in `users`: `company_id`, `status`, `is_admin` and
// `member_role`.
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { memberRoles, ofUser, userId, users } from './accounts.ts';
import { idColumn, idsColumn } from './columns.ts';
import { companies } from './companies.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

export const memberships = pgTable(
  'memberships',
  {
    ...tenantKey(),
    user_id: userId(),
    message: text('message'),
    // When the recruiter asked, accepted an invitation or created the company.
    joined_at: instant('joined_at'),
    approved_at: instant('approved_at'),
    approved_by_id: idColumn('approved_by_id'),
    decided_at: instant('decided_at'),
    reason: text('reason'),
    declined_company_ids: idsColumn('declined_company_ids').notNull().default([]),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('memberships_of_user').on(table.tenant_id, table.user_id),
    ofUser('memberships', table),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    ...tenantKey(),
    company_id: idColumn('company_id').notNull(),
    // Lower case.
    email: text('email').notNull(),
    // The account that has confirmed this address: set by the database (`personIds.ts`).
    user_id: idColumn('user_id'),
    is_admin: boolean('is_admin').notNull(),
    member_role: text('member_role', { enum: memberRoles }).notNull().default('recruiter'),
    message: text('message'),
    invited_by_id: idColumn('invited_by_id').notNull(),
    // When an admin of the company approved it; until then no mail is sent and the link does not work.
    approved_at: instant('approved_at'),
    approved_by_id: idColumn('approved_by_id'),
    // SHA-256 of the token, which only the mail contains.
    token_hash: text('token_hash').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    accepted_at: instant('accepted_at'),
    accepted_by_id: idColumn('accepted_by_id'),
    revoked_at: instant('revoked_at'),
    mail_id: idColumn('mail_id'),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('invitations_token_hash').on(table.tenant_id, table.token_hash),
    uniqueIndex('invitations_open')
      .on(table.tenant_id, table.company_id, table.email)
      .where(sql`${table.accepted_at} is null and ${table.revoked_at} is null`),
    index('invitations_email').on(table.tenant_id, table.email),
    index('invitations_of_user').on(table.tenant_id, table.user_id).where(sql`${table.user_id} is not null`),
    index('invitations_of_inviter').on(table.tenant_id, table.invited_by_id),
    foreignKey({
      name: 'invitations_company',
      columns: [table.tenant_id, table.company_id],
      foreignColumns: [companies.tenant_id, companies.id],
    }),
    foreignKey({
      name: 'invitations_invited_by',
      columns: [table.tenant_id, table.invited_by_id],
      foreignColumns: [users.tenant_id, users.id],
    }).onDelete('cascade'),
  ],
);
