// GUARD-04: where a tenant approves veterans by hand, new ones wait after confirming their address.
import { type SQL, sql } from 'drizzle-orm';
import { accountLife } from '../../../src/machines/account.ts';
import { users } from '../../db/schema/accounts.ts';
import type { Tenant } from '../../db/schema/tenants.ts';

const heldAccount = accountLife.after('active', 'hold');

export const newVeteranStatus = ({ approve_veterans }: Pick<Tenant, 'approve_veterans'>) =>
  approve_veterans && heldAccount ? heldAccount : 'active';

/** The SQL for `users.status` in the update that sets `email_verified_at`. */
export const statusOnceVerified = (tenant: Pick<Tenant, 'approve_veterans'>): SQL<string> =>
  sql`case when ${users.role} = 'veteran' and ${users.status} = 'active' and ${users.email_verified_at} is null
    then ${newVeteranStatus(tenant)} else ${users.status} end`;
