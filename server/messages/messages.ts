import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { canWrite } from '../../src/machines/conversationStatus.ts';
import { findApplication, ofSide, selectApplications, viewingAs } from '../applications/interface.ts';
import { count } from '../db/count.ts';
import type { TenantDb } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { companyBlocks } from '../db/schema/candidates.ts';
import { messages, messageThreads, type ThreadRow } from '../db/schema/messages.ts';
import { page } from '../http/answers/paging.ts';
import type { Operation } from '../http/contract/call.ts';
import { markHandled } from '../notifications/notify.ts';
import {
  fromOf,
  hasBlock,
  nameFor,
  presentMessage,
  type Reader,
  readToOf,
  recountUnread,
  selectMessages,
  statusFor,
  threadOf,
  threadsOf,
  unreadColumn,
  unreadMessages,
  type Viewing,
} from './conversation.ts';
import { conversationNews } from './conversationNews.ts';
import { attachmentsOf } from './storedAttachments.ts';

type Schemas = components['schemas'];

const messagesPerPage = 50;

/** Of these threads the company is blocked by the veteran. */
const blockedColumn = sql<boolean>`exists (select from ${companyBlocks}
  where ${companyBlocks.tenant_id} = ${messageThreads.tenant_id} and ${companyBlocks.user_id} = ${messageThreads.user_id}
    and ${companyBlocks.company_id} = ${messageThreads.company_id})`;

async function presentThreads(
  db: TenantDb,
  { viewing, userId, now }: { viewing: Viewing; userId: number; now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<Schemas['MessageThread'][]> {
  const reader = viewing.viewer;
  const threads = await db.tx
    .select({
      id: messageThreads.application_id,
      unread: unreadColumn(reader),
      isBlocked: blockedColumn,
      last: messages,
    })
    .from(messageThreads)
    .innerJoin(
      messages,
      and(eq(messages.tenant_id, messageThreads.tenant_id), eq(messages.id, messageThreads.last_message_id)),
    )
    .where(threadsOf(db, viewing))
    .orderBy(desc(messageThreads.last_message_id))
    .limit(limit)
    .offset(offset);
  if (threads.length === 0) return [];
  const ids = threads.map(({ id }) => id);
  const rows = await selectApplications(db).where(
    and(ofSide(db, viewing.side), inArray(applications.id, ids)),
  );
  return threads.flatMap(({ id, unread, isBlocked, last }) => {
    const application = rows.find(({ row }) => row.id === id);
    if (!application) return [];
    const status = statusFor(reader, application, { isBlocked, now });
    const isAnswerable = canWrite(status) && last.hidden_at === null;
    return {
      application_id: id,
      job: { id: application.job.id, title: application.row.job_title },
      name: nameFor(reader, application),
      logo_url: (reader === 'veteran' && application.company.logo?.thumb_url) || null,
      last_message: {
        text: last.hidden_at ? null : last.text,
        from: fromOf(last, { reader, userId }),
        created_at: last.created_at.toISOString(),
      },
      unread,
      waits_for: !isAnswerable
        ? ('none' as const)
        : last.side === reader
          ? ('them' as const)
          : ('you' as const),
      status,
    };
  });
}

export const listMessageThreads: Operation<'listMessageThreads'> = ({ query, user, now, transaction }) =>
  transaction(async (db) => {
    const viewing = viewingAs(user);
    const [counted] = await db.tx.select({ count }).from(messageThreads).where(threadsOf(db, viewing));
    const { meta, limit, offset } = page(query.page, counted?.count ?? 0);
    const data = await presentThreads(db, { viewing, userId: user.id, now }, { limit, offset });
    return { data, meta: { ...meta, unread: await unreadMessages(db, viewing) } };
  });

export const listMessages: Operation<'listMessages'> = ({ params, query, user, now, transaction }) =>
  transaction(async (db) => {
    const { viewer: reader, side } = viewingAs(user);
    const application = await findApplication(db, side, params.id);
    const thread = await threadOf(db, params.id);
    const part = { userId: user.id, before: query.before, limit: messagesPerPage + 1 };
    const latest = await selectMessages(db, params.id, part);
    const status = statusFor(reader, application, { isBlocked: await hasBlock(db, application), now });
    const shown = latest.slice(0, messagesPerPage).reverse();
    const attachments = await attachmentsOf(
      db,
      shown.map(({ message }) => message.id),
    );
    const context = { reader, userId: user.id, thread, attachments, now };
    const isLatest = query.before === undefined;
    return {
      data: {
        ...(isLatest && { version: conversationNews(thread, { reader, status }).version }),
        status,
        name: nameFor(reader, application),
        unread: (thread && (reader === 'veteran' ? thread.veteran_unread : thread.employer_unread)) ?? 0,
        has_earlier: latest.length > messagesPerPage,
        messages: shown.map((message) => presentMessage(message, application, context)),
      },
    };
  });

export const readMessages: Operation<'readMessages'> = ({ params, body, user, now, transaction }) =>
  transaction(async (db) => {
    const viewing = viewingAs(user);
    const { viewer: reader, side } = viewing;
    const { row } = await findApplication(db, side, params.id);
    // The lock makes a message that is being written wait, which would otherwise be missed by the count.
    const thread = await threadOf(db, row.id, { lock: true });
    if (thread) await markRead(db, thread, { reader, upTo: body.up_to, userId: user.id, now });
    return { data: { unread: await unreadMessages(db, viewing) } };
  });

interface Reading {
  reader: Reader;
  upTo: number;
  userId: number;
  now: Date;
}

async function markRead(db: TenantDb, thread: ThreadRow, { reader, upTo, userId, now }: Reading) {
  const readTo = Math.min(upTo, thread.last_message_id);
  if (readTo <= readToOf(thread, reader)) return;
  if ((await recountUnread(db, thread, { reader, readTo })) > 0) return;
  await markHandled(db, {
    types: ['message_received'],
    ...(reader === 'veteran' ? { userId } : { companyId: thread.company_id }),
    applicationId: thread.application_id,
    now,
  });
}
