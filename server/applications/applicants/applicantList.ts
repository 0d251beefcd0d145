import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { applicationLife } from '../../../src/machines/applicationLife.ts';
import { stageOf } from '../../../src/machines/applicationStages.ts';
import { isInHiringTeam } from '../../companies/interface.ts';
import { count } from '../../db/count.ts';
import type { TenantDb } from '../../db/database.ts';
import { nameColumn } from '../../db/nameColumn.ts';
import { type ApplicationRow, applicationNotes, applications } from '../../db/schema/applications.ts';
import { type Job, jobs } from '../../db/schema/jobs.ts';
import { columnContains } from '../../formats/columnContains.ts';
import { page } from '../../http/answers/paging.ts';
import { notFound } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import { summaryOf } from '../../scoring/interface.ts';
import {
  type Application,
  type EmployerSide,
  ofSide,
  selectApplications,
  stateOf,
} from '../applicationLife.ts';
import { applicantName } from '../applicationNews.ts';
import type { Colleague } from '../colleagues.ts';
import { employerSide } from '../employer.ts';
import { interviewStatus, nextActor, statusLabel, turnUntil } from '../presentApplication.ts';
import {
  applicationCountsOfJob,
  appliedInWeek,
  countedStage,
  hasWaited,
  turnFrom,
  waitingDays,
} from '../waits.ts';
import { assignedTo, assigneesOf } from './assignees.ts';
import { unexpectedAnswers } from './expectedAnswers.ts';

type Schemas = components['schemas'];

const applicantsPerPage = 50;
const longestOrder = 500;

export async function demandJob(
  db: TenantDb,
  { companyId, hiringManagerId = null }: EmployerSide,
  id: number,
): Promise<Pick<Job, 'questions'>> {
  const [job] = await db.tx
    .select({ questions: jobs.questions })
    .from(jobs)
    .where(
      and(
        eq(jobs.tenant_id, db.tenantId),
        eq(jobs.company_id, companyId),
        eq(jobs.id, id),
        hiringManagerId === null ? undefined : isInHiringTeam(db, hiringManagerId, jobs.id),
      ),
    );
  if (!job) throw notFound();
  return job;
}

const profileText = (name: 'first_name' | 'last_name' | 'headline' | 'place' | 'service') =>
  sql`(${applications.profile} ->> ${sql.raw(`'${name}'`)})`;

const frozenBand = sql`${applications.match} #>> '{employer,band}'`;
const atLeast = { strong: ['strong'], good: ['strong', 'good'] } as const;

// A search in the anonymous list must not match names, which would reveal them.
function searched(words: string | undefined, isAnonymous: boolean) {
  const name = nameColumn(profileText('first_name'), profileText('last_name'));
  const columns = [
    profileText('headline'),
    profileText('place'),
    profileText('service'),
    ...(isAnonymous ? [] : [name]),
  ];
  return or(...columns.flatMap((column) => columnContains(column, words)));
}

function longestWaitFirst(now: Date): SQL[] {
  const turn = turnFrom(applications);
  const rank = sql`case when ${turn} <= ${now.toISOString()}::timestamptz then 0
    when ${applications.status} in ('interview', 'offer') then 1 else 2 end`;
  return [
    rank,
    sql`case when ${rank} = 0 then ${turn} when ${rank} = 1 then ${applications.status_changed_at} end asc nulls last`,
    sql`${applications.status_changed_at} desc`,
  ];
}

const bestMatchFirst = sql`${applications.match_score} desc nulls last`;

type ListQuery = Call<'listJobApplications'>['query'];

const isNameless = ({ anonymous }: Pick<ListQuery, 'anonymous'>) => anonymous === 1;

function sortedBy(query: Omit<ListQuery, 'page'>, now: Date): SQL[] {
  // The order of hidden names would reveal them.
  const sorting = query.sorted_by === 'name' && isNameless(query) ? 'waiting' : query.sorted_by;
  const orders: Record<Schemas['ApplicantSorting'], () => SQL[]> = {
    waiting: () => longestWaitFirst(now),
    newest: () => [sql`${applications.created_at} desc`],
    oldest: () => [sql`${applications.created_at} asc`],
    match: () => [bestMatchFirst],
    answers: () => [sql`${applications.unexpected_answers} asc`, bestMatchFirst],
    name: () => [
      sql`lower(${profileText('last_name')}) asc nulls last`,
      sql`lower(${profileText('first_name')})`,
    ],
  };
  return [...orders[sorting ?? 'waiting'](), sql`${applications.id} desc`];
}

