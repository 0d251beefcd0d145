/** With the application's own filter removed, the database itself shows and takes no row of another tenant: each table, from the catalogue. */
import { type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { sessions } from '../../server/db/schema/accounts.ts';
import { statement } from '../../server/db/statement.ts';
import { aRowOf, columnsOf, everythingOf, tablesOf } from '../support/contract/everything.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';

const { database } = await startTestServer();
const [uk, us] = [await tenantOf(database, 'uk'), await tenantOf(database, 'us')];
const tables = await tablesOf(database);
const secured = tables.filter(({ hasRowSecurity }) => hasRowSecurity).map(({ name }) => name);

/** Tables without row security, and what replaces it. */
const withoutRowSecurity = {
  'the platform’s own, closed to the role that works for a tenant': [
    'captcha_uses',
    'platform_secrets',
    'rate_limits',
    'reference_releases',
    'sweep_marks',
    'tenant_hosts',
    'tenants',
  ],
  'the same for everybody, and for reading only': [
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
    'reference_loads',
    'states',
  ],
  'views that are bound to the tenant': ['known_words', 'listed_jobs', 'matched_candidates'],
};

/** Proof that nobody who works for a tenant may change. */
const appendOnly = ['audit_entries', 'consents', 'access_log'];

const asUk = (query: SQL) => database.asTenant(uk.id, ({ tx }) => tx.execute(query));
const refusal = (query: SQL) =>
  asUk(query).then(
    () => null,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );

test('TENANT-05 every table has row security, or a reason to do without', () => {
  expect(tables.filter(({ name }) => !secured.includes(name)).map(({ name }) => name)).toEqual(
    Object.values(withoutRowSecurity).flat().sort(),
  );
  expect(tables.filter(({ isOwned, isView, name }) => isOwned && !isView && !secured.includes(name))).toEqual(
    [expect.objectContaining({ name: 'tenant_hosts' })],
  );
  expect(appendOnly.filter((name) => !secured.includes(name))).toEqual([]);
});

test.each(secured)(
  'TENANT-05 no row of another tenant is read, added, changed, moved or deleted in %s',
  async (name) => {
    const table = sql.identifier(name);
    const foreign = await aRowOf(database, name, us.id);
    const own = await aRowOf(database, name, uk.id);
    const before = await everythingOf(database, us.id, name);
    expect([foreign.tenant_id, own.tenant_id]).toEqual([us.id, uk.id]);

    const theirs = sql`where tenant_id = ${us.id}`;
    const { rows } = await asUk(sql`select * from ${table}`);
    // What has no tenant is shared, and nobody's to write.
    expect(new Set(rows.map((row) => row.tenant_id ?? uk.id))).toEqual(new Set([uk.id]));
    expect((await asUk(sql`select * from ${table} ${theirs}`)).rows).toEqual([]);

    const columns = (await columnsOf(database, name)).map((column) => sql.identifier(column.name));
    const all = sql.join(columns, sql`, `);
    const copy = sql`select ${all} from jsonb_populate_record(null::${table}, ${JSON.stringify(foreign)}::jsonb)`;
    expect(await refusal(sql`insert into ${table} (${all}) ${copy}`)).toBe('42501');

    for (const change of [sql`update ${table} set tenant_id = tenant_id`, sql`delete from ${table}`]) {
      if (appendOnly.includes(name)) expect(await refusal(change)).toBe('42501');
      else expect((await asUk(sql`${change} ${theirs} returning 1`)).rows).toEqual([]);
    }
    expect(await refusal(sql`update ${table} set tenant_id = ${us.id}`)).toBe('42501');
    expect(await everythingOf(database, us.id, name)).toEqual(before);
  },
);

test.each(withoutRowSecurity['views that are bound to the tenant'])(
  'TENANT-05 the view %s shows no row of another tenant',
  async (name) => {
    const { rows } = await asUk(sql`select * from ${sql.identifier(name)}`);
    expect(rows.length).toBeGreaterThan(0);
    const people = await asUk(sql`select id from users where tenant_id = ${uk.id}`);
    const own = new Set(people.rows.map(({ id }) => Number(id)));
    const foreign = rows.filter((row) =>
      'tenant_id' in row ? Number(row.tenant_id) !== uk.id : !own.has(Number(row.user_id)),
    );
    expect(foreign).toEqual([]);
  },
);

test.each(withoutRowSecurity['the same for everybody, and for reading only'])(
  'TENANT-05 %s, which all tenants read, is written by none',
  async (name) => {
    const table = sql.identifier(name);
    expect(await refusal(sql`select from ${table} limit 1`)).toBeNull();
    expect(await refusal(sql`delete from ${table}`)).toBe('42501');
    expect(await refusal(sql`insert into ${table} default values`)).toBe('42501');
  },
);

test('TENANT-05 a statement alone, without a filter of its own, reads no row of another tenant', async () => {
  const columns = { tenant_id: sessions.tenant_id };
  const all = statement(columns, new QueryBuilder().select(columns).from(sessions));
  for (const { id } of [uk, us]) await aRowOf(database, 'sessions', id);
  for (const { id } of [uk, us, uk, us]) {
    const rows = await database.askAsTenant(id, all, {});
    expect([...new Set(rows.map(({ tenant_id }) => tenant_id))]).toEqual([id]);
  }
  const { rows } = await database.asPlatform((tx) =>
    tx.execute(sql`select current_setting('role') as role, current_setting('app.tenant_id', true) as tenant`),
  );
  expect([
    { role: 'valour_platform', tenant: '' },
    { role: 'valour_platform', tenant: null },
  ]).toContainEqual(rows[0]);
});

test('TENANT-05 without a tenant the application role sees nobody’s row, and never the platform’s own tables', async () => {
  const asNobody = (query: SQL) =>
    database.asTenant(us.id, async ({ tx }) => {
      await tx.execute(sql`select set_config('app.tenant_id', '', true)`);
      return tx.execute(query);
    });
  for (const name of secured) {
    const read = asNobody(sql`select from ${sql.identifier(name)} where tenant_id is not null`).then(
      ({ rows }) => rows.length,
      () => 0,
    );
    expect([name, await read]).toEqual([name, 0]);
  }
  for (const name of withoutRowSecurity['the platform’s own, closed to the role that works for a tenant']) {
    expect(await refusal(sql`select from ${sql.identifier(name)}`)).toBe('42501');
  }
});
