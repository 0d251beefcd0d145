// Reminds veterans of unanswered offers two days and one day before the reply-by day, and ends the offers after it; each exactly
// once, whichever process runs the sweep.
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, TenantDb } from '../../db/database.ts';
import { applicationLetters, applicationOffers, applications } from '../../db/schema/applications.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { tenants } from '../../db/schema/tenants.ts';
import { dayOf } from '../../formats/days.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Notify, notifier } from '../../notifications/notify.ts';
import { type Application, lockApplication } from '../applicationLife.ts';
import { lastToday, lastTodayIn } from '../closing.ts';
import { isOfActiveCompany } from '../hold.ts';
import { moveOffer, notifyVeteran, offerNews } from './offerLife.ts';
import { veteranNews } from './offerNews.ts';
import { isPastReplyBy, latestOffer } from './storedOffers.ts';

const maxPerRun = 500;
const firstDaysBefore = 2;
const lastDaysBefore = 1;
const day = 86_400_000;

/** An offer made or changed since then needs no reminder yet. */
const dayBefore = (now: Date) => new Date(now.getTime() - day);

const isOpen = and(eq(applications.status, 'offer'), eq(applications.offer_status, 'made'));

/** Whether an offer's reply-by day has come, or comes within some days, in its job's country. */
const isReplyDayWithin = (days: number, now: Date) =>
  and(
    // By the index, before each row's own country is looked at.
    lte(applications.offer_reply_by, dayOf(now, days)),
    sql`${applications.offer_reply_by} <= ${lastTodayIn(jobs.country_id, new Date(now.getTime() + days * day))}`,
  );

const lapsed = (database: Database, now: Date) =>
  database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, id: applications.id, companyId: applications.company_id })
      .from(applications)
      .innerJoin(tenants, eq(tenants.id, applications.tenant_id))
      // On hold, nobody is reminded and no offer lapses.
      .innerJoin(jobs, isOfActiveCompany)
      .where(and(isOpen, isReplyDayWithin(-1, now)))
      .orderBy(asc(applications.offer_reply_by), asc(applications.id))
      .limit(maxPerRun),
  );

export async function lapseOffers(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const due = await lapsed(database, now);
  for (const { tenant, id, companyId } of due) {
    await database.asTenant(tenant.id, async (db) => {
      const application = await lockApplication(db, { companyId }, id);
      if (!isPastReplyBy(application, now)) return;
      const notify = notifier(outbox, { tenant, host: application.row.host, now });
      await moveOffer(db, application, {
        ...{ move: 'lapsed', by: 'calendar', actorId: null, message: null },
        now,
        notify,
      });
    });
  }
  if (due.length > 0) outbox.wake();
}

export async function remindOfOffers(database: Database, outbox: Outbox, now: Date): Promise<void> {
  const due = await database.asPlatform((tx) =>
    tx
      .select({ tenant: tenants, id: applications.id, companyId: applications.company_id })
      .from(applications)
      .innerJoin(tenants, eq(tenants.id, applications.tenant_id))
      .innerJoin(jobs, isOfActiveCompany)
      .innerJoin(
        applicationOffers,
        and(
          eq(applicationOffers.tenant_id, applications.tenant_id),
          eq(applicationOffers.application_id, applications.id),
        ),
      )
      .where(
        and(
          isOpen,
          or(
            and(isReplyDayWithin(firstDaysBefore, now), isNull(applicationOffers.reminded_at)),
            and(isReplyDayWithin(lastDaysBefore, now), isNull(applicationOffers.last_day_reminded_at)),
          ),
          isNull(applicationOffers.ended_at),
          sql`${applicationOffers.reply_by} = ${applications.offer_reply_by}`,
          lte(applicationOffers.made_at, dayBefore(now)),
        ),
      )
      .orderBy(asc(applications.offer_reply_by), asc(applications.id))
      .limit(maxPerRun),
  );
  for (const { tenant, id, companyId } of due)
    await database.asTenant(tenant.id, async (db) => {
      const application = await lockApplication(db, { companyId }, id);
      await remind(db, application, {
        notify: notifier(outbox, { tenant, host: application.row.host, now }),
        now,
      });
    });
  if (due.length > 0) outbox.wake();
}

// The days of the job's country decide, as they do when the offer lapses.
async function remind(
  db: TenantDb,
  application: Application,
  { notify, now }: { notify: Notify; now: Date },
): Promise<void> {
  const { row, job } = application;
  const offer = await latestOffer(db, row.id);
  if (row.status !== 'offer' || row.offer_status !== 'made' || !offer?.reply_by) return;
  if (isPastReplyBy(application, now) || offer.made_at > dayBefore(now)) return;
  const { id, reply_by, reminded_at, last_day_reminded_at } = offer;
  const isWithin = (days: number) =>
    reply_by <= lastToday(job.country_id, new Date(now.getTime() + days * day));
  const isLast = isWithin(lastDaysBefore) && !last_day_reminded_at;
  if (!isLast && (reminded_at || !isWithin(firstDaysBefore))) return;
  await db.tx
    .update(applicationOffers)
    .set({ reminded_at: reminded_at ?? now, ...(isLast && { last_day_reminded_at: now }) })
    .where(and(eq(applicationOffers.tenant_id, db.tenantId), eq(applicationOffers.id, id)));
  const news = veteranNews.due(await offerNews(db, application, null));
  await notifyVeteran(db, application, news, { notify, now });
}

export async function removeUnusedLetters(database: Database, now: Date): Promise<void> {
  await database.asPlatform((tx) =>
    tx.delete(applicationLetters).where(
      and(
        lte(applicationLetters.created_at, new Date(now.getTime() - day)),
        sql`not exists (select from ${applicationOffers}
          where ${applicationOffers.tenant_id} = ${applicationLetters.tenant_id}
            and ${applicationOffers.application_id} = ${applicationLetters.application_id}
            and ${applicationOffers.letter_id} = ${applicationLetters.id})`,
      ),
    ),
  );
}
