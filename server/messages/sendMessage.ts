import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import {
  type Application,
  applicantName,
  lockApplication,
  pageOfRecruiter,
  pageOfVeteran,
  recruitersOf,
  viewingAs,
} from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { messages, messageThreads, type ThreadRow } from '../db/schema/messages.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import { bySender, otherSide, presentMessage, type Reader, selectMessages } from './conversation.ts';
import { requireOpen } from './openConversation.ts';
import { attachmentsOf, attachTo } from './storedAttachments.ts';

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
  const [message] = await db.tx
    .insert(messages)
    .values({
      tenant_id: db.tenantId,
      application_id: row.id,
      side: reader,
      sender_id: user.id,
      text: body.text,
      created_at: now,
    })
    .returning();
  if (!message) throw new Error('The message was not stored');
  await attachTo(db, message, { ids: body.attachment_ids ?? [], userId: user.id });
  const to = otherSide[reader];
  const thread = await addToThread(db, application, { messageId: message.id, to });
  // Who has more unread messages was notified of the first of them.
  if (thread.unread === 1) await notify(db, application, { call, outbox, to });
  const [sent] = await selectMessages(db, row.id, { userId: user.id, limit: 1 });
  if (!sent) throw new Error('The message was not stored');
  const attachments = await attachmentsOf(db, [sent.message.id]);
  return presentMessage(sent, application, { reader, userId: user.id, thread: thread.row, attachments, now });
}

/** Counts the message as unread. The application must be locked, and belong to somebody. */
async function addToThread(
  { tenantId, tx }: TenantDb,
  { row }: Application,
  { messageId, to }: { messageId: number; to: Reader },
): Promise<{ row: ThreadRow; unread: number }> {
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
  return { row: thread, unread: to === 'veteran' ? thread.veteran_unread : thread.employer_unread };
}

// In the query and not after a `#`, because that would be lost at the sign-in that may come first.
const toMessages = '?show=messages';

interface Notifying {
  call: Call<'sendMessage'>;
  outbox: Outbox;
  to: Reader;
}

async function notify(db: TenantDb, application: Application, { call, outbox, to }: Notifying) {
  const { row, company } = application;
  const tell = notifier(outbox, call);
  const news = { type: 'message_received' as const, applicationId: row.id };
  if (to === 'veteran') {
    if (row.user_id === null) return;
    await tell(db, {
      ...news,
      userId: row.user_id,
      title: `${company.name} sent you a message`,
      body: `It’s about your application for ${row.job_title}. Read it and reply on the page of the application.`,
      link: { path: `${pageOfVeteran(row.id)}${toMessages}`, label: 'Read and reply' },
    });
    return;
  }
  for (const userId of await correspondents(db, application))
    await tell(db, {
      ...news,
      userId,
      title: `${applicantName(row)} sent you a message`,
      body: `It’s about their application for ${row.job_title}. Read it and reply on the page of the application.`,
      link: { path: `${pageOfRecruiter(row.id)}${toMessages}`, label: 'Read and reply' },
      aboutId: row.user_id,
    });
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