const listed = (
  db: TenantDb,
  { side, jobId, now }: { side: EmployerSide; jobId: number; now: Date },
  query: Omit<ListQuery, 'page'>,
) =>
  and(
    ofSide(db, side),
    eq(applications.job_id, jobId),
    query.stage ? sql`${countedStage(applications)} = ${query.stage}` : undefined,
    query.wait ? hasWaited(query.wait, now) : undefined,
    query.week ? appliedInWeek(query.week) : undefined,
    query.match ? inArray(frozenBand, [...atLeast[query.match]]) : undefined,
    query.assignee === undefined ? undefined : assignedTo(query.assignee),
    query.answers && (query.answers === 'expected' ? eq : gt)(applications.unexpected_answers, 0),
    searched(query.search, isNameless(query)),
  );

const shownName = ({ id, profile }: Pick<ApplicationRow, 'id' | 'profile'>, isAnonymous: boolean) =>
  applicantName({ id, profile: isAnonymous ? null : profile });

interface ListView {
  isHiringManager: boolean;
  isAnonymous: boolean;
  questions: Job['questions'];
  now: Date;
}

function presentApplicant(
  application: Application & { notes: number; assignee: Colleague | null },
  { isHiringManager, isAnonymous, questions, now }: ListView,
): Schemas['Applicant'] {
  const { row, notes, assignee } = application;
  const { profile } = row;
  return {
    id: row.id,
    version: row.version,
    display_name: shownName(row, isAnonymous),
    headline: profile?.headline ?? null,
    place: profile?.place ?? null,
    service: profile?.service ?? null,
    years_served: profile?.years_served ?? null,
    status: row.status,
    stage: stageOf(row),
    status_label: statusLabel(
      'employer',
      { ...row, interview_status: interviewStatus(row, now) },
      application.job.country_id,
    ),
    offer_status: row.offer_status,
    interview_status: interviewStatus(row, now),
    applied_at: row.created_at.toISOString(),
    last_changed_at: row.status_changed_at.toISOString(),
    next_actor: nextActor(application, now),
    turn_until: turnUntil(application, now),
    waiting_days: waitingDays(application, now),
    match: row.match && summaryOf(row.match.employer),
    unexpected_answers: unexpectedAnswers(questions, row.answers),
    notes_count: notes,
    assignee,
    allowed: isHiringManager ? [] : applicationLife.employer.allowed(stateOf(application, now)),
  };
}

async function notesOf({ tenantId, tx }: TenantDb, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: applicationNotes.application_id, count })
    .from(applicationNotes)
    .where(and(eq(applicationNotes.tenant_id, tenantId), inArray(applicationNotes.application_id, ids)))
    .groupBy(applicationNotes.application_id);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export const listJobApplications: Operation<'listJobApplications'> = ({
  params,
  query,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const side = employerSide(user);
    const { questions } = await demandJob(db, side, params.id);
    const where = listed(db, { side, jobId: params.id, now }, query);
    const [total] = await db.tx.select({ count }).from(applications).where(where);
    const { meta, limit, offset } = page(query.page, total?.count ?? 0, applicantsPerPage);
    // Ids first, so that whole rows are read only for this page.
    const onPage = await db.tx
      .select({ id: applications.id })
      .from(applications)
      .where(where)
      .orderBy(...sortedBy(query, now))
      .limit(limit)
      .offset(offset);
    const ids = onPage.map(({ id }) => id);
    const rows =
      ids.length > 0 ? await selectApplications(db).where(and(where, inArray(applications.id, ids))) : [];
    const notes = await notesOf(db, ids);
    const assigneeOf = await assigneesOf(
      db,
      side.companyId,
      rows.map(({ row }) => row),
    );
    const data = rows
      .toSorted((a, b) => ids.indexOf(a.row.id) - ids.indexOf(b.row.id))
      .map((application) =>
        presentApplicant(
          {
            ...application,
            notes: notes.get(application.row.id) ?? 0,
            assignee: assigneeOf(application.row),
          },
          {
            isHiringManager: side.hiringManagerId !== null,
            isAnonymous: isNameless(query),
            questions,
            now,
          },
        ),
      );
    const { stages, your_turn } = await applicationCountsOfJob(db, params.id, now);
    return { data, meta: { ...meta, stages, your_turn } };
  });

export const listApplicantOrder: Operation<'listApplicantOrder'> = ({
  params,
  query,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const side = employerSide(user);
    await demandJob(db, side, params.id);
    const where = listed(db, { side, jobId: params.id, now }, query);
    const [total] = await db.tx.select({ count }).from(applications).where(where);
    const rows = await db.tx
      .select({ id: applications.id, profile: applications.profile })
      .from(applications)
      .where(where)
      .orderBy(...sortedBy(query, now))
      .limit(longestOrder);
    const applicants = rows.map((row) => ({
      id: row.id,
      display_name: shownName(row, isNameless(query)),
      headline: row.profile?.headline ?? null,
      place: row.profile?.place ?? null,
    }));
    return { data: { total: total?.count ?? 0, applicants } };
  });
