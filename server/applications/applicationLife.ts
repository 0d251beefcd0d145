// An application moves only as its statechart allows, under a row lock. Each move is recorded in the timeline and announced in
// the same transaction. A rejection is sent after a day, and until then hidden from the veteran (see `veteranView.ts`); undoing it
// cancels the mail and notifies nobody.
import { and, eq, getTableColumns, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { ApplicationMove, ApplicationMover } from '../../src/machines/application.ts';
import {
  type ApplicationState,
  applicationLife,
  interviewTimePassed,
  rejectionSent,
  settled,
} from '../../src/machines/applicationLife.ts';
import { isInHiringTeam } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/schema/applications.ts';
import { companies } from '../db/schema/companies.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import { invalidTransition, notFound } from '../http/answers/problem.ts';
import { cancelNotification, type Notify } from '../notifications/notify.ts';
import { newsOf, pageOfVeteran, rejectionDelay } from './applicationNews.ts';
import { markStepHandled } from './handledRequests.ts';
import { type Turn, turnColumn } from './waits.ts';

const day = 86_400_000;
const undoneWithin = 7 * day;
export const expiresAfter = 30 * day;
export const inactiveAfter = 30 * day;

export interface Application extends Turn {
  row: ApplicationRow;
  job: Pick<
    Job,
    'id' | 'status' | 'ended_at' | 'closes_on' | 'company_is_active' | 'owner_id' | 'country_id'
  >;
  company: { id: number; name: string; logo: { thumb_url: string } | null; reactivated_at: Date | null };
}

const applicationColumns = {
  row: applications,
  turn_from: turnColumn,
  job: {
    id: jobs.id,
    status: jobs.status,
    ended_at: jobs.ended_at,
    closes_on: jobs.closes_on,
    company_is_active: jobs.company_is_active,
    owner_id: jobs.owner_id,
    country_id: jobs.country_id,
  },
  company: {
    id: companies.id,
    name: companies.name,
    logo: companies.logo,
    reactivated_at: companies.reactivated_at,
  },
};

/** `view` replaces the table. */
export const selectApplications = ({ tx }: TenantDb, ...view: WithSubquery[]) =>
  tx
    .with(...view)
    .select(applicationColumns)
    .from(applications)
    .innerJoin(jobs, and(eq(jobs.tenant_id, applications.tenant_id), eq(jobs.id, applications.job_id)))
    .innerJoin(
      companies,
      and(eq(companies.tenant_id, applications.tenant_id), eq(companies.id, applications.company_id)),
    );

export interface EmployerSide {
  companyId: number;
  /** Who reads only the applications for the jobs to whose hiring teams they belong. */
  hiringManagerId?: number | null;
}

export type Side = { veteranId: number } | EmployerSide;

const ofEmployer = (db: TenantDb, { companyId, hiringManagerId = null }: EmployerSide) =>
  and(
    eq(applications.company_id, companyId),
    hiringManagerId === null ? undefined : isInHiringTeam(db, hiringManagerId, applications.job_id),
  );

export const ofSide = (db: TenantDb, side: Side) =>
  and(
    eq(applications.tenant_id, db.tenantId),
    'veteranId' in side ? eq(applications.user_id, side.veteranId) : ofEmployer(db, side),
  );

export async function findApplication(db: TenantDb, side: Side, id: number): Promise<Application> {
  const [application] = await selectApplications(db).where(and(ofSide(db, side), eq(applications.id, id)));
  if (!application) throw notFound();
  return application;
}

/** The lock is held until the transaction ends. */
export async function lockApplication(db: TenantDb, side: Side, id: number): Promise<Application> {
  await db.tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(ofSide(db, side), eq(applications.id, id)))
    .for('update');
  return findApplication(db, side, id);
}

/**
 * When an undecided application expires: 30 days after its job ended, or after the company was reactivated if that was later.
 * Null while the company is inactive or the job has not ended.
 */
export function expiryOf({ job, company }: Application): Date | null {
  if (!job.company_is_active || job.ended_at === null) return null;
  return new Date(Math.max(job.ended_at.getTime(), company.reactivated_at?.getTime() ?? 0) + expiresAfter);
}

