// Stores the last 20 versions. An entry holds the state after its change; autosaves within a few minutes share one entry.
import { and, desc, eq, lte } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { type ResumeContent, type resumes, resumeVersions } from '../../db/schema/resumes.ts';

export type VersionRow = typeof resumeVersions.$inferSelect;
export type VersionReason = VersionRow['reason'];
type ResumeRow = typeof resumes.$inferSelect;

const maxVersions = 20;
const togetherMs = 5 * 60_000;

const versionsOf = ({ tenantId }: TenantDb, resumeId: number) =>
  and(eq(resumeVersions.tenant_id, tenantId), eq(resumeVersions.resume_id, resumeId));

export const resumeContent = (row: ResumeContent): ResumeContent => ({
  sections: row.sections,
  federal: row.federal,
  template_id: row.template_id,
  page_size: row.page_size,
  spacing: row.spacing ?? 'normal',
  section_order: row.section_order,
  hidden_sections: row.hidden_sections,
});

export const listVersions = (db: TenantDb, resumeId: number): Promise<VersionRow[]> =>
  db.tx
    .select()
    .from(resumeVersions)
    .where(versionsOf(db, resumeId))
    .orderBy(desc(resumeVersions.n))
    .limit(maxVersions);

export async function findVersion(db: TenantDb, resumeId: number, n: number) {
  const [version] = await db.tx
    .select()
    .from(resumeVersions)
    .where(and(versionsOf(db, resumeId), eq(resumeVersions.n, n)));
  return version;
}

export async function beginHistory(db: TenantDb, row: ResumeRow): Promise<void> {
  const [existing] = await db.tx
    .select({ n: resumeVersions.n })
    .from(resumeVersions)
    .where(versionsOf(db, row.id))
    .limit(1);
  if (existing) return;
  const reason = row.source === 'upload' || row.source === 'json_resume' ? 'import' : 'autosave';
  await insertVersion(db, row, 1, reason, row.updated_at);
}

export async function storeVersion(
  db: TenantDb,
  row: ResumeRow,
  reason: VersionReason,
  now: Date,
): Promise<void> {
  const [last] = await db.tx
    .select({ n: resumeVersions.n, reason: resumeVersions.reason, started_at: resumeVersions.started_at })
    .from(resumeVersions)
    .where(versionsOf(db, row.id))
    .orderBy(desc(resumeVersions.n))
    .limit(1);
  const isTogether =
    reason === 'autosave' &&
    last?.reason === 'autosave' &&
    last.n > 1 &&
    now.getTime() - last.started_at.getTime() < togetherMs;
  if (last && isTogether) {
    await db.tx
      .update(resumeVersions)
      .set({ content: resumeContent(row), at: now })
      .where(and(versionsOf(db, row.id), eq(resumeVersions.n, last.n)));
    return;
  }
  const n = (last?.n ?? 0) + 1;
  await insertVersion(db, row, n, reason, now);
  await db.tx
    .delete(resumeVersions)
    .where(and(versionsOf(db, row.id), lte(resumeVersions.n, n - maxVersions)));
}

const insertVersion = (db: TenantDb, row: ResumeRow, n: number, reason: VersionReason, at: Date) =>
  db.tx
    .insert(resumeVersions)
    .values({
      tenant_id: db.tenantId,
      user_id: row.user_id,
      resume_id: row.id,
      n,
      reason,
      content: resumeContent(row),
      started_at: at,
      at,
    })
    .onConflictDoNothing();
