import { and, desc, eq, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { count } from '../db/count.ts';
import type { TenantDb } from '../db/database.ts';
import { notificationPreferences, notifications } from '../db/schema/notifications.ts';
import { page } from '../http/answers/paging.ts';
import type { Operation } from '../http/contract/call.ts';
import { loadPreferences } from './notify.ts';

type Notification = components['schemas']['Notification'];

const delivered = ({ tenantId }: TenantDb, userId: number, now: Date) =>
  and(
    eq(notifications.tenant_id, tenantId),
    eq(notifications.user_id, userId),
    lte(notifications.created_at, now),
  );

async function countOf({ tx }: TenantDb, where: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ count }).from(notifications).where(where);
  return row?.count ?? 0;
}

const present = (row: typeof notifications.$inferSelect): Notification => ({
  id: row.id,
  type: row.type,
  title: row.title,
  body: row.body,
  link: row.link,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
});

export const listNotifications: Operation<'listNotifications'> = ({ query, user, now, transaction }) =>
  transaction(async (db) => {
    const mine = delivered(db, user.id, now);
    const isUnread = and(mine, isNull(notifications.read_at));
    const where = query.unread === 1 ? isUnread : mine;
    const unread = await countOf(db, isUnread);
    const { meta, limit, offset } = page(query.page, await countOf(db, where));
    const rows = await db.tx
      .select()
      .from(notifications)
      .where(where)
      .orderBy(isNotNull(notifications.read_at), desc(notifications.created_at), desc(notifications.id))
      .limit(limit)
      .offset(offset);
    return { data: rows.map(present), meta: { ...meta, unread } };
  });

export const readNotifications: Operation<'readNotifications'> = ({ body, user, now, transaction }) =>
  transaction(async (db) => {
    const isUnread = and(delivered(db, user.id, now), isNull(notifications.read_at));
    await db.tx
      .update(notifications)
      .set({ read_at: now })
      .where(and(isUnread, body.ids ? inArray(notifications.id, body.ids) : undefined));
    return { data: { unread: await countOf(db, isUnread) } };
  });

export const getNotificationPreferences: Operation<'getNotificationPreferences'> = ({ user, transaction }) =>
  transaction(async (db) => ({ data: await loadPreferences(db, user.id) }));

export const saveNotificationPreferences: Operation<'saveNotificationPreferences'> = ({
  body,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const change = { preferences: body, updated_at: now };
    await db.tx
      .insert(notificationPreferences)
      .values({ tenant_id: db.tenantId, user_id: user.id, ...change })
      .onConflictDoUpdate({
        target: [notificationPreferences.tenant_id, notificationPreferences.user_id],
        set: change,
      });
    return { data: body };
  });
