// An upload is inspected in the capped process first, then stored completely or not at all.
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { personKey } from '../background/fairQueue.ts';
import type { CvType } from '../cv/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { resumeFiles, resumeReadings, resumes } from '../db/schema/resumes.ts';
import type { Operation, UploadedFile } from '../http/contract/call.ts';
import {
  acceptUpload,
  fileHash,
  insertResume,
  oldestRestorable,
  presentReading,
  requireResumeCapacity,
  type UploadCvOptions,
  withCleanName,
} from '../resumes/interface.ts';
import { changeOnboarding, lockForStep, type OnboardingRow } from './onboardingState.ts';

export const uploadCv: Operation<'uploadCv', UploadCvOptions> = async (
  { form, transaction, conclude, tenant, user, limit, now },
  { cvReader, cvJobs },
) => {
  const named = withCleanName(form.file);
  await transaction((db) => lockForStep(db, user.id, 1));
  await limit('uploadCv');
  const file = await acceptUpload(named, personKey(tenant.id, user.id), cvReader);
  const kind = user.country_id === 233 ? 'resume' : 'cv';
  const answer = await transaction(async (db) =>
    conclude(db, { data: await storeUpload(db, user.id, { ...file, kind }, now) }),
  );
  cvJobs.wake();
  return answer;
};

type NewFile = UploadedFile & { type: CvType; kind: 'cv' | 'resume' };

export async function storeUpload(db: TenantDb, userId: number, file: NewFile, now: Date) {
  const row = await lockForStep(db, userId, 1);
  const sha256 = fileHash(file.bytes);
  const inHand = await current(db, row);
  if (inHand && inHand.sha256 === sha256 && inHand.reading?.status !== 'failed') {
    return { resume_id: inHand.id, parse: presentReading(inHand.reading, inHand) };
  }
  const mine = and(eq(resumes.tenant_id, db.tenantId), eq(resumes.user_id, userId));
  if (inHand) {
    await db.tx
      .update(resumes)
      .set({ deleted_at: now, is_primary: false, updated_at: now })
      .where(and(mine, eq(resumes.id, inHand.id)));
  }
  await db.tx
    .delete(resumes)
    .where(
      and(
        mine,
        lt(resumes.deleted_at, oldestRestorable(now)),
        sql`${resumes.id} is distinct from ${row.resume_id}`,
      ),
    );
  await requireResumeCapacity(db, userId);
  const fields = {
    title: file.fileName.replace(/\.\w{1,5}$/, '').replaceAll('_', ' '),
    kind: file.kind,
    source: file.type === 'json_resume' ? ('json_resume' as const) : ('upload' as const),
    file_name: file.fileName,
  };
  const resume = await insertResume(db, userId, fields, now, { primary: false });
  const of = { tenant_id: db.tenantId, user_id: userId, resume_id: resume.id, created_at: now };
  const { bytes, type } = file;
  await db.tx.insert(resumeFiles).values({ ...of, bytes, sha256, type, size: bytes.length });
  const [reading] = await db.tx
    .insert(resumeReadings)
    .values({ ...of, status: 'processing', fields: [], unmapped: [], warnings: [] })
    .returning();
  await changeOnboarding(db, row, { resume_id: resume.id }, now, 1);
  return { resume_id: resume.id, parse: presentReading(reading ?? null, resume) };
}

async function current(db: TenantDb, row: OnboardingRow) {
  const [upload] = await db.tx
    .select({
      id: resumes.id,
      sections: resumes.sections,
      sha256: resumeFiles.sha256,
      reading: resumeReadings,
    })
    .from(resumes)
    .innerJoin(
      resumeFiles,
      and(eq(resumeFiles.tenant_id, resumes.tenant_id), eq(resumeFiles.resume_id, resumes.id)),
    )
    .leftJoin(
      resumeReadings,
      and(eq(resumeReadings.tenant_id, resumes.tenant_id), eq(resumeReadings.resume_id, resumes.id)),
    )
    .where(
      and(
        eq(resumes.tenant_id, db.tenantId),
        eq(resumes.user_id, row.user_id),
        eq(resumes.id, row.resume_id ?? 0),
        isNull(resumes.reviewed_at),
        isNull(resumes.deleted_at),
      ),
    );
  return upload;
}
