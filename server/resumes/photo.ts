// A photo is printed only on UK CVs and only if its owner switched it on.
import { and, eq } from 'drizzle-orm';
import { mayHavePhoto } from '../../src/documents/resume/resumeContent.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { ResumeRow } from '../db/schema/resumes.ts';
import { printedPicture } from '../files/pictures.ts';
import { invalid } from '../http/answers/problem.ts';
import type { ResumeSections } from './sections/sectionRules.ts';

type PrintedResume = Parameters<typeof mayHavePhoto>[0];

export async function resumePhoto(db: TenantDb, row: ResumeRow): Promise<{ photo?: string }> {
  if (!row.sections.personal_details?.photo || !mayHavePhoto(row)) return {};
  const [owner] = await db.tx
    .select({ picture: users.profile_picture })
    .from(users)
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, row.user_id)));
  const photo = owner?.picture ? await printedPicture(db, owner.picture) : undefined;
  return photo ? { photo } : {};
}

export function requirePhotoAllowed(resume: PrintedResume, field: string): void {
  if (!resume.sections.personal_details?.photo || mayHavePhoto(resume)) return;
  throw invalid({
    [field]: ['Leave the photo out: employers in the United States may not consider it'],
  });
}

export const withoutPhoto = ({ personal_details, ...others }: ResumeSections): ResumeSections => {
  const { photo: _, ...person } = personal_details ?? {};
  return { ...others, ...(personal_details && { personal_details: person }) };
};
