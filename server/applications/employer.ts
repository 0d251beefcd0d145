/** The applications that a company got: who applied, on to the next step, and what the recruiters write to each other. */
import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import {
  type ApplicationMove,
  applicationLife,
  applicationStatuses,
} from '../../src/machines/application.ts';
import { contains } from '../admin.ts';
import type { Handlers } from '../call.ts';
import type { TenantDb } from '../db/database.ts';
import { applicationNotes, applications } from '../db/schema/applications.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { Outbox } from '../mail/outbox.ts';
import { telling } from '../notifications/notify.ts';
import { page } from '../paging.ts';
import { invalid, invalidTransition, notFound, versionConflict } from '../problem.ts';
import type { SignedIn } from '../sessions.ts';
import {
  type Application,
  findApplication,
  lockApplication,
  moveApplication,
  ofSide,
  selectApplications,
  standingOf,
} from './applicationLife.ts';
import { presentApplication, presentNote } from './views.ts';

type Schemas = components['schemas'];

const count = sql<number>`count(*)::integer`;

/** Who passed the gate has one. */
export function companyOf({ company }: Pick<SignedIn, 'company'>) {
  if (!company) throw notFound();
  return company;
}

export async function demandJob({ tenantId, tx }: TenantDb, companyId: number, id: number): Promise<void> {
  const [job] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.tenant_id, tenantId), eq(jobs.company_id, companyId), eq(jobs.id, id)));
  if (!job) throw notFound();
}

const told = (name: 'first_name' | 'last_name' | 'headline' | 'place' | 'service') =>
  sql`(${applications.profile} ->> ${sql.raw(`'${name}'`)})`;

/** A list without names must not tell them by what it finds. */
function searched(words: string | undefined, isAnonymous: boolean) {
  const name = sql`${told('first_name')} || ' ' || ${told('last_name')}`;
  const columns = [told('headline'), told('place'), told('service'), ...(isAnonymous ? [] : [name])];
  return or(...columns.flatMap((column) => contains(column, words)));
}

const rank = sql`case when ${applications.status} in ('submitted', 'viewed', 'shortlisted') then 0
  when ${applications.status} in ('interview', 'offer') then 1 else 2 end`;

/** Who waits for the company, those it talks to, and whose application has ended, the latest of these first. */
const longestWaitFirst = [
  rank,
  sql`case when ${rank} < 2 then ${applications.status_changed_at} end asc nulls last`,
  sql`${applications.status_changed_at} desc`,
  sql`${applications.id} desc`,
];

function presentApplicant(
  application: Application & { notes: number },
  isAnonymous: boolean,
  now: Date,
): Schemas['Applicant'] {
  const { row, notes } = application;
  const { profile } = row;
  const name = profile && !isAnonymous ? `${profile.first_name} ${profile.last_name}` : `Candidate ${row.id}`;
  return {
    id: row.id,
    version: row.version,
    display_name: name,
    headline: profile?.headline ?? null,
    place: profile?.place ?? null,
    service: profile?.service ?? null,
    years_served: profile?.years_served ?? null,
    status: row.status,
    applied_at: row.created_at.toISOString(),
    last_changed_at: row.status_changed_at.toISOString(),
    match: row.match_score,
    notes_count: notes,
    allowed: applicationLife.employer.allowed(standingOf(application, now)),
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

async function stagesOf(db: TenantDb, jobId: number): Promise<Schemas['StageCounts']> {
  const rows = await db.tx
    .select({ status: applications.status, count })
    .from(applications)
    .where(and(eq(applications.tenant_id, db.tenantId), eq(applications.job_id, jobId)))
    .groupBy(applications.status);
  const none = Object.fromEntries(applicationStatuses.map((status) => [status, 0]));
  return {
    ...none,
    ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
  } as Schemas['StageCounts'];
}

const isMove = (to: Schemas['ApplicationStatus']): to is ApplicationMove => to !== 'submitted';

export const employerApplicationHandlers = (outbox: Outbox) =>
  ({
    listJobApplications: ({ params, query, user, now, transaction }) =>
      transaction(async (db) => {
        const company = companyOf(user);
        await demandJob(db, company.id, params.id);
        const isAnonymous = query.anonymous === 1;
        const where = and(
          ofSide(db, { companyId: company.id }),
          eq(applications.job_id, params.id),
          query.stage ? eq(applications.status, query.stage) : undefined,
          query.match_min === undefined ? undefined : gte(applications.match_score, query.match_min),
          searched(query.search, isAnonymous),
        );
        const [found] = await db.tx.select({ count }).from(applications).where(where);
        const { meta, limit, offset } = page(query.page, found?.count ?? 0);
        const rows = await selectApplications(db)
          .where(where)
          .orderBy(...longestWaitFirst)
          .limit(limit)
          .offset(offset);
        const notes = await notesOf(
          db,
          rows.map(({ row }) => row.id),
        );
        const data = rows.map((application) =>
          presentApplicant({ ...application, notes: notes.get(application.row.id) ?? 0 }, isAnonymous, now),
        );
        return { data, meta: { ...meta, stages: await stagesOf(db, params.id) } };
      }),

    moveApplication: (call) =>
      call.transaction(async (db) => {
        const { params, body, user, now } = call;
        const { to, version, reason_code, public_note, notify, interview } = body;
        const application = await lockApplication(db, { companyId: companyOf(user).id }, params.id);
        if (application.row.version !== version) {
          throw versionConflict(await presentApplication(db, application, 'employer', now));
        }
        const allowed = applicationLife.employer.allowed(standingOf(application, now));
        if (!isMove(to) || !allowed.includes(to)) throw invalidTransition(allowed);
        checkDetails(body);
        const moved = await moveApplication(db, application, {
          to,
          by: 'employer',
          actorId: user.id,
          now,
          tell: telling(outbox, call),
          isTold: notify ?? true,
          change: {
            reason_code: reason_code ?? null,
            public_note: public_note || null,
            ...(interview ? { interview } : {}),
          },
        });
        return { data: await presentApplication(db, moved, 'employer', now) };
      }),

    addApplicationNote: ({ params, body, user, now, transaction }) =>
      transaction(async (db) => {
        const { row } = await findApplication(db, { companyId: companyOf(user).id }, params.id);
        const [note] = await db.tx
          .insert(applicationNotes)
          .values({
            tenant_id: db.tenantId,
            application_id: row.id,
            author_id: user.id,
            author: `${user.first_name} ${user.last_name}`,
            text: body.text,
            created_at: now,
          })
          .returning();
        if (!note) throw new Error('The note was not stored');
        return { data: presentNote(note) };
      }),
  }) satisfies Handlers<'listJobApplications' | 'moveApplication' | 'addApplicationNote'>;

type Details = Pick<
  Parameters<ReturnType<typeof employerApplicationHandlers>['moveApplication']>[0]['body'],
  'to' | 'reason_code' | 'interview'
>;

function checkDetails({ to, reason_code, interview }: Details) {
  const errors: Record<string, string[]> = {};
  if (to === 'rejected' && !reason_code) errors.reason_code = ['Choose why'];
  if (to !== 'rejected' && reason_code) errors.reason_code = ['Not expected here'];
  if (to !== 'interview' && interview) errors.interview = ['Not expected here'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
