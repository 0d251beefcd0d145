/** A database of the first release, with the demo in it, comes to the newest schema and loses nothing. */
import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { eraseAccount } from '../../server/privacy/erase.ts';
import { openTestServer } from '../support/contract/harness.ts';
import { openStoredDatabase, type StoredDatabase } from '../support/contract/storedDatabase.ts';
import { onServer } from '../support/contract/testDatabase.ts';

/** Every migration but the one that made 0.1.0, by its file. */
const [, ...sinceFirst] = readdirSync('server/db/migrations')
  .flatMap((name) => (name.endsWith('.sql') ? [name.replace('.sql', '')] : []))
  .sort();

type Rows = StoredDatabase['rows'];

/** Whoever reads the tables themselves sees the rows of every tenant. */
async function asPlatform<Result>(rows: Rows, work: () => Promise<Result>): Promise<Result> {
  await rows('set role valour_platform');
  const result = await work();
  await rows('reset role');
  return result;
}

interface Contents extends Record<string, unknown> {
  name: string;
  columns: string;
}

const tables = `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by 1`;

/** Of these columns, whatever a later version adds. */
const digests = (of: Contents[]) =>
  `${of
    .map(
      ({ name, columns }) => `select '${name}' as name, count(*)::integer as count,
        md5(string_agg(t::text, ',' order by t::text)) as digest from (select ${columns} from ${name}) t`,
    )
    .join(' union all ')} order by name`;

describe('the demo', () => {
  let stored: StoredDatabase;
  let database: Database;
  let before: Record<string, unknown>[];
  let after: Record<string, unknown>[];

  beforeAll(async () => {
    stored = await openStoredDatabase('0.1.0');
    const { place, rows } = stored;
    const query = digests((await rows(tables)) as Contents[]);
    before = await asPlatform(rows, () => rows(query));
    database = await openDatabase(place);
    after = (await database.asPlatform((tx) => tx.execute(sql.raw(query)))).rows;
  });
  afterAll(async () => {
    await database?.close();
    await stored?.close();
  });

  test('every row of 0.1.0 is there after the upgrade, and its people sign in', async () => {
    const filled = before.filter(({ count }) => Number(count) > 0).map(({ name }) => name);
    expect(filled.length).toBeGreaterThan(40);
    expect(database.migrations).toEqual({ applied: sinceFirst, newer: [] });
    expect(after).toEqual(before);

    const { rows: facts } = await database.asPlatform((tx) =>
      tx.execute(sql`select (select count(*) from tenants) as tenants, (select count(*) from military_services) as services,
      (select string_agg(slug, ' ' order by slug) from tenants) as slugs,
      (select count(distinct status) from applications) as stages`),
    );
    expect(facts).toEqual([{ tenants: 2, services: 10, slugs: 'uk us', stages: 9 }]);
    const server = await openTestServer({ database });
    const { body } = await server.request('getUserProfile', {
      token: await server.signIn('veteran-complete'),
    });
    expect(body.data).toMatchObject({ email: 'veteran-complete@demo.test' });
    await server.close();
  });

  async function afterLaterVersion(minimumVersion: string, work: () => Promise<void>) {
    await stored.rows(`alter table users add column nickname text;
      insert into drizzle.migrations (name, checksum, minimum_version, created_at)
      values ('0009_nicknames', 'of a later version', ${minimumVersion}, 4102444800000)`);
    try {
      await work();
    } finally {
      await stored.rows(`alter table users drop column nickname;
        delete from drizzle.migrations where name = '0009_nicknames'`);
    }
  }

  test('a process starts on the schema of a later version that only added, and leaves its data alone', () =>
    afterLaterVersion('null', async () => {
      let isSeeded = false;
      const again = await openDatabase(stored.place, async () => {
        isSeeded = true;
      });
      expect(again.migrations).toEqual({ applied: [], newer: ['0009_nicknames'] });
      expect(isSeeded).toBe(false);
      const server = await openTestServer({ database: again });
      expect(
        (await server.request('getUserProfile', { token: await server.signIn('veteran-complete') })).status,
      ).toBe(200);
      await server.close();
      await again.close();
    }));

  test('a schema that needs a later version is refused with a sentence', () =>
    afterLaterVersion("'99.0.0'", () =>
      expect(openDatabase(stored.place)).rejects.toThrow(
        /^The database was migrated to a schema that needs version 99\.0\.0 or later, and this is \d+\.\d+\.\d+; start a later version\.$/,
      ),
    ));
});

const email = 'kingfisher@example.test';
const decided = '2026-11-20T09:00:00.000Z';

