// The hiring managers of a company who may read the applications for a job, and rate them.
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import { companyOf, endAssignments, forgetNewsOfJobs } from '../applications/interface.ts';
import { endHiringTeams, isOnTeamOf, lockMember } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { hiringTeams } from '../db/schema/hiringTeams.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import { invalid, notFound, Problem } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type Notify, notifier } from '../notifications/notify.ts';
import { lockJob } from './jobLife.ts';

type Schemas = components['schemas'];

const maxMembers = 20;
const maxAvailable = 200;

const managersOf = (db: TenantDb, companyId: number, condition: SQL, limit: number) =>
  db.tx
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      job_title: users.job_title,
    })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.company_id, companyId),
        eq(users.status, 'active'),
        eq(users.member_role, 'hiring_manager'),
        condition,
      ),
    )
    .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id))
    .limit(limit);

async function presentTeam(
  db: TenantDb,
  { id, company_id }: Pick<Job, 'id' | 'company_id'>,
): Promise<Schemas['HiringTeam']> {
  const { isMember, isNoMember } = isOnTeamOf(db, id);
  const named = (people: Awaited<ReturnType<typeof managersOf>>): Schemas['Colleague'][] =>
    people.map((person) => ({ id: person.id, name: personName(person), job_title: person.job_title }));
  return {
    members: named(await managersOf(db, company_id, isMember, maxMembers)),
    available: named(await managersOf(db, company_id, isNoMember, maxAvailable)),
    limit: maxMembers,
  };
}

async function findOwnJob(
  db: TenantDb,
  companyId: number,
  id: number,
): Promise<Pick<Job, 'id' | 'company_id'>> {
  const [job] = await db.tx
    .select({ id: jobs.id, company_id: jobs.company_id })
    .from(jobs)
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.company_id, companyId), eq(jobs.id, id)));
  if (!job) throw notFound();
  return job;
}

export const listHiringTeam: Operation<'listHiringTeam'> = ({ params, user, transaction }) =>
  transaction(async (db) => ({
    data: await presentTeam(db, await findOwnJob(db, companyOf(user).id, params.id)),
  }));

export const addHiringManager: Operation<'addHiringManager', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { params, body, user, now } = call;
  await call.limit('changeHiringTeam');
  const data = await call.transaction(async (db) => {
    const { id: companyId } = companyOf(user);
    await findOwnJob(db, companyId, params.id);
    const userId = await lockHiringManager(db, companyId, body.user_id);
    const job = await lockJob(db, companyId, params.id);
    const isAdded = await addMember(db, job, { userId, now });
    if (isAdded) await notifyMember(db, job, { userId, notify: notifier(outbox, call) });
    return presentTeam(db, job);
  });
  outbox.wake();
  return { data };
};

/** Their row before the job's: whoever leaves the company or changes their role waits, and then finds the new team. */
async function lockHiringManager(db: TenantDb, companyId: number, id: number): Promise<number> {
  const [person] = await db.tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.id, id),
        eq(users.company_id, companyId),
        eq(users.status, 'active'),
        eq(users.member_role, 'hiring_manager'),
      ),
    )
    .for('share');
  if (!person) throw invalid({ user_id: ['Choose a hiring manager who works for your company'] });
  return person.id;
}

/** The job must be locked, so that two who are added together do not pass the limit. */
async function addMember(
  { tenantId, tx }: TenantDb,
  job: Job,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const member = { tenant_id: tenantId, job_id: job.id, user_id: userId, added_at: now };
  const added = await tx.insert(hiringTeams).values(member).onConflictDoNothing().returning();
  if (added.length === 0) return false;
  const ofJob = and(eq(hiringTeams.tenant_id, tenantId), eq(hiringTeams.job_id, job.id));
  if ((await tx.$count(hiringTeams, ofJob)) > maxMembers)
    throw new Problem(
      409,
      'limit_reached',
      `A hiring team has ${maxMembers} people at most. Remove somebody first.`,
    );
  return true;
}

const notifyMember = (
  db: TenantDb,
  job: Job,
  { userId, notify }: { userId: number; notify: Notify },
): Promise<number | null> =>
  notify(db, {
    userId,
    type: 'membership_changed',
    title: `You’re on the hiring team for ${job.title || 'a new job'}`,
    body: 'A recruiter added you. You can read its applications, rate the applicants and write notes for your colleagues.',
    link: { path: `/recruiter/jobs/${job.id}`, label: 'Open the job' },
  });

export const removeHiringManager: Operation<'removeHiringManager'> = async (call) => {
  const { params, user } = call;
  await call.limit('changeHiringTeam');
  return call.transaction(async (db) => {
    const { id: companyId } = companyOf(user);
    await findOwnJob(db, companyId, params.id);
    await lockMember(db, params.user_id);
    const job = await lockJob(db, companyId, params.id);
    const [left] = await endHiringTeams(db, params.user_id, job.id);
    if (left === undefined) throw notFound();
    await endAssignments(db, params.user_id, job.id);
    await forgetNewsOfJobs(db, params.user_id, [job.id]);
    return { data: await presentTeam(db, job) };
  });
};
