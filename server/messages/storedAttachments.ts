import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { type Application, isSharedWithCompany } from '../applications/interface.ts';
import { count } from '../db/count.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { type AttachmentRow, type MessageRow, messageAttachments } from '../db/schema/messages.ts';
import { invalid, Problem } from '../http/answers/problem.ts';

type Attachment = components['schemas']['MessageAttachment'];
type Side = MessageRow['side'];

const day = 86_400_000;
const maxOfSide = 20;

/** Those that a person has uploaded and not sent. */
export const unsentBy = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(messageAttachments.tenant_id, tenantId), eq(messageAttachments.uploader_id, userId));

/** Whether a side may open what was sent with a message. The company may not for longer than it may open the CV. */
export const isAvailableTo = (
  reader: Side,
  application: Application,
  { side }: Pick<MessageRow, 'side'>,
  now: Date,
): boolean => reader === 'veteran' || side === 'employer' || isSharedWithCompany(application, now);

export type SentAttachment = Pick<AttachmentRow, 'id' | 'name' | 'size' | 'message_id'>;

/** Of these messages, in the order in which they were uploaded. */
export async function attachmentsOf(
  { tenantId, tx }: TenantDb,
  messageIds: readonly number[],
): Promise<SentAttachment[]> {
  if (messageIds.length === 0) return [];
  return tx
    .select({
      id: messageAttachments.id,
      name: messageAttachments.name,
      size: messageAttachments.size,
      message_id: messageAttachments.message_id,
    })
    .from(messageAttachments)
    .where(
      and(
        eq(messageAttachments.tenant_id, tenantId),
        inArray(messageAttachments.message_id, [...messageIds]),
      ),
    )
    .orderBy(asc(messageAttachments.id));
}

export const presentAttachments = (
  attachments: readonly SentAttachment[],
  messageId: number,
  isAvailable: boolean,
): Attachment[] =>
  attachments
    .filter(({ message_id }) => message_id === messageId)
    .map(({ id, name, size }) => ({ id, name, size, is_available: isAvailable }));

/** The application must be locked. */
export async function requireCapacity(
  { tenantId, tx }: TenantDb,
  { row }: Application,
  side: Side,
): Promise<void> {
  const [stored] = await tx
    .select({ count })
    .from(messageAttachments)
    .where(
      and(
        eq(messageAttachments.tenant_id, tenantId),
        eq(messageAttachments.application_id, row.id),
        eq(messageAttachments.side, side),
      ),
    );
  if ((stored?.count ?? 0) < maxOfSide) return;
  throw new Problem(
    409,
    'limit_reached',
    `Each side can send ${maxOfSide} files in a conversation, and yours has reached that.`,
  );
}

/** @throws Problem 422, which names each that this person cannot send with it; nothing is sent then */
export async function attachTo(
  db: TenantDb,
  message: MessageRow,
  { ids, userId }: { ids: readonly number[]; userId: number },
): Promise<void> {
  if (ids.length === 0) return;
  const sent = await db.tx
    .update(messageAttachments)
    .set({ message_id: message.id, uploader_id: null })
    .where(
      and(
        unsentBy(db, userId),
        eq(messageAttachments.application_id, message.application_id),
        inArray(messageAttachments.id, [...ids]),
      ),
    )
    .returning({ id: messageAttachments.id });
  const missing = ids.flatMap((id, at) => (sent.some((row) => row.id === id) ? [] : [at]));
  if (missing.length === 0) return;
  const sentence = 'This file is no longer stored. Remove it and attach it again.';
  throw invalid(
    Object.fromEntries(missing.map((at) => [`attachment_ids.${at}`, [sentence]])),
    'A file is no longer stored. Remove it and attach it again.',
  );
}

export async function removeUnsentAttachments(database: Database, now: Date): Promise<void> {
  await database.asPlatform((tx) =>
    tx
      .delete(messageAttachments)
      .where(
        and(
          isNull(messageAttachments.message_id),
          lte(messageAttachments.created_at, new Date(now.getTime() - day)),
        ),
      ),
  );
}
