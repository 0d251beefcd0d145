import { and, eq } from 'drizzle-orm';
import { personKey } from '../../background/fairQueue.ts';
import type { CvType } from '../../cv/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { type ResumeRow, resumeFiles, resumeReadings, resumes } from '../../db/schema/resumes.ts';
import { invalidTransition } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import {
  findResume,
  insertResume,
  lockResume,
  presentResume,
  requireResumeCapacity,
} from '../storedResumes.ts';
import { acceptUpload, type UploadCvOptions, withCleanName } from './acceptUpload.ts';
import { presentReading } from './presentReading.ts';
import { fileHash } from './readingJobs.ts';

export const importResume: Operation<'importResume', UploadCvOptions> = async (
  { form, transaction, conclude, tenant, user, limit, now },
  { cvReader, cvJobs },
) => {
  const named = withCleanName(form.file);
  const into = form.into_resume_id;
  if (into) await transaction((db) => findResume(db, user.id, into));
  await limit('uploadCv');
  const file = await acceptUpload(named, personKey(tenant.id, user.id), cvReader);
  const answer = await transaction(async (db) => {
    const row = into
      ? await lockForImport(db, user.id, into)
      : await insertForImport(db, user, file.fileName, file.type, now);
    const parse = await orderReading(db, row, file, now);
    return conclude(db, { data: { resume_id: row.id, parse } });
  });
  cvJobs.wake();
  return answer;
};

export const getResumeImport: Operation<'getResumeImport'> = ({ params, transaction, user, now }) =>
  transaction(async (db) => {
    // The reading is loaded first, so that the résumé, loaded later, contains everything that the reading reports as done.
    const [reading] = await db.tx.select().from(resumeReadings).where(readingOf(db, params));
    const row = await findResume(db, user.id, params.id);
    return {
      data: { resume: await presentResume(db, row, now), parse: presentReading(reading ?? null, row) },
    };
  });

const readingOf = ({ tenantId }: TenantDb, { id }: Pick<ResumeRow, 'id'>) =>
  and(eq(resumeReadings.tenant_id, tenantId), eq(resumeReadings.resume_id, id));

async function insertForImport(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  fileName: string,
  type: CvType,
  now: Date,
): Promise<ResumeRow> {
  await requireResumeCapacity(db, user.id);
  const resume = {
    title: fileName.replace(/\.\w{1,5}$/, '').replaceAll('_', ' '),
    kind: user.country_id === 233 ? ('resume' as const) : ('cv' as const),
    source: type === 'json_resume' ? ('json_resume' as const) : ('upload' as const),
    file_name: fileName,
  };
  return insertResume(db, user.id, resume, now);
}

/** @throws 409 while another file is being read */
async function lockForImport(db: TenantDb, userId: number, id: number): Promise<ResumeRow> {
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
  await db.tx.insert(resumeFiles).values({ ...of, bytes, sha256: fileHash(bytes), type, size: bytes.length });
  const [reading] = await db.tx
    .insert(resumeReadings)
    .values({ ...of, status: 'processing', fields: [], unmapped: [], warnings: [] })
    .returning();
  return presentReading(reading ?? null, row);
}
