import { and, eq, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { onboardingDrafts } from '../db/schema/onboarding.ts';
import { dayOf } from '../formats/days.ts';
import { invalid, Problem, versionConflict } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import {
  type FollowLeaving,
  leavingError,
  leavingOfStatus,
  onboardingProgress,
} from '../profile/interface.ts';
import { changeOnboarding, lockForStep, lockOnboarding, presentOnboarding } from './onboardingState.ts';
import { checkChoice, optionValue, saveAnswers } from './storedAnswers.ts';

// Versions are four-byte integers.
const latestVersion = 2_147_483_646;
const youngest = 16;
const oldest = 100;

export const getOnboarding: Operation<'getOnboarding'> = ({ transaction, user, now }) =>
  transaction(async (db) => ({ data: await presentOnboarding(db, user.id, now) }));

export const saveOnboardingDraft: Operation<'saveOnboardingDraft'> = ({ body, transaction, user, now }) =>
  transaction(async (db) => ({ data: { version: await keepDraft(db, user.id, body, now) } }));

export const savePersonalDetails: Operation<'savePersonalDetails', { followLeaving: FollowLeaving }> = (
  { body, transaction, user, now },
  { followLeaving },
) =>
  transaction(async (db) => {
    const row = await lockForStep(db, user.id, 0);
    const { question_id, answer_option_id, leaving, ...details } = body;
    const status = await optionValue(db, answer_option_id);
    const problem = leaving && status !== 'partner' && leavingError(leaving, status, now);
    const errors = {
      ...checkBirth(body.dob, now),
      ...(await checkChoice(db, 'personal_details', user.country_id, question_id, answer_option_id)),
      ...(problem ? { 'leaving.on': [problem] } : {}),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const { leaving_answer, leaving_on } = row;
    const requested = leaving
      ? { leaving_answer: leaving.answer, leaving_on: leaving.on }
      : { leaving_answer, leaving_on };
    const left = leavingOfStatus(requested, status, now);
    const change = {
      ...details,
      ...left,
      person_question_id: question_id,
      person_option_id: answer_option_id,
      personal_details_done_at: row.personal_details_done_at ?? now,
    };
    await changeOnboarding(db, row, change, now, 0);
    await saveAnswers(db, user.id, [{ question_id, answer_option_id }], now);
    const { phone_number, country_code } = details;
    await db.tx
      .update(users)
      .set({ phone_number, country_code, version: sql`${users.version} + 1`, updated_at: now })
      .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id)));
    const isMoved = left.leaving_on !== leaving_on || left.leaving_answer !== leaving_answer;
    if (isMoved) await followLeaving(db, user, now);
    return { data: await presentOnboarding(db, user.id, now) };
  });

export const skipOnboarding: Operation<'skipOnboarding'> = ({ transaction, user, now }) =>
  transaction(async (db) => {
    const row = await lockOnboarding(db, user.id);
    const { step, is_completed } = onboardingProgress(row);
    if (step === 4) {
      throw new Problem(
        409,
        'skip_not_allowed',
        'Your action plan is ready. Read it through and continue; it takes a minute.',
      );
    }
    if (!row.skipped_at && !is_completed) await changeOnboarding(db, row, { skipped_at: now }, now);
    return { data: await presentOnboarding(db, user.id, now) };
  });

interface Draft {
  step: number;
  values: Record<string, unknown>;
  version: number;
}

// A repeated save returns its own version again.
async function keepDraft(db: TenantDb, userId: number, draft: Draft, now: Date): Promise<number> {
  const { step, values, version } = draft;
  const own = and(
    eq(onboardingDrafts.tenant_id, db.tenantId),
    eq(onboardingDrafts.user_id, userId),
    eq(onboardingDrafts.step, step),
  );
  const written =
    version > latestVersion
      ? []
      : version === 0
        ? await db.tx
            .insert(onboardingDrafts)
            .values({ tenant_id: db.tenantId, user_id: userId, step, values, updated_at: now })
            .onConflictDoNothing()
            .returning({ version: onboardingDrafts.version })
        : await db.tx
            .update(onboardingDrafts)
            .set({ values, version: version + 1, updated_at: now })
            .where(and(own, eq(onboardingDrafts.version, version)))
            .returning({ version: onboardingDrafts.version });
  if (written[0]) return written[0].version;
  const [current] = await db.tx
    .select({
      step: onboardingDrafts.step,
      values: onboardingDrafts.values,
      version: onboardingDrafts.version,
      isSame: sql<boolean>`${onboardingDrafts.values} = ${JSON.stringify(values)}::jsonb`,
    })
    .from(onboardingDrafts)
    .where(own);
  if (current?.isSame && current.version === version + 1) return current.version;
  const { isSame: _, ...stored } = current ?? { step, values: {}, version: 0, isSame: false };
  throw versionConflict(stored);
}

function checkBirth(dob: string, now: Date): Record<string, string[]> {
  const today = dayOf(now);
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  if (dob > today) return { dob: ['Enter a date of birth in the past'] };
  if (dob > yearsAgo(youngest)) return { dob: [`You must be at least ${youngest} to use this service`] };
  if (dob <= yearsAgo(oldest + 1)) return { dob: ['Check the year: this is more than 100 years ago'] };
  return {};
}
