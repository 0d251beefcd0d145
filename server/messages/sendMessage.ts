import { and, desc, eq } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { type Application, lockApplication, recruitersOf, viewingAs } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { messages } from '../db/schema/messages.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import { bySender, otherSide, presentMessage, type Reader, selectMessages } from './conversation.ts';
import { messageNews } from './messageNews.ts';
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
  if (unread === 1) await notify(db, application, { call, outbox, to: otherSide[reader] });
  const [sent] = await selectMessages(db, row.id, { userId: user.id, limit: 1 });
  if (!sent) throw new Error('The message was not stored');
  const attachments = await attachmentsOf(db, [sent.message.id]);
  return presentMessage(sent, application, { reader, userId: user.id, thread, attachments, now });
}

interface Notifying {
  call: Call<'sendMessage'>;
  outbox: Outbox;
  to: Reader;
}

async function notify(db: TenantDb, application: Application, { call, outbox, to }: Notifying) {
  const tell = notifier(outbox, call);
  const { path, ...news } = messageNews[to](application);
  const link = { path, label: 'Read and reply' };
  const recipients =
    to === 'veteran' ? [application.row.user_id] : [...(await correspondents(db, application))];
  for (const userId of recipients) if (userId !== null) await tell(db, { ...news, userId, link });
}

/** Whoever is responsible for the job, and the recruiter who wrote last. */
async function correspondents(db: TenantDb, application: Application): Promise<Set<number>> {
  const { row } = application;
  const [last] = await db.tx
    .select({ id: users.id })
    .from(messages)
    .innerJoin(users, bySender)
    .where(
      and(
        eq(messages.tenant_id, db.tenantId),
        eq(messages.application_id, row.id),
        eq(messages.side, 'employer'),
        eq(users.company_id, row.company_id),
        eq(users.status, 'active'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  const responsible = await recruitersOf(db, application);
  return new Set([...responsible, ...(last ? [last] : [])].map(({ id }) => id));
}
