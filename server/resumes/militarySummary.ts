import { and, eq, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { type MilitarySummary, onboardings } from '../db/schema/onboarding.ts';
import { militaryRanks, militaryServices } from '../db/schema/reference.ts';
import type { resumes } from '../db/schema/resumes.ts';
import { checkMilitaryService } from '../military/interface.ts';
import { hearLeaving } from '../profile/interface.ts';
import type { ResumeSections, SectionErrors } from './sections/sectionRules.ts';

type ResumeRow = typeof resumes.$inferSelect;

export async function checkCascades(db: TenantDb, sections: ResumeSections): Promise<SectionErrors> {
  const errors: SectionErrors = {};
  for (const [index, item] of sections.military_exp.entries()) {
    if (!item.military_service_id || !item.military_rank_id) continue;
    for (const [field, messages] of Object.entries(await checkMilitaryService(db, item))) {
      errors[`sections.military_exp.${index}.${field}`] = messages;
    }
  }
  return errors;
}

/** @returns whether the leaving date changed with it; then the caller calls `FollowLeaving` */
export async function updateMilitarySummary(
  db: TenantDb,
  { user_id, sections }: Pick<ResumeRow, 'user_id' | 'sections'>,
  now: Date,
): Promise<boolean> {
  const military_summary = await summarise(db, sections.military_exp);
  const mine = and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.user_id, user_id));
  const [before] = await db.tx
    .select({
      knows: sql<boolean>`jsonb_exists(${onboardings.military_summary}, 'ends_in')`,
      ends_in: sql<string | null>`${onboardings.military_summary} ->> 'ends_in'`,
    })
    .from(onboardings)
    .where(mine);
  await db.tx.update(onboardings).set({ military_summary }).where(mine);
  const on = military_summary?.ends_in;
  const isNews = before?.knows === true && before.ends_in !== on;
  return on ? hearLeaving(db, user_id, { on, isNews }, now) : false;
}

export async function summarise(
  db: TenantDb,
  items: ResumeSections['military_exp'],
): Promise<MilitarySummary | null> {
  const end = (item: (typeof items)[number]) => (item.is_current ? '9999-12' : (item.end_month ?? ''));
  const [latest] = [...items].sort((first, second) => end(second).localeCompare(end(first)));
  if (!latest) return null;
  const [words] = await db.tx
    .select({ service: militaryServices.title, rank: militaryRanks.title })
    .from(militaryServices)
    .innerJoin(militaryRanks, eq(militaryRanks.service_id, militaryServices.id))
    .where(
      and(
        eq(militaryServices.id, latest.military_service_id ?? 0),
        eq(militaryRanks.id, latest.military_rank_id ?? 0),
      ),
    );
  return {
    service: words?.service ?? null,
    rank: words?.rank ?? null,
    periods: items.flatMap(({ start_month, end_month, is_current }) =>
      start_month ? [{ from: start_month, to: is_current ? null : (end_month ?? null) }] : [],
    ),
    ends_in: latest.end_month && latest.end_month.length > 4 ? latest.end_month : null,
  };
}
