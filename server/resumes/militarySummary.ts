import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { type MilitarySummary, onboardings } from '../db/schema/onboarding.ts';
import { militaryRanks, militaryServices } from '../db/schema/reference.ts';
import type { resumes } from '../db/schema/resumes.ts';
import { dayOf } from '../formats/days.ts';
import { checkMilitaryService } from '../military/interface.ts';
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

/** A leaving date that was entered stays while the CV has no end month. */
export async function updateMilitarySummary(
  db: TenantDb,
  { user_id, sections }: Pick<ResumeRow, 'user_id' | 'sections'>,
): Promise<void> {
  const summary = await summarise(db, sections.military_exp);
  const mine = and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.user_id, user_id));
  const [onboarding] = await db.tx
    .select({ military: onboardings.military_summary })
    .from(onboardings)
    .where(mine);
  const serves = sections.military_exp.some(({ is_current, end_month }) => is_current && !end_month);
  const leavingDate = serves ? (onboarding?.military?.leaving_date ?? null) : null;
  const military_summary = summary && { ...summary, leaving_date: summary.leaving_date ?? leavingDate };
  await db.tx.update(onboardings).set({ military_summary }).where(mine);
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
    leaving_date: latest.end_month ? lastWorkingDay(latest.end_month) : null,
  };
}

export function lastWorkingDay(month: string): string | null {
  const [year = 0, number] = month.split('-').map(Number);
  if (number === undefined) return null;
  const day = new Date(Date.UTC(year, number, 0));
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() - 1);
  return dayOf(day);
}
