/** Promises: a photo stands on a CV for the United Kingdom only, and only where its owner has switched it on. */
import { and, eq } from 'drizzle-orm';
import { mayHavePhoto } from '../../src/documents/resume/content.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { printedPicture } from '../pictures.ts';
import { invalid } from '../problem.ts';
import type { Sections } from '../resumeRules.ts';
import type { ResumeRow } from './rows.ts';

type Printed = Parameters<typeof mayHavePhoto>[0];

/** Nothing where there is no picture. */
export async function photoOf(db: TenantDb, row: ResumeRow): Promise<{ photo?: string }> {
  if (!row.sections.personal_details?.photo || !mayHavePhoto(row)) return {};
  const [owner] = await db.tx
    .select({ picture: users.profile_picture })
    .from(users)
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, row.user_id)));
  const photo = owner?.picture ? await printedPicture(db, owner.picture) : undefined;
  return photo ? { photo } : {};
}

/** `field` is what asks for it. */
export function checkPhoto(resume: Printed, field: string): void {
  if (!resume.sections.personal_details?.photo || mayHavePhoto(resume)) return;
  throw invalid({
    [field]: ['Leave the photo out: employers in the United States may not consider it'],
  });
}

export const withoutPhoto = ({ personal_details, ...others }: Sections): Sections => {
  const { photo: _, ...person } = personal_details ?? {};
  return { ...others, ...(personal_details && { personal_details: person }) };
};
