// Once per closing day, whichever process runs the sweep.
import { and, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { tenants } from '../db/schema/tenants.ts';
import { dayOf } from '../formats/days.ts';
import { formatLongDate } from '../formats/formatLongDate.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';

const daysBefore = 3;
const mostAtOnce = 500;

const isDue = (now: Date) =>
  and(
    eq(jobs.status, 'published'),
    eq(jobs.company_is_active, true),
    isNotNull(jobs.host),
    gte(jobs.closes_on, dayOf(now)),
    lte(jobs.closes_on, dayOf(now, daysBefore)),
    sql`${jobs.told_of} is distinct from ${jobs.closes_on}`,
  );

export async function notifyExpiringJobs(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const due = await database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, id: jobs.id })
      .from(jobs)
      .innerJoin(tenants, eq(tenants.id, jobs.tenant_id))
      .where(isDue(now))
      .orderBy(jobs.closes_on, jobs.tenant_id, jobs.id)
      .limit(mostAtOnce),
  );
  for (const { tenant, id } of due) {
    await database.asTenant(tenant.id, async (db) => {
      // The process that writes this first sends the notification.
      const [job] = await db.tx
        .update(jobs)
        .set({ told_of: sql`${jobs.closes_on}` })
        .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.id, id), isDue(now)))
        .returning();
      if (!job?.closes_on || !job.host) return;
      const tell = notifier(outbox, { tenant, host: job.host, now });
      const day = formatLongDate(job.closes_on, tenant.locale);
      for (const userId of await recruitersFor(db, job)) {
        await tell(db, {
          userId,
          type: 'job_expiring',
          title: `${job.title} closes soon`,
          body: `It takes applications until ${day}. Choose a later closing day if you’re still hiring.`,
          link: { path: `/recruiter/jobs/${job.id}`, label: 'Open the job' },
        });
      }
    });
  }
  if (due.length > 0) outbox.wake();
}

async function recruitersFor({ tx, tenantId }: TenantDb, job: { company_id: number; owner_id: number }) {
  const team = await tx
    .select({ id: users.id, is_admin: users.is_admin })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, tenantId),
        eq(users.company_id, job.company_id),
        eq(users.status, 'active'),
        eq(users.member_role, 'recruiter'),
      ),
    )
    .orderBy(users.id);
  const recipients = team.some(({ id }) => id === job.owner_id)
    ? team.filter(({ id }) => id === job.owner_id)
    : team.filter(({ is_admin }) => is_admin);
  return recipients.map(({ id }) => id);
}
