/**
 * Somebody is in every column that can hold what somebody wrote or what names them, each with words of its own; once they
 * are erased, none of these words, and their number only in the audit, is anywhere in the database.
 */
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applicationRole } from '../../server/db/roles.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { endDepartures } from '../../server/privacy/departure.ts';
import { sweep } from '../../server/privacy/sweep.ts';
import { columnsIn, fates, listed, numbersStay, shared } from '../support/contract/erasureTable.ts';
import { appendOnly, aRowOf, columnsOf, tablesOf } from '../support/contract/everything.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';

const day = 86_400_000;
let now = new Date('2026-11-20T09:00:00Z');
const clock = () => now;
const server = await startTestServer({ clock });
const { database } = server;
const outbox = await createOutbox({ database, clock, onError: () => {} });
const { id: tenantId } = await tenantOf(database, 'uk');

const rows = async (query: SQL) =>
  (await database.asPlatform((tx) => tx.execute<Record<string, unknown>>(query))).rows;

const tables = (await tablesOf(database)).filter(({ isView }) => !isView).map(({ name }) => name);

/** With those that the database makes itself. */
const allColumnsOf = async (table: string) =>
  rows(sql`select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by 1`);

describe('what erasure does', () => {
  test('is said of every table', () => {
    expect([...Object.keys(fates), ...shared].sort()).toEqual([...tables].sort());
  });

  test.each(Object.keys(fates))('is said once of every column of %s', async (table) => {
    const there = (await allColumnsOf(table)).map(({ name }) => String(name));
    expect(columnsIn(fates[table]!).sort()).toEqual(there.sort());
  });

  test.each(shared)('is nothing in %s, where nobody may write', async (table) => {
    const [may] = await rows(
      sql`select has_table_privilege(${applicationRole}, ${table}, 'insert, update') as write`,
    );
    expect(may).toEqual({ write: false });
  });
});

/** Columns that cannot hold just any words: the code goes by them, or the database checks their form. */
const codes = ['users.role', 'users.status', 'outgoing_mails.state', 'onboardings.leaving_on'];

/** Adds a row with words of its own in each of these columns; says in which. */
async function add(table: string, values: Record<string, unknown>, names: string[], mark: string) {
  const texts = (await columnsOf(database, table)).filter(
    ({ name, type }) => type === 'text' && names.includes(name) && !codes.includes(`${table}.${name}`),
  );
  const words = texts.map(({ name }) => [name, `${mark}-${table}-${name}`.replaceAll('_', '-')]);
  await aRowOf(database, table, tenantId, { ...Object.fromEntries(words), ...values });
  return texts.map(({ name }) => `${table}.${name}`);
}

