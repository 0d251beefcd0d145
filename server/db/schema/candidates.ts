import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { availabilities, ofUser, userId } from './accounts.ts';
import { idColumn, idsColumn, sequenceColumn } from './columns.ts';
import { companies } from './companies.ts';
import { jobs } from './jobs.ts';
import type { CandidateFacts } from './matchFeatures.ts';
import { instant, ownedByTenant, rowSecurity, tenantKey } from './tenants.ts';

const texts = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);
const ids = (name: string) => idsColumn(name).notNull().default(sql`'{}'::bigint[]`);

/** Derived from profile and CV, and derived again once `stamp` shows that these have changed. The visibility is in `users`. */
export const candidateFacts = pgTable(
  'candidate_facts',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    stamp: text('stamp').notNull(),
    facts: jsonb('facts').$type<CandidateFacts>().notNull(),
    // Only what the anonymous card shows.
    card_facts: jsonb('card_facts').$type<CandidateFacts>().notNull(),
    civilian_title: text('civilian_title').notNull(),
    service_id: idColumn('service_id'),
    service: text('service'),
    rank_band: text('rank_band', { enum: ['officer', 'warrant', 'senior_nco', 'junior'] }),
    // Whole years when the row was written; only the previous version reads it.
    years_served: integer('years_served'),
    served_months: integer('served_months'),
    serving_since: integer('serving_since'),
    serving_until: integer('serving_until'),
    match_keys: texts('match_keys'),
    country_id: idColumn('country_id'),
    state_id: idColumn('state_id'),
    state: text('state'),
    city_id: idColumn('city_id'),
    city: text('city'),
    lat: real('lat'),
    lng: real('lng'),
    availability: text('availability', { enum: availabilities }),
    badged_role_ids: ids('badged_role_ids'),
    occupation_ids: ids('occupation_ids'),
    card_occupation_ids: ids('card_occupation_ids'),
    sector: text('sector'),
    skills: texts('skills'),
    // Folded, like all columns below.
    skill_names: texts('skill_names'),
    card_skill_names: texts('card_skill_names'),
    languages: texts('languages'),
    // Only clearances that approved employers may see.
    clearances: texts('clearances'),
    // The searched text of an anonymous and of a named candidate.
    words: text('words').notNull(),
    all_words: text('all_words').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id] }),
    rowSecurity(),
    ofUser('candidate_facts', table),
    // Covering index for the order of lists and the count of public cards, so that neither reads the wide rows.
    index('candidate_facts_listed').on(
      ...[table.tenant_id, table.user_id, table.updated_at, table.served_months, table.serving_since],
      ...[table.serving_until, table.availability, table.service_id, table.country_id, table.state_id],
      ...[table.state, table.sector],
    ),
    index('candidate_facts_matched').using('gin', table.tenant_id, table.match_keys),
  ],
);

/** Under row-level security no index on keys is used, so this view filters by tenant itself. */
export const matchedCandidates = pgView('matched_candidates').as((query) =>
  query
    .select({ user_id: candidateFacts.user_id, match_keys: candidateFacts.match_keys })
    .from(candidateFacts)
    .where(sql`${candidateFacts.tenant_id} = current_setting('app.tenant_id')::bigint`),
);

const companyId = () => idColumn('company_id').notNull();

/**
 * The present anonymous card of a veteran whose earlier one a company could tell by name. Without a row the card is the first, which
 * has the id of its user.
 */
export const candidateCards = pgTable(
  'candidate_cards',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    // 0: for every company.
    company_id: companyId(),
    user_id: userId(),
    number: sequenceColumn('number'),
  },
  (table) => [
    // Companies first: a list reads all cards of one.
    primaryKey({ columns: [table.tenant_id, table.company_id, table.user_id] }),
    rowSecurity(),
    unique('candidate_cards_number').on(table.tenant_id, table.number),
    index('candidate_cards_of_user').on(table.tenant_id, table.user_id),
    ofUser('candidate_cards', table),
  ],
);

export const jobInvitations = pgTable(
  'job_invitations',
  {
    ...tenantKey(),
    user_id: userId(),
    job_id: idColumn('job_id').notNull(),
    company_id: companyId(),
    // The anonymous card that was invited; 0 if the company knows by name whom it invited.
    card_id: idColumn('card_id').notNull().default(0),
    invited_by_id: idColumn('invited_by_id'),
    message: text('message'),
    status: text('status', { enum: ['pending', 'accepted', 'declined'] }).notNull(),
    created_at: instant('created_at').notNull(),
    answered_at: instant('answered_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('job_invitations_of_card').on(table.tenant_id, table.user_id, table.job_id, table.card_id),
    index('job_invitations_of_company').on(table.tenant_id, table.company_id, table.created_at),
    index('job_invitations_of_job').on(table.tenant_id, table.job_id),
    ofUser('job_invitations', table),
    foreignKey({
      name: 'job_invitations_job',
      columns: [table.tenant_id, table.job_id],
      foreignColumns: [jobs.tenant_id, jobs.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'job_invitations_company',
      columns: [table.tenant_id, table.company_id],
      foreignColumns: [companies.tenant_id, companies.id],
    }),
  ],
);

export const companyBlocks = pgTable(
  'company_blocks',
  {
    tenant_id: idColumn('tenant_id').notNull(),
    user_id: userId(),
    company_id: companyId(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.user_id, table.company_id] }),
    rowSecurity(),
    ofUser('company_blocks', table),
    foreignKey({
      name: 'company_blocks_company',
      columns: [table.tenant_id, table.company_id],
      foreignColumns: [companies.tenant_id, companies.id],
    }).onDelete('cascade'),
  ],
);
