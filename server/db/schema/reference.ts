import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  type PgSequence,
  pgSequence,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { idColumn } from './columns.ts';
import { sharedOrOwn, sharedRowSecurity } from './tenants.ts';

const search = () => text('search').notNull();
const order = () => integer('order').notNull();
const isLegacy = () => boolean('is_legacy').notNull();

const listed = () => ({
  aliases: text('aliases').array().notNull(),
  search: search(),
  is_legacy: isLegacy(),
  order: order(),
});

export const countries = pgTable('countries', {
  id: idColumn('id').primaryKey(),
  title: text('title').notNull(),
  iso2: text('iso2').notNull(),
  phone_code: text('phone_code').notNull(),
  is_offered: boolean('is_offered').notNull(),
});

export const states = pgTable(
  'states',
  {
    id: idColumn('id').primaryKey(),
    country_id: idColumn('country_id')
      .notNull()
      .references(() => countries.id),
    title: text('title').notNull(),
  },
  (table) => [index('states_country_id').on(table.country_id)],
);

export const cities = pgTable(
  'cities',
  {
    id: idColumn('id').primaryKey(),
    state_id: idColumn('state_id')
      .notNull()
      .references(() => states.id),
    country_id: idColumn('country_id')
      .notNull()
      .references(() => countries.id),
    title: text('title').notNull(),
    search: search(),
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
  },
  (table) => [
    index('cities_state_id').on(table.state_id),
    index('cities_country_id_search').on(table.country_id, table.search.op('text_pattern_ops')),
  ],
);

export const industries = pgTable('industries', {
  id: idColumn('id').primaryKey(),
  title: text('title').notNull(),
  order: order(),
});

export interface ServiceLabels {
  corps: string | null;
  profession: string | null;
  badged_role: string | null;
  branch: string | null;
  navy_service: string | null;
}

export const militaryServices = pgTable('military_services', {
  id: idColumn('id').primaryKey(),
  title: text('title').notNull(),
  short_title: text('short_title').notNull(),
  country_id: idColumn('country_id')
    .notNull()
    .references(() => countries.id),
  has_navy_services: boolean('has_navy_services').notNull(),
  has_branches: boolean('has_branches').notNull(),
  has_corps: boolean('has_corps').notNull(),
  corps_for_officers_only: boolean('corps_for_officers_only').notNull(),
  has_professions: boolean('has_professions').notNull(),
  has_badged_roles: boolean('has_badged_roles').notNull(),
  labels: jsonb('labels').$type<ServiceLabels>().notNull(),
  search: search(),
  is_legacy: isLegacy(),
  order: order(),
});

const serviceId = () =>
  idColumn('service_id')
    .notNull()
    .references(() => militaryServices.id);

export const militaryRanks = pgTable(
  'military_ranks',
  {
    id: idColumn('id').primaryKey(),
    service_id: serviceId(),
    title: text('title').notNull(),
    abbreviation: text('abbreviation').notNull(),
    nato_code: text('nato_code').notNull(),
    pay_grade: text('pay_grade'),
    group: text('group', { enum: ['officer', 'warrant', 'senior_nco', 'junior'] }).notNull(),
    ...listed(),
  },
  (table) => [index('military_ranks_service_id').on(table.service_id)],
);

export const militaryNavyServices = pgTable('military_navy_services', {
  id: idColumn('id').primaryKey(),
  service_id: serviceId(),
  title: text('title').notNull(),
  ...listed(),
});

export const militaryBranches = pgTable('military_branches', {
  id: idColumn('id').primaryKey(),
  service_id: serviceId(),
  navy_service_id: idColumn('navy_service_id').references(() => militaryNavyServices.id),
  title: text('title').notNull(),
  ...listed(),
});

export const militaryCorps = pgTable('military_corps', {
  id: idColumn('id').primaryKey(),
  service_id: serviceId(),
  title: text('title').notNull(),
  ...listed(),
});

export const militaryProfessions = pgTable('military_professions', {
  id: idColumn('id').primaryKey(),
  service_id: serviceId(),
  title: text('title').notNull(),
  code: text('code'),
  ...listed(),
});