/** In this row, words of its own for each of these columns that can hold words; says which. */
async function write(table: string, which: SQL, names: string[], mark: string): Promise<string[]> {
  const written: string[] = [];
  const changes: SQL[] = [];
  for (const { name, type } of await columnsOf(database, table)) {
    const words = `${mark}-${table}-${name}`.replaceAll('_', '-');
    const values: Record<string, SQL> = {
      text: sql`${words}::text`,
      'text[]': sql`array[${words}]::text[]`,
      jsonb: sql`to_jsonb(${words}::text)`,
      bytea: sql`convert_to(${words}, 'UTF8')`,
    };
    const value = values[type];
    if (!value || !names.includes(name) || codes.includes(`${table}.${name}`)) continue;
    changes.push(sql`${sql.identifier(name)} = ${value}`);
    written.push(`${table}.${name}`);
  }
  if (changes.length === 0) return [];
  await rows(
    sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)} where tenant_id = ${tenantId} and ${which}`,
  );
  return written;
}

const where = (values: Record<string, unknown>) =>
  sql.join(
    Object.entries(values).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql` and `,
  );

/** Every column, of all tables, in which one of these is found. */
async function columnsWith(condition: (column: SQL, type: string) => SQL | null): Promise<string[]> {
  const columns: string[] = [];
  for (const table of Object.keys(fates)) {
    const checks = (await allColumnsOf(table)).flatMap(({ name, type }) => {
      const holds = condition(sql`t.${sql.identifier(String(name))}`, String(type));
      return holds ? [sql`case when bool_or(${holds}) then ${`${table}.${name}`}::text end`] : [];
    });
    const [row] = await rows(
      sql`select array_remove(array[${sql.join(checks, sql`, `)}], null) as found from ${sql.identifier(table)} t`,
    );
    columns.push(...(row!.found as string[]));
  }
  return columns.sort();
}

const columnsWithWords = (mark: string) =>
  columnsWith((column, type) =>
    type === 'bytea'
      ? sql`position(convert_to(${mark}, 'UTF8') in ${column}) > 0`
      : sql`position(${mark} in lower(${column}::text)) > 0`,
  );

const columnsWithNumber = (id: number) =>
  columnsWith((column, type) =>
    ['bytea', 'timestamp with time zone', 'boolean', 'date'].includes(type)
      ? null
      : sql`${column}::text ~ ${`\\m${id}\\M`}`,
  );

/** Made first: what else is theirs belongs to it. */
const parents = ['resumes', 'plan_steps', 'action_plans', 'transition_plans', 'transition_milestones'];
const parentOf: Record<string, Record<string, string>> = {
  resume_files: { resume_id: 'resumes' },
  resume_readings: { resume_id: 'resumes' },
  resume_versions: { resume_id: 'resumes' },
  action_plan_tasks: { plan_id: 'action_plans', step_id: 'plan_steps' },
  transition_milestones: { plan_id: 'transition_plans', step_id: 'plan_steps' },
  transition_evidence: { plan_id: 'transition_plans', milestone_id: 'transition_milestones' },
  // An application has a single conversation.
  message_threads: { application_id: 'applications' },
};

async function ownParents(table: string, id: number): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [column, parent] of Object.entries(parentOf[table] ?? {})) {
    values[column] = (await aRowOf(database, parent, tenantId, { user_id: id })).id;
  }
  return values;
}

/** Fills everything, and says where words were written. */
async function fillEverything(id: number, mark: string, role: 'veteran' | 'recruiter'): Promise<string[]> {
  const [company] = await rows(sql`select id from companies where tenant_id = ${tenantId}
    and exists (select from users u where u.tenant_id = ${tenantId} and u.company_id = companies.id and u.is_admin)
    order by id limit 1`);
  const email = `${mark}-users-email@example.test`;
  await rows(sql`insert into users (tenant_id, id, role, email, status, first_name, last_name, company_id, leaves_at)
    values (${tenantId}, ${id}, ${role}, ${email}, 'active', 'A', 'B',
      ${role === 'recruiter' ? Number(company!.id) : null}, ${now.toISOString()}::timestamptz)`);
  const theUser = sql`id = ${id}`;
  const picture = await aRowOf(database, 'pictures', tenantId, { key: `${mark}-pictures-key` });
  const written = [
    'users.email',
    'users.profile_picture',
    'users.leaving',
    ...(await write(
      'users',
      theUser,
      listed(fates.users!.besides).filter((name) => !['email', 'profile_picture', 'leaving'].includes(name)),
      mark,
    )),
    'pictures.key',
    ...(await write(
      'pictures',
      where({ id: picture.id }),
      listed(fates.pictures!.besides).filter((name) => name !== 'key'),
      mark,
    )),
  ];
  const urls = { original_url: `/api/pictures/${picture.key}/original`, thumb_url: `${mark} thumb` };
  const leaving = { asked_at: now.toISOString(), reason: `${mark} reason`, host: 'uk.localhost' };
  await rows(sql`update users set profile_picture = ${JSON.stringify(urls)}::jsonb, leaving = ${JSON.stringify(leaving)}::jsonb
    where ${theUser}`);
  const [others] = await rows(
    sql`select id from applications where tenant_id = ${tenantId} order by id limit 1`,
  );
  const application = await aRowOf(database, 'applications', tenantId, { user_id: id });
  const theirApplication = where({ id: application.id });
  written.push(...(await write('applications', theirApplication, listed(fates.applications!.words), mark)));
  await rows(
    sql`update applications set assignee_id = ${id} where tenant_id = ${tenantId} and id = ${others!.id}`,
  );
  const wordsOfOthers: Record<string, string[]> = {
    application_notes: ['text'],
    application_ratings: ['reason'],
    messages: ['text'],
  };
  for (const table of ['application_files', 'application_events', ...Object.keys(wordsOfOthers)]) {
    const key = { application_id: application.id };
    await rows(sql`delete from ${sql.identifier(table)} where tenant_id = ${tenantId} and ${where(key)}`);
    await aRowOf(database, table, tenantId, {
      ...key,
      ...(table === 'application_files' ? { content: {} } : {}),
    });
    const { besides, words } = fates[table]!;
    const columns = [...listed(besides), ...listed(words), ...(wordsOfOthers[table] ?? [])];
    written.push(...(await write(table, where(key), columns, mark)));
  }
  for (const table of [...parents, ...Object.keys(fates).filter((name) => !parents.includes(name))]) {
    const fate = fates[table]!;
    if (['users', 'audit_entries', 'applications', 'application_files', 'pictures'].includes(table)) continue;
    if (appendOnly.includes(table)) {
      const [somebody] = await rows(
        sql`select id from users where tenant_id = ${tenantId} order by id limit 1`,
      );
      const others = Object.fromEntries(listed(fate.theirs).map((column) => [column, Number(somebody!.id)]));
      for (const column of listed(fate.theirs))
        written.push(...(await add(table, { [column]: id }, listed(fate.besides), `${mark}-${column}`)));
      for (const column of listed(fate.names))
        written.push(
          ...(await add(table, { ...others, [column]: id }, listed(fate.words), `${mark}-${column}`)),
        );
      continue;
    }
    for (const column of listed(fate.theirs)) {
      const key = { [column]: id };
      await aRowOf(database, table, tenantId, { ...key, ...(await ownParents(table, id)) });
      written.push(...(await write(table, where(key), listed(fate.besides), `${mark}-${column}`)));
    }
    for (const column of listed(fate.names)) {
      if (table === 'jobs' && role === 'veteran') continue;
      const ofOthers = /^(application_|messages$)/.test(table) ? { application_id: others!.id } : {};
      const isOthers = 'application_id' in ofOthers ? where(ofOthers) : sql`true`;
      const other = sql.join(
        [isOthers, ...listed(fate.theirs).map((item) => sql`${sql.identifier(item)} is distinct from ${id}`)],
        sql` and `,
      );
      const some = sql`select id from ${sql.identifier(table)} where tenant_id = ${tenantId} and ${other} limit 1`;
      if ((await rows(some)).length === 0) {
        const [somebody] = await rows(
          sql`select id from users where tenant_id = ${tenantId} order by id limit 1`,
        );
        const owners = listed(fate.theirs).map((item) => [item, Number(somebody!.id)]);
        await aRowOf(database, table, tenantId, { ...Object.fromEntries(owners), ...ofOthers });
      }
      const [row] = await rows(some);
      const which = where({ id: row!.id });
      await rows(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${id} where tenant_id = ${tenantId} and ${which}`,
      );
      written.push(...(await write(table, which, listed(fate.words), `${mark}-${column}`)));
    }
  }
  const place = { network: `${mark} network`, device: `${mark} device`, place: `${mark} place` };
  const entry = { action: `filled-${role}`, ...place };
  for (const fields of [
    { actor_kind: role, actor_id: id, actor: `${mark} actor`, counted_as: `${mark} deed` },
    { subject_kind: 'user', subject_id: id, subject: `${mark} subject`, details: { words: `${mark} words` } },
  ])
    await aRowOf(database, 'audit_entries', tenantId, { ...entry, ...fields });
  const audited = listed(fates.audit_entries!.words).map((column) => `audit_entries.${column}`);
  return [...new Set([...written, ...audited])].sort();
}

