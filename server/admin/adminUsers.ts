import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import { accountLife, operatorMoves } from '../../src/machines/account.ts';
import { leaveHiring } from '../applications/interface.ts';
import { type Actor, actorOf, recordAudit, recordReading } from '../audit/audit.ts';
import { accountDecisionLetter, letterWriter } from '../auth/interface.ts';
import { lockMember } from '../companies/interface.ts';
import { count } from '../db/count.ts';
import type { TenantDb } from '../db/database.ts';
import { nameColumn } from '../db/nameColumn.ts';
import { sessions, type UserRow, users } from '../db/schema/accounts.ts';
import { companies } from '../db/schema/companies.ts';
import { memberships } from '../db/schema/teams.ts';
import { columnContains } from '../formats/columnContains.ts';
import { page } from '../http/answers/paging.ts';
import { invalidTransition, notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';

type AdminUser = components['schemas']['AdminUser'];
type Action = 'approve' | 'reject' | 'deactivate' | 'reactivate';

const lastActivity = sql<Date | null>`(select ${max(sessions.last_seen_at)} from ${sessions}
  where ${sessions.tenant_id} = ${users.tenant_id} and ${sessions.user_id} = ${users.id})`.mapWith(
  sessions.last_seen_at,
);

const selectUsers = ({ tx }: TenantDb) =>
  tx
    .select({
      user: users,
      company: { id: companies.id, name: companies.name, status: companies.status },
      last_seen_at: lastActivity,
    })
    .from(users)
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)));

const present = ({
  user,
  company,
  last_seen_at,
}: Awaited<ReturnType<typeof selectUsers>>[number]): AdminUser => ({
  id: user.id,
  name: personName(user),
  email: user.email,
  role: user.role,
  status: user.status,
  is_admin: user.is_admin ? 1 : 0,
  company,
  created_at: user.created_at.toISOString(),
  last_seen_at: last_seen_at?.toISOString() ?? null,
});

// Operators are managed only from the command line.
const ofTenant = ({ tenantId }: TenantDb) =>
  and(eq(users.tenant_id, tenantId), eq(users.is_tenant_admin, false));

interface Moving {
  action: Action;
  reason: string | null;
  actor: Actor;
  now: Date;
}

// The caller must hold the lock on `user`.
async function moveAccount(db: TenantDb, user: UserRow, { action, reason, actor, now }: Moving) {
  const status = accountLife.after(user.status, action);
  if (!status) throw invalidTransition(accountLife.allowed(user.status, operatorMoves));
  await db.tx
    .update(users)
    .set({ status, updated_at: now })
    .where(and(ofTenant(db), eq(users.id, user.id)));
  if (user.company_id) {
    const letIn = action === 'approve' ? { approved_at: now, approved_by_id: actor.id } : {};
    await db.tx
      .update(memberships)
      .set({ decided_at: now, reason, ...letIn })
      .where(and(eq(memberships.tenant_id, db.tenantId), eq(memberships.user_id, user.id)));
  }
  const actions = {
    approve: 'approved',
    reject: 'rejected',
    deactivate: 'deactivated',
    reactivate: 'reactivated',
  };
  const deed = {
    action: `account.${actions[action]}`,
    kind: 'user' as const,
    id: user.id,
    name: personName(user),
  };
  await recordAudit(db, actor, { ...deed, details: { reason } }, now);
}

export const listAdminUsers: Operation<'listAdminUsers'> = (call) =>
  call.transaction(async (db) => {
    const { query } = call;
    await recordReading(db, call, 'people.read');
    const { status, role, search } = query;
    const where = and(
      ofTenant(db),
      ...(status ? [eq(users.status, status)] : []),
      ...(role ? [eq(users.role, role)] : []),
      ...columnContains(
        sql`${nameColumn(users.first_name, users.last_name)} || ' ' || ${users.email}`,
        search,
      ),
    );
    const [total] = await db.tx.select({ count }).from(users).where(where);
    const { meta, limit, offset } = page(query.page, total?.count ?? 0);
    const rows = await selectUsers(db)
      .where(where)
      .orderBy(
        sql`coalesce(nullif(${users.last_name}, ''), ${users.first_name})`,
        asc(users.first_name),
        asc(users.id),
      )
      .limit(limit)
      .offset(offset);
    return { data: rows.map(present), meta };
  });

export const updateAdminUser: Operation<'updateAdminUser', { outbox: Outbox }> = async (call, { outbox }) => {
  const { params, body, user, tenant, now, transaction } = call;
  const data = await transaction(async (db) => {
    const person = await lockMember(db, params.id);
    if (person.is_tenant_admin) throw notFound();
    const { action, reason } = body;
    if (action === 'deactivate') await leaveHiring(db, person.id, { notify: notifier(outbox, call), now });
    await moveAccount(db, person, { action, reason: reason || null, actor: actorOf(user), now });
    // An unconfirmed address may belong to somebody else.
    if (person.email_verified_at)
      await letterWriter(outbox, call)(db, person.email, accountDecisionLetter(action, tenant.contact_email));
    const [row] = await selectUsers(db).where(and(ofTenant(db), eq(users.id, person.id)));
    if (!row) throw notFound();
    return present(row);
  });
  outbox.wake();
  return { data };
};
