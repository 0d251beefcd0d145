import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import { ofUser, userId } from './accounts.ts';
import { idColumn, idsColumn } from './columns.ts';
import { cities } from './reference.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey } from './tenants.ts';

type Schemas = components['schemas'];

const texts = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);

const findable = () => ({
  code: text('code').notNull(),
  category: text('category').$type<Schemas['Category']>().notNull(),
  summary: text('summary').notNull(),
  description_html: text('description_html').notNull(),
  eligibility: text('eligibility').notNull(),
  how_to_join: text('how_to_join').notNull(),
  service_type: text('service_type', { enum: ['hybrid', 'online', 'in_person'] })
    .array()
    .notNull(),
  availability: text('availability', {
    enum: ['24/7_support', 'business_hours', 'extended_hours'],
  }).notNull(),
  countries: idsColumn('countries').notNull(),
  city_id: idColumn('city_id').references(() => cities.id),
  // Address and coordinates: all three, or none without a physical place.
  address: text('address'),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  url: text('url'),
  // The answers for which it is suitable, as question code and option value, such as `barriers:housing`.
  tags: text('tags').array().notNull(),
  words: text('words').notNull(),
});

const findableBy = (
  name: string,
  table: Record<'tenant_id' | 'code' | 'category' | 'lat', AnyPgColumn> & { id: AnyPgColumn },
) => [
  unique(`${name}_code`).on(table.tenant_id, table.code),
  index(`${name}_category`).on(table.tenant_id, table.category),
  index(`${name}_lat`).on(table.tenant_id, table.lat),
];

export const serviceProviders = pgTable(
  'service_providers',
  {
    ...tenantKey(),
    ...findable(),
    name: text('name').notNull(),
    services: texts('services'),
    topics: texts('topics'),
    cost: text('cost').notNull(),
    phone: text('phone'),
    text_number: text('text_number'),
    email: text('email'),
    crisis_line: boolean('crisis_line').notNull().default(false),
    withdrawn_at: instant('withdrawn_at'),
  },
  (table) => [...ownedByTenant(table), ...findableBy('service_providers', table)],
);

export const courses = pgTable(
  'courses',
  {
    ...tenantKey(),
    ...findable(),
    title: text('title').notNull(),
    provider_id: idColumn('provider_id').notNull(),
    level: text('level').notNull(),
    duration: text('duration').notNull(),
    starts_on: date('starts_on', { mode: 'string' }),
    // In minor units; 0 is free.
    cost_amount: integer('cost_amount').notNull(),
    currency: text('currency').notNull(),
    funding: text('funding', {
      enum: ['enhanced_learning_credits', 'gi_bill', 'skillbridge', 'standard_learning_credit'],
    })
      .array()
      .notNull(),
    qualification: text('qualification'),
    skills: texts('skills'),
    withdrawn_at: instant('withdrawn_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    ...findableBy('courses', table),
    foreignKey({
      name: 'courses_provider',
      columns: [table.tenant_id, table.provider_id],
      foreignColumns: [serviceProviders.tenant_id, serviceProviders.id],
    }).onDelete('cascade'),
  ],
);

export type Course = typeof courses.$inferSelect;
export type ServiceProvider = typeof serviceProviders.$inferSelect;

type Keys = Record<'tenant_id' | 'service_id', AnyPgColumn>;

const ofService = (name: string, table: Keys) =>
  foreignKey({
    name: `${name}_service`,
    columns: [table.tenant_id, table.service_id],
    foreignColumns: [serviceProviders.tenant_id, serviceProviders.id],
  }).onDelete('cascade');

const ofCourse = (name: string, table: Record<'tenant_id' | 'course_id', AnyPgColumn>) =>
  foreignKey({
    name: `${name}_course`,
    columns: [table.tenant_id, table.course_id],
    foreignColumns: [courses.tenant_id, courses.id],
  }).onDelete('cascade');

export const selectedServices = pgTable(
  'chosen_services',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    service_id: idColumn('service_id').notNull(),
    chosen_at: instant('chosen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.service_id] }),
    rowSecurity(),
    ofUser('chosen_services', table),
    ofService('chosen_services', table),
  ],
);

export const savedServices = pgTable(
  'saved_services',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    service_id: idColumn('service_id').notNull(),
    saved_at: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.service_id] }),
    rowSecurity(),
    ofUser('saved_services', table),
    ofService('saved_services', table),
  ],
);

export const savedCourses = pgTable(
  'saved_courses',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    course_id: idColumn('course_id').notNull(),
    saved_at: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.course_id] }),
    rowSecurity(),
    ofUser('saved_courses', table),
    ofCourse('saved_courses', table),
  ],
);

export const courseInterests = pgTable(
  'course_interests',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    course_id: idColumn('course_id').notNull(),
    message: text('message'),
    share_contact: boolean('share_contact').notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.course_id] }),
    rowSecurity(),
    ofUser('course_interests', table),
    ofCourse('course_interests', table),
  ],
);

export const serviceContacts = pgTable(
  'service_contacts',
  {
    ...tenantKey(),
    user_id: userId(),
    service_id: idColumn('service_id').notNull(),
    topic: text('topic', { enum: ['eligibility', 'appointment', 'cost', 'other'] }).notNull(),
    message: text('message'),
    preferred_contact: text('preferred_contact', { enum: ['email', 'phone'] }).notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('service_contacts_of_user').on(table.tenant_id, table.user_id),
    ofUser('service_contacts', table),
    ofService('service_contacts', table),
  ],
);
