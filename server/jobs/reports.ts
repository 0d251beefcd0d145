// Reports that arrive after the operator has read the list are not dismissed.
import { and, count, desc, eq, inArray, lte, max, min, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { notifyApplicants } from '../applications/interface.ts';
import { actorOf, recordAudit, recordReading } from '../audit/audit.ts';
import { adminsOf } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { companies } from '../db/schema/companies.ts';
import { type Job, jobReports, jobs } from '../db/schema/jobs.ts';
import { page } from '../http/answers/paging.ts';
import { invalidTransition, notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type Notify, notifier } from '../notifications/notify.ts';
import { moveJob } from './jobLife.ts';
import { statusOn } from './jobViews.ts';

type Schemas = components['schemas'];
type Status = Schemas['JobReportStatus'];

const mostShown = 20;

const reported = ({ tenantId }: TenantDb, status: Status | undefined) =>
  and(eq(jobReports.tenant_id, tenantId), status && eq(jobReports.status, status));

const ofJob = (db: TenantDb, id: number, status?: Status) =>
  and(reported(db, status), eq(jobReports.job_id, id));

const countJobs = async (db: TenantDb, status: Status | undefined): Promise<number> => {
  const [row] = await db.tx
    .select({ jobs: sql<number>`count(distinct ${jobReports.job_id})::integer` })
    .from(jobReports)
    .where(reported(db, status));
  return row?.jobs ?? 0;
};

export const countReportedJobs = (db: TenantDb) => countJobs(db, 'open');

async function reportsOf(db: TenantDb, ids: number[], status: Status | undefined) {
  const latest = db.tx
    .select({
      id: jobReports.id,
      job_id: jobReports.job_id,
      reason: jobReports.reason,
      text: jobReports.text,
      created_at: jobReports.created_at,
      status: jobReports.status,
      decided_at: jobReports.decided_at,
      place:
        sql<number>`row_number() over (partition by ${jobReports.job_id} order by ${jobReports.created_at} desc, ${jobReports.id} desc)`.as(
          'place',
        ),
    })
    .from(jobReports)
    .where(and(reported(db, status), inArray(jobReports.job_id, ids)))
    .as('latest');
  return db.tx.select().from(latest).where(lte(latest.place, mostShown)).orderBy(latest.place);
}

type Counted = { id: number; count: number };

async function present(
  db: TenantDb,
  counted: Counted[],
  { status, now }: { status?: Status | undefined; now: Date },
): Promise<Schemas['ReportedJob'][]> {
  if (counted.length === 0) return [];
  const ids = counted.map(({ id }) => id);
  const rows = await db.tx
    .select({ job: jobs, company: { id: companies.id, name: companies.name } })
    .from(jobs)
    .innerJoin(companies, and(eq(companies.tenant_id, jobs.tenant_id), eq(companies.id, jobs.company_id)))
    .where(and(eq(jobs.tenant_id, db.tenantId), inArray(jobs.id, ids)));
  const reports = await reportsOf(db, ids, status);
  return counted.flatMap(({ id, count: people }) => {
    const row = rows.find(({ job }) => job.id === id);
    if (!row) return [];
    const { job, company } = row;
    return {
      job: { id, title: job.title, status: statusOn(job, now), company },
      count: people,
      reports: reports
        .filter(({ job_id }) => job_id === id)
        .map(({ id: number, reason, text, created_at, status: at, decided_at }) => ({
          ...{ id: number, reason, text, status: at },
          created_at: created_at.toISOString(),
          decided_at: decided_at?.toISOString() ?? null,
        })),
    };
  });
}

async function lockReported(db: TenantDb, id: number): Promise<Job> {
  const [job] = await db.tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.id, id)))
    .for('update');
  if (!job || (await db.tx.$count(jobReports, ofJob(db, id))) === 0) throw notFound();
  return job;
}

async function tellCompany(db: TenantDb, job: Job, text: string, tell: Notify) {
  const ofCompany = and(eq(users.tenant_id, db.tenantId), eq(users.company_id, job.company_id));
  const [owner] = await db.tx
    .select({ id: users.id })
    .from(users)
    .where(and(ofCompany, eq(users.id, job.owner_id), eq(users.member_role, 'recruiter')));
  const admins = await adminsOf(db, job.company_id);
  for (const userId of new Set([...(owner ? [owner] : []), ...admins].map(({ id }) => id))) {
    await tell(db, {
      userId,
      type: 'job_removed',
      title: `${job.title} was taken down`,
      body: `People reported this job, and we looked at it. The reason given: ${text}\nYou can copy the job, put right what is wrong, and publish the copy. If we are wrong, write to us.`,
      link: { path: `/recruiter/jobs/${job.id}`, label: 'Open the job' },
      byMail: 'always',
    });
  }
}

export const listJobReports: Operation<'listJobReports'> = (call) =>
  call.transaction(async (db) => {
    const { query, now } = call;
    const { status } = query;
    await recordReading(db, call, 'reports.read');
    const { meta, limit, offset } = page(query.page, await countJobs(db, status));
    const isOpen = sql`bool_or(${jobReports.status} = 'open')`;
    const counted = await db.tx
      .select({ id: jobReports.job_id, count: count() })
      .from(jobReports)
      .where(reported(db, status))
      .groupBy(jobReports.job_id)
      .orderBy(
        desc(isOpen),
        sql`case when ${isOpen} then ${min(jobReports.created_at)} end`,
        desc(max(jobReports.decided_at)),
        desc(jobReports.job_id),
      )
      .limit(limit)
      .offset(offset);
    return { data: await present(db, counted, { status, now }), meta };
  });

export const decideJobReports: Operation<'decideJobReports', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { params, body, user, now, transaction } = call;
  const isRemoved = body.decision === 'remove';
  const data = await transaction(async (db) => {
    const job = await lockReported(db, params.id);
    const read = lte(jobReports.created_at, new Date(body.seen_until));
    const decided = await db.tx
      .update(jobReports)
      .set({ status: isRemoved ? 'upheld' : 'dismissed', decided_at: now })
      .where(and(ofJob(db, job.id, 'open'), isRemoved ? undefined : read))
      .returning({ id: jobReports.id });
    if (decided.length === 0) throw invalidTransition([]);
    if (isRemoved) {
      const change = { removed_reason: body.text, ended_at: job.ended_at ?? now };
      const removed = await moveJob(db, job, { move: 'remove', change, now });
      const tell = notifier(outbox, call);
      await tellCompany(db, removed, body.text, tell);
      await notifyApplicants(db, removed.id, 'removed', { tell, now });
    }
    const action = isRemoved ? 'job.removed' : 'job.reportsDismissed';
    const details = { text: body.text, reports: decided.length };
    await recordAudit(db, actorOf(user), { action, kind: 'job', id: job.id, name: job.title, details }, now);
    const people = await db.tx.$count(jobReports, ofJob(db, job.id));
    const [shown] = await present(db, [{ id: job.id, count: people }], { now });
    if (!shown) throw notFound();
    return shown;
  });
  outbox.wake();
  return { data };
};
