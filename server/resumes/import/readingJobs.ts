// Read once by any free process, even after a crash, in turns between people; an unreadable file ends as a failure with a message.
import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { personKey } from '../../background/fairQueue.ts';
import { createQueue, type Queue } from '../../background/queue.ts';
import { endTurn, nextInRotation } from '../../background/rotation.ts';
import type { CvReader, CvReading } from '../../cv/interface.ts';
import type { Database, TenantDb } from '../../db/database.ts';
import { onboardings } from '../../db/schema/onboarding.ts';
import { resumeFiles, resumeReadings, resumes } from '../../db/schema/resumes.ts';
import { notifyInApp } from '../../notifications/notify.ts';
import { changeResume } from '../storedResumes.ts';
import { mergeReading } from './mergeReading.ts';
import { withItemIds } from './readFields.ts';

export type CvJobs = Pick<Queue, 'wake' | 'settled' | 'close'>;

type Lane = 'files' | 'scans';

interface Job {
  tenant_id: number;
  resume_id: number;
  user_id: number;
  attempts: number;
  lane: Lane;
}

const mostAttempts = 3;
// Renewed while the file waits for its turn or is read; after that, its process is considered dead.
const lockSeconds = 20;
const renewMs = 5_000;
const restMs = 10_000;
const gaveUp = 'We could not read this file. Save it again as a PDF or Word file and upload that.';

interface JobOptions {
  database: Database;
  cvReader: Pick<CvReader, 'read' | 'readScan'>;
  clock: () => Date;
  onError: (error: unknown) => void;
}

export function createCvJobs(options: JobOptions): CvJobs {
  const { database, onError } = options;
  const usual = {
    renewal: { renew: (job: Job) => renew(database, job), everyMs: renewMs },
    restMs,
    onError,
  };
  const scans: Queue = createQueue({
    claim: () => claim(database, 'scans'),
    perform: async (job) => {
      await perform(options, job, scans.isClosed);
    },
    ...usual,
  });
  const files: Queue = createQueue({
    claim: () => claim(database, 'files'),
    async perform(job) {
      const isScan = await perform(options, job, files.isClosed);
      if (isScan) scans.wake();
    },
    ...usual,
  });
  return {
    wake: files.wake,
    async settled() {
      await files.settled();
      await scans.settled();
    },
    async close() {
      await Promise.all([files.close(), scans.close()]);
    },
  };
}

const lockEnd = sql`now() + make_interval(secs => ${lockSeconds})`;

const queueOf = (lane: Lane) => ({
  table: 'resume_readings' as const,
  lane: (alias: string) =>
    sql`${sql.identifier(alias)}.failure ${lane === 'scans' ? sql`= 'scan'` : sql`is null`}`,
});

const isIn = (lane: Lane) =>
  lane === 'scans' ? eq(resumeReadings.failure, 'scan') : isNull(resumeReadings.failure);

function claim(database: Database, lane: Lane): Promise<Job | undefined> {
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<Record<Exclude<keyof Job, 'lane'>, number>>(sql`
      update resume_readings
      set attempts = attempts + 1, locked_until = ${lockEnd}
      where (tenant_id, id) = (${nextInRotation(queueOf(lane))})
      returning tenant_id, resume_id, user_id, attempts`);
    return rows[0] && { ...rows[0], lane };
  });
}

/** Returns whether the file is a scan, which the other lane reads. */
async function perform(
  { database, cvReader, clock }: JobOptions,
  job: Job,
  isClosed: () => boolean,
): Promise<boolean> {
  const file = await database.asTenant(job.tenant_id, async ({ tx }) => {
    const [row] = await tx
      .select({
        bytes: resumeFiles.bytes,
        kind: resumes.kind,
        userId: resumes.user_id,
        isOfOnboarding: sql<boolean>`exists (select from ${onboardings}
          where ${onboardings.tenant_id} = ${resumes.tenant_id} and ${onboardings.user_id} = ${resumes.user_id}
            and ${onboardings.resume_id} = ${resumes.id} and ${onboardings.cv_done_at} is null)`,
      })
      .from(resumeFiles)
      .innerJoin(
        resumes,
        and(eq(resumes.tenant_id, resumeFiles.tenant_id), eq(resumes.id, resumeFiles.resume_id)),
      )
      .where(and(eq(resumeFiles.tenant_id, job.tenant_id), eq(resumeFiles.resume_id, job.resume_id)));
    return row;
  });
  const reading: CvReading =
    !file || job.attempts > mostAttempts
      ? { ok: false, code: 'file_unreadable', message: gaveUp }
      : await readIn(job, cvReader, file);
  const isScan = job.lane === 'files' && !reading.ok && reading.code === 'file_is_scan';
  const isUnread = isClosed() || (!reading.ok && reading.code === 'overloaded');
  await database.asTenant(job.tenant_id, async (db) => {
    if (isUnread) return releaseJob(db, job);
    if (isScan) await handToScans(db, job);
    await db.tx.execute(endTurn(queueOf(job.lane), job));
    if (isScan) return;
    const now = clock();
    const isStored = await storeReading(db, job.resume_id, reading, now, job);
    if (isStored && file) await notifyInApp(db, readingNotification(file, reading, now));
  });
  return isScan;
}

