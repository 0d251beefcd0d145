// A veteran applies for a job once, even under concurrent requests. The employer gets the CV file, profile and answers as
// they were at that moment, and the veteran keeps the job as it was.
import { and, desc, eq, gt } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { fileNameOf } from '../../src/documents/fileName.ts';
import { personKey } from '../background/fairQueue.ts';
import { introduceVeteran } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { applicationEvents, applicationFiles, applications } from '../db/schema/applications.ts';
import { jobInvitations } from '../db/schema/candidates.ts';
import { generatedFiles } from '../db/schema/files.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { invalid, notFound, Problem } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { frozenMatches } from '../match/load.ts';
import { channelsFor, markHandled, notifier } from '../notifications/notify.ts';
import type { PdfMaker } from '../resumes/interface.ts';
import { frozenAnswers, isTaking } from './answers.ts';
import { unexpectedAnswers } from './applicants/expectedAnswers.ts';
import { findApplication } from './applicationLife.ts';
import { keepAppliedJobs } from './appliedJob.ts';
import { isHidden } from './closing.ts';
import { frozenResume, profileOf, sharedOf } from './freeze.ts';
import { presentApplication } from './presentApplication.ts';
import { notifyRecruiters } from './recruiters.ts';
import { sentNews } from './sentNews.ts';

type ApplyCall = Call<'applyToJob'>;
type Frozen = Pick<typeof applicationFiles.$inferInsert, 'name' | 'content' | 'at' | 'bytes'> & {
  page_count: number | null;
};

interface Services {
  outbox: Outbox;
  pdfMaker: PdfMaker;
  applyInTurn: ReturnType<typeof createTurns>;
}

export const applyToJob: Operation<'applyToJob', Services> = (call, { outbox, pdfMaker, applyInTurn }) =>
  applyInTurn(personKey(call.tenant.id, call.user.id), async () => {
    const { params, body, tenant, user, now, transaction, conclude, limit } = call;
    const prepared = await transaction(async (db) => {
      await demandNew(db, user.id, params.id);
      const job = await openJob(db, params.id, now);
      await demandProfile(db, user.id);
      if (body.consent_version !== tenant.privacy_version) {
        throw invalid({ consent_version: ['Read the current privacy notice first'] });
      }
      return {
        answers: frozenAnswers(job.questions, body.answers ?? []),
        ...(await selectedCv(db, call)),
      };
    });
    await limit('apply');
    const file = prepared.file ?? (await prepared.print(pdfMaker));
    const answer = await transaction(async (db) => {
      const job = await openJob(db, params.id, now);
      const id = await store(db, call, job, { ...prepared, file });
      const cardId = await invitedCard(db, user.id, job.id);
      await introduceVeteran(db, { userId: user.id, companyId: job.company_id, cardId });
      await markHandled(db, { types: ['invited_to_apply'], userId: user.id, path: `/jobs/${job.id}`, now });
      const application = await findApplication(db, { veteranId: user.id }, id);
      const notify = notifier(outbox, call);
      await notifyRecruiters(db, application, notify);
      const channels = await channelsFor(db, user.id, 'application_viewed');
      await notify(db, sentNews(application, { user, file, channels }));
      return conclude(db, { data: await presentApplication(db, application, 'veteran', now) });
    });
    outbox.wake();
    return answer;
  });

