import { and, desc, eq } from 'drizzle-orm';
import { type Application, recruitersOf } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { messages } from '../db/schema/messages.ts';
import type { MailContext, Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import { bySender, type Reader } from './conversation.ts';
import { messageNews } from './messageNews.ts';

interface Notifying {
  call: MailContext;
  outbox: Outbox;
  to: Reader;
}

/** For the first message that a side has not read. */
export async function notifyOfMessage(
  db: TenantDb,
  application: Application,
  { call, outbox, to }: Notifying,
): Promise<void> {
  const notify = notifier(outbox, call);
  const { path, ...news } = messageNews[to](application);
  const link = { path, label: 'Read and reply' };
  const recipients =
    to === 'veteran' ? [application.row.user_id] : [...(await correspondents(db, application))];
  for (const userId of recipients) if (userId !== null) await notify(db, { ...news, userId, link });
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
        eq(users.member_role, 'recruiter'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  const responsible = await recruitersOf(db, application);
  return new Set([...responsible, ...(last ? [last] : [])].map(({ id }) => id));
}
