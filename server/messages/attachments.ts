// A file is uploaded first, for its uploader alone, and belongs to both sides once a message has named it.
import { and, eq, isNull } from 'drizzle-orm';
import { findApplication, lockApplication, viewingAs } from '../applications/interface.ts';
import { personKey } from '../background/fairQueue.ts';
import type { TenantDb } from '../db/database.ts';
import { messageAttachments, messages } from '../db/schema/messages.ts';
import { attachmentHeader } from '../http/answers/attachment.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { type AttachmentReader, checkedAttachment } from './attachmentFile.ts';
import { requireOpen } from './openConversation.ts';
import { isAvailableTo, requireCapacity, unsentBy } from './storedAttachments.ts';

export const uploadMessageAttachment: Operation<
  'uploadMessageAttachment',
  { cvReader: AttachmentReader }
> = async ({ params, form, user, tenant, now, limit, transaction }, { cvReader }) => {
  const { viewer: reader, side } = viewingAs(user);
  await limit('uploadAttachment');
  await transaction(async (db) =>
    requireOpen(db, await findApplication(db, side, params.id), { reader, now }),
  );
  const file = await checkedAttachment(form.file, personKey(tenant.id, user.id), cvReader);
  return transaction(async (db) => {
    const application = await lockApplication(db, side, params.id);
    await requireOpen(db, application, { reader, now });
    await requireCapacity(db, application, reader);
    const [stored] = await db.tx
      .insert(messageAttachments)
      .values({
        tenant_id: db.tenantId,
        application_id: application.row.id,
        side: reader,
        uploader_id: user.id,
        ...file,
        created_at: now,
      })
      .returning({
        id: messageAttachments.id,
        name: messageAttachments.name,
        size: messageAttachments.size,
      });
    if (!stored) throw new Error('The attachment was not stored');
    return { data: stored };
  });
};

const findSent = async ({ tenantId, tx }: TenantDb, id: number) => {
  const [sent] = await tx
    .select({
      applicationId: messages.application_id,
      side: messages.side,
      name: messageAttachments.name,
      type: messageAttachments.type,
    })
    .from(messageAttachments)
    .innerJoin(
      messages,
      and(
        eq(messages.tenant_id, messageAttachments.tenant_id),
        eq(messages.id, messageAttachments.message_id),
        isNull(messages.hidden_at),
      ),
    )
    .where(and(eq(messageAttachments.tenant_id, tenantId), eq(messageAttachments.id, id)));
  if (!sent) throw notFound();
  return sent;
};

export const getMessageAttachment: Operation<'getMessageAttachment'> = ({ params, user, now, transaction }) =>
  transaction(async (db) => {
    const { viewer: reader, side } = viewingAs(user);
    const sent = await findSent(db, params.id);
    const application = await findApplication(db, side, sent.applicationId);
    if (!isAvailableTo(reader, application, sent, now)) throw notFound();
    const [stored] = await db.tx
      .select({ file: messageAttachments.bytes })
      .from(messageAttachments)
      .where(and(eq(messageAttachments.tenant_id, db.tenantId), eq(messageAttachments.id, params.id)));
    if (!stored) throw notFound();
    const headers = { 'content-disposition': attachmentHeader(sent.name) };
    return { file: stored.file, type: sent.type, headers };
  });

export const deleteMessageAttachment: Operation<'deleteMessageAttachment'> = ({
  params,
  user,
  transaction,
}) =>
  transaction(async (db) => {
    viewingAs(user);
    const [deleted] = await db.tx
      .delete(messageAttachments)
      .where(and(unsentBy(db, user.id), eq(messageAttachments.id, params.id)))
      .returning({ id: messageAttachments.id });
    if (!deleted) throw notFound();
    return { data: deleted };
  });
