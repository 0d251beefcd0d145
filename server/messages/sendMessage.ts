import type { components } from '../../openapi.gen.d.ts';
import { lockApplication, viewingAs } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { otherSide, presentMessage, selectMessages } from './conversation.ts';
import { notifyOfMessage } from './notifyOfMessage.ts';
import { requireOpen } from './openConversation.ts';
import { attachmentsOf, attachTo } from './storedAttachments.ts';
import { storeMessage } from './storeMessage.ts';

type Schemas = components['schemas'];

export const sendMessage: Operation<'sendMessage', { outbox: Outbox }> = async (call, { outbox }) => {
  await call.limit('sendMessage');
  const answer = await call.transaction(async (db) =>
    call.conclude(db, { data: await send(db, call, outbox) }),
  );
  outbox.wake();
  return answer;
};

async function send(db: TenantDb, call: Call<'sendMessage'>, outbox: Outbox): Promise<Schemas['Message']> {
  const { params, body, user, now } = call;
  const { viewer: reader, side } = viewingAs(user);
  // Messages of a conversation are written in sequence, so that their numbers are in order; an erasure waits.
  const application = await lockApplication(db, side, params.id);
  const { row } = application;
  await requireOpen(db, application, { reader, now });
  const { message, thread, unread } = await storeMessage(db, application, {
    side: reader,
    senderId: user.id,
    text: body.text,
    at: now,
  });
  await attachTo(db, message, { ids: body.attachment_ids ?? [], userId: user.id });
  // Who has more unread messages was notified of the first of them.
  if (unread === 1) await notifyOfMessage(db, application, { call, outbox, to: otherSide[reader] });
  const [sent] = await selectMessages(db, row.id, { userId: user.id, limit: 1 });
  if (!sent) throw new Error('The message was not stored');
  const attachments = await attachmentsOf(db, [sent.message.id]);
  return presentMessage(sent, application, { reader, userId: user.id, thread, attachments, now });
}
