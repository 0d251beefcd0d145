/**
 * Promises: an account is deleted only by who proves to be its owner, 14 days later, and not if they take it back before; a
 * company is never left without an admin by it. Its owner is told by mail at the asking, the taking back and the end.
 */
import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import {
  type DepartureMove,
  type DepartureStanding,
  departureLife,
  graceDays,
  ownDepartureMoves,
} from '../../src/machines/departure.ts';
import { mailing } from '../accounts/mailing.ts';
import { type Actor, record } from '../audit.ts';
import type { Call, Handlers } from '../call.ts';
import { lockCompany } from '../companyLife.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { type User, users } from '../db/schema/accounts.ts';
import { tenants } from '../db/schema/tenants.ts';
import type { Outbox } from '../mail/outbox.ts';
import { lockUser, otherAdmins } from '../membershipLife.ts';
import { invalidTransition, Problem } from '../problem.ts';
import { eraseAccount } from './erase.ts';
import { accountErasedLetter, deletionAskedLetter, deletionCancelledLetter } from './letters.ts';
import { longDay } from './longDay.ts';
import { checkItIsThem } from './proof.ts';

const day = 86_400_000;
const mostAtOnce = 100;

const standingOf = ({ leaves_at }: Pick<User, 'leaves_at'>): DepartureStanding =>
  leaves_at ? 'leaving' : 'staying';

function demand(user: User, move: DepartureMove) {
  const standing = standingOf(user);
  if (departureLife.after(standing, move)) return;
  throw invalidTransition(departureLife.allowed(standing, ownDepartureMoves));
}

type Caller = Pick<Call<'deleteAccount'>, 'user' | 'tenant' | 'host' | 'now'>;

/** Told by no name, since that is to go. */
const selfOf = ({ id, role, is_tenant_admin }: User): Actor => ({
  kind: is_tenant_admin ? 'operator' : role,
  id,
  name: `The ${is_tenant_admin ? 'operator' : role} themselves`,
});

const change = ({ tenantId, tx }: TenantDb, id: number, values: Partial<typeof users.$inferInsert>) =>
  tx
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` })
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, id)));

export function departureHandlers({ outbox }: { outbox: Outbox }) {
  const told = async (db: TenantDb, call: Caller, user: User, action: string) => {
    const deed = { action, kind: 'user' as const, id: user.id, name: `A ${user.role}` };
    await record(db, selfOf(user), deed, call.now);
  };
  return {
    async deleteAccount(call) {
      const { body, tenant, user: caller, host, now, transaction, conclude } = call;
      await checkItIsThem(call, body.current_password);
      const due = new Date(now.getTime() + graceDays * day);
      const answer = await transaction(async (db) => {
        if (caller.company) await lockCompany(db, caller.company.id);
        const user = await lockUser(db, caller.id);
        demand(user, 'ask');
        await demandSuccessor(db, user, tenant.contact_email);
        const leaving = { asked_at: now.toISOString(), reason: body.reason?.trim() || null, host };
        await change(db, user.id, { leaves_at: due, leaving });
        const letter = deletionAskedLetter(longDay(due, tenant.locale), tenant.contact_email);
        await mailing(outbox, call)(db, user.email, letter);
        await told(db, call, user, 'deletion.asked');
        return conclude(db, { data: { deletion_due_at: due.toISOString() } });
      });
      outbox.wake();
      return answer;
    },

    async cancelAccountDeletion(call) {
      const { user: caller, transaction } = call;
      await transaction(async (db) => {
        const user = await lockUser(db, caller.id);
        demand(user, 'cancel');
        await change(db, user.id, { leaves_at: null, leaving: null });
        await mailing(outbox, call)(db, user.email, deletionCancelledLetter());
        await told(db, call, user, 'deletion.cancelled');
      });
      outbox.wake();
      return { data: { deletion_due_at: null } };
    },
  } satisfies Handlers<'deleteAccount' | 'cancelAccountDeletion'>;
}

/** A company and a tenant keep somebody who runs them. */
async function demandSuccessor(db: TenantDb, user: User, contact: string) {
  if (user.is_admin && user.company_id && (await otherAdmins(db, user.company_id, user.id)) === 0) {
    const message = `You are the only admin of your company. Make somebody else an admin first, or write to ${contact} to close the company.`;
    throw new Problem(409, 'last_admin', message);
  }
  if (user.is_tenant_admin && (await otherOperators(db, user.id)) === 0) {
    throw new Problem(409, 'last_admin', 'You are the only operator here. Make another one first.');
  }
}

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

/** Erases whose grace is over. */
export async function endDepartures(database: Database, outbox: Outbox, now: Date): Promise<void> {
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
    await database.asTenant(tenant.id, async (db) => {
      const [user] = await db.tx
        .select()
        .from(users)
        .where(and(eq(users.tenant_id, tenant.id), eq(users.id, id), lte(users.leaves_at, now)))
        .for('update');
      // Cancelled, or erased by another process, while this one waited.
      if (!user?.leaving || !departureLife.after(standingOf(user), 'end')) return;
      await eraseAccount(db, user, { action: 'account.erased', now });
      const occasion = { tenant, host: user.leaving.host, now };
      await mailing(outbox, occasion)(db, user.email, accountErasedLetter());
    });
  }
  if (due.length > 0) outbox.wake();
}
