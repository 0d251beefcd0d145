// A CV is accepted only if it is valid and its uncertain readings were reviewed.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { type MilitarySummary, onboardings } from '../db/schema/onboarding.ts';
import { militaryRanks, militaryServices } from '../db/schema/reference.ts';
import { resumeReadings, resumes } from '../db/schema/resumes.ts';
import { dayOf } from '../formats/days.ts';
import { invalid, invalidTransition, notFound, versionConflict } from '../http/answers/problem.ts';
import type { Call, Handlers } from '../http/contract/call.ts';
import { checkMilitaryService } from '../military/military.ts';
import {
  checkReview,
  checkSections,
  type ResumeSections,
  type SectionErrors,
} from '../resumes/sections/sectionRules.ts';
import { changeResume, makePrimary, presentResume } from '../resumes/storedResumes.ts';
import { changeOnboarding, lockForStep, presentOnboarding } from './onboardingState.ts';

type Schemas = components['schemas'];
type ResumeRow = typeof resumes.$inferSelect;
type ReadingRow = typeof resumeReadings.$inferSelect;
type Review = Required<Pick<Call<'saveCv'>['body'], 'resume_id' | 'version' | 'confirmed_sections'>> & {
  sections?: ResumeSections;
};

export const onboardingCvHandlers = {
  getOnboardingResume: ({ transaction, user, now }) =>
    transaction(async (db) => {
      const found = await onboardingResume(db, user.id);
      if (!found) throw notFound();
      const resume = await presentResume(db, found.resume, now);
      return { data: { resume, parse: presentReading(found.reading) } };
    }),

  saveCv: ({ body, transaction, user, now }) =>
    transaction(async (db) => {
      const resume = isReview(body)
        ? await keepReview(db, user, body, now)
        : await goOnWithout(db, user, now);
      return { data: { resume, onboarding: await presentOnboarding(db, user.id) } };
    }),
} satisfies Handlers<'getOnboardingResume' | 'saveCv'>;

export function presentReading(row: ReadingRow | null): Schemas['ParseResult'] {
  const nothing = { fields: [], unmapped: [], unmapped_sources: [], warnings: [] };
  if (!row) return { status: 'done', failure: null, confidence: null, ...nothing };
  const { status, failure, confidence, fields, unmapped, unmapped_sources, warnings } = row;
  return { status, failure, confidence, fields, unmapped, unmapped_sources, warnings };
}

function isReview(body: Call<'saveCv'>['body']): body is Review {
  return body.resume_id !== undefined;
}

async function onboardingResume(db: TenantDb, userId: number) {
  const [found] = await db.tx
    .select({ resume: resumes, reading: resumeReadings })
    .from(resumes)
    .leftJoin(
      resumeReadings,
      and(eq(resumeReadings.tenant_id, resumes.tenant_id), eq(resumeReadings.resume_id, resumes.id)),
    )
    .where(
      and(
        eq(resumes.tenant_id, db.tenantId),
        eq(resumes.user_id, userId),
        isNull(resumes.deleted_at),
        sql`${resumes.id} = (
          select o.resume_id from onboardings o where o.tenant_id = ${db.tenantId} and o.user_id = ${userId})`,
      ),
    );
  return found;
}

async function goOnWithout(db: TenantDb, user: { id: number }, now: Date) {
  const row = await lockForStep(db, user.id, 1);
  if (!row.cv_done_at && !row.cv_skipped_at) await changeOnboarding(db, row, { cv_skipped_at: now }, now, 1);
  return null;
}

async function keepReview(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  review: Review,
  now: Date,
): Promise<Schemas['Resume']> {
  const row = await lockForStep(db, user.id, 1);
  const found = await onboardingResume(db, user.id);
  if (found?.resume.id !== review.resume_id) throw notFound();
  const { resume, reading } = found;
  if (reading && reading.status !== 'done') throw invalidTransition([]);
  if (resume.version !== review.version) {
    if (await isRepeat(db, resume, review)) return presentResume(db, resume, now);
    throw versionConflict(await presentResume(db, resume, now));
  }
  const sections = review.sections ?? resume.sections;
  const errors = {
    ...checkReview(reading?.fields ?? [], review.confirmed_sections, resume.sections, review.sections),
    ...checkSections(sections, dayOf(now)),
    ...(await checkCascades(db, sections)),
  };
  if (Object.keys(errors).length > 0) {
    throw invalid(errors, 'Some parts need another look.');
  }
  await makePrimary(db, user.id, resume.id, now);
  const change = { sections, is_primary: true, reviewed_at: resume.reviewed_at ?? now };
  const kept = await changeResume(db, resume, change, now, 'autosave');
  const military_summary = await summarise(db, sections.military_exp);
  await changeOnboarding(db, row, { cv_done_at: row.cv_done_at ?? now, military_summary }, now, 1);
  return presentResume(db, kept, now);
}

// A retry whose first response was lost.
async function isRepeat(db: TenantDb, resume: ResumeRow, review: Review): Promise<boolean> {
  if (!resume.reviewed_at || resume.version !== review.version + 1) return false;
  if (!review.sections) return true;
  const [same] = await db.tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        eq(resumes.tenant_id, db.tenantId),
        eq(resumes.id, resume.id),
        sql`${resumes.sections} = ${JSON.stringify(review.sections)}::jsonb`,
      ),
    );
  return same !== undefined;
}

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

/**
 * Updates the profile's service summary from the primary CV. A leaving date that was entered stays while
 * the CV has no end month.
 */
export async function updateMilitarySummary(
  db: TenantDb,
  { user_id, sections }: Pick<ResumeRow, 'user_id' | 'sections'>,
): Promise<void> {
  const summary = await summarise(db, sections.military_exp);
  const mine = and(eq(onboardings.tenant_id, db.tenantId), eq(onboardings.user_id, user_id));
  const [known] = await db.tx
    .select({ military: onboardings.military_summary })
    .from(onboardings)
    .where(mine);
  const serves = sections.military_exp.some(({ is_current, end_month }) => is_current && !end_month);
  const told = serves ? (known?.military?.leaving_date ?? null) : null;
  const military_summary = summary && { ...summary, leaving_date: summary.leaving_date ?? told };
  await db.tx.update(onboardings).set({ military_summary }).where(mine);
}

async function summarise(
  db: TenantDb,
  items: ResumeSections['military_exp'],
): Promise<MilitarySummary | null> {
  const end = (item: (typeof items)[number]) => (item.is_current ? '9999-12' : (item.end_month ?? ''));
  const [latest] = [...items].sort((one, other) => end(other).localeCompare(end(one)));
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

/** Null for a year alone. */
export function lastWorkingDay(month: string): string | null {
  const [year = 0, number] = month.split('-').map(Number);
  if (number === undefined) return null;
  const day = new Date(Date.UTC(year, number, 0));
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() - 1);
  return dayOf(day);
}
