// While a company is inactive, its undecided applications are on hold: the veteran can accept nothing, no deadline passes, and
// nobody is reminded. On reactivation they continue, and the reply-by day of an open offer moves by the days on hold.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { type ApplicationStatus, openApplicationStatuses } from '../../src/machines/application.ts';
import { isUndecided } from '../../src/machines/applicationStages.ts';
import type { TenantDb } from '../db/database.ts';
import { applicationOffers, applications } from '../db/schema/applications.ts';
import type { Company } from '../db/schema/companies.ts';
import { jobs } from '../db/schema/jobs.ts';
import { dayOf } from '../formats/days.ts';
import { formatLongDate } from '../formats/formatLongDate.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { Problem } from '../http/answers/problem.ts';
import type { NotificationInput, Notify } from '../notifications/notify.ts';
import { type Application, lockApplication, stateOf } from './applicationLife.ts';
import { pageOfVeteran } from './applicationNews.ts';
import { latestOffer } from './offers/storedOffers.ts';
import { asVeteranSees, isDelayed } from './veteranView.ts';
import { turnFrom } from './waits.ts';

const day = 86_400_000;
const atRisk: ApplicationStatus[] = ['interview', 'offer'];

export const isOnHold = ({ row, job }: Pick<Application, 'row' | 'job'>): boolean =>
  !job.company_is_active && isUndecided(row.status);

export const isOfActiveCompany = and(
  eq(jobs.tenant_id, applications.tenant_id),
  eq(jobs.id, applications.job_id),
  eq(jobs.company_is_active, true),
);

export function refuseOnHold(application: Application): void {
  if (!isOnHold(application)) return;
  throw new Problem(
    409,
    'on_hold',
    `${application.company.name} can’t hire here at the moment, so your application is on hold.`,
  );
}

interface News {
  notify: Notify;
  now: Date;
}

/** Call it after a company’s status has changed; the company’s row must be locked. */
export async function updateCompanyApplications(
  db: TenantDb,
  before: Company,
  after: Company,
  news: News,
): Promise<void> {
  const isActive = after.status === 'active';
  if (isActive === (before.status === 'active')) return;
  // Used only on reactivation: the previous decision is the one that deactivated the company.
  const since = before.decided_at ?? before.updated_at;
  await lockOpen(db, after.id, news.now);
  if (isActive) await leaveOutHold(db, after.id, since, news.now);
  const atStake = await db.tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.tenant_id, db.tenantId),
        eq(applications.company_id, after.id),
        or(inArray(applications.status, atRisk), isDelayed(news.now)),
      ),
    )
    .orderBy(applications.id);
  for (const { id } of atStake) {
    const stored = await lockApplication(db, { companyId: after.id }, id);
    if (stored.row.user_id === null) continue;
    const application = await asVeteranSees(db, stored, news.now);
    // It may have ended while this process waited for the lock.
    if (!atRisk.includes(application.row.status)) continue;
    await notifyVeteran(
      db,
      isActive ? await resumed(db, application, since, news.now) : application,
      isActive,
      news,
    );
  }
}

// A rejection that is not sent yet may be undone, and the wait goes on.
const openOf = ({ tenantId }: TenantDb, companyId: number, now: Date) =>
  and(
    eq(applications.tenant_id, tenantId),
    eq(applications.company_id, companyId),
    or(inArray(applications.status, [...openApplicationStatuses]), isDelayed(now)),
  );

/** Locks all of them before changing any, in order of id, like all code that locks several applications. */
async function lockOpen(db: TenantDb, companyId: number, now: Date): Promise<void> {
  await db.tx
    .select({ id: applications.id })
    .from(applications)
    .where(openOf(db, companyId, now))
    .orderBy(applications.id)
    .for('update');
}

async function leaveOutHold(db: TenantDb, companyId: number, since: Date, now: Date) {
  // Rejections are made while the company is active, so the hold came after one that is not sent yet.
  const turn = sql`case when ${isDelayed(now)} then ${applications.status_changed_at} else ${turnFrom(applications)} end`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const lost = sql`floor(extract(epoch from ${at} - greatest(${since.toISOString()}::timestamptz, ${turn})))::integer`;
  await db.tx
    .update(applications)
    .set({ held_seconds: sql`${applications.held_seconds} + ${lost}` })
    .where(and(openOf(db, companyId, now), sql`${turn} <= ${at}`));
}

async function resumed(db: TenantDb, application: Application, since: Date, now: Date): Promise<Application> {
  const { row } = application;
  if (row.status !== 'offer' || row.offer_status !== 'made' || !row.offer_reply_by) return application;
  const lost = Math.ceil((now.getTime() - since.getTime()) / day);
  const offer_reply_by = dayOf(new Date(Date.parse(`${row.offer_reply_by}T00:00:00Z`) + lost * day));
  const offer = await latestOffer(db, row.id);
  if (!offer) return application;
  await db.tx
    .update(applicationOffers)
    .set({ reply_by: offer_reply_by, reminded_at: null, last_day_reminded_at: null })
    .where(and(eq(applicationOffers.tenant_id, db.tenantId), eq(applicationOffers.id, offer.id)));
  await db.tx
    .update(applications)
    .set({ offer_reply_by, version: sql`${applications.version} + 1`, updated_at: now })
    .where(and(eq(applications.tenant_id, db.tenantId), eq(applications.id, row.id)));
  return { ...application, row: { ...row, offer_reply_by } };
}

async function notifyVeteran(
  db: TenantDb,
  application: Application,
  isActive: boolean,
  { notify, now }: News,
): Promise<void> {
  const { row } = application;
  if (row.user_id === null) return;
  await notify(db, {
    userId: row.user_id,
    applicationId: row.id,
    ...(isActive ? resumedNews(application) : heldNews(application, now)),
    link: { path: pageOfVeteran(row.id), label: 'See the application' },
    at: now,
  });
}

type Text = Pick<NotificationInput, 'type' | 'title' | 'body'>;

function heldNews(application: Application, now: Date): Text {
  const { row, company } = application;
  const { interview, offer } = stateOf(application, now);
  const consequence =
    row.status === 'offer'
      ? offer === 'made' &&
        'The offer won’t expire in the meantime, but you can’t accept it until they’re back.'
      : interview === 'proposed' && 'You can’t choose an interview time until they’re back.';
  const advice =
    ((offer === 'accepted' || offer === 'conditional') &&
      `Wait until ${company.name} is back before you give notice anywhere.`) ||
    (interview === 'confirmed' &&
      `We don’t know whether your interview is still going ahead, and won’t send reminders for it.`);
  return {
    type: 'application_on_hold',
    title: `Your application to ${company.name} is on hold`,
    body: [
      `${company.name} can’t hire here at the moment. It has nothing to do with you or your application for ${row.job_title}.`,
      consequence,
      advice,
      'We’ll tell you if they come back.',
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

function resumedNews({ row, company, job }: Application): Text {
  const isOffered = row.status === 'offer' && row.offer_status === 'made' && row.offer_reply_by;
  return {
    type: 'application_resumed',
    title: `${company.name} is back, and your application is active again`,
    body: [
      `You applied for ${row.job_title}.`,
      isOffered &&
        `You can answer the offer until ${formatLongDate(isOffered, localeOfCountry(job.country_id))}.`,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
