// A recruiter who leaves the team, or can no longer sign in, is removed from open interviews and from the calendar entries of those
// ahead. Whoever is responsible next arranges them from then on, also if the recruiter returns.
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import {
  applicationInterviews,
  applications,
  type InterviewRow,
  interviewPanels,
} from '../../db/schema/applications.ts';
import type { Notify } from '../../notifications/notify.ts';
import { type Application, selectApplications } from '../applicationLife.ts';
import { pageOfRecruiter } from '../applicationNews.ts';
import { busyTimes, clashWith } from './busyTimes.ts';
import { calendarFor, recruiterOf, successorsOf } from './interviewMail.ts';
import { panelOf } from './interviewPanel.ts';
import { lastInterviewStep, latestInterview } from './storedInterviews.ts';

interface Leaver {
  userId: number;
  companyId: number;
}

async function companyOfMember({ tenantId, tx }: TenantDb, userId: number): Promise<number | null> {
  const [member] = await tx
    .select({ companyId: users.company_id })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId), eq(users.status, 'active')));
  return member?.companyId ?? null;
}

const concerns = ({ tenantId }: TenantDb, { userId, companyId }: Leaver): SQL => sql`exists (
  select from ${applicationInterviews} i
  where i.tenant_id = ${tenantId} and i.application_id = ${applications.id}
    and (i.made_by_id = ${userId}
      or exists (select from ${interviewPanels} p
        where p.tenant_id = ${tenantId} and p.interview_id = i.id and p.user_id = ${userId})
      or not exists (select from ${users} u where u.tenant_id = ${tenantId} and u.id = i.made_by_id
        and u.company_id = ${companyId} and u.status = 'active' and u.member_role = 'recruiter')))`;

const openInterviewsOf = (db: TenantDb, leaver: Leaver, now: Date): Promise<Application[]> =>
  selectApplications(db)
    .where(
      and(
        eq(applications.tenant_id, db.tenantId),
        eq(applications.company_id, leaver.companyId),
        eq(applications.status, 'interview'),
        or(
          inArray(applications.interview_status, ['proposed', 'requested']),
          and(eq(applications.interview_status, 'confirmed'), gt(applications.interview_until, now)),
        ),
        concerns(db, leaver),
      ),
    )
    .orderBy(applications.id);

/**
 * Returns false if the interview was changed meanwhile; that change notified everybody. The sequence stays: a higher one would
 * reject changes by others who have this interview open.
 */
async function assign({ tenantId, tx }: TenantDb, interview: InterviewRow, toId: number): Promise<boolean> {
  const assigned = await tx
    .update(applicationInterviews)
    .set({ made_by_id: toId })
    .where(
      and(
        eq(applicationInterviews.tenant_id, tenantId),
        eq(applicationInterviews.id, interview.id),
        eq(applicationInterviews.sequence, interview.sequence),
      ),
    )
    .returning({ id: applicationInterviews.id });
  return assigned.length > 0;
}

interface News {
  notify: Notify;
  now: Date;
}

/** Call it while the leaver still gets mail. The calendar entry omits the applicant, whom the leaver may no longer see. */
export async function leaveInterviews(db: TenantDb, userId: number, news: News): Promise<void> {
  const companyId = await companyOfMember(db, userId);
  if (companyId === null) return;
  for (const application of await openInterviewsOf(db, { userId, companyId }, news.now))
    await leaveInterview(db, application, { userId, companyId }, news);
  await db.tx.delete(interviewPanels).where(
    and(
      eq(interviewPanels.tenant_id, db.tenantId),
      eq(interviewPanels.user_id, userId),
      sql`exists (select from ${applicationInterviews} i join ${applications} a
          on a.tenant_id = i.tenant_id and a.id = i.application_id
          where i.tenant_id = ${db.tenantId} and i.id = ${interviewPanels.interview_id} and a.status = 'interview')`,
    ),
  );
}

async function leaveInterview(
  db: TenantDb,
  application: Application,
  { userId, companyId }: Leaver,
  news: News,
): Promise<void> {
  const interview = await latestInterview(db, application.row.id);
  if (!interview) return;
  const arrangedBy = interview.made_by_id;
  const isResponsible = (await recruiterOf(db, application, { arrangedBy })) === userId;
  const panel = await panelOf(db, { interviewId: interview.id, companyId });
  if (!isResponsible && !panel.some(({ id }) => id === userId)) return;
  const next = isResponsible
    ? await successor(db, application, interview, { leaverId: userId, now: news.now })
    : null;
  if (next && !(await assign(db, interview, next.id))) return;
  // Nobody has an entry for times that are only proposed.
  if (application.row.interview_status !== 'confirmed') return;
  await removeEntry(db, application, interview, userId, news);
  if (next) await sendEntry(db, application, interview, next, news);
}

interface Successor {
  id: number;
  /** Nobody is free at the agreed time. */
  isBusy: boolean;
}

/** Whoever is free at the agreed time comes first. */
async function successor(
  db: TenantDb,
  application: Application,
  { at, minutes, made_by_id: arrangedBy }: InterviewRow,
  { leaverId, now }: { leaverId: number; now: Date },
): Promise<Successor | null> {
  const ids = await successorsOf(db, application, { arrangedBy, leaverId });
  const [first] = ids;
  if (first === undefined) return null;
  if (application.row.interview_status !== 'confirmed' || !at) return { id: first, isBusy: false };
  const participants = { colleagueIds: ids, veteran: 'here' } as const;
  const busy = await busyTimes(db, application, participants, { statuses: ['confirmed'], now });
  const free = ids.find(
    (id) =>
      !clashWith(
        busy.filter(({ colleagueIds }) => colleagueIds.includes(id)),
        at,
        minutes,
      ),
  );
  return { id: free ?? first, isBusy: free === undefined };
}

async function removeEntry(
  db: TenantDb,
  application: Application,
  interview: InterviewRow,
  userId: number,
  { notify, now }: News,
): Promise<void> {
  const { row } = application;
  const ended = { ...interview, sequence: interview.sequence + 1, changed_at: now };
  const unnamed = { ...application, row: { ...row, profile: null } };
  await notify(db, {
    userId,
    type: 'interview_cancelled',
    title: `You’re no longer part of the interview: ${row.job_title}`,
    body: 'A colleague takes your place if one is needed. This removes the interview from your calendar.',
    calendar: (reader) => calendarFor(unnamed, ended, { side: 'employer', isCancelled: true, ...reader }),
    inApp: false,
    takesBackSince: (await lastInterviewStep(db, row.id, 'confirmed'))?.at,
    link: null,
    applicationId: row.id,
  });
}

async function sendEntry(
  db: TenantDb,
  application: Application,
  interview: InterviewRow,
  { id: userId, isBusy }: Successor,
  { notify }: News,
): Promise<void> {
  const { row } = application;
  await notify(db, {
    userId,
    type: 'interview_confirmed',
    title: `Interview: ${row.job_title}`,
    body: [
      'You’re now responsible for this interview in place of a colleague. Here it is for your calendar.',
      ...(isBusy ? ['You already have another interview at that time. Move one of the two.'] : []),
    ].join('\n'),
    calendar: (reader) =>
      calendarFor(application, interview, { side: 'employer', isCancelled: false, ...reader }),
    link: { path: pageOfRecruiter(row.id), label: 'See the application' },
    applicationId: row.id,
    ...(row.profile && { aboutId: row.user_id }),
  });
}
