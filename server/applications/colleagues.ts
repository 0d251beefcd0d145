import { and, eq, inArray } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';

export interface Colleague {
  id: number;
  name: string;
}

/** Over `users`. */
export const worksFor = ({ tenantId }: TenantDb, companyId: number) =>
  and(eq(users.tenant_id, tenantId), eq(users.company_id, companyId), eq(users.status, 'active'));

/** Those of them who work for the company. */
export async function colleaguesWith(
  db: TenantDb,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, Colleague>> {
  if (ids.length === 0) return new Map();
  const colleagues = await db.tx
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(and(worksFor(db, companyId), inArray(users.id, [...ids])));
  return new Map(colleagues.map(({ id, ...name }) => [id, { id, name: personName(name) }]));
}
