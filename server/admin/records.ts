import { and, desc, eq, getTableColumns, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
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

/** Neither tried nor due yet. The demo’s mailbox counts its mails as sent from the start, and shows them from then on. */
const isScheduled = (now: Date): SQL => {
  const { state, attempts, next_attempt_at, sent_at } = outgoingMails;
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(${state} = 'queued' and ${attempts} = 0 and ${next_attempt_at} > ${at}
    or ${state} = 'sent' and ${sent_at} > ${at})`;
};

type MailRow = typeof outgoingMails.$inferSelect & { is_scheduled: boolean };

function presentMail(mail: MailRow): components['schemas']['OutgoingMail'] {
  const { id, kind, to, subject, attempts, last_error, is_scheduled } = mail;
  const state = is_scheduled ? 'scheduled' : mail.state;
  const isAhead = state === 'queued' || state === 'scheduled';
  return {
    ...{ id, kind, to, subject, state, attempts, last_error },
    created_at: mail.created_at.toISOString(),
    sent_at: (!is_scheduled && mail.sent_at?.toISOString()) || null,
    next_attempt_at: isAhead ? mail.next_attempt_at.toISOString() : null,
  };
}

export const listOutbox: Operation<'listOutbox'> = (call) =>
  call.transaction(async (db) => {
    const { tenantId, tx } = db;
    const { query, now } = call;
    const { state } = query;
    await recordReading(db, call, 'mails.read');
    const scheduled = isScheduled(now);
    const where = and(
      eq(outgoingMails.tenant_id, tenantId),
      ...(state === 'scheduled'
        ? [scheduled]
        : state
          ? [eq(outgoingMails.state, state), not(scheduled)]
          : []),
    );
    const [total] = await tx.select({ count }).from(outgoingMails).where(where);
    const { meta, limit, offset } = page(query.page, total?.count ?? 0);
    const rows = await tx
      .select({ ...getTableColumns(outgoingMails), is_scheduled: sql<boolean>`${scheduled}` })
      .from(outgoingMails)
      .where(where)
      .orderBy(desc(outgoingMails.id))
      .limit(limit)
      .offset(offset);
    return { data: rows.map(presentMail), meta };
  });
