import { type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';

interface List {
  fields: RegExp;
  table: string;
  column: string;
}

const lists: List[] = [
  { fields: /question_id$/, table: 'questions', column: 'title' },
  { fields: /option_ids?$/, table: 'question_options', column: 'label' },
  { fields: /^generated_from$/, table: 'question_options', column: 'label' },
  ...['country', 'state', 'city'].map((name) => ({
    fields: new RegExp(`^${name}_id$`),
    table: name === 'country' ? 'countries' : name === 'state' ? 'states' : 'cities',
    column: 'title',
  })),
  ...['service', 'navy_service', 'rank', 'profession', 'badged_role'].map((name) => ({
    fields: new RegExp(`^military_${name}_id$`),
    table: `military_${name}s`,
    column: 'title',
  })),
  { fields: /^military_branch_id$/, table: 'military_branches', column: 'title' },
  { fields: /^military_corps_id$/, table: 'military_corps', column: 'title' },
  { fields: /^course_id$/, table: 'courses', column: 'title' },
  { fields: /^service_id$/, table: 'service_providers', column: 'name' },
  { fields: /^job_id$/, table: 'jobs', column: 'title' },
  { fields: /company_.*id$|^company_id$/, table: 'companies', column: 'name' },
];

const listOf = (field: string) => lists.find(({ fields }) => fields.test(field));

export type FindReferenceName = (field: string, id: unknown) => string | undefined;

export async function loadReferenceNames({ tx }: TenantDb, value: unknown): Promise<FindReferenceName> {
  const idsByList = new Map<List, Set<number>>();
  const visit = (inner: unknown, field: string) => {
    if (typeof inner === 'number') {
      const list = listOf(field);
      if (list) idsByList.set(list, (idsByList.get(list) ?? new Set()).add(inner));
    } else if (Array.isArray(inner)) for (const item of inner) visit(item, field);
    else if (inner && typeof inner === 'object')
      for (const [name, item] of Object.entries(inner)) visit(item, name);
  };
  visit(value, '');
  if (idsByList.size === 0) return () => undefined;
  const each: SQL[] = [...idsByList].map(
    ([{ table, column }, ids]) => sql`
      select ${table} as list, id, ${sql.identifier(column)} as name from ${sql.identifier(table)}
      where id in (${sql.join(
        [...ids].map((id) => sql`${id}::bigint`),
        sql`, `,
      )})`,
  );
  const { rows } = await tx.execute<{ list: string; id: number; name: string }>(
    sql.join(each, sql` union all `),
  );
  const names = new Map(rows.map(({ list, id, name }) => [`${list} ${id}`, name]));
  return (field, id) => {
    const list = listOf(field);
    return list && names.get(`${list.table} ${id}`);
  };
}
