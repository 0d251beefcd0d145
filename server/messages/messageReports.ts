// Reports that arrive after the operator has read the list are not dismissed.
import { and, count, desc, eq, inArray, isNull, lte, max, min, ne, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { applicantName, ofSide, viewingAs } from '../applications/interface.ts';
import { actorOf, recordAudit, recordReading } from '../audit/audit.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { applications } from '../db/schema/applications.ts';
import { companies } from '../db/schema/companies.ts';
import { type MessageRow, messageReports, messages, messageThreads } from '../db/schema/messages.ts';
import { page } from '../http/answers/paging.ts';
import { invalidTransition, notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { bySender, otherSide, readToOf, recountUnread, senderName, threadOf } from './conversation.ts';
import { attachmentsOf } from './storedAttachments.ts';

type Schemas = components['schemas'];
type Status = Schemas['MessageReportStatus'];

const mostShown = 20;

export const reportMessage: Operation<'reportMessage'> = async ({
  params,
  body,
  user,
  now,
  limit,
  transaction,
}) => {
  await limit('reportMessage');
  return transaction(async (db) => {
    const { viewer, side } = viewingAs(user);
    const [message] = await db.tx
      .select({ id: messages.id })
      .from(messages)
      .innerJoin(applications, ofMessage)
      .where(
        and(
          ofSide(db, side),
          eq(messages.id, params.id),
          ne(messages.side, viewer),
          isNull(messages.hidden_at),
        ),
      );
    if (!message) throw notFound();
    const report = { reason: body.reason, text: body.text || null, created_at: now };
    await db.tx
      .insert(messageReports)
      .values({ tenant_id: db.tenantId, user_id: user.id, message_id: message.id, ...report })
      .onConflictDoUpdate({
        target: [messageReports.tenant_id, messageReports.user_id, messageReports.message_id],
        set: { ...report, status: 'open', decided_at: null },
      });
    return { data: { id: message.id } };
  });
};

const ofMessage = and(
  eq(applications.tenant_id, messages.tenant_id),
  eq(applications.id, messages.application_id),
);

const reported = ({ tenantId }: TenantDb, status: Status | undefined): SQL | undefined =>
  and(eq(messageReports.tenant_id, tenantId), status && eq(messageReports.status, status));

const reportsOf = (db: TenantDb, id: number, status?: Status) =>
  and(reported(db, status), eq(messageReports.message_id, id));

async function countMessages(db: TenantDb, status: Status | undefined): Promise<number> {
  const [row] = await db.tx
    .select({ messages: sql<number>`count(distinct ${messageReports.message_id})::integer` })
    .from(messageReports)
    .where(reported(db, status));
  return row?.messages ?? 0;
}

export const countReportedMessages = (db: TenantDb): Promise<number> => countMessages(db, 'open');

/** The latest of each of these messages. */
async function latestReports(db: TenantDb, ids: number[], status: Status | undefined) {
  const latest = db.tx
    .select({
      id: messageReports.id,
      message_id: messageReports.message_id,
      reason: messageReports.reason,
      text: messageReports.text,
      created_at: messageReports.created_at,
      status: messageReports.status,
      decided_at: messageReports.decided_at,
      place:
        sql<number>`row_number() over (partition by ${messageReports.message_id} order by ${messageReports.created_at} desc, ${messageReports.id} desc)`.as(
          'place',
        ),
    })
    .from(messageReports)
    .where(and(reported(db, status), inArray(messageReports.message_id, ids)))
    .as('latest');
  return db.tx.select().from(latest).where(lte(latest.place, mostShown)).orderBy(latest.place);
}

async function present(
  db: TenantDb,
  counted: { id: number; count: number }[],
  status?: Status,
): Promise<Schemas['ReportedMessage'][]> {
  if (counted.length === 0) return [];
  const ids = counted.map(({ id }) => id);
  const rows = await db.tx
    .select({
      message: messages,
      application: applications,
      sender: senderName,
      company: { id: companies.id, name: companies.name },
    })
    .from(messages)
    .innerJoin(applications, ofMessage)
    .innerJoin(
      companies,
      and(eq(companies.tenant_id, applications.tenant_id), eq(companies.id, applications.company_id)),
    )
    .leftJoin(users, bySender)
    .where(and(eq(messages.tenant_id, db.tenantId), inArray(messages.id, ids)));
  const reports = await latestReports(db, ids, status);
  const attachments = await attachmentsOf(db, ids);
  return counted.flatMap(({ id, count: people }) => {
    const row = rows.find(({ message }) => message.id === id);
    if (!row) return [];
    const { message, application, company, sender } = row;
    const isVeterans = message.side === 'veteran';
    return {
      message: {
        id,
        text: message.text,
        from: message.side,
        sender: isVeterans ? applicantName(application) : (sender ?? company.name),
        created_at: message.created_at.toISOString(),
        hidden_at: message.hidden_at?.toISOString() ?? null,
        company,
        job_title: application.job_title,
        attachments: attachments.filter(({ message_id }) => message_id === id).map((file) => file.name),
      },
      count: people,
      reports: reports
        .filter(({ message_id }) => message_id === id)
        .map(({ id: number, reason, text, created_at, status: at, decided_at }) => ({
          ...{ id: number, reason, text, status: at },
          created_at: created_at.toISOString(),
          decided_at: decided_at?.toISOString() ?? null,
        })),
    };
  });
}

export const listMessageReports: Operation<'listMessageReports'> = (call) =>
  call.transaction(async (db) => {
    const { status, page: requested } = call.query;
    await recordReading(db, call, 'messageReports.read');
    const { meta, limit, offset } = page(requested, await countMessages(db, status));
    const isOpen = sql`bool_or(${messageReports.status} = 'open')`;
    const counted = await db.tx
      .select({ id: messageReports.message_id, count: count() })
      .from(messageReports)
      .where(reported(db, status))
      .groupBy(messageReports.message_id)
      .orderBy(
        desc(isOpen),
        sql`case when ${isOpen} then ${min(messageReports.created_at)} end`,
        desc(max(messageReports.decided_at)),
        desc(messageReports.message_id),
      )
      .limit(limit)
      .offset(offset);
    return { data: await present(db, counted, status), meta };
  });

async function lockReported(db: TenantDb, id: number): Promise<MessageRow> {
  const [message] = await db.tx
    .select()
    .from(messages)
    .where(and(eq(messages.tenant_id, db.tenantId), eq(messages.id, id)))
    .for('update');
  if (!message || (await db.tx.$count(messageReports, reportsOf(db, id))) === 0) throw notFound();
  return message;
}

async function hide(db: TenantDb, message: MessageRow, now: Date): Promise<void> {
  if (message.hidden_at) return;
  await db.tx
    .update(messages)
    .set({ hidden_at: now })
    .where(and(eq(messages.tenant_id, db.tenantId), eq(messages.id, message.id)));
  const thread = await threadOf(db, message.application_id, { lock: true });
  if (!thread) return;
  await db.tx
    .update(messageThreads)
    .set({ hidden_messages: thread.hidden_messages + 1 })
    .where(
      and(
        eq(messageThreads.tenant_id, db.tenantId),
        eq(messageThreads.application_id, message.application_id),
      ),
    );
  // It no longer counts as unread.
  const reader = otherSide[message.side];
  await recountUnread(db, thread, { reader, readTo: readToOf(thread, reader) });
}

export const decideMessageReports: Operation<'decideMessageReports'> = ({
  params,
  body,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const message = await lockReported(db, params.id);
    const isHidden = body.decision === 'hide';
    const wasRead = lte(messageReports.created_at, new Date(body.seen_until));
    const decided = await db.tx
      .update(messageReports)
      .set({ status: isHidden ? 'upheld' : 'dismissed', decided_at: now })
      .where(and(reportsOf(db, message.id, 'open'), isHidden ? undefined : wasRead))
      .returning({ id: messageReports.id });
    if (decided.length === 0) throw invalidTransition([]);
    if (isHidden) await hide(db, message, now);
    const people = await db.tx.$count(messageReports, reportsOf(db, message.id));
    const [shown] = await present(db, [{ id: message.id, count: people }]);
    if (!shown) throw notFound();
    const action = isHidden ? 'message.hidden' : 'message.reportsDismissed';
    const details = { text: body.text, reports: decided.length };
    // Without names, and without the text: the entry outlives both.
    const name = `A message about ${shown.message.job_title}`;
    await recordAudit(db, actorOf(user), { action, kind: 'message', id: message.id, name, details }, now);
    return { data: shown };
  });
