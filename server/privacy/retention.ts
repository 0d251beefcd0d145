// Retention: profile views 24 months; CV versions and uploads 90 days after use; notifications 365 days;
// audit entries about sign-ins, account changes, reading by operators and addresses 12 months; farewell
// letters one day; flow steps 13 months; unused accounts 24 months, after two reminders.
import { and, eq, exists, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { departureLife } from '../../src/machines/departure.ts';
import { letterWriter } from '../auth/interface.ts';
import type { Database } from '../db/database.ts';
import { auditRetention } from '../db/guardAudit.ts';
import { accessLogRetention } from '../db/guardEvidence.ts';
import { accessLog } from '../db/schema/access.ts';
import { users } from '../db/schema/accounts.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { flowSteps } from '../db/schema/flowSteps.ts';
import { outgoingMails } from '../db/schema/mail.ts';
import { notifications } from '../db/schema/notifications.ts';
import { resumeFiles, resumes, resumeVersions } from '../db/schema/resumes.ts';
import { type Tenant, tenantHosts, tenants } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { dayOf, monthsFrom } from '../formats/days.ts';
import { formatLongDate } from '../formats/formatLongDate.ts';
import type { Outbox } from '../mail/outbox.ts';
import { eraseAccount } from './erase.ts';
import type { ErasureLog } from './erasureLog.ts';
import { accountErasedLetter, farewellKind, unusedAccountLetter } from './privacyLetters.ts';

const day = 86_400_000;
const fileRetention = 90 * day;
const notificationRetention = 365 * day;
const farewellRetention = day;
const retentionMonths = 24;
const signInRetentionMonths = 12;
// A year plus the same month of the year before.
const flowStepRetentionMonths = 13;
// Months without a sign-in.
const remindedAfter = [22, 23];
// Between the last reminder and erasure.
const leastNotice = 14 * day;
const mostAtOnce = 100;

export async function removeOutdated(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fileRetention);
  // The database deletes entries by its own clock only.
  await tx
    .delete(accessLog)
    .where(
      and(
        lt(accessLog.at, monthsFrom(now, -retentionMonths)),
        sql`${accessLog.at} < now() - ${sql.raw(accessLogRetention)}`,
      ),
    );
  const oldest = new Date(now.getTime() - notificationRetention);
  await tx.delete(notifications).where(lt(notifications.created_at, oldest));
  await tx
    .delete(outgoingMails)
    .where(
      and(
        eq(outgoingMails.kind, farewellKind),
        inArray(outgoingMails.state, ['sent', 'failed']),
        lt(outgoingMails.created_at, new Date(now.getTime() - farewellRetention)),
      ),
    );
  const longAgo = and(
    lt(auditEntries.at, monthsFrom(now, -signInRetentionMonths)),
    sql`${auditEntries.at} < now() - ${sql.raw(auditRetention)}`,
  );
  await tx.delete(auditEntries).where(and(longAgo, ne(auditEntries.category, 'decision')));
  await tx
    .update(auditEntries)
    .set({ network: null, device: null, place: null })
    .where(and(longAgo, isNotNull(auditEntries.network)));
  const firstDay = dayOf(monthsFrom(now, -flowStepRetentionMonths));
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

export async function endUnusedAccounts(
  database: Database,
  outbox: Outbox,
  now: Date,
  log?: ErasureLog | null,
): Promise<void> {
  for (const [sent, months] of remindedAfter.entries())
    await remindUnusedAccounts(database, outbox, { sent, months, now });
  await eraseUnusedAccounts(database, outbox, now, log);
}

// Operators are exempt.
const unusedSince = (before: Date) =>
  and(lte(users.last_used_at, before), isNull(users.leaves_at), eq(users.is_tenant_admin, false));

// Erasing the only admin would orphan the company; the operator has to resolve that.
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

const userWithId = (tenant: Tenant, id: number) => and(eq(users.tenant_id, tenant.id), eq(users.id, id));

async function remindUnusedAccounts(
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
        .where(and(userWithId(tenant, id), isDue))
        .returning();
      if (!user) return;
      const ends = monthsFrom(user.last_used_at, retentionMonths);
      const earliest = now.getTime() + leastNotice * (remindedAfter.length - sent);
      const letter = unusedAccountLetter(
        formatLongDate(new Date(Math.max(ends.getTime(), earliest)), tenant.locale),
      );
      await letterWriter(outbox, { tenant, host, now })(db, user, letter);
    });
  }
  if (due.length > 0) outbox.wake();
}

async function eraseUnusedAccounts(
  database: Database,
  outbox: Outbox,
  now: Date,
  log: ErasureLog | null | undefined,
): Promise<void> {
  const isDue = and(
    unusedSince(monthsFrom(now, -retentionMonths)),
    eq(users.reminders, remindedAfter.length),
    lte(users.reminded_at, new Date(now.getTime() - leastNotice)),
    runsNoCompanyAlone,
  );
  const due = await unused(database, isDue);
  for (const { tenant, host, id } of due) {
    const isErased = await database.asTenant(tenant.id, async (db) => {
      const [user] = await db.tx
        .select()
        .from(users)
        .where(and(userWithId(tenant, id), isDue))
        .for('no key update');
      if (!user || !departureLife.after('staying', 'abandon')) return false;
      const occasion = { tenant, host, now };
      await eraseAccount(db, user, { action: 'account.abandoned', now, mailing: { outbox, ...occasion } });
      await letterWriter(outbox, occasion)(db, user.email, accountErasedLetter());
      return true;
    });
    if (isErased) log?.append(tenant.id, id, now);
  }
  if (due.length > 0) outbox.wake();
}
