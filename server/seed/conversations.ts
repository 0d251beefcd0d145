// Three conversations of each tenant, in the state that the product's own calls would leave. Those of the veteran who has
// finished onboarding are about an interview and an offer; their earlier applications have none.
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import { fillTemplate, type TemplateValues } from '../../src/machines/templateText.ts';
import { type Application, ofSide, recruitersOf, selectApplications } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { applications } from '../db/schema/applications.ts';
import { messages } from '../db/schema/messages.ts';
import { notifications } from '../db/schema/notifications.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { choice, dataFile, text } from '../formats/dataFiles.ts';
import { hasBlock, otherSide, type Reader, recountUnread, statusFor } from '../messages/conversation.ts';
import { messageNews } from '../messages/messageNews.ts';
import { storeMessage } from '../messages/storeMessage.ts';
import { personas } from './personas.ts';
import { spelledIn } from './spelling.ts';

const topics = ['interview', 'offer', 'shifts'] as const;

const seededMessages = dataFile('server/seed/data/conversations.csv', {
  topic: choice(...topics),
  side: choice('veteran', 'employer'),
  text,
});

interface Plan {
  topic: (typeof topics)[number];
  veteranEmail: string;
  /** Of the veteran's applications. */
  where: SQL | undefined;
  /** The last message, too. */
  isRead: boolean;
}

const personaEmail = personas.find(({ key }) => key === 'veteran-complete')?.email ?? '';

const plans: Plan[] = [
  {
    topic: 'interview',
    veteranEmail: personaEmail,
    where: and(eq(applications.status, 'interview'), eq(applications.interview_status, 'confirmed')),
    isRead: true,
  },
  {
    topic: 'shifts',
    // The first of the forty who apply for the same job.
    veteranEmail: 'applicant-1@example.test',
    where: eq(applications.status, 'submitted'),
    isRead: false,
  },
  {
    topic: 'offer',
    veteranEmail: personaEmail,
    where: and(eq(applications.status, 'offer'), eq(applications.offer_status, 'made')),
    isRead: false,
  },
];

/** After the applications. */
export async function seedConversations(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const [existing] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.tenant_id, tenant.id))
    .limit(1);
  if (existing) return;
  const db = { tenantId: tenant.id, tx };
  const sent: SeededMessage[] = [];
  for (const plan of plans) sent.push(...(await messagesFor(db, tenant, plan, now)));
  // Numbers of messages are in the order of their times.
  sent.sort((first, second) => first.at.getTime() - second.at.getTime());
  for (const message of sent) await sendSeeded(db, message);
}

type Person = Pick<typeof users.$inferSelect, 'id' | 'first_name' | 'last_name'>;

async function findPerson({ tenantId, tx }: TenantDb, where: SQL): Promise<Person | undefined> {
  const [person] = await tx
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), where));
  return person;
}

/** None where the people of an older demo database have moved on since. */
async function findOpenApplication(
  db: TenantDb,
  veteranId: number,
  { where }: Plan,
  now: Date,
): Promise<Application | undefined> {
  const [application] = await selectApplications(db)
    .where(and(ofSide(db, { veteranId }), where))
    .orderBy(asc(applications.id))
    .limit(1);
  if (!application) return undefined;
  const isBlocked = await hasBlock(db, application);
  return statusFor('veteran', application, { isBlocked, now }) === 'open' ? application : undefined;
}

interface SeededMessage {
  application: Application;
  people: Record<Reader, Person>;
  side: Reader;
  text: string;
  at: Date;
  /** By the other side. */
  readAt: Date | null;
}

/** From the last step of the application on, in turn: whoever replies has read what came before. */
async function messagesFor(db: TenantDb, tenant: Tenant, plan: Plan, now: Date): Promise<SeededMessage[]> {
  const veteran = await findPerson(db, eq(users.email, plan.veteranEmail));
  if (!veteran) return [];
  const application = await findOpenApplication(db, veteran.id, plan, now);
  if (!application) return [];
  const [recruiter] = await recruitersOf(db, application);
  const employer = recruiter && (await findPerson(db, eq(users.id, recruiter.id)));
  if (!employer) return [];
  const { row, company } = application;
  const texts = textsOf(plan, tenant, {
    'first name': veteran.first_name,
    job: row.job_title,
    company: company.name,
    'my name': personName(employer),
  });
  const from = row.status_changed_at.getTime();
  const gap = (now.getTime() - from) / (texts.length + 1);
  const timeOf = (index: number) => new Date(from + gap * (index + 1));
  return texts.map(({ side, text }, index) => {
    const isLast = index === texts.length - 1;
    return {
      application,
      people: { veteran, employer },
      side,
      text,
      at: timeOf(index),
      readAt: isLast && !plan.isRead ? null : timeOf(index + 1),
    };
  });
}

function textsOf({ topic }: Plan, tenant: Tenant, values: TemplateValues): { side: Reader; text: string }[] {
  const country = tenant.default_country_id === 233 ? 233 : 232;
  return seededMessages()
    .filter((message) => message.topic === topic)
    .map(({ side, text }) => {
      const filled = fillTemplate(spelledIn(country, text), values);
      if (filled === null) throw new Error(`conversations.csv: a placeholder of “${text}” has no value`);
      return { side, text: filled };
    });
}

async function sendSeeded(db: TenantDb, { application, people, side, text, at, readAt }: SeededMessage) {
  const { message, thread } = await storeMessage(db, application, {
    side,
    senderId: people[side].id,
    text,
    at,
  });
  const reader = otherSide[side];
  if (readAt) await recountUnread(db, thread, { reader, readTo: message.id });
  // What came before is read, so that each is the first unread message.
  const { path, applicationId, aboutId, ...news } = messageNews[reader](application);
  await db.tx.insert(notifications).values({
    tenant_id: db.tenantId,
    user_id: people[reader].id,
    ...news,
    link: path,
    application_id: applicationId,
    about_user_id: aboutId,
    created_at: at,
    read_at: readAt,
  });
}
