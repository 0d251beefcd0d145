/**
 * Promises: the state before any change can be brought back. An entry holds what stood after its change; autosaves of a few
 * minutes share one, which moves along with them; the last 20 stay.
 */
import { and, desc, eq, lte } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { type ResumeContent, type resumes, resumeVersions } from '../db/schema/resumes.ts';

export type VersionRow = typeof resumeVersions.$inferSelect;
export type Reason = VersionRow['reason'];
type ResumeRow = typeof resumes.$inferSelect;

const mostKept = 20;
const togetherMs = 5 * 60_000;

const of = ({ tenantId }: TenantDb, resumeId: number) =>
  and(eq(resumeVersions.tenant_id, tenantId), eq(resumeVersions.resume_id, resumeId));

export const contentOf = (row: ResumeContent): ResumeContent => ({
  sections: row.sections,
  federal: row.federal,
  template_id: row.template_id,
  page_size: row.page_size,
  section_order: row.section_order,
  hidden_sections: row.hidden_sections,
});

export const listVersions = (db: TenantDb, resumeId: number): Promise<VersionRow[]> =>
  db.tx.select().from(resumeVersions).where(of(db, resumeId)).orderBy(desc(resumeVersions.n)).limit(mostKept);

export async function findVersion(db: TenantDb, resumeId: number, n: number) {
  const [found] = await db.tx
    .select()
    .from(resumeVersions)
    .where(and(of(db, resumeId), eq(resumeVersions.n, n)));
  return found;
}

/** What was there before the history began, such as a file that was read. */
export async function beginHistory(db: TenantDb, row: ResumeRow): Promise<void> {
  const [any] = await db.tx
    .select({ n: resumeVersions.n })
    .from(resumeVersions)
    .where(of(db, row.id))
    .limit(1);
  if (any) return;
  const reason = row.source === 'upload' || row.source === 'json_resume' ? 'import' : 'autosave';
  await insert(db, row, 1, reason, row.updated_at);
}

export async function keepVersion(db: TenantDb, row: ResumeRow, reason: Reason, now: Date): Promise<void> {
  const [last] = await db.tx
    .select({ n: resumeVersions.n, reason: resumeVersions.reason, started_at: resumeVersions.started_at })
    .from(resumeVersions)
    .where(of(db, row.id))
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
      .set({ content: contentOf(row), at: now })
      .where(and(of(db, row.id), eq(resumeVersions.n, last.n)));
    return;
  }
  const n = (last?.n ?? 0) + 1;
  await insert(db, row, n, reason, now);
  await db.tx.delete(resumeVersions).where(and(of(db, row.id), lte(resumeVersions.n, n - mostKept)));
}

const insert = (db: TenantDb, row: ResumeRow, n: number, reason: Reason, at: Date) =>
  db.tx
    .insert(resumeVersions)
    .values({
      tenant_id: db.tenantId,
      user_id: row.user_id,
      resume_id: row.id,
      n,
      reason,
      content: contentOf(row),
      started_at: at,
      at,
    })
    .onConflictDoNothing();
