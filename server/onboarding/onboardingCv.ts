import { and, eq, isNull, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { resumeReadings, resumes } from '../db/schema/resumes.ts';
import { dayOf } from '../formats/days.ts';
import { invalid, invalidTransition, notFound, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { markHandled } from '../notifications/notify.ts';
import type { FollowLeaving } from '../profile/interface.ts';
import {
  changeResume,
  checkCascades,
  checkReview,
  checkSections,
  makePrimary,
  presentReading,
  presentResume,
  type ResumeSections,
  updateMilitarySummary,
} from '../resumes/interface.ts';
import { changeOnboarding, lockForStep, presentOnboarding } from './onboardingState.ts';

type Schemas = components['schemas'];
type ResumeRow = typeof resumes.$inferSelect;
type ReadingRow = typeof resumeReadings.$inferSelect;
type Review = Required<Pick<Call<'saveCv'>['body'], 'resume_id' | 'version' | 'confirmed_sections'>> & {
  sections?: ResumeSections;
  placed_lines?: string[];
};
type FollowedReview = Review & { followLeaving: FollowLeaving };

export const getOnboardingResume: Operation<'getOnboardingResume'> = ({ transaction, user, now }) =>
  transaction(async (db) => {
    const current = await onboardingResume(db, user.id);
    if (!current) throw notFound();
    return {
      data: {
        ...(await presentReview(db, current.resume, current.reading, now)),
        is_reviewed: isReviewed(current.resume, current.reading),
        pages: current.reading?.pages ?? [],
      },
    };
  });

export const saveCv: Operation<'saveCv', { followLeaving: FollowLeaving }> = (
  { body, transaction, user, now },
  { followLeaving },
) =>
  transaction(async (db) => {
    const saved = isReview(body)
      ? await keepReview(db, user, { ...body, followLeaving }, now)
      : await goOnWithout(db, user, now);
    return { data: { ...saved, onboarding: await presentOnboarding(db, user.id, now) } };
  });

function isReview(body: Call<'saveCv'>['body']): body is Review {
  return body.resume_id !== undefined;
}

const presentReview = async (
  db: TenantDb,
  resume: ResumeRow,
  reading: ReadingRow | null,
  now: Date,
): Promise<Schemas['ResumeReview']> => ({
  resume: await presentResume(db, resume, now),
  parse: presentReading(reading, resume),
});

const isEmpty = (sections: ResumeSections) =>
  Object.values(sections).every((section) => Object.keys(section).length === 0);

const isReviewed = ({ reviewed_at }: ResumeRow, reading: ReadingRow | null) =>
  reviewed_at !== null && (reading === null || reading.created_at <= reviewed_at);

async function onboardingResume(db: TenantDb, userId: number) {
  const [row] = await db.tx
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
  return row;
}

async function goOnWithout(db: TenantDb, user: { id: number }, now: Date) {
  const row = await lockForStep(db, user.id, 1);
  if (!row.cv_done_at && !row.cv_skipped_at) await changeOnboarding(db, row, { cv_skipped_at: now }, now, 1);
  return { resume: null, parse: null };
}

async function keepReview(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  { followLeaving, ...review }: FollowedReview,
  now: Date,
): Promise<Schemas['ResumeReview']> {
  const row = await lockForStep(db, user.id, 1);
  const current = await onboardingResume(db, user.id);
  if (current?.resume.id !== review.resume_id) throw notFound();
  const { resume, reading } = current;
  const isUnread = reading?.status === 'failed' && isEmpty(resume.sections);
  if (reading?.status === 'processing' || isUnread) throw invalidTransition([]);
  if (resume.version !== review.version) {
    if (await isRepeat(db, resume, review)) return presentReview(db, resume, reading, now);
    throw versionConflict(await presentResume(db, resume, now));
  }
  const sections = review.sections ?? resume.sections;
  const errors = {
    ...checkReview(
      presentReading(reading, resume).fields,
      review.confirmed_sections,
      resume.sections,
      review.sections,
    ),
    ...checkSections(sections, dayOf(now)),
    ...(await checkCascades(db, sections)),
  };
  if (Object.keys(errors).length > 0) {
    throw invalid(errors, 'Some parts need another look.');
  }
  await makePrimary(db, user.id, resume.id, now);
  const reviewed_at = isReviewed(resume, reading) ? resume.reviewed_at : now;
  const change = { sections, is_primary: true, reviewed_at };
  const changed = await changeResume(db, resume, change, now, 'autosave');
  await changeOnboarding(db, row, { cv_done_at: row.cv_done_at ?? now }, now, 1);
  if (await updateMilitarySummary(db, changed, now)) await followLeaving(db, user, now);
  await markHandled(db, { types: ['cv_parsed'], userId: user.id, now });
  return presentReview(db, changed, await withoutLines(db, reading, review.placed_lines), now);
}

async function withoutLines(
  db: TenantDb,
  reading: ReadingRow | null,
  placed: readonly string[] = [],
): Promise<ReadingRow | null> {
  if (!reading || placed.length === 0) return reading;
  const placedLines = new Set(placed);
  const isLeft = (_: unknown, at: number) => !placedLines.has(reading.unmapped[at] ?? '');
  const left = {
    unmapped: reading.unmapped.filter(isLeft),
    unmapped_sources: reading.unmapped_sources.filter(isLeft),
  };
  await db.tx
    .update(resumeReadings)
    .set(left)
    .where(and(eq(resumeReadings.tenant_id, db.tenantId), eq(resumeReadings.id, reading.id)));
  return { ...reading, ...left };
}

// True for a retry whose first response was lost.
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
