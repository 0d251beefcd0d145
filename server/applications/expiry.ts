// Undecided applications expire 30 days after their job ended, or after their company was reactivated if that was later; each
// exactly once, whichever process runs the sweep.
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { undecidedStatuses } from '../../src/machines/application.ts';
import { applicationLife } from '../../src/machines/applicationLife.ts';
import type { Database } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { companies } from '../db/schema/companies.ts';
import { jobs } from '../db/schema/jobs.ts';
import { tenants } from '../db/schema/tenants.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import { applyMove, expiresAfter, lockApplication, stateOf } from './applicationLife.ts';

const mostAtOnce = 500;
const ended = ['closed', 'expired', 'removed'] as const;

export async function expireApplications(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const since = new Date(now.getTime() - expiresAfter);
  const due = await database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, id: applications.id, companyId: applications.company_id })
      .from(applications)
      .innerJoin(tenants, eq(tenants.id, applications.tenant_id))
      .innerJoin(jobs, and(eq(jobs.tenant_id, applications.tenant_id), eq(jobs.id, applications.job_id)))
      .innerJoin(
        companies,
        and(eq(companies.tenant_id, applications.tenant_id), eq(companies.id, applications.company_id)),
      )
      .where(
        and(
          inArray(applications.status, [...undecidedStatuses]),
          // An open offer has its own deadline; an accepted one is not waiting for a decision.
          sql`(${applications.status} <> 'offer' or ${applications.offer_status} not in ('made', 'accepted', 'conditional'))`,
          // A proposed or confirmed interview ends at its own time.
          sql`(${applications.status} <> 'interview' or ${applications.interview_until} is null
            or ${applications.interview_until} <= ${now.toISOString()}::timestamptz)`,
          inArray(jobs.status, [...ended]),
          lte(jobs.ended_at, since),
          // On hold, no time passes.
          eq(jobs.company_is_active, true),
          or(isNull(companies.reactivated_at), lte(companies.reactivated_at, since)),
        ),
      )
      .orderBy(sql`${jobs.ended_at}`, applications.id)
      .limit(mostAtOnce),
  );
  for (const { tenant, id, companyId } of due) {
    await database.asTenant(tenant.id, async (db) => {
      const application = await lockApplication(db, { companyId }, id);
      // It may have been decided or put on hold, or its job published again, while this process waited for the lock.
      if (!ended.some((status) => status === application.job.status)) return;
      if (!applicationLife.calendar.after(stateOf(application, now), 'expired')) return;
      const tell = notifier(outbox, { tenant, host: application.row.host, now });
      await applyMove(db, application, { to: 'expired', by: 'calendar', actorId: null, now, tell });
    });
  }
  if (due.length > 0) outbox.wake();
}
