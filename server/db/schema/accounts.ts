import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idColumn } from './columns.ts';
import { companies } from './companies.ts';
import { cities, countries, states } from './reference.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey, tenants, versioned } from './tenants.ts';

export const userStatuses = ['active', 'inactive', 'approval_pending', 'rejected'] as const;
export const memberRoles = ['recruiter', 'hiring_manager'] as const;
export const availabilities = [
  'immediately',
  'within_1_week',
  'within_2_weeks',
  'within_1_month',
  'within_2_months',
  'flexible',
] as const;

export interface Leaving {
  asked_at: string;
  reason: string | null;
  host: string;
}

export const users = pgTable(
  'users',
  {
    ...tenantKey(),
    role: text('role', { enum: ['veteran', 'recruiter'] }).notNull(),
    is_tenant_admin: boolean('is_tenant_admin').notNull().default(false),
    // Lower case.
    email: text('email').notNull(),
    email_verified_at: instant('email_verified_at'),
    // Null for people who sign in only through another provider.
    password_hash: text('password_hash'),
    // Increased whenever all access ends: tokens and tickets of an earlier epoch are invalid.
    access_epoch: integer('access_epoch').notNull().default(0),
    status: text('status', { enum: userStatuses }).notNull(),
    first_name: text('first_name').notNull(),
    middle_name: text('middle_name'),
    last_name: text('last_name').notNull(),
    phone_number: text('phone_number'),
    country_code: text('country_code'),
    country_id: idColumn('country_id').references(() => countries.id),
    state_id: idColumn('state_id').references(() => states.id),
    city_id: idColumn('city_id').references(() => cities.id),
    profile_picture: jsonb('profile_picture').$type<{ original_url: string; thumb_url: string }>(),
    company_id: idColumn('company_id'),
    company_found_id: idColumn('company_found_id'),
    is_admin: boolean('is_admin').notNull().default(false),
    // Of a company's members; everybody else is a recruiter.
    member_role: text('member_role', { enum: memberRoles }).notNull().default('recruiter'),
    job_title: text('job_title'),
    headline: text('headline'),
    availability: text('availability', { enum: availabilities }),
    willing_to_relocate: boolean('willing_to_relocate'),
    work_radius_km: integer('work_radius_km'),
    partner: text('partner'),
    candidate_visibility: text('candidate_visibility', { enum: ['hidden', 'anonymous', 'visible'] })
      .notNull()
      .default('hidden'),
    privacy_version: text('privacy_version'),
    consent_analytics: boolean('consent_analytics').notNull().default(false),
    consent_recording: boolean('consent_recording').notNull().default(false),
    consent_marketing: boolean('consent_marketing').notNull().default(false),
    // The end of the grace period after a deletion request; null without one.
    leaves_at: instant('leaves_at'),
    leaving: jsonb('leaving').$type<Leaving>(),
    last_used_at: instant('last_used_at').notNull().defaultNow(),
    // How many reminders an unused account has got; 0 once it is used again.
    reminders: integer('reminders').notNull().default(0),
    reminded_at: instant('reminded_at'),
    ...versioned(),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('users_email').on(table.tenant_id, table.email),
    index('users_company_id').on(table.tenant_id, table.company_id),
    index('users_leaving').on(table.leaves_at).where(sql`${table.leaves_at} is not null`),
    index('users_last_used').on(table.last_used_at),
    // Covering index: lists of candidates count and sort without reading the table.
    index('users_findable')
      .on(table.tenant_id, table.id, table.candidate_visibility)
      .where(
        sql`${table.role} = 'veteran' and ${table.status} = 'active' and ${table.leaves_at} is null
          and ${table.candidate_visibility} <> 'hidden'`,
      ),
    foreignKey({
      name: 'users_company',
      columns: [table.tenant_id, table.company_id],
      foreignColumns: [companies.tenant_id, companies.id],
    }),
    foreignKey({
      name: 'users_company_found',
      columns: [table.tenant_id, table.company_found_id],
      foreignColumns: [companies.tenant_id, companies.id],
    }),
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_admin_recruits', sql`not ${table.is_admin} or ${table.member_role} = 'recruiter'`),
    check('users_one_company', sql`${table.company_id} is null or ${table.company_found_id} is null`),
  ],
);

export type UserRow = typeof users.$inferSelect;

export const userId = () => idColumn('user_id').notNull();

export const ofUser = (name: string, table: Record<'tenant_id' | 'user_id', AnyPgColumn>) =>
  foreignKey({
    name: `${name}_user`,
    columns: [table.tenant_id, table.user_id],
    foreignColumns: [users.tenant_id, users.id],
  }).onDelete('cascade');

export const sessions = pgTable(
  'sessions',
  {
    ...tenantKey(),
    user_id: userId(),
    // SHA-256.
    token_hash: text('token_hash').notNull(),
    // Identifies the sign-in: renewing a session changes the token, not this.
    created_at: instant('created_at').notNull(),
    // Accurate to five minutes.
    last_seen_at: instant('last_seen_at').notNull(),
    device: text('device'),
    place: text('place'),
    expires_at: instant('expires_at').notNull(),
    revoked_at: instant('revoked_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('sessions_token_hash').on(table.tenant_id, table.token_hash),
    index('sessions_user_id').on(table.tenant_id, table.user_id),
    ofUser('sessions', table),
  ],
);

/** Encrypted; `answer` is null while the first call is still running. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenant_id: idColumn('tenant_id')
      .notNull()
      .references(() => tenants.id),
    // 0 for a caller who is not signed in.
    user_id: userId(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    answer: text('answer'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.operation, table.key] }),
    index('idempotency_keys_created_at').on(table.created_at),
    rowSecurity(),
  ],
);
