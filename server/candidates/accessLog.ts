import { and, desc, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { accessLog } from '../db/schema/access.ts';
import { companies } from '../db/schema/companies.ts';
import { page } from '../http/answers/paging.ts';
import type { Operation } from '../http/contract/call.ts';

type Entry = components['schemas']['AccessLogEntry'];
type Row = typeof accessLog.$inferSelect;

interface Look {
  userId: number;
  /** 0 where they were seen by name. */
  cardId: number;
  by: { id: number; company: { id: number } | null };
  action: Row['action'];
  object: { type: Row['object']; id?: number; title?: string };
  at: Date;
}

export async function recordAccess(
  db: TenantDb,
  { userId, cardId, by, action, object, at }: Look,
): Promise<void> {
  const companyId = by.company?.id ?? 0;
  const name = sql<string>`(select name from ${companies}
    where ${companies.tenant_id} = ${db.tenantId} and ${companies.id} = ${companyId})`;
  await db.tx.insert(accessLog).values({
    tenant_id: db.tenantId,
    user_id: userId,
    card_id: cardId,
    actor_id: by.id,
    company_id: companyId,
    company: name,
    action,
    object: object.type,
    object_id: object.id ?? null,
    object_title: object.title ?? null,
    at,
  });
}

const ofPerson = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(accessLog.tenant_id, tenantId), eq(accessLog.user_id, userId));

async function accessLogOf(
  db: TenantDb,
  userId: number,
  part?: { limit: number; offset: number },
): Promise<Entry[]> {
  const query = db.tx
    .select()
    .from(accessLog)
    .where(ofPerson(db, userId))
    .orderBy(desc(accessLog.at), desc(accessLog.id))
    .$dynamic();
  const rows = await (part ? query.limit(part.limit).offset(part.offset) : query);
  return rows.map(({ at, company, action, object, object_id, object_title }) => ({
    at: at.toISOString(),
    actor_company: company,
    action,
    object: { type: object, id: object_id, title: object_title },
  }));
}

export const listAccessLog: Operation<'listAccessLog'> = ({ query, user, transaction }) =>
  transaction(async (db) => {
    const [counted] = await db.tx
      .select({ total: sql<number>`count(*)::integer` })
      .from(accessLog)
      .where(ofPerson(db, user.id));
    const { meta, ...part } = page(query.page, counted?.total ?? 0);
    return { data: await accessLogOf(db, user.id, part), meta };
  });
