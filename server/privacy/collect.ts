/** Promises: the rows of one person and of nobody else, read in one transaction, in the order of the sections. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { consents } from '../db/schema/consents.ts';
import { type SectionName, type Source, sections } from './sections.ts';

export type Row = Record<string, unknown>;

export interface Collected {
  person: { name: string; email: string };
  /** The whole history, the latest first. */
  consents: (typeof consents.$inferSelect)[];
  sections: { section: SectionName; parts: { source: Source; rows: Row[] }[] }[];
}

const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d(:?\d\d)?|Z)$/;

/** As the contract writes an instant, whatever zone the database keeps. */
const inUtc = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && instant.test(value) ? new Date(value).toISOString() : value,
    ]),
  );

export async function collect(
  db: TenantDb,
  userId: number,
  wanted: readonly SectionName[],
): Promise<Collected | undefined> {
  const { tenantId, tx } = db;
  const [user] = await tx
    .select({ first: users.first_name, last: users.last_name, email: users.email })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  if (!user) return undefined;
  const person = { id: userId, email: user.email };

  const read = async (source: Source) => {
    const { name, columns } = getTableConfig(source.table);
    const hidden = ['tenant_id', 'user_id', ...(source.hide ?? [])];
    const shown = columns.filter((column) => !hidden.includes(column.name));
    // In the order of the columns, which jsonb does not keep.
    const { rows } = await tx.execute<{ row: Row }>(sql`
      select row_to_json(r) as row from (
        select ${sql.join(
          shown.map((column) => sql`t.${sql.identifier(column.name)}`),
          sql`, `,
        )}
        from ${sql.identifier(name)} t
        where t.tenant_id = ${tenantId} and ${source.whose?.(person) ?? sql`t.user_id = ${userId}`}
        order by t.${sql.identifier(source.order ?? 'id')}) r`);
    return { source, rows: rows.map(({ row }) => inUtc(row)) };
  };

  const collected: Collected = {
    person: { name: [user.first, user.last].filter(Boolean).join(' '), email: user.email },
    consents: await tx
      .select()
      .from(consents)
      .where(and(eq(consents.tenant_id, tenantId), eq(consents.user_id, userId)))
      .orderBy(desc(consents.given_at), desc(consents.id)),
    sections: [],
  };
  for (const section of wanted) {
    const parts = [];
    for (const source of sections[section].sources) parts.push(await read(source));
    collected.sections.push({ section, parts });
  }
  return collected;
}
