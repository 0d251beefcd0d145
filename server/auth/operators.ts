import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';

export const operatorsOf = ({ tenantId, tx }: TenantDb) =>
  tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.is_tenant_admin, true), eq(users.status, 'active')));
