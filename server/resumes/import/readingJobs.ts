// An accepted CV is read once by any free process, even after a crash. An unreadable file ends as a
// failure with a message.
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { createQueue, type Queue } from '../../background/queue.ts';
import type { CvReader, CvReading } from '../../cv/interface.ts';
import type { Database, TenantDb } from '../../db/database.ts';
import { resumeFiles, resumeReadings, resumes } from '../../db/schema/resumes.ts';
import { notifyInApp } from '../../notifications/notify.ts';
import { changeResume } from '../storedResumes.ts';
import { mergeReading } from './mergeReading.ts';

export type CvJobs = Pick<Queue, 'wake' | 'settled' | 'close'>;

interface Job {
  tenant_id: number;
  resume_id: number;
  attempts: number;
}

const mostAttempts = 3;
const lockSeconds = 20;
const restMs = 10_000;
const gaveUp = 'We could not read this file. Save it again as a PDF or Word file and upload that.';

export function createCvJobs(options: {
  database: Database;
  cvReader: Pick<CvReader, 'read'>;
  clock: () => Date;
  onError: (error: unknown) => void;
}): CvJobs {
  const { database, cvReader, clock, onError } = options;
  const queue: Queue = createQueue({
    claim: () => claim(database),
    perform: (job) => perform(database, cvReader, job, clock, queue.isClosed),
    restMs,
    onError,
  });
  return queue;
}

function claim(database: Database): Promise<Job | undefined> {
  return database.asPlatform(async (tx) => {
    const { rows } = await tx.execute<Record<keyof Job, number>>(sql`
      update resume_readings
      set attempts = attempts + 1, locked_until = now() + make_interval(secs => ${lockSeconds})
      where (tenant_id, id) = (
        select tenant_id, id from resume_readings
        where status = 'processing' and (locked_until is null or locked_until < now())
        order by created_at, id limit 1 for update skip locked)
      returning tenant_id, resume_id, attempts`);
    return rows[0];
  });
}

async function perform(
  database: Database,
  cvReader: Pick<CvReader, 'read'>,
  job: Job,
  clock: () => Date,
  isClosed: () => boolean,
): Promise<void> {
  const file = await database.asTenant(job.tenant_id, async ({ tx }) => {
    const [found] = await tx
      .select({
        bytes: resumeFiles.bytes,
        name: resumes.file_name,
        kind: resumes.kind,
        userId: resumes.user_id,
      })
      .from(resumeFiles)
      .innerJoin(
        resumes,
        and(eq(resumes.tenant_id, resumeFiles.tenant_id), eq(resumes.id, resumeFiles.resume_id)),
      )
      .where(and(eq(resumeFiles.tenant_id, job.tenant_id), eq(resumeFiles.resume_id, job.resume_id)));
    return found;
  });
  const reading: CvReading =
    !file || job.attempts > mostAttempts
      ? { ok: false, code: 'file_unreadable', message: gaveUp }
      : await cvReader.read(file.bytes, file.name ?? '', { countryId: file.kind === 'resume' ? 233 : 232 });
  const isUnread = isClosed() || (!reading.ok && reading.code === 'overloaded');
  await database.asTenant(job.tenant_id, async (db) => {
    if (isUnread) return releaseJob(db, job);
    const now = clock();
    const isKept = await storeReading(db, job.resume_id, reading, now, job.attempts);
    if (isKept && file) await notifyInApp(db, readingNotification(file, reading, now));
  });
}

function readingNotification(
  { userId, kind }: { userId: number; kind: string },
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
    link: { path: '/veteran/resume', label: `See your ${name}` },
    at: now,
  };
}

// A busy or stopped reader does not count as an attempt.
async function releaseJob({ tx }: TenantDb, { tenant_id, resume_id, attempts }: Job): Promise<void> {
  await tx
    .update(resumeReadings)
    .set({ attempts: attempts - 1, locked_until: sql`now() + interval '2 seconds'` })
    .where(
      and(
        eq(resumeReadings.tenant_id, tenant_id),
        eq(resumeReadings.resume_id, resume_id),
        eq(resumeReadings.attempts, attempts),
      ),
    );
}

/** Only the attempt that holds the job may store its result; returns whether it did. */
export async function storeReading(
  db: TenantDb,
  resumeId: number,
  reading: CvReading,
  now: Date,
  attempts = 0,
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
          confidence: reading.confidence,
          fields: merged.fields,
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
  const [kept] = await tx
    .update(resumeReadings)
    .set({ ...result, locked_until: null })
    .where(
      and(
        eq(resumeReadings.tenant_id, tenantId),
        eq(resumeReadings.resume_id, resumeId),
        eq(resumeReadings.status, 'processing'),
        eq(resumeReadings.attempts, attempts),
      ),
    )
    .returning({ id: resumeReadings.id });
  if (!kept) return false;
  if (!merged) return true;
  const isFirst = row.version === 1 && row.file_name !== null && row.source !== 'builder';
  await changeResume(db, row, { sections: merged.sections }, now, isFirst ? undefined : 'import');
  return true;
}

export const fileHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
