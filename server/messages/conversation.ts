// The conversation of an application as each side reads it. Recruiters of a company share theirs: what a colleague has read is read.
import { and, count, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { type ConversationStatus, conversationStatus } from '../../src/machines/conversationStatus.ts';
import {
  type Application,
  applicantName,
  isSharedWithCompany,
  type viewingAs,
} from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { nameColumn } from '../db/nameColumn.ts';
import { users } from '../db/schema/accounts.ts';
import { companyBlocks } from '../db/schema/candidates.ts';
import {
  type MessageRow,
  messageReports,
  messages,
  messageThreads,
  type ThreadRow,
} from '../db/schema/messages.ts';
import { isAvailableTo, presentAttachments, type SentAttachment } from './storedAttachments.ts';

type Schemas = components['schemas'];

/** From `viewingAs`. */
export type Viewing = ReturnType<typeof viewingAs>;
export type Reader = Viewing['viewer'];

export const otherSide = { veteran: 'employer', employer: 'veteran' } as const;

export const senderName = nameColumn(users.first_name, users.last_name);

/** Joins the writer of a message. */
export const bySender = and(eq(users.tenant_id, messages.tenant_id), eq(users.id, messages.sender_id));

/** Over `message_threads`: those of a veteran, or of all recruiters of a company. */
export const threadsOf = ({ tenantId }: TenantDb, { side }: Viewing): SQL | undefined =>
  and(
    eq(messageThreads.tenant_id, tenantId),
    'veteranId' in side
      ? eq(messageThreads.user_id, side.veteranId)
      : eq(messageThreads.company_id, side.companyId),
  );

export const unreadColumn = (reader: Reader) =>
  reader === 'veteran' ? messageThreads.veteran_unread : messageThreads.employer_unread;

/** Of all conversations of a side. */
export async function unreadMessages(db: TenantDb, viewing: Viewing): Promise<number> {
  const unread = unreadColumn(viewing.viewer);
  const [row] = await db.tx
    .select({ total: sql<number>`coalesce(sum(${unread}), 0)::integer` })
    .from(messageThreads)
    .where(and(threadsOf(db, viewing), sql`${unread} > 0`));
  return row?.total ?? 0;
}

export async function hasBlock(db: TenantDb, { row }: Application): Promise<boolean> {
  if (row.user_id === null) return false;
  const [block] = await db.tx
    .select({ at: companyBlocks.created_at })
    .from(companyBlocks)
    .where(
      and(
        eq(companyBlocks.tenant_id, db.tenantId),
        eq(companyBlocks.user_id, row.user_id),
        eq(companyBlocks.company_id, row.company_id),
      ),
    );
  return block !== undefined;
}

export const statusFor = (
  reader: Reader,
  application: Application,
  { isBlocked, now }: { isBlocked: boolean; now: Date },
): ConversationStatus =>
  conversationStatus({
    reader,
    isShared: application.row.user_id !== null && isSharedWithCompany(application, now),
    isBlocked,
    isCompanyActive: application.job.company_is_active,
  });

/** Of the other side. */
export const nameFor = (reader: Reader, application: Application): string =>
  reader === 'veteran' ? application.company.name : applicantName(application.row);

interface Person {
  reader: Reader;
  userId: number;
}

export function fromOf(
  { side, sender_id }: Pick<MessageRow, 'side' | 'sender_id'>,
  { reader, userId }: Person,
): Schemas['MessageFrom'] {
  if (side !== reader) return 'them';
  return sender_id === userId ? 'you' : 'colleague';
}

interface ReadMessage {
  message: MessageRow;
  /** Null once their account is erased. */
  sender: string | null;
  reported: number | null;
}

/** The latest, or those before a message; the latest first, marked where this person reported them. */
export const selectMessages = async (
  { tenantId, tx }: TenantDb,
  applicationId: number,
  { userId, before, limit }: { userId: number; before?: number | undefined; limit: number },
): Promise<ReadMessage[]> =>
  tx
    .select({ message: messages, sender: senderName, reported: messageReports.id })
    .from(messages)
    .leftJoin(users, bySender)
    .leftJoin(
      messageReports,
      and(
        eq(messageReports.tenant_id, messages.tenant_id),
        eq(messageReports.message_id, messages.id),
        eq(messageReports.user_id, userId),
      ),
    )
    .where(
      and(
        eq(messages.tenant_id, tenantId),
        eq(messages.application_id, applicationId),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);

interface MessageContext extends Person {
  thread: ThreadRow | undefined;
  /** Of these messages, and maybe of others. */
  attachments: readonly SentAttachment[];
  now: Date;
}

export function presentMessage(
  { message, sender, reported }: ReadMessage,
  application: Application,
  context: MessageContext,
): Schemas['Message'] {
  const { id, side, text, created_at, hidden_at } = message;
  const { reader, thread, now } = context;
  const readTo = reader === 'veteran' ? thread?.employer_read_to : thread?.veteran_read_to;
  const attachments = presentAttachments(
    context.attachments,
    id,
    isAvailableTo(reader, application, message, now),
  );
  return {
    id,
    from: fromOf(message, context),
    sender: side === 'veteran' ? applicantName(application.row) : (sender ?? application.company.name),
    text: hidden_at ? null : text,
    created_at: created_at.toISOString(),
    is_read: side === reader && id <= (readTo ?? 0),
    is_reported: reported !== null,
    ...(attachments.length > 0 && hidden_at === null && { attachments }),
  };
}

export async function threadOf(
  { tenantId, tx }: TenantDb,
  applicationId: number,
  { lock = false } = {},
): Promise<ThreadRow | undefined> {
  const query = tx
    .select()
    .from(messageThreads)
    .where(and(eq(messageThreads.tenant_id, tenantId), eq(messageThreads.application_id, applicationId)));
  const [thread] = await (lock ? query.for('update') : query);
  return thread;
}

/** Counts anew what a side has not read. The thread must be locked. */
export async function recountUnread(
  { tenantId, tx }: TenantDb,
  thread: ThreadRow,
  { reader, readTo }: { reader: Reader; readTo: number },
): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(messages)
    .where(
      and(
        eq(messages.tenant_id, tenantId),
        eq(messages.application_id, thread.application_id),
        ne(messages.side, reader),
        gt(messages.id, readTo),
        isNull(messages.hidden_at),
      ),
    );
  const unread = row?.unread ?? 0;
  await tx
    .update(messageThreads)
    .set(
      reader === 'veteran'
        ? { veteran_read_to: readTo, veteran_unread: unread }
        : { employer_read_to: readTo, employer_unread: unread },
    )
    .where(
      and(eq(messageThreads.tenant_id, tenantId), eq(messageThreads.application_id, thread.application_id)),
    );
  return unread;
}

export const readToOf = (thread: ThreadRow, reader: Reader): number =>
  reader === 'veteran' ? thread.veteran_read_to : thread.employer_read_to;
