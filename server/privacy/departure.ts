// Deletion needs proof of ownership and takes effect after 14 days unless it is cancelled. It never
// leaves a company without an admin. The owner gets a mail at every step.
import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import {
  type DepartureMove,
  type DepartureStanding,
  departureLife,
  graceDays,
  ownDepartureMoves,
} from '../../src/machines/departure.ts';
import { type Actor, recordCounted } from '../audit/audit.ts';
import {
  deletionNoticeLetter,
  letterWriter,
  mailNoticeToFormerAddresses,
  requireIdentityProof,
} from '../auth/interface.ts';
import { lockCompany, lockOwnMember, otherAdmins } from '../companies/interface.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { tenants } from '../db/schema/tenants.ts';
import { formatLongDate } from '../formats/formatLongDate.ts';
import { invalidTransition, Problem } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { eraseAccount } from './erase.ts';
import type { ErasureLog } from './erasureLog.ts';
import { accountErasedLetter, deletionCancelledLetter, deletionRequestedLetter } from './privacyLetters.ts';

const day = 86_400_000;
const mostAtOnce = 100;

const statusOf = ({ leaves_at }: Pick<UserRow, 'leaves_at'>): DepartureStanding =>
  leaves_at ? 'leaving' : 'staying';

function demand(user: UserRow, move: DepartureMove) {
  const status = statusOf(user);
  if (departureLife.after(status, move)) return;
  throw invalidTransition(departureLife.allowed(status, ownDepartureMoves));
}

type Caller = Pick<Call<'deleteAccount'>, 'user' | 'tenant' | 'host' | 'now'>;

// Anonymous, because the audit entry outlives the account.
const selfOf = ({ id, role, is_tenant_admin, from }: Caller['user']): Actor => ({
  kind: is_tenant_admin ? 'operator' : role,
  id,
  name: `The ${is_tenant_admin ? 'operator' : role} themselves`,
  from,
});

const change = ({ tenantId, tx }: TenantDb, id: number, values: Partial<typeof users.$inferInsert>) =>
  tx
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` })
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, id)));

const recordDeparture = async (db: TenantDb, { user, now }: Caller, action: string) => {
  const deed = { action, category: 'account', kind: 'user', id: user.id, name: `A ${user.role}` } as const;
  await recordCounted(db, selfOf(user), deed, now);
};

export const deleteAccount: Operation<'deleteAccount', { outbox: Outbox }> = async (call, { outbox }) => {
  const { body, tenant, user: caller, host, now, transaction, conclude } = call;
  await requireIdentityProof(call, body.current_password);
  const due = new Date(now.getTime() + graceDays * day);
  const answer = await transaction(async (db) => {
    if (caller.company) await lockCompany(db, caller.company.id);
    if (caller.is_tenant_admin) await lockOperators(db);
    const user = await lockOwnMember(db, caller);
    demand(user, 'ask');
    await requireSuccessor(db, user, tenant.contact_email);
    const leaving = { asked_at: now.toISOString(), reason: body.reason?.trim() || null, host };
    await change(db, user.id, { leaves_at: due, leaving });
    const lastDay = formatLongDate(due, tenant.locale);
    await letterWriter(outbox, call)(db, user, deletionRequestedLetter(lastDay, tenant.contact_email));
    await mailNoticeToFormerAddresses(outbox, call)(db, user, deletionNoticeLetter(lastDay));
    await recordDeparture(db, call, 'deletion.asked');
    return conclude(db, { data: { deletion_due_at: due.toISOString() } });
  });
  outbox.wake();
  return answer;
};

export const cancelAccountDeletion: Operation<'cancelAccountDeletion', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { user: caller, transaction } = call;
  await transaction(async (db) => {
    const user = await lockOwnMember(db, caller);
    demand(user, 'cancel');
    await change(db, user.id, { leaves_at: null, leaving: null });
    await letterWriter(outbox, call)(db, user, deletionCancelledLetter());
    await recordDeparture(db, call, 'deletion.cancelled');
  });
  outbox.wake();
  return { data: { deletion_due_at: null } };
};

/** @throws if a company or tenant would have nobody left to run it */
async function requireSuccessor(db: TenantDb, user: UserRow, contact: string) {
  if (user.is_admin && user.company_id && (await otherAdmins(db, user.company_id, user.id)) === 0) {
    const message = `You are the only admin of your company. Make somebody else an admin first, or write to ${contact} to close the company.`;
    throw new Problem(409, 'last_admin', message);
  }
  if (user.is_tenant_admin && (await otherOperators(db, user.id)) === 0) {
    throw new Problem(409, 'last_admin', 'You are the only operator here. Make another one first.');
  }
}

// Locks the operators in one order, so that two of them cannot leave together.
const lockOperators = ({ tenantId, tx }: TenantDb) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.is_tenant_admin, true)))
    .orderBy(users.id)
    .for('no key update');

async function otherOperators({ tenantId, tx }: TenantDb, userId: number): Promise<number> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, tenantId),
        eq(users.is_tenant_admin, true),
        eq(users.status, 'active'),
        isNull(users.leaves_at),
        ne(users.id, userId),
      ),
    );
  return others.length;
}

/** Erases accounts whose grace period is over. */
export async function endDepartures(
  database: Database,
  outbox: Outbox,
  now: Date,
  log?: ErasureLog | null,
): Promise<void> {
  const due = await database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, id: users.id })
      .from(users)
      .innerJoin(tenants, eq(tenants.id, users.tenant_id))
      .where(and(isNotNull(users.leaves_at), lte(users.leaves_at, now)))
      .orderBy(users.leaves_at)
      .limit(mostAtOnce),
  );
  for (const { tenant, id } of due) {
    const isErased = await database.asTenant(tenant.id, async (db) => {
      const [user] = await db.tx
        .select()
        .from(users)
        .where(and(eq(users.tenant_id, tenant.id), eq(users.id, id), lte(users.leaves_at, now)))
        .for('no key update');
      // Cancelled or erased by another process meanwhile.
      if (!user?.leaving || !departureLife.after(statusOf(user), 'end')) return false;
      const occasion = { tenant, host: user.leaving.host, now };
      await eraseAccount(db, user, { action: 'account.erased', now, mailing: { outbox, ...occasion } });
      await letterWriter(outbox, occasion)(db, user.email, accountErasedLetter());
      return true;
    });
    if (isErased) log?.append(tenant.id, id, now);
  }
  if (due.length > 0) outbox.wake();
}