/**
 * When it becomes inactive, or expires with its job, unless somebody takes a step; null where it does not wait for the company, or
 * without a deadline.
 */
export function waitEnds(
  application: Application,
  lastStep: Date,
  now: Date,
): { at: Date; leadsTo: 'inactive' | 'expired' } | null {
  const { job, company, turn_from } = application;
  if (!job.company_is_active || turn_from === null || turn_from > now) return null;
  if (!applicationLife.calendar.after(stateOf(application, now), 'inactive')) return null;
  const since = Math.max(turn_from.getTime(), lastStep.getTime(), company.reactivated_at?.getTime() ?? 0);
  const inactive = new Date(since + inactiveAfter);
  const expiry = expiryOf(application);
  return expiry && expiry <= inactive
    ? { at: expiry, leadsTo: 'expired' }
    : { at: inactive, leadsTo: 'inactive' };
}

function isJobLongClosed(application: Application, now: Date): boolean {
  const expiry = expiryOf(application);
  return expiry !== null && expiry.getTime() <= now.getTime();
}

export function stateOf(application: Application, now: Date): ApplicationState {
  const { row } = application;
  const stored = {
    status: row.status,
    isDelayed: row.status === 'rejected' && row.rejected_from !== null,
    isSettled: false,
    rejectedFrom: row.rejected_from,
    inactiveFrom: row.inactive_from,
    offer: row.offer_status,
    conditions: null,
    interview: row.interview_status,
    isJobLongClosed: isJobLongClosed(application, now),
  };
  // The rejection of an erased veteran is final.
  const isFinal = row.user_id === null;
  const sent = isFinal || rejectionSentAt(row) <= now ? rejectionSent(stored) : stored;
  const state = isFinal || undoEnds(row) <= now ? settled(sent) : sent;
  return row.interview_until && row.interview_until <= now ? interviewTimePassed(state) : state;
}

export const rejectionSentAt = ({ status_changed_at }: Pick<ApplicationRow, 'status_changed_at'>) =>
  new Date(status_changed_at.getTime() + rejectionDelay);

export const undoEnds = ({ status_changed_at }: Pick<ApplicationRow, 'status_changed_at'>) =>
  new Date(status_changed_at.getTime() + undoneWithin);

/** While true, the company may see the CV and contact details. */
export function isSharedWithCompany(application: Application, now: Date): boolean {
  const { status, isSettled } = stateOf(application, now);
  return status !== 'withdrawn' && status !== 'expired' && !isSettled;
}

/** The same in a query over `application`. */
export const isSharedIn = (application: SQL, now: Date): SQL => sql`(
  ${application}.status not in ('withdrawn', 'expired', 'rejected')
  or ${application}.status = 'rejected'
    and ${application}.status_changed_at > ${new Date(now.getTime() - undoneWithin).toISOString()}::timestamptz)`;

export interface Moving {
  to: ApplicationMove;
  by: ApplicationMover;
  actorId: number | null;
  now: Date;
  tell: Notify;
  /** False: the veteran sees the move on the page, without a notification. */
  isTold?: boolean;
  terms?: string;
  firstDay?: string;
  change?: Partial<Pick<ApplicationRow, 'reason_code' | 'public_note' | 'offer_reply_by'>>;
}

/** The row must be locked. */
export async function applyMove(
  db: TenantDb,
  application: Application,
  moving: Moving,
): Promise<Application> {
  const { to, by, actorId, now, change = {} } = moving;
  const { row } = application;
  const current = stateOf(application, now);
  // The veteran’s moves out of a rejection that was not sent yet do not undo it: they make it void.
  const isUndone = row.status === 'rejected' && by === 'employer';
  const next = applicationLife[by].after(current, to);
  if (!next) throw invalidTransition(applicationLife[by].allowed(current));
  await cancelNotification(db, { applicationId: row.id, mailId: row.delayed_mail_id, now });
  const restored = isUndone ? await beforeRejection(db, row.id) : null;
  const { reason_code = null } = change;
  const public_note = restored ? restored.public_note : (change.public_note ?? null);
  const { offer_reply_by = row.offer_reply_by } = change;
  const after = await recordStep(db, application, {
    ...{ by, actorId, now },
    change: {
      status: next.status,
      rejected_from: next.rejectedFrom,
      inactive_from: next.inactiveFrom,
      status_changed_at: restored?.at ?? now,
      // A rejection keeps the time on hold, so that undoing it restores the wait.
      held_seconds: isUndone || to === 'rejected' ? row.held_seconds : 0,
      ...{ public_note, reason_code, offer_reply_by },
      offer_status: next.offer,
      interview_status: next.interview,
      interview: next.interview === 'held' ? row.interview : null,
      interview_until: next.interview === 'held' || next.interview === 'lapsed' ? row.interview_until : null,
      delayed_mail_id: null,
    },
    event: { public_note: by === 'employer' ? (change.public_note ?? null) : null },
  });
  const delayed_mail_id = isUndone ? null : await tellVeteran(db, after, moving);
  return { ...after, row: { ...after.row, delayed_mail_id } };
}

