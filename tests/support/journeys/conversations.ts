/** Conversations that are in the database without anybody having sent a message: nobody is notified. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { TenantDb } from '../../../server/db/database.ts';
import { applications } from '../../../server/db/schema/applications.ts';
import { companies } from '../../../server/db/schema/companies.ts';
import { messages, messageThreads } from '../../../server/db/schema/messages.ts';
import { persona } from './persona.ts';

export interface Applied {
  id: number;
  userId: number;
  companyId: number;
}

/** Not with the company of the recruiters, so that its conversations stay as they are seeded. */
const isElsewhere = ne(companies.email_domain, persona('recruiter').email.split('@')[1] ?? '');

/**
 * A seeded application of this veteran without messages, in whose conversation both sides can write. The conversations that are
 * seeded are of an interview and an offer.
 */
export async function openApplicationOf({ tenantId, tx }: TenantDb, userId: number): Promise<Applied> {
  const [application] = await tx
    .select({ id: applications.id, companyId: applications.company_id })
    .from(applications)
    .innerJoin(
      companies,
      and(eq(companies.tenant_id, applications.tenant_id), eq(companies.id, applications.company_id)),
    )
    .where(
      and(
        eq(applications.tenant_id, tenantId),
        eq(applications.user_id, userId),
        inArray(applications.status, ['submitted', 'viewed', 'shortlisted']),
        eq(companies.status, 'active'),
        isElsewhere,
      ),
    )
    .orderBy(asc(applications.id))
    .limit(1);
  if (!application) throw new Error('The veteran has no open application');
  return { ...application, userId };
}

interface Writing {
  from: 'veteran' | 'employer';
  texts: string[];
}

/** They are unread. */
export async function writeMessages(
  { tenantId, tx }: TenantDb,
  { id, userId, companyId }: Applied,
  { from, texts }: Writing,
): Promise<void> {
  const written = await tx
    .insert(messages)
    .values(
      texts.map((text) => ({
        tenant_id: tenantId,
        application_id: id,
        side: from,
        sender_id: from === 'veteran' ? userId : null,
        text,
        created_at: new Date(),
      })),
    )
    .returning({ id: messages.id });
  const last = { last_message_id: Math.max(...written.map((message) => message.id)) };
  const { veteran_unread, employer_unread } = messageThreads;
  const count = texts.length;
  await tx
    .insert(messageThreads)
    .values({
      tenant_id: tenantId,
      application_id: id,
      user_id: userId,
      company_id: companyId,
      ...last,
      ...(from === 'veteran' ? { employer_unread: count } : { veteran_unread: count }),
    })
    .onConflictDoUpdate({
      target: [messageThreads.tenant_id, messageThreads.application_id],
      set: {
        ...last,
        ...(from === 'veteran'
          ? { employer_unread: sql`${employer_unread} + ${count}` }
          : { veteran_unread: sql`${veteran_unread} + ${count}` }),
      },
    });
}
