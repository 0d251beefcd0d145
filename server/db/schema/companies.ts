import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn } from './columns.ts';
import { countries, industries, states } from './reference.ts';
import { instant, ownedByTenant, tenantKey, versioned } from './tenants.ts';

export const companyStatuses = ['pending', 'active', 'rejected', 'inactive'] as const;

const commitments = ['none', 'covenant_bronze', 'silver', 'gold', 'hire_vets'] as const;

export interface CompanyIdentity {
  name: string;
  legal_name: string | null;
  website: string;
  registration_number: string | null;
}

export const companies = pgTable(
  'companies',
  {
    ...tenantKey(),
    name: text('name').notNull(),
    status: text('status', { enum: companyStatuses }).notNull(),
    legal_name: text('legal_name'),
    registration_number: text('registration_number'),
    website: text('website').notNull(),
    // Null if the first recruiter uses a free-mail provider.
    email_domain: text('email_domain'),
    company_type: text('company_type', {
      enum: ['startup', 'SMEs', 'MNC', 'Government', 'Non-Profit'],
    }).notNull(),
    size_from: integer('size_from').notNull(),
    size_to: integer('size_to'),
    industry_id: idColumn('industry_id')
      .notNull()
      .references(() => industries.id),
    country_id: idColumn('country_id')
      .notNull()
      .references(() => countries.id),
    state_id: idColumn('state_id').references(() => states.id),
    city: text('city').notNull(),
    address_line_1: text('address_line_1'),
    postcode: text('postcode'),
    contact_phone: text('contact_phone'),
    description: text('description').notNull(),
    veteran_commitment: text('veteran_commitment', { enum: commitments }).notNull().default('none'),
    commitment_evidence: text('commitment_evidence'),
    // The confirmed commitment, the only one that veterans see.
    checked_commitment: text('checked_commitment', { enum: commitments }).notNull().default('none'),
    commitment_refused: boolean('commitment_refused').notNull().default(false),
    logo: jsonb('logo').$type<{ original_url: string; thumb_url: string }>(),
    submitted_at: instant('submitted_at').notNull(),
    decided_at: instant('decided_at'),
    reactivated_at: instant('reactivated_at'),
    rejection_code: text('rejection_code'),
    rejection_text: text('rejection_text'),
    attempts_left: integer('attempts_left').notNull().default(3),
    note: text('note'),
    appealed_at: instant('appealed_at'),
    appeal_text: text('appeal_text'),
    appeal_is_open: boolean('appeal_is_open').notNull().default(false),
    // When a change of the approved name, website or number was requested.
    recheck_since: instant('recheck_since'),
    // Also null for changes that were requested before they needed approval.
    requested_identity: jsonb('requested_identity').$type<CompanyIdentity>(),
    ...versioned(),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('companies_email_domain').on(table.tenant_id, table.email_domain),
  ],
);

export type Company = typeof companies.$inferSelect;
