/**
 * Promises: a person is where the seed has them, with everything they did gone: the rows that were theirs when the
 * server started are copied back, ids and times and all. Who came later is made by the seed.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { becomePlatform, platformRole } from '../../../server/db/roles.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import type { Tenant } from '../../../server/db/schema/tenants.ts';
import type { Tx } from '../../../server/db/transaction.ts';
import { seedOnboarding } from '../../../server/seed/onboarding.ts';
import { seedPeople } from '../../../server/seed/people.ts';

/** A table whose rows go when a person goes, and which of them those are: the person’s id is `id`. */
interface Owned {
  table: string;
  where: (id: SQL) => SQL;
}

const nameIn = (schema: string, table: string) => sql`${sql.identifier(schema)}.${sql.identifier(table)}`;

interface Reference {
  child: string;
  key: string;
  parent: string;
}

async function references(tx: Tx): Promise<Reference[]> {
  const { rows } = (await tx.execute(sql`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, a.attname as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confdeltype = 'c' and array_length(c.conkey, 1) = 2
    order by 1, 3`)) as unknown as { rows: Reference[] };
  return rows;
}

/** Whatever goes when a person goes, and what goes with that. */
async function ownedTables(tx: Tx): Promise<Owned[]> {
  const all = await references(tx);
  const conditions = new Map<string, Owned['where']>([['users', (id) => sql`id = ${id}`]]);
  for (const [parent, ofParent] of conditions) {
    for (const { child, key } of all.filter((item) => item.parent === parent)) {
      if (conditions.has(child)) continue;
      const column = sql.identifier(key);
      conditions.set(
        child,
        parent === 'users'
          ? (id) => sql`${column} = ${id}`
          : (id) => sql`${column} in (select id from ${nameIn('afresh', parent)} where ${ofParent(id)})`,
      );
    }
  }
  return [...conditions].map(([table, where]) => ({ table, where }));
}

async function keepAll(tx: Tx): Promise<Owned[]> {
  const all = await ownedTables(tx);
  // Only the owner may create a schema; only the platform role may read the rows of every tenant.
  await tx.execute(sql`reset role`);
  await tx.execute(sql`create schema afresh`);
  await tx.execute(sql`grant create, usage on schema afresh to ${sql.identifier(platformRole)}`);
  await tx.execute(becomePlatform);
  for (const { table } of all)
    await tx.execute(sql`create table ${nameIn('afresh', table)} as table ${nameIn('public', table)}`);
  await tx.execute(sql`grant usage on schema afresh to public`);
  await tx.execute(sql`grant select on all tables in schema afresh to public`);
  return all;
}

/** Those with a row of this person’s: a few of some forty. */
async function filledOf(tx: Tx, all: Owned[], id: number): Promise<Owned[]> {
  const checks = all.map(
    ({ table, where }) =>
      sql`exists (select from ${nameIn('afresh', table)} where ${where(sql`${id}`)}) as ${sql.identifier(table)}`,
  );
  const { rows } = (await tx.execute(sql`select ${sql.join(checks, sql`, `)}`)) as unknown as {
    rows: Record<string, boolean>[];
  };
  return all.filter(({ table }) => rows[0]?.[table]);
}

/** One statement: what the rows refer to is looked for when all are there. */
async function putBack(tx: Tx, filled: Owned[], id: number) {
  const parts = filled.map(
    ({ table, where }) =>
      sql`${sql.identifier(`put_${table}`)} as (insert into ${nameIn('public', table)}
        select * from ${nameIn('afresh', table)} where ${where(sql`${id}`)})`,
  );
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}

export async function startingAfresh(database: Database) {
  const all = await database.asPlatform(keepAll);
  // What was kept does not change.
  const filled = new Map<number, Owned[]>();
  return (tenant: Tenant, email: string) =>
    database.asPlatform(async (tx) => {
      const { rows } = (await tx.execute(
        sql`select id from afresh.users where tenant_id = ${tenant.id} and email = ${email}`,
      )) as unknown as { rows: { id: number }[] };
      const storedId = rows[0]?.id;
      const isPerson = and(eq(users.tenant_id, tenant.id), eq(users.email, email));
      if (storedId !== undefined) {
        const tables = filled.get(storedId) ?? (await filledOf(tx, all, storedId));
        filled.set(storedId, tables);
        // Their address may have changed since, or somebody else has it by now.
        await tx.delete(users).where(eq(users.id, storedId));
        await tx.delete(users).where(isPerson);
        return putBack(tx, tables, storedId);
      }
      await tx.delete(users).where(isPerson);
      await seedPeople(tx, tenant);
      await seedOnboarding(tx, tenant);
    });
}
