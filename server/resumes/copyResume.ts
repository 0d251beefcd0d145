import type { TenantDb } from '../db/database.ts';
import type { ResumeRow } from '../db/schema/resumes.ts';
import { insertResume, requireResumeCapacity } from './storedResumes.ts';
import { resumeContent } from './versions/versions.ts';

interface CopyFields {
  title: string;
  /** By default that of the original. */
  tailored_job_id?: number | null;
}

/**
 * A copy with the content of a résumé, without its history; a draft if it is federal.
 * @throws 409 `limit_reached` with ten résumés, or 50 including deleted ones
 */
export async function copyResume(
  db: TenantDb,
  row: ResumeRow,
  { title, tailored_job_id = row.tailored_job_id }: CopyFields,
  now: Date,
): Promise<ResumeRow> {
  await requireResumeCapacity(db, row.user_id);
  const { federal, ...content } = resumeContent(row);
  const fields = {
    ...content,
    title,
    tailored_job_id,
    kind: row.kind,
    source: 'duplicate' as const,
    federal: federal && { ...federal, status: 'draft' as const },
  };
  return insertResume(db, row.user_id, fields, now);
}