interface Step {
  by: ApplicationMover;
  actorId: number | null;
  now: Date;
  change: Partial<ApplicationRow>;
  event?: Pick<typeof applicationEvents.$inferInsert, 'interview' | 'offer' | 'public_note'>;
}

/** The row must be locked. */
export async function recordStep(
  db: TenantDb,
  application: Application,
  { by, actorId, now, change, event }: Step,
): Promise<Application> {
  const { tenantId, tx } = db;
  const { id, status, held_seconds } = application.row;
  const [moved] = await tx
    .update(applications)
    .set({
      status_changed_at: now,
      held_seconds: 0,
      ...change,
      version: sql`${applications.version} + 1`,
      updated_at: now,
    })
    .where(and(eq(applications.tenant_id, tenantId), eq(applications.id, id)))
    .returning({ ...getTableColumns(applications), turn_from: turnColumn });
  if (!moved) throw notFound();
  const { turn_from, ...row } = moved;
  await tx.insert(applicationEvents).values({
    ...{ tenant_id: tenantId, application_id: id, held_seconds },
    ...{ at: now, from: status, to: row.status, by, by_user_id: actorId },
    ...event,
  });
  await markStepHandled(db, row, event ?? {}, now);
  return { ...application, row, turn_from };
}

/** The last step other than rejections and their undoing: undoing a rejection restores its time and the message with it. */
export const lastStep = {
  at: sql<Date | null>`max(${applicationEvents.at})`.mapWith(applicationEvents.at),
  public_note: sql<string | null>`(array_agg(${applicationEvents.public_note}
    order by ${applicationEvents.at} desc, ${applicationEvents.id} desc)
    filter (where ${applicationEvents.offer} is null and ${applicationEvents.interview} is null))[1]`,
  condition: sql`${applicationEvents.to} <> 'rejected'
    and (${applicationEvents.from} is distinct from 'rejected' or ${applicationEvents.by} <> 'employer')`,
};

async function beforeRejection({ tenantId, tx }: TenantDb, id: number) {
  const [step] = await tx
    .select({ at: lastStep.at, public_note: lastStep.public_note })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.tenant_id, tenantId),
        eq(applicationEvents.application_id, id),
        lastStep.condition,
      ),
    );
  return step ?? null;
}

async function tellVeteran(db: TenantDb, { row, job, company }: Application, moving: Moving) {
  const { to, now, tell, isTold = true } = moving;
  if (to === 'submitted' || to === 'withdrawn' || to === 'inactive' || !isTold || row.user_id === null)
    return null;
  const facts = {
    company: company.name,
    job: row.job_title,
    reason: row.reason_code,
    note: row.public_note,
    countryId: job.country_id,
    terms: moving.terms,
    firstDay: moving.firstDay,
    offer: row.offer_status,
  };
  const waits = to === 'rejected';
  const mailId = await tell(db, {
    userId: row.user_id,
    applicationId: row.id,
    ...newsOf(to, facts),
    link: { path: pageOfVeteran(row.id), label: 'See the application' },
    at: waits ? new Date(now.getTime() + rejectionDelay) : now,
  });
  if (!waits || mailId === null) return null;
  await db.tx
    .update(applications)
    .set({ delayed_mail_id: mailId })
    .where(and(eq(applications.tenant_id, db.tenantId), eq(applications.id, row.id)));
  return mailId;
}
