/** Promises: a file becomes a résumé, or joins one, by the same capped reading as a CV of the onboarding; it is stored whole or not at all. */
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../call.ts';
import type { CvType } from '../cv/reader.ts';
import { fingerprint } from '../cvJobs.ts';
import type { TenantDb } from '../db/database.ts';
import { resumeFiles, resumeReadings, resumes } from '../db/schema/resumes.ts';
import { presentReading } from '../onboardingCv.ts';
import { invalidTransition } from '../problem.ts';
import { accepted, namedFile, type UploadCvOptions } from '../uploadCv.ts';
import { checkRoom, findResume, insertResume, lockResume, presentResume, type ResumeRow } from './rows.ts';

export function resumeImportHandlers({ cvReader, cvJobs }: UploadCvOptions) {
  return {
    async importResume({ form, transaction, conclude, user, limit, now }) {
      const file = namedFile(form.file);
      const into = form.into_resume_id;
      if (into) await transaction((db) => findResume(db, user.id, into));
      await limit('uploadCv');
      const type = accepted(await cvReader.inspect(file.bytes, file.fileName));
      const answer = await transaction(async (db) => {
        const row = into
          ? await lockedForImport(db, user.id, into)
          : await newForImport(db, user, file.fileName, type, now);
        const parse = await orderReading(db, row, { ...file, type }, now);
        return conclude(db, { data: { resume_id: row.id, parse } });
      });
      cvJobs.wake();
      return answer;
    },

    getResumeImport: ({ params, transaction, user, now }) =>
      transaction(async (db) => {
        // First the reading: what it calls done stands in the résumé that is read after it.
        const [reading] = await db.tx.select().from(resumeReadings).where(readingOf(db, params));
        const row = await findResume(db, user.id, params.id);
        return {
          data: { resume: await presentResume(db, row, now), parse: presentReading(reading ?? null) },
        };
      }),
  } satisfies Handlers<'importResume' | 'getResumeImport'>;
}

const readingOf = ({ tenantId }: TenantDb, { id }: Pick<ResumeRow, 'id'>) =>
  and(eq(resumeReadings.tenant_id, tenantId), eq(resumeReadings.resume_id, id));

async function newForImport(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  fileName: string,
  type: CvType,
  now: Date,
): Promise<ResumeRow> {
  await checkRoom(db, user.id);
  const given = {
    title: fileName.replace(/\.\w{1,5}$/, '').replaceAll('_', ' '),
    kind: user.country_id === 233 ? ('resume' as const) : ('cv' as const),
    source: type === 'json_resume' ? ('json_resume' as const) : ('upload' as const),
    file_name: fileName,
  };
  return insertResume(db, user.id, given, now);
}

/** One file at a time: what is being read now has to be finished first. */
async function lockedForImport(db: TenantDb, userId: number, id: number): Promise<ResumeRow> {
  const row = await lockResume(db, userId, id);
  const [reading] = await db.tx
    .select({ status: resumeReadings.status })
    .from(resumeReadings)
    .where(readingOf(db, row));
  if (row.kind === 'federal' || reading?.status === 'processing') throw invalidTransition([]);
  await db.tx
    .delete(resumeFiles)
    .where(and(eq(resumeFiles.tenant_id, db.tenantId), eq(resumeFiles.resume_id, id)));
  await db.tx.delete(resumeReadings).where(readingOf(db, row));
  return row;
}

async function orderReading(
  db: TenantDb,
  row: ResumeRow,
  { bytes, fileName, type }: { bytes: Buffer; fileName: string; type: CvType },
  now: Date,
) {
  await db.tx
    .update(resumes)
    .set({ file_name: fileName })
    .where(and(eq(resumes.tenant_id, db.tenantId), eq(resumes.id, row.id)));
  const of = { tenant_id: db.tenantId, user_id: row.user_id, resume_id: row.id, created_at: now };
  await db.tx
    .insert(resumeFiles)
    .values({ ...of, bytes, sha256: fingerprint(bytes), type, size: bytes.length });
  const [reading] = await db.tx
    .insert(resumeReadings)
    .values({ ...of, status: 'processing', fields: [], unmapped: [], warnings: [] })
    .returning();
  return presentReading(reading ?? null);
}
