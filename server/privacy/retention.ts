/**
 * Promises: nothing is kept for longer than it is of use. Looks at a person go after 24 months, earlier states of a CV and the
 * file a CV was read from 90 days after they served, steps through the flows after 13 months; an account that nobody uses goes after 24 months and two reminders.
 */
import { and, eq, exists, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { departureLife } from '../../src/machines/departure.ts';
import { mailing } from '../accounts/mailing.ts';
import { dayOf, monthsFrom } from '../days.ts';
import type { Database, Tx } from '../db/database.ts';
import { accessLog } from '../db/schema/access.ts';
import { users } from '../db/schema/accounts.ts';
import { flowSteps } from '../db/schema/flowSteps.ts';
import { resumeFiles, resumes, resumeVersions } from '../db/schema/resumes.ts';
import { type Tenant, tenantHosts, tenants } from '../db/schema/tenants.ts';
import type { Outbox } from '../mail/outbox.ts';
import { eraseAccount } from './erase.ts';
import { accountErasedLetter, unusedLetter } from './letters.ts';
import { longDay } from './longDay.ts';

const day = 86_400_000;
const filesKept = 90 * day;
const monthsKept = 24;
/** A year, and the same month of the last one. */
const stepMonthsKept = 13;
/** Months without a sign-in after which each reminder goes out. */
const remindedAfter = [22, 23];
/** After the last reminder, however late that went out. */
const leastNotice = 14 * day;
const mostAtOnce = 100;

export async function removeOutdated(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - filesKept);
  await tx.delete(accessLog).where(lt(accessLog.at, monthsFrom(now, -monthsKept)));
  const firstDay = dayOf(monthsFrom(now, -stepMonthsKept));
  await tx.delete(flowSteps).where(lt(flowSteps.day, firstDay));
  await tx.delete(resumeVersions).where(lt(resumeVersions.at, before));
  const confirmed = tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        eq(resumes.tenant_id, resumeFiles.tenant_id),
        eq(resumes.id, resumeFiles.resume_id),
        lt(resumes.reviewed_at, before),
      ),
    );
  await tx.delete(resumeFiles).where(and(lt(resumeFiles.created_at, before), exists(confirmed)));
}

export async function endUnusedAccounts(database: Database, outbox: Outbox, now: Date): Promise<void> {
  for (const [sent, months] of remindedAfter.entries()) await remind(database, outbox, { sent, months, now });
  await abandon(database, outbox, now);
}

/** Operators look after a tenant however seldom they come. */
const unusedSince = (before: Date) =>
  and(lte(users.last_used_at, before), isNull(users.leaves_at), eq(users.is_tenant_admin, false));

/** A company would be left with nobody who runs it: that is for the operator to settle. */
const runsNoCompanyAlone = or(
  eq(users.is_admin, false),
  isNull(users.company_id),
  sql`exists (select from users other where other.tenant_id = ${users.tenant_id}
    and other.company_id = ${users.company_id} and other.id <> ${users.id}
    and other.is_admin and other.status = 'active' and other.leaves_at is null)`,
);

const hostOf = sql<string>`(select min(${tenantHosts.host}) from ${tenantHosts}
  where ${tenantHosts.tenant_id} = ${tenants.id})`;

const unused = (database: Database, which: ReturnType<typeof and>) =>
  database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, host: hostOf, id: users.id })
      .from(users)
      .innerJoin(tenants, eq(tenants.id, users.tenant_id))
      .where(which)
      .orderBy(users.last_used_at)
      .limit(mostAtOnce),
  );

const theOne = (tenant: Tenant, id: number) => and(eq(users.tenant_id, tenant.id), eq(users.id, id));

async function remind(
  database: Database,
  outbox: Outbox,
  { sent, months, now }: { sent: number; months: number; now: Date },
): Promise<void> {
  const isDue = and(
    unusedSince(monthsFrom(now, -months)),
    eq(users.reminders, sent),
    or(isNull(users.reminded_at), lte(users.reminded_at, new Date(now.getTime() - leastNotice))),
  );
  const due = await unused(database, isDue);
  for (const { tenant, host, id } of due) {
    await database.asTenant(tenant.id, async (db) => {
      const [user] = await db.tx
        .update(users)
        .set({ reminders: sent + 1, reminded_at: now })
        .where(and(theOne(tenant, id), isDue))
        .returning();
      if (!user) return;
      const ends = monthsFrom(user.last_used_at, monthsKept);
      const earliest = now.getTime() + leastNotice * (remindedAfter.length - sent);
      const letter = unusedLetter(longDay(new Date(Math.max(ends.getTime(), earliest)), tenant.locale));
      await mailing(outbox, { tenant, host, now })(db, user.email, letter);
    });
  }
  if (due.length > 0) outbox.wake();
}

async function abandon(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const isDue = and(
    unusedSince(monthsFrom(now, -monthsKept)),
    eq(users.reminders, remindedAfter.length),
    lte(users.reminded_at, new Date(now.getTime() - leastNotice)),
    runsNoCompanyAlone,
  );
  const due = await unused(database, isDue);
  for (const { tenant, host, id } of due) {
    await database.asTenant(tenant.id, async (db) => {
      const [user] = await db.tx
        .select()
        .from(users)
        .where(and(theOne(tenant, id), isDue))
        .for('update');
      if (!user || !departureLife.after('staying', 'abandon')) return;
      await eraseAccount(db, user, { action: 'account.abandoned', now });
      await mailing(outbox, { tenant, host, now })(db, user.email, accountErasedLetter());
    });
  }
  if (due.length > 0) outbox.wake();
}
