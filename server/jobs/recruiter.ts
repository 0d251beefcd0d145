import { and, eq } from 'drizzle-orm';
import type { JobMove } from '../../src/machines/job.ts';
import { notifyApplicants } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { contentOf } from '../db/schema/jobContent.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import { Problem } from '../http/answers/problem.ts';
import type { LimitName } from '../http/answers/rateLimits.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { truncate } from '../http/contract/truncate.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import { jobFaults, missingJobFields, toJobColumns, withOccupation, withSector } from './fields.ts';
import { demandMove, jobStateOf, lockJob, moveJob, storeJob } from './jobLife.ts';
import { presentJob } from './jobViews.ts';
import { postingOf } from './jsonLd.ts';
import { presentOwn } from './own.ts';
import { findChanges, forgetClosingDay, hasChanges, withChanges } from './unpublishedChanges.ts';
import { limitMoves, type Recruiting, refuseFaults, refuseUncheckedBadge, viewerOf } from './writing.ts';

const mostJobs = 2000;

async function insertDraft(db: TenantDb, call: Recruiting, columns: Partial<Job>): Promise<Job> {
  const company_id = call.user.company?.id ?? 0;
  const ofCompany = and(eq(companies.tenant_id, db.tenantId), eq(companies.id, company_id));
  await db.tx.select({ id: companies.id }).from(companies).where(ofCompany).for('update');
  const count = await db.tx.$count(
    jobs,
    and(eq(jobs.tenant_id, db.tenantId), eq(jobs.company_id, company_id)),
  );
  if (count >= mostJobs) throw new Problem(409, 'limit_reached', `A company may have ${mostJobs} jobs.`);
  const [draft] = await db.tx
    .insert(jobs)
    .values({
      tenant_id: db.tenantId,
      company_id,
      owner_id: call.user.id,
      created_at: call.now,
      updated_at: call.now,
    })
    .returning();
  if (!draft) throw new Error('The new job was not stored');
  const filled = { ...draft, ...columns };
  await refuseFaults(db, filled, { strictly: false, now: call.now });
  const stored = await storeJob(db, draft, columns, call.now);
  return stored;
}

async function move(
  call: Recruiting & Pick<Call<'publishJob'>, 'params' | 'limit' | 'transaction' | 'conclude'>,
  name: JobMove,
  change: (job: Job) => Partial<Job>,
  afterwards: (db: TenantDb, job: Job) => Promise<void> = async () => {},
  limits: LimitName[] = [],
) {
  await limitMoves(call, limits);
  return call.transaction(async (db) => {
    const { now } = call;
    const job = await lockJob(db, call.user.company?.id, call.params.id);
    await demandMove(db, job, name, now);
    const changes = change(job);
    if (name === 'publish' || name === 'reopen') {
      await refuseFaults(db, { ...job, ...changes }, { strictly: true, now });
    }
    const moved = await moveJob(db, job, { move: name, change: changes, now });
    await afterwards(db, moved);
    return call.conclude(db, { data: await presentOwn(db, moved, viewerOf(call)) });
  });
}

const copied = (job: Job): Partial<Job> => ({
  ...contentOf(job),
  title: `${truncate(job.title, 112)} (copy)`.trim(),
  start_on: null,
  closes_on: null,
});

export const createJob: Operation<'createJob'> = async (call) => {
  await call.limit('createJob');
  return call.transaction(async (db) => {
    await refuseUncheckedBadge(db, call.user.company?.id, call.body);
    const columns = withOccupation(await withSector(db, toJobColumns(call.body)), undefined);
    const draft = await insertDraft(db, call, columns);
    return call.conclude(db, { data: await presentOwn(db, draft, viewerOf(call)) });
  });
};

export const publishJob: Operation<'publishJob'> = (call) =>
  move(call, 'publish', (job) => ({
    published_at: job.published_at ?? call.now,
    host: call.host,
    ended_at: null,
  }));

export const pauseJob: Operation<'pauseJob'> = (call) => move(call, 'pause', () => ({}));

export const closeJob: Operation<'closeJob', { outbox: Outbox }> = async (call, { outbox }) => {
  const change = { close_reason: call.body.reason, ended_at: call.now };
  const tell = call.body.notify_applicants ? notifier(outbox, call) : null;
  const reply = await move(
    call,
    'close',
    () => change,
    async (db, job) => {
      if (tell) await notifyApplicants(db, job.id, 'closed', { tell, now: call.now });
    },
    tell ? ['notifyOfClosing'] : [],
  );
  if (tell) outbox.wake();
  return reply;
};

export const reopenJob: Operation<'reopenJob'> = (call) =>
  move(
    call,
    'reopen',
    () => ({
      closes_on: call.body.closes_on,
      published_at: call.now,
      host: call.host,
      revised_at: null,
      close_reason: null,
      ended_at: null,
    }),
    (db, job) => forgetClosingDay(db, job, { byId: call.user.id, now: call.now }),
  );

export const duplicateJob: Operation<'duplicateJob'> = async (call) => {
  await call.limit('createJob');
  return call.transaction(async (db) => {
    const job = await lockJob(db, call.user.company?.id, call.params.id);
    const draft = await insertDraft(db, call, copied(job));
    return call.conclude(db, { data: await presentOwn(db, draft, viewerOf(call)) });
  });
};

export const deleteJob: Operation<'deleteJob'> = ({ params, user, now, transaction }) =>
  transaction(async (db) => {
    const job = await lockJob(db, user.company?.id, params.id);
    await demandMove(db, job, 'delete', now);
    await db.tx.delete(jobs).where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.id, job.id)));
    return { data: { id: job.id } };
  });

export const previewJob: Operation<'previewJob'> = (call) =>
  call.transaction(async (db) => {
    const job = await lockJob(db, call.user.company?.id, call.params.id);
    const changes = await findChanges(db, job.id);
    const edited = withChanges(job, changes);
    const shown = await presentJob(db, edited, viewerOf(call));
    const { status } = await jobStateOf(db, job, call.now);
    const missing = { ...missingJobFields(edited, call.now), ...(await jobFaults(db, edited)) };
    const isWhole = Object.keys(missing).length === 0 || status === 'published';
    return {
      data: {
        job: shown,
        json_ld: isWhole ? await postingOf(db, shown, edited, call.host) : null,
        missing,
        has_unpublished_changes: hasChanges(changes),
      },
    };
  });
