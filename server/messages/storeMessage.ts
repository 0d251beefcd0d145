import { type SQL, sql } from 'drizzle-orm';
import type { Application } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { type MessageRow, messages, messageThreads, type ThreadRow } from '../db/schema/messages.ts';
import { otherSide, type Reader } from './conversation.ts';

interface NewMessage {
  side: Reader;
  senderId: number;
  text: string;
  at: Date;
}

interface StoredMessage {
  message: MessageRow;
  thread: ThreadRow;
  /** How many the other side has not read, with this message. */
  unread: number;
}

/** Counts the message as unread. The application must be locked, and belong to somebody. */
export async function storeMessage(
  db: TenantDb,
  application: Application,
  { side, senderId, text, at }: NewMessage,
): Promise<StoredMessage> {
  const [message] = await db.tx
    .insert(messages)
    .values({
      tenant_id: db.tenantId,
      application_id: application.row.id,
      side,
      sender_id: senderId,
      text,
      created_at: at,
    })
    .returning();
  if (!message) throw new Error('The message was not stored');
  const to = otherSide[side];
  const thread = await addToThread(db, application, { messageId: message.id, to });
  return { message, thread, unread: to === 'veteran' ? thread.veteran_unread : thread.employer_unread };
}

async function addToThread(
  { tenantId, tx }: TenantDb,
  { row }: Application,
  { messageId, to }: { messageId: number; to: Reader },
): Promise<ThreadRow> {
  const unreadBy = (unread: number | SQL) =>
    to === 'veteran' ? { veteran_unread: unread } : { employer_unread: unread };
  const before = to === 'veteran' ? messageThreads.veteran_unread : messageThreads.employer_unread;
  const [thread] = await tx
    .insert(messageThreads)
    .values({
      tenant_id: tenantId,
      application_id: row.id,
      user_id: row.user_id ?? 0,
      company_id: row.company_id,
      last_message_id: messageId,
      ...unreadBy(1),
    })
    .onConflictDoUpdate({
      target: [messageThreads.tenant_id, messageThreads.application_id],
      set: { last_message_id: messageId, ...unreadBy(sql`${before} + 1`) },
    })
    .returning();
  if (!thread) throw new Error('The conversation was not stored');
  return thread;
}
