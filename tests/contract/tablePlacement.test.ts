/** On a distributed PostgreSQL each table is on every node, with its tenant, or on one node: docs/decisions/0064-tables-are-placed-by-tenant.md. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../support/contract/harness.ts';

const { database } = await startTestServer();

/** Copied to every node. `questions` and `question_options` hold what all tenants share as well as a tenant's own. */
const referenceTables = [
  'cities',
  'civilian_occupations',
  'countries',
  'crosswalk',
  'industries',
  'military_badged_roles',
  'military_branches',
  'military_corps',
  'military_navy_services',
  'military_professions',
  'military_ranks',
  'military_services',
  'occupations',
  'question_options',
  'questions',
  'states',
  'tenant_hosts',
  'tenants',
];

/** The platform's own, written too often or read too rarely to be copied: on one node. */
const platformTables = [
  'captcha_uses',
  'platform_secrets',
  'rate_limits',
  'reference_loads',
  'reference_releases',
  'sweep_marks',
];

/** With their tenant. */
const tenantTables = [
  'access_log',
  'account_exports',
  'action_plan_tasks',
  'action_plans',
  'application_events',
  'application_files',
  'application_interviews',
  'application_letters',
  'application_notes',
  'application_offers',
  'application_ratings',
  'applications',
  'applied_jobs',
  'audit_entries',
  'calendar_feeds',
  'candidate_cards',
  'candidate_facts',
  'chosen_services',
  'companies',
  'company_blocks',
  'consents',
  'course_interests',
  'courses',
  'dismissed_jobs',
  'flow_steps',
  'given_answers',
  'hiring_teams',
  'idempotency_keys',
  'identities',
  'interview_panels',
  'invitations',
  'job_changes',
  'job_invitations',
  'job_reports',
  'job_words',
  'jobs',
  'made_files',
  'memberships',
  'message_attachments',
  'message_reports',
  'message_threads',
  'messages',
  'notification_preferences',
  'notifications',
  'onboarding_drafts',
  'onboardings',
  'one_time_tokens',
  'outgoing_mails',
  'pictures',
  'plan_steps',
  'resume_files',
  'resume_readings',
  'resume_versions',
  'resumes',
  'saved_courses',
  'saved_jobs',
  'saved_services',
  'saved_views',
  'service_contacts',
  'service_providers',
  'sessions',
  'social_states',
  'social_tickets',
  'templates',
  'term_meanings',
  'transition_evidence',
  'transition_milestones',
  'transition_plans',
  'unpublished_job_changes',
  'users',
];

async function ask<Row extends Record<string, unknown>>(query: string) {
  const { rows } = await database.asPlatform((tx) => tx.execute<Row>(sql.raw(query)));
  return rows;
}

interface Key extends Record<string, unknown> {
  table: string;
  name: string;
  columns: string[];
  refersTo: string | null;
  theirs: string[] | null;
}

const namesOf = (relation: string, numbers: string) =>
  `(select array_agg(a.attname::text order by n.at) from unnest(${numbers}) with ordinality n (number, at)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number)`;

const uniqueKeys = () =>
  ask<Key>(`select indrelid::regclass::text as table, indexrelid::regclass::text as name,
    ${namesOf('indrelid', 'indkey::smallint[]')} as columns
    from pg_index join pg_class c on c.oid = indrelid
    where indisunique and c.relnamespace = 'public'::regnamespace order by 2`);

const foreignKeys = () =>
  ask<Key>(`select conrelid::regclass::text as table, conname::text as name, confrelid::regclass::text as "refersTo",
    ${namesOf('conrelid', 'conkey')} as columns, ${namesOf('confrelid', 'confkey')} as theirs
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 2`);

test('every table is placed once', async () => {
  const tables = await ask<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  expect(tables.map(({ name }) => name).sort()).toEqual(
    [...referenceTables, ...platformTables, ...tenantTables].sort(),
  );
});

test('the primary and unique keys of a tenant’s table begin with the tenant', async () => {
  const keys = (await uniqueKeys()).filter(({ table }) => tenantTables.includes(table));
  expect(keys.filter(({ columns }) => columns[0] !== 'tenant_id')).toEqual([]);
  expect([...new Set(keys.map(({ table }) => table))].sort()).toEqual(tenantTables);
});

test('a tenant’s table refers to rows of the same tenant, or to what is on every node', async () => {
  const isPlaced = ({ table, columns, refersTo, theirs }: Key) =>
    referenceTables.includes(refersTo!) ||
    (tenantTables.includes(table) && columns[0] === 'tenant_id' && theirs?.[0] === 'tenant_id');
  const keys = await foreignKeys();
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !isPlaced(key))).toEqual([]);
});

test('ids and what refers to them are 64 bits wide, and no column is an identity', async () => {
  const columns =
    await ask(`select attrelid::regclass::text as table, attname as name, format_type(atttypid, null) as type
    from pg_attribute a join pg_class c on c.oid = attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and (attidentity <> '' or attname ~ '(^|_)ids?$' and atttypid in ('integer'::regtype, 'integer[]'::regtype))`);
  expect(columns).toEqual([]);
});

test('whoever is erased is found by an index in every table that goes with them', async () => {
  const missing = await ask(`select conrelid::regclass::text as table, conname::text as name
    from pg_constraint where contype = 'f' and confdeltype = 'c' and confrelid = 'users'::regclass
    and not exists (select from pg_index where indrelid = conrelid and indpred is null
      and (indkey::smallint[])[0:cardinality(conkey) - 1] = conkey)`);
  expect(missing).toEqual([]);
});
