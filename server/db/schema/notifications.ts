import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { ofUser, userId } from './accounts.ts';
import { idColumn, idsColumn } from './columns.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey } from './tenants.ts';

type Schemas = components['schemas'];

export const notifications = pgTable(
  'notifications',
  {
    ...tenantKey(),
    user_id: userId(),
    type: text('type').$type<Schemas['NotificationType']>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    // The notification is deleted with the account of the person whom it names.
    about_user_id: idColumn('about_user_id'),
    // The notification is deleted with the account of any invitation whose address it contains.
    invitation_ids: idsColumn('invitation_ids'),
    // The application it is about: undoing a rejection in time cancels the notification.
    application_id: idColumn('application_id'),
    created_at: instant('created_at').notNull(),
    read_at: instant('read_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    index('notifications_of_user').on(table.tenant_id, table.user_id, table.created_at),
    index('notifications_about')
      .on(table.tenant_id, table.about_user_id)
      .where(sql`${table.about_user_id} is not null`),
    index('notifications_of_invitations').on(table.tenant_id).where(sql`${table.invitation_ids} is not null`),
    index('notifications_unread').on(table.tenant_id, table.user_id).where(sql`${table.read_at} is null`),
    ofUser('notifications', table),
  ],
);

/** Only people who changed a setting have a row; others have the defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    preferences: jsonb('preferences').$type<Schemas['NotificationPreferences']>().notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id] }),
    rowSecurity(),
    ofUser('notification_preferences', table),
  ],
);
