/**
 * Nothing that serves requests changes what the audit log, the access log and consents say; the database refuses it to every
 * role, and to the owner.
 */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { sweep } from '../../server/privacy/sweep.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { openTestDatabase } from '../support/contract/testDatabase.ts';

// With a clock of its own.
const database = await openTestDatabase();
const now = new Date();
const server = await startTestServer({ database, clock: () => now });
afterAll(() => database.close());
const candidates = candidatesOf(server);
const { id: tenantId } = await tenantOf(database, 'uk');

const asPlatform = (query: SQL) => database.asPlatform((tx) => tx.execute<Record<string, unknown>>(query));
const asTenant = (query: SQL) => database.asTenant(tenantId, ({ tx }) => tx.execute(query));
/** Whoever the process signs in as: on PGlite, and where no second user is set, the owner of the tables. */
const asSignedIn = (query: SQL) =>
  database.asTenant(tenantId, async ({ tx }) => {
    await tx.execute(sql`reset role`);
    return tx.execute(query);
  });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );

const entries = async (but: number[] = []) => {
  const own = sql.join([0, ...but], sql`, `);
  return (
    await asPlatform(sql`select * from audit_entries where coalesce(actor_id, -1) not in (${own})
      and not (subject_kind = 'user' and subject_id in (${own})) order by tenant_id, id`)
  ).rows;
};

async function entryOf(id: number, name: string, at = now) {
  const { rows } =
    await asPlatform(sql`insert into audit_entries (tenant_id, at, last_at, category, actor_kind, actor_id, actor, action,
      subject_kind, subject_id, subject, details, network, device, place)
    values (${tenantId}, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz, 'account', 'veteran', ${id}, ${name}, 'noted',
      'user', ${id}, ${name}, '{"words": "their own"}', '203.0.113.9', 'Firefox', 'GB') returning id`);
  return Number(rows[0]!.id);
}

/** As the product does it, and as an injected statement can. */
const recordErasure = (id: number) => sql`insert into audit_entries
  (tenant_id, at, last_at, actor_kind, actor, action, subject_kind, subject_id, subject, details) values
  (${tenantId}, now(), now(), 'calendar', 'Calendar', 'account.erased', 'user', ${id}, 'A veteran', '{}')`;

const changes = [
  `update audit_entries set actor = 'Nobody'`,
  `update audit_entries set actor = 'A former veteran'`,
  `update audit_entries set subject = 'A former user', details = '{}'`,
  `update audit_entries set details = '{}' where details <> '{}'`,
  `update audit_entries set network = null where network is not null`,
  `update audit_entries set at = at - interval '2 years'`,
  `update audit_entries set action = 'another'`,
  `update audit_entries set actor_id = 1`,
  `update audit_entries set times = times + 2`,
  `update audit_entries set last_at = last_at - interval '1 day', times = times + 1`,
  `update audit_entries set tenant_id = tenant_id, category = 'sign_in'`,
  `delete from audit_entries`,
  `truncate audit_entries`,
];

test.each(changes)('SEC-15 no role of the server, and not the owner, can %s', async (change) => {
  await entryOf((await candidates.veteran()).id, 'Ada Reed');
  const before = await entries();
  for (const as of [asTenant, asPlatform, asSignedIn])
    expect(await refusal(as(sql.raw(change)))).toBe('42501');
  expect(await entries()).toEqual(before);
});

const entryOfTheFuture = JSON.stringify({
  ...{ at: '2099-01-01T00:00:00Z', category: 'account', result: 'done', action: 'noted' },
  ...{ actor_kind: 'command_line', actor: 'Command line', subject_kind: 'tenant', subject_id: tenantId },
  ...{ subject: 'Valour', details: {}, counted_as: 'of the future' },
});

test('SEC-15 no entry is of the future, and none is moved there', async () => {
  const count = sql`select count_in_audit(${entryOfTheFuture}::jsonb, now(), 500)`;
  await asTenant(count);
  await asTenant(count);
  await entryOf((await candidates.veteran()).id, 'Ada Reed', new Date('2099-01-01T00:00:00Z'));
  const { rows } = await asPlatform(sql`select count(*)::integer as count from audit_entries
    where at > now() or last_at > now()`);
  expect(rows).toEqual([{ count: 0 }]);
  const moving = sql`update audit_entries set times = times + 1, last_at = now() + interval '1 day'`;
  for (const as of [asTenant, asPlatform, asSignedIn]) expect(await refusal(as(moving))).toBe('42501');
});