async function writeOfPeople(rows: Rows) {
  const [ids] = await rows(`select t.id as tenant, c.id as company, array_agg(u.id order by u.id) as users
    from tenants t join users u on u.tenant_id = t.id and u.role = 'recruiter' and not u.is_tenant_admin
      join companies c on c.tenant_id = t.id and c.id = u.company_id
    where t.slug = 'uk' group by 1, 2 having count(*) > 1 limit 1`);
  const { tenant, company } = ids!;
  const [admin, colleague] = ids!.users as number[];
  const at = `'2026-11-20T09:00:00Z'`;
  const [person] =
    await rows(`insert into users (tenant_id, role, email, email_verified_at, status, first_name, last_name)
    values (${tenant}, 'recruiter', '${email}', ${at}, 'active', 'new', 'password') returning id`);
  const [invitation] = await rows(`insert into invitations
    (tenant_id, company_id, email, is_admin, invited_by_id, token_hash, created_at, expires_at)
    values (${tenant}, ${company}, '${email}', false, ${colleague}, 'hash', ${at}, ${at}) returning id`);
  await rows(`insert into notifications (tenant_id, user_id, type, title, body, created_at) values
    (${tenant}, ${admin}, 'invitation_wanted', 'Robin Ash would like to invite ${email}', 'x', ${at}),
    (${tenant}, ${colleague}, 'invitation_wanted', '${email} asks for a new invitation', 'x', '2026-11-21T09:00:00Z'),
    (${tenant}, ${admin}, 'invitation_wanted', 'gone@example.test asks for a new invitation', 'x', '2026-11-22T09:00:00Z'),
    (${tenant}, ${admin}, 'milestone_due', 'Choose a new password', 'x', ${at})`);
  await rows(`insert into outgoing_mails
    (tenant_id, kind, "to", subject, text, html, from_name, reply_to, next_attempt_at, created_at) values
    (${tenant}, 'no_account', '${email}', 'No account', 'x', 'x', 'Valour', 'x@example.test', '2030-01-01', ${at}),
    (${tenant}, 'reset_password', 'other@example.test', 'A new password', 'x', 'x', 'Valour', 'x@example.test', '2030-01-01', ${at})`);
  await rows(`insert into audit_entries
    (tenant_id, at, last_at, actor_kind, actor, action, subject_kind, subject_id, subject, details) values
    (${tenant}, ${at}, ${at}, 'command_line', 'Command line', 'invitation.sent', 'invitation', ${invitation!.id}, '${email}', '{}'),
    (${tenant}, ${at}, ${at}, 'command_line', 'Command line', 'noted', 'tenant', 1, 'new password', '{}')`);
  return { tenant, colleague, person, invitation };
}

async function nameSkills(rows: Rows) {
  const title = 'C++ and C# with ASP.NET';
  await rows(`update courses set title = '${title}' where id = (select min(id) from courses)`);
  await rows(`update service_providers set services = array['${title}']
    where id = (select min(id) from service_providers)`);
}

async function decideOnCompanies(rows: Rows) {
  await rows(
    `update companies set decided_at = case when status = 'active' then '${decided}'::timestamptz else submitted_at end`,
  );
  const [company] = await rows(`update companies set decided_at = null
    where id = (select min(id) from companies where status = 'active') returning id`);
  return company!;
}

/** People whom a company could tell from others, or not, by what it had done. */
async function writeCards(rows: Rows) {
  const [job] = await rows(
    `select j.tenant_id as tenant, j.id, j.company_id as company from jobs j order by j.id limit 1`,
  );
  const { tenant, company } = job!;
  const people = ['never named', 'once named', 'declined', 'withdrawn', 'untouched'];
  const ids: number[] = [];
  for (const [at, name] of people.entries()) {
    const [person] =
      await rows(`insert into users (tenant_id, role, email, status, first_name, last_name, candidate_visibility)
      values (${tenant}, 'veteran', 'carded-${at}@example.test', 'active', 'A', 'B', 'anonymous') returning id`);
    const id = Number(person!.id);
    ids.push(id);
    for (const value of name === 'once named' ? ['visible', 'anonymous'] : ['anonymous'])
      await rows(`insert into consents (tenant_id, user_id, kind, value, given_at)
        values (${tenant}, ${id}, 'candidate_visibility', '${value}', '2026-10-01')`);
    if (name === 'withdrawn')
      await rows(`insert into applications
        (tenant_id, job_id, company_id, user_id, status, status_changed_at, job_title, answers, consent_version, host)
        values (${tenant}, ${job!.id}, ${company}, ${id}, 'withdrawn', '2026-11-01', 'x', '[]', '2026-11', 'uk.localhost')`);
    if (name !== 'withdrawn' && name !== 'untouched')
      await rows(`insert into job_invitations (tenant_id, user_id, job_id, company_id, status, created_at) values
        (${tenant}, ${id}, ${job!.id}, ${company}, '${name === 'declined' ? 'declined' : 'pending'}', '2026-11-01')`);
  }
  return { company: Number(company), ids };
}