function readIn(
  { lane, tenant_id, user_id }: Job,
  cvReader: JobOptions['cvReader'],
  { bytes, kind }: { bytes: Buffer; kind: string },
) {
  const hints = { countryId: kind === 'resume' ? 233 : 232 } as const;
  const person = personKey(tenant_id, user_id);
  return lane === 'scans' ? cvReader.readScan(bytes, person, hints) : cvReader.read(bytes, person, hints);
}

function readingNotification(
  { userId, kind, isOfOnboarding }: { userId: number; kind: string; isOfOnboarding: boolean },
  reading: CvReading,
  now: Date,
) {
  const name = kind === 'resume' ? 'resume' : 'CV';
  return {
    userId,
    type: 'cv_parsed' as const,
    ...(reading.ok
      ? { title: `We’ve read your ${name}`, body: 'Check what we found before you use it.' }
      : { title: `We couldn’t read your ${name}`, body: reading.message }),
    link: {
      path: isOfOnboarding ? '/veteran/onboarding?step=1' : '/veteran/resume',
      label: `See your ${name}`,
    },
    at: now,
  };
}

// The attempts of both lanes are counted from 0.
const attemptOf = ({ tenant_id, resume_id, attempts, lane }: Omit<Job, 'user_id'>) =>
  and(
    eq(resumeReadings.tenant_id, tenant_id),
    eq(resumeReadings.resume_id, resume_id),
    eq(resumeReadings.status, 'processing'),
    eq(resumeReadings.attempts, attempts),
    isIn(lane),
  );

const renew = (database: Database, job: Job): Promise<void> =>
  database.asTenant(job.tenant_id, async ({ tx }) => {
    await tx.update(resumeReadings).set({ locked_until: lockEnd }).where(attemptOf(job));
  });

// A busy or stopped reader does not count as an attempt.
async function releaseJob({ tx }: TenantDb, job: Job): Promise<void> {
  await tx
    .update(resumeReadings)
    .set({ attempts: job.attempts - 1, locked_until: sql`now() + interval '2 seconds'` })
    .where(attemptOf(job));
}

async function handToScans({ tx }: TenantDb, job: Job): Promise<void> {
  await tx
    .update(resumeReadings)
    .set({ failure: 'scan', attempts: 0, locked_until: null, queued_at: sql`now()` })
    .where(attemptOf(job));
}

/** Only the attempt that holds the job may store its result; returns whether it did. */
export async function storeReading(
  db: TenantDb,
  resumeId: number,
  reading: CvReading,
  now: Date,
  { attempts, lane }: Pick<Job, 'attempts' | 'lane'> = { attempts: 0, lane: 'files' },
): Promise<boolean> {
  const { tenantId, tx } = db;
  const [row] = await tx
    .select()
    .from(resumes)
    .where(and(eq(resumes.tenant_id, tenantId), eq(resumes.id, resumeId)))
    .for('update');
  if (!row) return false;
  const merged = reading.ok ? mergeReading(row.sections, reading) : undefined;
  const result =
    reading.ok && merged
      ? {
          status: 'done' as const,
          failure: null,
          confidence: reading.confidence,
          fields: withItemIds(merged.fields, merged.sections),
          unmapped: merged.unmapped,
          unmapped_sources: merged.unmapped_sources,
          pages: reading.pages,
          warnings: reading.warnings,
        }
      : {
          status: 'failed' as const,
          failure:
            !reading.ok && reading.code === 'file_is_scan' ? ('scan' as const) : ('unreadable' as const),
          warnings: reading.ok ? [] : [reading.message],
        };
  const [stored] = await tx
    .update(resumeReadings)
    .set({ ...result, locked_until: null })
    .where(attemptOf({ tenant_id: tenantId, resume_id: resumeId, attempts, lane }))
    .returning({ id: resumeReadings.id });
  if (!stored) return false;
  if (!merged) return true;
  const isFirst = row.version === 1 && row.file_name !== null && row.source !== 'builder';
  await changeResume(db, row, { sections: merged.sections }, now, isFirst ? undefined : 'import');
  return true;
}

export const fileHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
