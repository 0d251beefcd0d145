// Ends all access that was granted before a password change, an address change or a logout everywhere: other sessions, mailed
// links, known browsers and the address that a calendar reads. Callers lock the user row first, so that concurrent changes run one after the other.
import { and, eq, sql } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { calendarFeeds } from '../../db/schema/transitionPlans.ts';
import { unauthenticated } from '../../http/answers/problem.ts';
import { endAllTokens } from '../oneTimeTokens.ts';
import { revokeSessionsOf } from '../sessions.ts';

const userWithId = ({ tenantId }: TenantDb, id: number) =>
  and(eq(users.tenant_id, tenantId), eq(users.id, id));

/** The lock mode allows foreign key checks, which would otherwise deadlock. */
export async function lockUser(db: TenantDb, id: number): Promise<UserRow | undefined> {
  const [user] = await db.tx.select().from(users).where(userWithId(db, id)).for('no key update');
  return user;
}

/** @throws 401 if the caller's access has ended meanwhile */
export async function lockCaller(
  db: TenantDb,
  caller: Pick<UserRow, 'id' | 'access_epoch'>,
): Promise<UserRow> {
  const user = await lockUser(db, caller.id);
  if (!user || user.access_epoch !== caller.access_epoch) throw unauthenticated();
  return user;
}

export const hasAccessStill = async (db: TenantDb, user: Pick<UserRow, 'id' | 'access_epoch'>) =>
  (await lockUser(db, user.id))?.access_epoch === user.access_epoch;

export async function endAccess(
  db: TenantDb,
  { userId, now, keepSession }: { userId: number; now: Date; keepSession?: number },
): Promise<void> {
  await db.tx
    .update(users)
    .set({ access_epoch: sql`${users.access_epoch} + 1` })
    .where(userWithId(db, userId));
  await endAllTokens(db, userId, now);
  await revokeSessionsOf(db, userId, now, keepSession);
  await db.tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.tenant_id, db.tenantId), eq(calendarFeeds.user_id, userId)));
}
