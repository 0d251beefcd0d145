import { eq } from 'drizzle-orm';
import { type Actor, actorOf, recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { type Tenant, tenants } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import type { Operation } from '../http/contract/call.ts';
import type { TenantDirectory } from './tenants.ts';

interface ApprovalChange {
  approveVeterans: boolean;
  actor: Actor;
  now: Date;
}

/** Veterans who are already waiting keep waiting, even when approval is switched off. */
export async function setApproval(
  tx: Tx,
  tenant: Pick<Tenant, 'id' | 'name'>,
  { approveVeterans, actor, now }: ApprovalChange,
): Promise<void> {
  await tx.update(tenants).set({ approve_veterans: approveVeterans }).where(eq(tenants.id, tenant.id));
  const deed = {
    action: approveVeterans ? 'tenant.approval_switched_on' : 'tenant.approval_switched_off',
    kind: 'tenant' as const,
    id: tenant.id,
    name: tenant.name,
  };
  await recordAudit({ tenantId: tenant.id, tx }, actor, deed, now);
}

interface Options {
  database: Database;
  directory: TenantDirectory;
}

export const getTenantSettings: Operation<'getTenantSettings', Pick<Options, 'database'>> = async (
  { tenant },
  { database },
) => {
  const [row] = await database.asPlatform((tx) =>
    tx.select({ approve_veterans: tenants.approve_veterans }).from(tenants).where(eq(tenants.id, tenant.id)),
  );
  return { data: { approve_veterans: row?.approve_veterans ?? false } };
};

export const updateTenantSettings: Operation<'updateTenantSettings', Options> = async (
  { body, tenant, user, now },
  { database, directory },
) => {
  const { approve_veterans } = body;
  await database.asPlatform((tx) =>
    setApproval(tx, tenant, { approveVeterans: approve_veterans, actor: actorOf(user), now }),
  );
  directory.forget(tenant.id);
  return { data: { approve_veterans } };
};