async function erase() {
  await endDepartures(database, outbox, now);
  // The farewell goes a day after it was sent.
  now = new Date(now.getTime() + 2 * day);
  await rows(sql`update outgoing_mails set state = 'sent' where state <> 'sent'`);
  await sweep(database, now);
}

test.each([
  ['veteran', 987_654_321],
  ['recruiter', 987_654_322],
] as const)(
  'SEC-09 of a %s who is in every column nothing is left but their number in the audit',
  async (role, id) => {
    const mark = `kestrel${id}x`;
    const written = await fillEverything(id, mark, role);
    expect(written.length).toBeGreaterThan(150);
    const remaining = await columnsWithWords(mark);
    expect(remaining.filter((column) => !written.includes(column))).toEqual([]);
    expect(written.filter((column) => !remaining.includes(column))).toEqual([]);
    const named = Object.entries(fates).flatMap(([table, { theirs, names }]) =>
      [...listed(theirs), ...listed(names)].map((column) => `${table}.${column}`),
    );
    const notOfVeterans = role === 'veteran' ? ['jobs.owner_id'] : [];
    expect(await columnsWithNumber(id)).toEqual(
      [...named, ...numbersStay].filter((column) => !notOfVeterans.includes(column)).sort(),
    );

    await erase();
    expect(await columnsWithWords(mark)).toEqual([]);
    expect(await columnsWithNumber(id)).toEqual(numbersStay);
  },
);