/** Runs the work of one person in sequence within this process; between processes the database serialises it. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => {});
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

const alreadyApplied = (id: number) =>
  new Problem(409, 'already_applied', 'You have applied for this job already.', {
    data: { application_id: id },
  });

async function demandNew({ tenantId, tx }: TenantDb, userId: number, jobId: number): Promise<void> {
  const [earlier] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.tenant_id, tenantId),
        eq(applications.user_id, userId),
        eq(applications.job_id, jobId),
      ),
    );
  if (earlier) throw alreadyApplied(earlier.id);
}

// The lock keeps the job open until the transaction ends.
export async function openJob({ tenantId, tx }: TenantDb, id: number, now: Date): Promise<Job> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.tenant_id, tenantId), eq(jobs.id, id)))
    .for('share');
  if (!job || isHidden(job)) throw notFound();
  if (isTaking(job, now)) return job;
  throw new Problem(409, 'job_closed', 'This job no longer takes applications.');
}

async function demandProfile({ tenantId, tx }: TenantDb, userId: number): Promise<void> {
  const [row] = await tx
    .select({ at: onboardings.personal_details_done_at })
    .from(onboardings)
    .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, userId)));
  if (row?.at) return;
  throw new Problem(409, 'profile_incomplete', 'Complete your personal details before you apply.');
}

interface SelectedCv {
  resumeId: number | null;
  file: Frozen | null;
  print: (maker: PdfMaker) => Promise<Frozen>;
  shared: ReturnType<typeof sharedOf>;
}

async function selectedCv(db: TenantDb, { body, tenant, user, now }: ApplyCall): Promise<SelectedCv> {
  if (body.file_id !== undefined) {
    const file = await finishedFile(db, user.id, body.file_id, now);
    return { resumeId: null, file, print: async () => file, shared: sharedOf(null, body.share ?? {}) };
  }
  const { stored, content, shared } = await frozenResume(db, user, body.resume_id ?? 0, body.share);
  const frozen = { name: fileNameOf(content), content, at: stored.updated_at };
  return {
    resumeId: stored.id,
    file: null,
    async print(maker) {
      const { bytes, measures } = await maker.make({
        document: content,
        at: frozen.at,
        person: personKey(tenant.id, user.id),
      });
      return { ...frozen, bytes: Buffer.from(bytes), page_count: measures.pages };
    },
    shared,
  };
}

async function finishedFile(
  { tenantId, tx }: TenantDb,
  userId: number,
  key: string,
  now: Date,
): Promise<Frozen> {
  const [file] = await tx
    .select()
    .from(generatedFiles)
    .where(
      and(
        eq(generatedFiles.tenant_id, tenantId),
        eq(generatedFiles.user_id, userId),
        eq(generatedFiles.key, key),
        eq(generatedFiles.type, 'application/pdf'),
        gt(generatedFiles.expires_at, now),
      ),
    );
  if (!file) throw invalid({ file_id: ['Make the file again'] });
  const { name, bytes, page_count, created_at } = file;
  return { name, content: null, at: created_at, bytes, page_count };
}

// Which card the company invited to this job last; 0 if none.
async function invitedCard({ tenantId, tx }: TenantDb, userId: number, jobId: number): Promise<number> {
  const { tenant_id, user_id, job_id, card_id, id } = jobInvitations;
  const [invitation] = await tx
    .select({ card_id })
    .from(jobInvitations)
    .where(and(eq(tenant_id, tenantId), eq(user_id, userId), eq(job_id, jobId)))
    .orderBy(desc(id))
    .limit(1);
  return invitation?.card_id ?? 0;
}

interface Sent extends Pick<SelectedCv, 'resumeId' | 'shared'> {
  file: Frozen;
  answers: components['schemas']['ApplicationAnswer'][];
}

async function store(db: TenantDb, call: ApplyCall, job: Job, sent: Sent): Promise<number> {
  const { body, user, host, now } = call;
  const frozen = (await frozenMatches(db, [job], user, now)).get(job.id);
  await keepAppliedJobs(db, [job]);
  const [row] = await db.tx
    .insert(applications)
    .values({
      tenant_id: db.tenantId,
      job_id: job.id,
      company_id: job.company_id,
      user_id: user.id,
      status: 'submitted',
      status_changed_at: now,
      job_title: job.title,
      job_version: job.version,
      resume_id: sent.resumeId,
      profile: profileOf(user, sent.shared, now),
      cover_note: body.cover_note || null,
      answers: sent.answers,
      unexpected_answers: unexpectedAnswers(job.questions, sent.answers).length,
      consent_version: body.consent_version,
      ...frozen,
      host,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  if (!row) {
    await demandNew(db, user.id, job.id);
    throw new Error('The application was not stored');
  }
  const ofThis = { tenant_id: db.tenantId, application_id: row.id };
  await db.tx.insert(applicationFiles).values({ ...ofThis, ...sent.file });
  await db.tx
    .insert(applicationEvents)
    .values({ ...ofThis, at: now, from: null, to: 'submitted', by: 'veteran', by_user_id: user.id });
  return row.id;
}
