// Drafts are changed directly. Changes of a job that others can see are stored, and then published or discarded as a whole.
import { recountUnexpectedAnswers } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import type { Job } from '../db/schema/jobs.ts';
import { versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { type JobInput, toJobColumns, withOccupation, withSector } from './fields.ts';
import { demandMove, lockJob, logChanges, storeJob } from './jobLife.ts';
import { presentOwn } from './own.ts';
import {
  type Changes,
  editVersion,
  endChanges,
  findChanges,
  storeChanges,
  withChanges,
} from './unpublishedChanges.ts';
import { limitMoves, type Recruiting, refuseFaults, refuseUncheckedBadge, viewerOf } from './writing.ts';

type Editing = Recruiting & Pick<Call<'updateJob'>, 'params'>;

/** Locks the job. @throws 409 with the job if it is no longer what the caller has read */
async function lockRead(
  db: TenantDb,
  call: Editing,
  version: number,
): Promise<{ job: Job; changes: Changes | null }> {
  const job = await lockJob(db, call.user.company?.id, call.params.id);
  const changes = await findChanges(db, job.id);
  if (version !== editVersion(job, changes)) throw versionConflict(await presentOwn(db, job, viewerOf(call)));
  return { job, changes };
}

export const updateJob: Operation<'updateJob'> = async (call) => {
  await call.limit('changeJob');
  return call.transaction(async (db) => {
    const { now, user } = call;
    const { version, ...given } = call.body;
    const { job, changes } = await lockRead(db, call, version);
    await demandMove(db, job, 'change', now);
    await refuseUncheckedBadge(db, user.company?.id, given);
    const before = withChanges(job, changes);
    const columns = await changesTo(db, before, given);
    const edited = { ...before, ...columns };
    await refuseFaults(db, edited, { strictly: false, now });
    if (job.status === 'draft') {
      const stored = await storeJob(db, job, columns, now);
      return { data: await presentOwn(db, stored, viewerOf(call)) };
    }
    await storeChanges(db, job, edited, { byId: user.id, now });
    return { data: await presentOwn(db, job, viewerOf(call)) };
  });
};

export const publishJobChanges: Operation<'publishJobChanges'> = async (call) => {
  await limitMoves(call);
  return call.transaction(async (db) => {
    const { now, user } = call;
    const { job, changes } = await lockRead(db, call, call.body.version);
    await demandMove(db, job, 'publish_changes', now);
    const content = changes?.content ?? {};
    const edited = withChanges(job, changes);
    await refuseUncheckedBadge(db, user.company?.id, content);
    await refuseFaults(db, edited, { strictly: true, now: dueOf(job, edited, now) });
    const isLogged = await logChanges(db, job, edited, user.id, now);
    await endChanges(db, job.id);
    const stored = await storeJob(db, job, { ...content, ...(isLogged && { revised_at: now }) }, now);
    if (changes?.content?.questions) await recountUnexpectedAnswers(db, stored);
    return call.conclude(db, { data: await presentOwn(db, stored, viewerOf(call)) });
  });
};

export const discardJobChanges: Operation<'discardJobChanges'> = async (call) => {
  await limitMoves(call);
  return call.transaction(async (db) => {
    const { job } = await lockRead(db, call, call.body.version);
    await demandMove(db, job, 'discard_changes', call.now);
    await endChanges(db, job.id);
    return call.conclude(db, { data: await presentOwn(db, job, viewerOf(call)) });
  });
};

async function changesTo(db: TenantDb, job: Job, input: JobInput): Promise<Partial<Job>> {
  const columns = withOccupation(toJobColumns(input, job), job);
  return job.industry_ids.length > 0 || input.industry ? columns : withSector(db, columns);
}

// An unchanged closing day was valid when it was set, so it may be near now.
const dueOf = (before: Job, after: Job, now: Date) =>
  before.closes_on === after.closes_on && before.published_at ? before.published_at : now;
