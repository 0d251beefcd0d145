import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { recordReading, shownSubject } from '../audit/audit.ts';
import { count } from '../db/count.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { outgoingMails } from '../db/schema/mail.ts';
import { page, pageSize } from '../http/answers/paging.ts';
import type { Operation } from '../http/contract/call.ts';

const mostListed = 500 * pageSize;

export const presentEntry = (row: typeof auditEntries.$inferSelect) => {
  const { tenant_id: _, actor_id: __, counted_as: ___, at, last_at, ...entry } = row;
  return { ...entry, at: at.toISOString(), last_at: last_at.toISOString() };
};

export const listAudit: Operation<'listAudit'> = (call) =>
  call.transaction(async (db) => {
    const { tenantId, tx } = db;
    const { query } = call;
    const { category, subject_kind, subject_id, action } = query;
    await recordReading(db, call, 'audit.read');
    const where = and(
      eq(auditEntries.tenant_id, tenantId),
      ...(category ? [eq(auditEntries.category, category)] : []),
      ...(subject_kind ? [eq(auditEntries.subject_kind, subject_kind)] : []),
      ...(subject_id ? [eq(auditEntries.subject_id, subject_id)] : []),
      ...(action ? [inArray(auditEntries.action, [action])] : []),
    );
    const some = tx.select({ id: auditEntries.id }).from(auditEntries).where(where);
    const [total] = await tx.select({ count }).from(some.limit(mostListed).as('some'));
    const { meta, limit, offset } = page(query.page, total?.count ?? 0);
    const rows = await tx
      .select({ ...getTableColumns(auditEntries), subject: shownSubject })
      .from(auditEntries)
      .where(where)
      .orderBy(desc(auditEntries.id))
      .limit(limit)
      .offset(offset);
    return { data: rows.map(presentEntry), meta };
  });

export const listOutbox: Operation<'listOutbox'> = (call) =>
  call.transaction(async (db) => {
    const { tenantId, tx } = db;
    const { query } = call;
    const { state } = query;
    await recordReading(db, call, 'mails.read');
    const where = and(
      eq(outgoingMails.tenant_id, tenantId),
      ...(state ? [eq(outgoingMails.state, state)] : []),
    );
    const [total] = await tx.select({ count }).from(outgoingMails).where(where);
    const { meta, limit, offset } = page(query.page, total?.count ?? 0);
    const rows = await tx
      .select()
      .from(outgoingMails)
      .where(where)
      .orderBy(desc(outgoingMails.id))
      .limit(limit)
      .offset(offset);
    const data = rows.map(({ id, kind, to, subject, state: at, attempts, last_error, ...mail }) => ({
      ...{ id, kind, to, subject, state: at, attempts, last_error },
      created_at: mail.created_at.toISOString(),
      sent_at: mail.sent_at?.toISOString() ?? null,
      next_attempt_at: at === 'queued' ? mail.next_attempt_at.toISOString() : null,
    }));
    return { data, meta };
  });