export const militaryBadgedRoles = pgTable(
  'military_badged_roles',
  {
    id: idColumn('id').primaryKey(),
    service_id: serviceId(),
    title: text('title').notNull(),
    code: text('code'),
    profession_id: idColumn('profession_id').references(() => militaryProfessions.id),
    corps_id: idColumn('corps_id').references(() => militaryCorps.id),
    branch_id: idColumn('branch_id').references(() => militaryBranches.id),
    has_badge: boolean('has_badge').notNull(),
    category: text('category', { enum: ['enlisted', 'warrant', 'officer', 'civilian'] }),
    skills: text('skills').array().notNull(),
    ...listed(),
  },
  (table) => [
    index('military_badged_roles_profession_id').on(table.profession_id),
    index('military_badged_roles_corps_id').on(table.corps_id),
    index('military_badged_roles_branch_id').on(table.branch_id),
  ],
);

export const occupations = pgTable(
  'occupations',
  {
    code: text('code').primaryKey(),
    system: text('system', { enum: ['onet', 'soc2020'] }).notNull(),
    title: text('title').notNull(),
    job_zone: integer('job_zone'),
    // No longer in the newest release; stored because jobs may refer to it.
    is_retired: boolean('is_retired').notNull().default(false),
  },
  (table) => [index('occupations_system').on(table.system, table.title)],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const referenceReleases = pgTable('reference_releases', {
  version: text('version').primaryKey(),
  sets: jsonb('sets').$type<{ id: string; release: string; rows: number }[]>().notNull(),
  // The packed release; null if it ships with the server.
  content: bytes('content'),
  loaded_at: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  is_current: boolean('is_current').notNull(),
});

export const civilianOccupations = pgTable('civilian_occupations', {
  id: idColumn('id').primaryKey(),
  title: text('title').notNull(),
  uk_title: text('uk_title').notNull(),
  soc_code: text('soc_code').notNull(),
  uk_soc_code: text('uk_soc_code').notNull(),
  industry_id: idColumn('industry_id')
    .notNull()
    .references(() => industries.id),
});

export const crosswalk = pgTable(
  'crosswalk',
  {
    badged_role_id: idColumn('badged_role_id')
      .notNull()
      .references(() => militaryBadgedRoles.id),
    occupation_id: idColumn('occupation_id')
      .notNull()
      .references(() => civilianOccupations.id),
    match_type: text('match_type', { enum: ['same_duties', 'most_duties', 'some_duties'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.badged_role_id, table.occupation_id] })],
);

// Above the ids of the seed.
const ownIds = 10_000_000;

const ownId = (sequence: PgSequence) =>
  idColumn('id')
    .primaryKey()
    .default(sql`nextval(${sql.raw(`'${sequence.seqName}'`)})`);

export const questionIds = pgSequence('questions_id_seq', { startWith: ownIds });
export const questionOptionIds = pgSequence('question_options_id_seq', { startWith: ownIds });

export const questions = pgTable(
  'questions',
  {
    ...sharedOrOwn(),
    id: ownId(questionIds),
    code: text('code').notNull(),
    title: text('title').notNull(),
    help_text: text('help_text'),
    why_we_ask: text('why_we_ask').notNull(),
    type: text('type', {
      enum: ['single_choice', 'multi_choice', 'text', 'number', 'date', 'scale'],
    }).notNull(),
    is_required: boolean('is_required').notNull(),
    order: order(),
    max_length: integer('max_length'),
    min: integer('min'),
    max: integer('max'),
    visibility_place: text('visibility_place', {
      enum: [
        'personal_details',
        'career_direction',
        'refine_action_plan',
        'transition_employment',
        'transition_education',
        'apply',
        'profile',
        'military_exp',
        'civilian_exp',
        'questionnaire',
      ],
    }).notNull(),
    career_direction_id: idColumn('career_direction_id'),
    country_id: idColumn('country_id').references(() => countries.id),
    depends_on: jsonb('depends_on').$type<{ question_id: number; answer_option_ids: number[] }>(),
  },
  (table) => [
    ...sharedRowSecurity(),
    unique('questions_code').on(table.tenant_id, table.code),
    index('questions_visibility_place').on(table.visibility_place),
  ],
);

export const questionOptions = pgTable(
  'question_options',
  {
    tenant_id: sharedOrOwn().tenant_id,
    id: ownId(questionOptionIds),
    question_id: idColumn('question_id')
      .notNull()
      .references(() => questions.id),
    label: text('label').notNull(),
    value: text('value').notNull(),
    order: order(),
    is_exclusive: boolean('is_exclusive').notNull(),
  },
  (table) => [
    ...sharedRowSecurity(),
    unique('question_options_value').on(table.tenant_id, table.question_id, table.value),
    index('question_options_question_id').on(table.question_id),
  ],
);

/** So that unchanged lists are not written again. */
export const referenceLoads = pgTable('reference_loads', {
  list: text('list').primaryKey(),
  checksum: text('checksum').notNull(),
});
