// Written in the transaction that causes the mail.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser, userId, type users } from './accounts.ts';
import { idColumn, idsColumn } from './columns.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    ...tenantKey(),
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    // The mail is deleted with either account.
    user_id: idColumn('user_id'),
    about_user_id: idColumn('about_user_id'),
    invitation_ids: idsColumn('invitation_ids'),
    // Text and HTML contain a placeholder for the token.
    text: text('text').notNull(),
    html: text('html').notNull(),
    calendar: jsonb('calendar').$type<{ method: 'REQUEST' | 'CANCEL'; text: string }>(),
    // Encrypted, and deleted once the mail is sent, unless the demo mailbox shows it.
    sealed_token: text('sealed_token'),
    // The token's lifetime begins when the mail is sent.
    token_id: idColumn('token_id'),
    from_name: text('from_name').notNull(),
    reply_to: text('reply_to').notNull(),
    state: text('state', { enum: ['queued', 'sending', 'sent', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    // While a process sends the mail: when others may assume that it has crashed.
    next_attempt_at: instant('next_attempt_at').notNull(),
    last_error: text('last_error'),
    created_at: instant('created_at').notNull(),
    sent_at: instant('sent_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    index('outgoing_mails_waiting')
      .on(table.next_attempt_at)
      .where(sql`${table.state} in ('queued', 'sending')`),
    index('outgoing_mails_without_user').on(table.tenant_id, table.to).where(sql`${table.user_id} is null`),
    index('outgoing_mails_newest').on(table.tenant_id, table.created_at),
  ],
);

export const tokenKinds = ['verify_email', 'reset_password', 'change_email', 'secure_account'] as const;

/** The data of a sign-up. The account gets it when the address is confirmed in the same browser or with a new password. */
export interface PendingSignUp {
  /** SHA-256 of the secret in that browser's cookie. */
  browser: string;
  /** The version of the user's row after this sign-up; a later sign-up has a higher one. */
  version: number;
  columns: Pick<
    typeof users.$inferInsert,
    | 'role'
    | 'first_name'
    | 'middle_name'
    | 'last_name'
    | 'country_id'
    | 'phone_number'
    | 'country_code'
    | 'job_title'
    | 'partner'
    | 'privacy_version'
    | 'consent_marketing'
    | 'password_hash'
  >;
}

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    ...tenantKey(),
    user_id: userId(),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    // Lower case.
    email: text('email').notNull(),
    // SHA-256 of the token.
    token_hash: text('token_hash').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
    sign_up: jsonb('sign_up').$type<PendingSignUp>(),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('one_time_tokens_hash').on(table.tenant_id, table.token_hash),
    index('one_time_tokens_of_user').on(table.tenant_id, table.user_id, table.kind),
    ofUser('one_time_tokens', table),
  ],
);
