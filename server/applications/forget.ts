// After the retention period, or once the veteran is erased, only the job, dates and outcome of an application remain.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, TenantDb } from '../db/database.ts';
import {
  applicationEvents,
  applicationFiles,
  applicationInterviews,
  applicationLetters,
  applicationNotes,
  applicationOffers,
  applications,
} from '../db/schema/applications.ts';
import { messageAttachments, messages, messageThreads } from '../db/schema/messages.ts';
import { applicationRatings } from '../db/schema/ratings.ts';
import { tenants } from '../db/schema/tenants.ts';

const mostAtOnce = 500;

/** Rejected applications are kept for 12 months, in the United States for 24. */
export async function forgetOldApplications(database: Database, now: Date): Promise<void> {
  const months = sql`case when ${tenants.default_country_id} = 233 then 24 else 12 end`;
  const due = await database.asPlatform((tx) =>
    tx
      .select({ tenantId: tenants.id, id: applications.id, userId: applications.user_id })
      .from(applications)
      .innerJoin(tenants, eq(tenants.id, applications.tenant_id))
      .where(
        and(
          eq(applications.status, 'rejected'),
          isNotNull(applications.user_id),
          sql`${applications.status_changed_at} <= ${now.toISOString()}::timestamptz - make_interval(months => ${months})`,
        ),
      )
      .limit(mostAtOnce),
  );
  for (const { tenantId, id, userId } of due) {
    await database.asTenant(tenantId, (db) => forgetApplicant(db, userId ?? 0, now, [id]));
  }
}

export async function forgetApplicant(
  { tenantId, tx }: TenantDb,
  userId: number,
  now: Date,
  only?: number[],
): Promise<void> {
  const rows = await tx
    .update(applications)
    .set({
      user_id: null,
      profile: null,
      cover_note: null,
      answers: [],
      unexpected_answers: 0,
      assignee_id: null,
      resume_id: null,
      public_note: null,
      interview: null,
      interview_until: null,
      offer_reply_by: null,
      match_score: null,
      match: null,
      delayed_mail_id: null,
      updated_at: now,
    })
    .where(
      and(
        eq(applications.tenant_id, tenantId),
        eq(applications.user_id, userId),
        only ? inArray(applications.id, only) : undefined,
      ),
    )
    .returning({ id: applications.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const tables = [
    applicationFiles,
    applicationInterviews,
    applicationLetters,
    applicationNotes,
    applicationOffers,
    applicationRatings,
    messageAttachments,
    messages,
    messageThreads,
  ];
  for (const table of tables) {
    await tx.delete(table).where(and(eq(table.tenant_id, tenantId), inArray(table.application_id, ids)));
  }
  await tx
    .update(applicationEvents)
    .set({ public_note: null })
    .where(and(eq(applicationEvents.tenant_id, tenantId), inArray(applicationEvents.application_id, ids)));
  await tx
    .update(applicationEvents)
    .set({ by_user_id: null })
    .where(
      and(
        eq(applicationEvents.tenant_id, tenantId),
        inArray(applicationEvents.application_id, ids),
        eq(applicationEvents.by, 'veteran'),
      ),
    );
}
