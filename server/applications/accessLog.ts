import { and, eq, gt } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { accessLog } from '../db/schema/access.ts';
import type { ApplicationRow } from '../db/schema/applications.ts';

type Entry = typeof accessLog.$inferInsert;

export interface Looker {
  id: number;
  company: { id: number; name: string };
}

const rowOf = (
  { tenantId }: TenantDb,
  { id, company }: Looker,
  application: ApplicationRow,
  entry: Pick<Entry, 'action' | 'object'>,
  now: Date,
) =>
  application.user_id === null
    ? []
    : [
        {
          tenant_id: tenantId,
          user_id: application.user_id,
          actor_id: id,
          company_id: company.id,
          company: company.name,
          ...entry,
          object_id: application.id,
          object_title: application.job_title,
          at: now,
        },
      ];

const again = 3_600_000;

export async function logLook(
  db: TenantDb,
  looker: Looker,
  application: ApplicationRow,
  object: 'application' | 'resume',
  now: Date,
): Promise<void> {
  const rows = rowOf(db, looker, application, { action: 'viewed', object }, now);
  const [row] = rows;
  if (!row) return;
  const [recent] = await db.tx
    .select({ id: accessLog.id })
    .from(accessLog)
    .where(
      and(
        eq(accessLog.tenant_id, db.tenantId),
        eq(accessLog.user_id, row.user_id),
        eq(accessLog.actor_id, looker.id),
        eq(accessLog.action, 'viewed'),
        eq(accessLog.object, object),
        eq(accessLog.object_id, application.id),
        gt(accessLog.at, new Date(now.getTime() - again)),
      ),
    );
  if (!recent) await db.tx.insert(accessLog).values(rows);
}

export async function logExport(
  db: TenantDb,
  looker: Looker,
  applications: ApplicationRow[],
  now: Date,
): Promise<void> {
  const rows = applications.flatMap((row) =>
    rowOf(db, looker, row, { action: 'exported', object: 'application' }, now),
  );
  if (rows.length > 0) await db.tx.insert(accessLog).values(rows);
}