test('SEC-15 the function takes the id of somebody who was erased, and nothing else', async () => {
  const { rows } = await asPlatform(
    sql`select pg_get_function_arguments(oid) as arguments from pg_proc where proname = 'forget_in_audit'`,
  );
  expect(rows).toEqual([{ arguments: 'person bigint' }]);
  const { id } = await candidates.veteran();
  await entryOf(id, 'Ada Reed');
  const before = await entries();
  expect(await refusal(asTenant(sql.raw(`select forget_in_audit(0, '^.*$')`)))).toBe('42883');
  expect(await refusal(asTenant(sql`select forget_in_audit(${id}::bigint)`))).toBe('42501');
  expect(await refusal(asTenant(sql`select forget_in_audit(0)`))).toBe('42501');
  expect(await entries()).toEqual(before);
  await asTenant(sql`delete from users where id = ${id}`);
  // The audit does not say that they were erased.
  expect(await refusal(asTenant(sql`select forget_in_audit(${id}::bigint)`))).toBe('42501');
  expect(await entries()).toEqual(before);
});

const changesOfEvidence = [
  `delete from access_log`,
  `truncate access_log`,
  `update access_log set company = 'Nobody'`,
  `update access_log set actor_id = null where actor_id is not null`,
  `update access_log set at = at - interval '3 years'`,
  `delete from consents`,
  `truncate consents`,
  `update consents set value = 'withdrawn'`,
  `update consents set given_at = given_at - interval '1 day'`,
];

test.each(changesOfEvidence)('SEC-15 no role of the server, and not the owner, can %s', async (change) => {
  const [veteran, recruiter] = [await candidates.veteran(), await candidates.veteran()];
  await asPlatform(sql`insert into access_log (tenant_id, user_id, actor_id, company_id, company, action, object, at)
      values (${tenantId}, ${veteran.id}, ${recruiter.id}, 1, 'Northgate', 'viewed', 'profile', now())`);
  await asPlatform(sql`insert into consents (tenant_id, user_id, kind, value, given_at)
      values (${tenantId}, ${veteran.id}, 'marketing', 'accepted', now())`);
  const evidence = async () => [
    (await asPlatform(sql`select * from access_log order by tenant_id, id`)).rows,
    (await asPlatform(sql`select * from consents order by tenant_id, id`)).rows,
  ];
  const before = await evidence();
  for (const as of [asTenant, asPlatform, asSignedIn])
    expect(await refusal(as(sql.raw(change)))).toBe('42501');
  expect(await evidence()).toEqual(before);
});

test('SEC-15 of the access log and consents an erased person’s entries go, and entries older than two years', async () => {
  const [veteran, recruiter, other] = [
    await candidates.veteran(),
    await candidates.veteran(),
    await candidates.veteran(),
  ];
  const logOf = (id: number, age: string) =>
    asPlatform(sql`insert into access_log (tenant_id, user_id, actor_id, company_id, company, action, object, at)
      values (${tenantId}, ${id}, ${recruiter.id}, 1, 'Northgate', 'viewed', 'profile', now() - ${age}::interval)`);
  await logOf(veteran.id, '1 day');
  await logOf(other.id, '1 day');
  await logOf(other.id, '25 months');
  const left = async () =>
    (
      await asPlatform(sql`select user_id::integer, actor_id::integer, at > now() - interval '2 years' as is_recent
        from access_log where user_id in (${veteran.id}, ${other.id}) order by id`)
    ).rows;
  await asTenant(sql`delete from users where id = ${veteran.id}`);
  await sweep(database, new Date('2099-01-01T00:00:00Z'));
  const recent = { user_id: other.id, is_recent: true };
  expect(await left()).toEqual([{ ...recent, actor_id: recruiter.id }]);
  await asTenant(sql`delete from users where id = ${recruiter.id}`);
  await asTenant(recordErasure(recruiter.id));
  await asTenant(sql`select forget_in_audit(${recruiter.id}::bigint)`);
  expect(await left()).toEqual([{ ...recent, actor_id: null }]);
});

