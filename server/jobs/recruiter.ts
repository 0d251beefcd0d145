import { and, eq } from 'drizzle-orm';
import type { JobMove } from '../../src/machines/job.ts';
import { notifyApplicants } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import { invalid, Problem } from '../http/answers/problem.ts';
import type { Call, Operation, OperationId } from '../http/contract/call.ts';
import { truncate } from '../http/contract/truncate.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import {
  type JobInput,
  jobFaults,
  missingJobFields,
  toJobColumns,
  withOccupation,
  withSector,
} from './fields.ts';
import { demandMove, demandVersion, jobStateOf, lockJob, logChanges, moveJob, storeJob } from './jobLife.ts';
import { presentJob, type Viewer } from './jobViews.ts';
import { postingOf } from './jsonLd.ts';
import { presentOwn } from './own.ts';

type Recruiting = Pick<Call<OperationId>, 'user' | 'tenant' | 'now'>;

const viewerOf = ({ user, tenant, now }: Recruiting): Viewer => ({ tenant, visitor: user, now });

const mostJobs = 2000;

async function refuseFaults(db: TenantDb, job: Job, { strictly, now }: { strictly: boolean; now: Date }) {
  const errors = { ...(strictly ? missingJobFields(job, now) : {}), ...(await jobFaults(db, job)) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function refuseUncheckedBadge(db: TenantDb, companyId: number | undefined, input: JobInput) {
  if (!input.veteran_features?.includes('covenant_gold')) return;
  const [company] = await db.tx
    .select({ commitment: companies.checked_commitment })
    .from(companies)
    .where(and(eq(companies.tenant_id, db.tenantId), eq(companies.id, companyId ?? 0)));
  if (company?.commitment !== 'gold')
    throw invalid({ veteran_features: ['We have to check your company’s gold award first'] });
}

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

const isOwnJob = ({
  user,
  params,
  transaction,
}: Pick<Call<'publishJob'>, 'user' | 'params' | 'transaction'>) =>
  transaction(async ({ tenantId, tx }) => {
    const isOwn = and(eq(jobs.tenant_id, tenantId), eq(jobs.company_id, user.company?.id ?? 0));
    const [job] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isOwn, eq(jobs.id, params.id)));
    return job !== undefined;
  });

async function move(
  call: Recruiting & Pick<Call<'publishJob'>, 'params' | 'limit' | 'transaction' | 'conclude'>,
  name: JobMove,
  change: (job: Job) => Partial<Job>,
  afterwards: (db: TenantDb, job: Job) => Promise<void> = async () => {},
) {
  // Ids of no job share a count: a count for each would fill the table.
  const counted = (await isOwnJob(call)) ? call.params.id : 0;
  await call.limit('moveJob', { whose: `${call.user.company?.id} ${counted}` });
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

const copied = (job: Job): Partial<Job> => {
  const { title, job_role_id, job_type, work_type, industry_ids, experience_id, country_id, state_id } = job;
  const { city_ids, is_remote, remote_country_ids, salary_min, salary_max, salary_currency, salary_per } =
    job;
  const { salary_is_public, salary_yearly, description_html, responsibilities, requirements, skills } = job;
  const { benefits, clearance_required, sponsorship, veteran_features, translated_role_ids, questions } = job;
  const { openings, skill_names, occupation_code } = job;
  return {
    ...{
      job_role_id,
      occupation_code,
      job_type,
      work_type,
      industry_ids,
      experience_id,
      country_id,
      state_id,
      city_ids,
    },
    ...{
      is_remote,
      remote_country_ids,
      salary_min,
      salary_max,
      salary_currency,
      salary_per,
      salary_is_public,
    },
    ...{ salary_yearly, description_html, responsibilities, requirements, skills, skill_names, benefits },
    ...{ clearance_required, sponsorship, veteran_features, translated_role_ids, questions, openings },
    title: `${truncate(title, 112)} (copy)`.trim(),
  };
};

export const createJob: Operation<'createJob'> = async (call) => {
  await call.limit('createJob');
  return call.transaction(async (db) => {
    await refuseUncheckedBadge(db, call.user.company?.id, call.body);
    const columns = withOccupation(await withSector(db, toJobColumns(call.body)), undefined);
    const draft = await insertDraft(db, call, columns);
    return call.conclude(db, { data: await presentOwn(db, draft, viewerOf(call)) });
  });
};

export const updateJob: Operation<'updateJob'> = async (call) => {
  await call.limit('changeJob');
  return call.transaction(async (db) => {
    const { now } = call;
    const { version, ...given } = call.body;
    const job = await lockJob(db, call.user.company?.id, call.params.id);
    const viewer = viewerOf(call);
    if (version !== job.version) demandVersion(job, version, await presentOwn(db, job, viewer));
    await demandMove(db, job, 'change', now);
    await refuseUncheckedBadge(db, call.user.company?.id, given);
    const columns = await changesTo(db, job, given);
    const changed = { ...job, ...columns };
    await refuseFaults(db, changed, { strictly: job.status !== 'draft', now: dueOf(job, changed, now) });
    const isLogged = job.status !== 'draft' && (await logChanges(db, job, changed, call.user.id, now));
    const stored = await storeJob(db, job, { ...columns, ...(isLogged ? { revised_at: now } : {}) }, now);
    return { data: await presentOwn(db, stored, viewer) };
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
  );
  if (tell) outbox.wake();
  return reply;
};

export const reopenJob: Operation<'reopenJob'> = (call) =>
  move(call, 'reopen', () => ({
    closes_on: call.body.closes_on,
    published_at: call.now,
    host: call.host,
    revised_at: null,
    close_reason: null,
    ended_at: null,
  }));

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
    const shown = await presentJob(db, job, viewerOf(call));
    const { status } = await jobStateOf(db, job, call.now);
    const missing = { ...missingJobFields(job, call.now), ...(await jobFaults(db, job)) };
    const isWhole = Object.keys(missing).length === 0 || status === 'published';
    return {
      data: { job: shown, json_ld: isWhole ? await postingOf(db, shown, job, call.host) : null, missing },
    };
  });

async function changesTo(db: TenantDb, job: Job, input: JobInput): Promise<Partial<Job>> {
  const columns = withOccupation(toJobColumns(input, job), job);
  return job.industry_ids.length > 0 || input.industry ? columns : withSector(db, columns);
}

// An unchanged closing day was valid when it was set, so it may be near now.
const dueOf = (before: Job, after: Job, now: Date) =>
  before.closes_on === after.closes_on && before.published_at ? before.published_at : now;
