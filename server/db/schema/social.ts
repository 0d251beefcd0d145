import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser, userId } from './accounts.ts';
import { instant, ownedByTenant, tenantKey } from './tenants.ts';

const provider = () => text('provider', { enum: ['google', 'linkedin'] }).notNull();

export const identities = pgTable(
  'identities',
  {
    ...tenantKey(),
    user_id: userId(),
    provider: provider(),
    // The provider's id of the person, which never changes.
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    linked_at: instant('linked_at').notNull(),
    // True if the account was created with this identity, so that nobody can have added it later.
    opened_account: boolean('opened_account').notNull().default(false),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('identities_subject').on(table.tenant_id, table.provider, table.subject),
    uniqueIndex('identities_of_user').on(table.tenant_id, table.user_id, table.provider),
    ofUser('identities', table),
  ],
);

export const socialStates = pgTable(
  'social_states',
  {
    ...tenantKey(),
    provider: provider(),
    state_hash: text('state_hash').notNull(),
    // From the cookie of the browser that was redirected.
    browser_hash: text('browser_hash').notNull(),
    code_verifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    redirect_uri: text('redirect_uri').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('social_states_hash').on(table.tenant_id, table.state_hash),
  ],
);

export const socialTickets = pgTable(
  'social_tickets',
  {
    ...tenantKey(),
    provider: provider(),
    token_hash: text('token_hash').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('social_tickets_hash').on(table.tenant_id, table.token_hash),
  ],
);
