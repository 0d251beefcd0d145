// Reminders a day and an hour before an interview, each exactly once, whichever process runs the sweep. They are written from the
// current row, so that nobody is reminded of a moved or cancelled interview.
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, TenantDb } from '../../db/database.ts';
import { applicationInterviews, applications } from '../../db/schema/applications.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { tenants } from '../../db/schema/tenants.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { notifier } from '../../notifications/notify.ts';
import { lockApplication, stateOf } from '../applicationLife.ts';
import { isOfActiveCompany } from '../hold.ts';
import { announceInterview } from './interviewMail.ts';
import { latestInterview } from './storedInterviews.ts';

const maxPerRun = 500;
const hour = 3_600_000;

const { at, day_reminded_at, hour_reminded_at } = applicationInterviews;

const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * hour);

export async function remindOfInterviews(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const due = await database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, id: applications.id, companyId: applications.company_id })
      .from(applicationInterviews)
      .innerJoin(
        applications,
        and(
          eq(applications.tenant_id, applicationInterviews.tenant_id),
          eq(applications.id, applicationInterviews.application_id),
        ),
      )
      .innerJoin(tenants, eq(tenants.id, applications.tenant_id))
      // On hold, nobody is reminded.
      .innerJoin(jobs, isOfActiveCompany)
      .where(
        and(
          eq(applications.status, 'interview'),
          eq(applications.interview_status, 'confirmed'),
          gt(at, now),
          // Only the latest: an earlier interview of the application may also have a time in the future.
          sql`(${applications.interview} ->> 'at')::timestamptz = ${at}`,
          or(
            and(isNull(day_reminded_at), lte(at, inHours(now, 24))),
            and(isNull(hour_reminded_at), lte(at, inHours(now, 1))),
          ),
        ),
      )
      .orderBy(asc(at), asc(applications.id))
      .limit(maxPerRun),
  );
  for (const { tenant, id, companyId } of due)
    await database.asTenant(tenant.id, async (db) => {
      const application = await lockApplication(db, { companyId }, id);
      const notify = notifier(outbox, { tenant, host: application.row.host, now });
      const interview = await markReminded(db, application.row.id, now);
      if (!interview || stateOf(application, now).interview !== 'confirmed') return;
      await announceInterview(db, application, {
        ...{ interview, by: 'calendar', actorId: null, veteran: 'due', employer: 'due', notify, now },
      });
    });
  if (due.length > 0) outbox.wake();
}

async function markReminded(db: TenantDb, applicationId: number, now: Date) {
  const interview = await latestInterview(db, applicationId);
  if (!interview?.at || interview.at <= now) return null;
  const isHourDue = interview.hour_reminded_at === null && interview.at <= inHours(now, 1);
  const isDayDue = interview.day_reminded_at === null && interview.at <= inHours(now, 24);
  if (!isHourDue && !isDayDue) return null;
  await db.tx
    .update(applicationInterviews)
    .set({ day_reminded_at: interview.day_reminded_at ?? now, ...(isHourDue && { hour_reminded_at: now }) })
    .where(and(eq(applicationInterviews.tenant_id, db.tenantId), eq(applicationInterviews.id, interview.id)));
  return interview;
}