describe('what 0.1.0 wrote in another way', () => {
  let stored: StoredDatabase;
  let database: Database;
  let people: Awaited<ReturnType<typeof writeOfPeople>>;
  let undecided: Awaited<ReturnType<typeof decideOnCompanies>>;
  let carded: Awaited<ReturnType<typeof writeCards>>;

  beforeAll(async () => {
    stored = await openStoredDatabase('0.1.0');
    const { place, rows } = stored;
    await asPlatform(rows, async () => {
      people = await writeOfPeople(rows);
      await nameSkills(rows);
      undecided = await decideOnCompanies(rows);
      carded = await writeCards(rows);
    });
    database = await openDatabase(place);
  });
  afterAll(async () => {
    await database?.close();
    await stored?.close();
  });

  test('SEC-14 what 0.1.0 wrote about people is erased by their ids', async () => {
    const { tenant, colleague, person, invitation } = people;
    const ask = async (query: string) => (await database.asPlatform((tx) => tx.execute(sql.raw(query)))).rows;
    const id = Number(person!.id);
    expect(
      await ask(
        `select about_user_id, invitation_ids, title from notifications where type = 'invitation_wanted' order by id`,
      ),
    ).toEqual([
      {
        about_user_id: Number(colleague),
        invitation_ids: [Number(invitation!.id)],
        title: `Robin Ash would like to invite ${email}`,
      },
      {
        about_user_id: null,
        invitation_ids: [Number(invitation!.id)],
        title: `${email} asks for a new invitation`,
      },
      { about_user_id: null, invitation_ids: null, title: 'An invitation is asked for' },
    ]);
    await database.asTenant(Number(tenant), async (db) => {
      const [user] = await db.tx.select().from(users).where(eq(users.id, id));
      await eraseAccount(db, user!, { action: 'account.erased', now: new Date('2026-11-23T09:00:00Z') });
    });
    const named =
      await ask(`select 'n' as found, title as words from notifications where title || body like '%password%' or title like '%${email}%'
      union all select 'm', subject from outgoing_mails where "to" = '${email}' or subject = 'A new password'
      union all select 'i', email from invitations where email = '${email}'
      union all select 'a', subject from audit_entries where action in ('invitation.sent', 'noted') order by 1, 2`);
    expect(named).toEqual([
      { found: 'a', words: 'An invitation' },
      { found: 'a', words: 'new password' },
      { found: 'm', words: 'A new password' },
      { found: 'n', words: 'Choose a new password' },
    ]);
  });

  test('a course and a provider of 0.1.0 are found by C++, C# and .NET', async () => {
    const { rows: kinds } = await database.asPlatform((tx) =>
      tx.execute(sql`select 'course' as kind from courses where words like '%|cplusplus|csharp|dotnet'
        union all select 'provider' from service_providers where words like '%|cplusplus|csharp|dotnet' order by kind`),
    );
    expect(kinds).toEqual([{ kind: 'course' }, { kind: 'provider' }]);
  });

  test('whoever a company could tell has a new card after the upgrade, and an invitation to somebody never named is to their card', async () => {
    const { company, ids } = carded;
    const { rows: people } = await database.asPlatform((tx) =>
      tx.execute(sql`select u.id, (select i.card_id = u.id from job_invitations i where i.user_id = u.id) as to_card,
          array(select c.company_id::integer from candidate_cards c where c.user_id = u.id order by 1) as cards
        from users u where u.email like 'carded-%' order by u.id`),
    );
    expect(people).toEqual([
      { id: ids[0], to_card: true, cards: [] },
      { id: ids[1], to_card: false, cards: [0, company] },
      { id: ids[2], to_card: false, cards: [company] },
      { id: ids[3], to_card: null, cards: [company] },
      { id: ids[4], to_card: null, cards: [] },
    ]);
  });

  test('a company that was reactivated before the upgrade has its 30 days from then', async () => {
    const { rows: kinds } = await database.asPlatform((tx) =>
      tx.execute(sql`select distinct status, id = ${Number(undecided!.id)} as is_undecided, reactivated_at::text is null as is_null,
          coalesce(reactivated_at = ${decided}::timestamptz, false) as is_decided
        from companies where status in ('active', 'pending') order by status, is_undecided`),
    );
    expect(kinds).toEqual([
      { status: 'active', is_undecided: false, is_null: false, is_decided: true },
      { status: 'active', is_undecided: true, is_null: true, is_decided: false },
      { status: 'pending', is_undecided: false, is_null: true, is_decided: false },
    ]);
  });
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'while a migration waits for a table that somebody else writes to, others write to it, and it goes through later',
  async () => {
    const stored = await openStoredDatabase('0.1.0');
    onTestFinished(stored.close);
    const { place, rows } = stored;
    const url = (place as { databaseUrl: string }).databaseUrl;
    const waiting = async () =>
      (
        await rows(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length;
    await onServer(url, async (holder) => {
      await holder.query('begin');
      await holder.query('lock table invitations in row exclusive mode');
      const opening = openDatabase(place);
      await expect.poll(waiting).toBe(1);
      await onServer(url, async (writer) => {
        // Fifty times the migration's own time limit for a lock; while it is kept out, nothing else ends the wait.
        await writer.query(`set statement_timeout = '50s'`);
        await writer.query('set role valour_platform');
        await writer.query('update invitations set message = message');
      });
      await holder.query('rollback');
      const database = await opening;
      expect(database.migrations.applied).toEqual(sinceFirst);
      await database.close();
    });
  },
);
