import { and, desc, eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { personName } from '../../../src/documents/personName.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { consents } from '../../db/schema/consents.ts';
import { type ExportSectionName, type ExportSource, exportSections } from './exportSections.ts';

export type ExportRow = Record<string, unknown>;

export interface CollectedExport {
  person: { name: string; email: string };
  consents: (typeof consents.$inferSelect)[];
  sections: { section: ExportSectionName; parts: { source: ExportSource; rows: ExportRow[] }[] }[];
}

const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d(:?\d\d)?|Z)$/;

// The contract's format, whatever time zone the database uses.
const inUtc = (row: ExportRow): ExportRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && instant.test(value) ? new Date(value).toISOString() : value,
    ]),
  );

export async function collectExport(
  db: TenantDb,
  userId: number,
  sectionNames: readonly ExportSectionName[],
  now: Date,
): Promise<CollectedExport | undefined> {
  const { tenantId, tx } = db;
  const [user] = await tx
    .select({ first_name: users.first_name, last_name: users.last_name, email: users.email })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  if (!user) return undefined;
  const person = { tenantId, id: userId, now };

  const read = async (source: ExportSource) => {
    const { name, columns } = getTableConfig(source.table);
    const hidden = ['tenant_id', 'user_id', ...(source.hide ?? [])];
    const shown = columns.filter((column) => !hidden.includes(column.name));
    // Keeps the column order, which jsonb would lose.
    const { rows } = await tx.execute<{ row: ExportRow }>(sql`
      select row_to_json(r) as row from (
        select ${sql.join(
          shown.map((column) => sql`t.${sql.identifier(column.name)}`),
          sql`, `,
        )}
        from ${source.view ? sql`(${source.view(person)})` : sql.identifier(name)} t
        where t.tenant_id = ${tenantId} and ${source.whose?.(person) ?? sql`t.user_id = ${userId}`}
        order by t.${sql.identifier(source.order ?? 'id')}) r`);
    return { source, rows: rows.map(({ row }) => inUtc(row)) };
  };

  const collected: CollectedExport = {
    person: { name: personName(user), email: user.email },
    consents: await tx
      .select()
      .from(consents)
      .where(and(eq(consents.tenant_id, tenantId), eq(consents.user_id, userId)))
      .orderBy(desc(consents.given_at), desc(consents.id)),
    sections: [],
  };
  for (const section of sectionNames) {
    const parts = [];
    for (const source of exportSections[section].sources) parts.push(await read(source));
    collected.sections.push({ section, parts });
  }
  return collected;
}