test('SEC-15 of a person who is erased only their own entries change', async () => {
  const [leaver, twin] = [await candidates.veteran(), await candidates.veteran()];
  const own = await entryOf(leaver.id, 'Ada Reed');
  await entryOf(twin.id, 'Ada Reed');
  await asPlatform(sql`insert into audit_entries
    (tenant_id, at, last_at, actor_kind, actor, action, subject_kind, subject_id, subject, details) values
    (${tenantId}, now(), now(), 'command_line', 'Command line', 'noted', 'company', ${leaver.id}, 'Ada Reed', '{"by": "Ada Reed"}')`);
  const others = await entries([leaver.id]);
  await asTenant(sql`delete from users where id = ${leaver.id}`);
  await asTenant(recordErasure(leaver.id));
  await asTenant(sql`select forget_in_audit(${leaver.id}::bigint)`);
  expect(await entries([leaver.id])).toEqual(others);
  const { rows } = await asPlatform(
    sql`select actor, subject, details, network, device, place, action, actor_id, subject_id from audit_entries where id = ${own}`,
  );
  expect(rows).toMatchObject([
    {
      actor: 'A former veteran',
      subject: 'A former user',
      details: {},
      network: null,
      device: null,
      place: null,
    },
  ]);
  expect([rows[0]!.action, Number(rows[0]!.actor_id), Number(rows[0]!.subject_id)]).toEqual([
    'noted',
    leaver.id,
    leaver.id,
  ]);
});

test('SEC-15 nobody is removed, forgotten in the audit and put back under their number', async () => {
  const [{ id }, twin] = [await candidates.veteran(), await candidates.veteran()];
  await entryOf(id, 'Ada Reed');
  const before = await entries();
  const attempts = [
    [sql`delete from users where id = ${id}`, recordErasure(id), sql`select forget_in_audit(${id}::bigint)`],
    [recordErasure(id), sql`delete from users where id = ${id}`, sql`select forget_in_audit(${id}::bigint)`],
  ];
  const back = [
    sql`insert into users select * from kept`,
    sql`update users set id = ${id} where id = ${twin.id}`,
  ];
  for (const attempt of attempts)
    for (const again of back) {
      let steps = 0;
      const work = database.asTenant(tenantId, async ({ tx }) => {
        await tx.execute(
          sql`create temporary table kept on commit drop as select * from users where id = ${id}`,
        );
        for (const statement of [...attempt, again]) {
          await tx.execute(statement);
          steps += 1;
        }
      });
      expect([await refusal(work), steps]).toEqual(['42501', attempt.length]);
      expect(await entries()).toEqual(before);
    }
  const aside = sql`update users set id = ${id + 1_000_000} where id = ${id}`;
  expect(await refusal(asTenant(aside))).toBe('42501');
});

test('what the database refuses it names in plain words', async () => {
  const [{ id }, twin] = [await candidates.veteran(), await candidates.veteran()];
  await entryOf(id, 'Ada Reed');
  const message = (query: SQL, as: (query: SQL) => Promise<unknown> = asTenant) =>
    as(query).then(
      () => 'done',
      (error: { cause?: { message?: string } }) => error.cause?.message,
    );
  const changed = 'The id of a user cannot change';
  expect(await message(sql`update users set id = ${id + 2_000_000} where id = ${id}`)).toBe(changed);
  expect(await message(sql`select forget_in_audit(${id}::bigint)`)).toBe(
    'The audit log forgets only a user whose account was erased',
  );
  expect(await message(sql`delete from audit_entries where actor_id = ${id}`, asPlatform)).toBe(
    'Entries of the audit log cannot be changed or removed',
  );
  await asTenant(recordErasure(id));
  await asTenant(sql`delete from users where id = ${id}`);
  const again = sql`insert into users (tenant_id, id, role, email, status) overriding system value
    select tenant_id, ${id}, role, 'again@example.test', status from users where id = ${twin.id}`;
  expect(await message(again)).toBe('The id of an erased user cannot be used again');
});

test('SEC-15 no clock but the database’s own brings the day forward on which an entry goes', async () => {
  await entryOf((await candidates.veteran()).id, 'Ada Reed', new Date());
  const before = await entries();
  await sweep(database, new Date('2099-01-01T00:00:00Z'));
  const newer = (rows: Record<string, unknown>[]) =>
    rows.filter(({ at }) => Date.now() - new Date(String(at)).getTime() < 300 * 86_400_000);
  expect(newer(before).length).toBeGreaterThan(0);
  expect(newer(await entries())).toEqual(newer(before));
});
