import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { onboardings } from '../../db/schema/onboarding.ts';
import { type PlanRow, transitionPlans } from '../../db/schema/transitionPlans.ts';
import { isSameJson } from '../../formats/isSameJson.ts';
import { invalid, Problem } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import {
  checkAnswers,
  deleteAnswers,
  type GivenAnswer,
  loadQuestions,
  lockOnboarding,
  saveAnswers,
} from '../../onboarding/interface.ts';
import { changeLeaving, type FollowLeaving, noMarks, onboardingProgress } from '../../profile/interface.ts';
import { updateMilestones } from '../milestones/milestones.ts';
import { detachMilestones, loadMilestones } from '../milestones/storedMilestones.ts';
import { followService } from './movedPlans.ts';
import { firstIncompleteStep, leavingDateError, planStepKeys, stepCompletion } from './planSteps.ts';
import { prefilledSections } from './prefilledSections.ts';
import { completedSteps, presentPlan, presentPlanCard } from './presentPlan.ts';
import { leavingIn, stepChange } from './stepChange.ts';
import {
  findTransitionPlan,
  lockTransitionPlan,
  moveTransitionPlan,
  plansOfUser,
  requirePlanMove,
  requirePlanVersion,
} from './storedPlans.ts';

export const listTransitionPlans: Operation<'listTransitionPlans'> = ({ transaction, user, now }) =>
  transaction(async (db) => {
    const plans = await db.tx
      .select()
      .from(transitionPlans)
      .where(plansOfUser(db, user.id))
      .orderBy(desc(transitionPlans.updated_at), desc(transitionPlans.id));
    const milestones = await loadMilestones(
      db,
      plans.map(({ id }) => id),
    );
    const cards = plans.map((plan) =>
      presentPlanCard(
        plan,
        milestones.filter(({ row }) => row.plan_id === plan.id),
        now,
      ),
    );
    const isLive = ({ status }: { status: string }) => status === 'draft' || status === 'active';
    return {
      data: [...cards.filter(isLive), ...cards.filter((card) => !isLive(card))],
      meta: { missing: await missingOnboardingPart(db, user.id) },
    };
  });

export const createTransitionPlan: Operation<'createTransitionPlan'> = async ({
  body,
  host,
  transaction,
  conclude,
  user,
  limit,
  now,
}) => {
  // The page begins a plan whenever it is opened without one; a plan that is there counts nothing.
  const current = await transaction((db) => livePlan(db, user.id, body.type));
  if (!current) await limit('createPlan');
  return transaction(async (db) => {
    const { type, leaving_date = null } = body;
    await requireCompleteProfile(db, user.id);
    const problem = leaving_date && leavingDateError(leaving_date, now);
    if (problem) throw invalid({ leaving_date: [problem] });
    await lockOnboarding(db, user.id);
    const sections = await prefilledSections(db, { userId: user.id, type, leavingDate: leaving_date }, now);
    const passed_steps = (sections.prefilled ?? []).map((key) => planStepKeys.indexOf(key));
    const [plan] = await db.tx
      .insert(transitionPlans)
      .values({
        tenant_id: db.tenantId,
        user_id: user.id,
        type,
        status: 'draft',
        country_id: user.country_id === 233 ? 233 : 232,
        leaving_date: sections.where_you_are?.leaving_date ?? null,
        sections,
        passed_steps,
        step: firstIncompleteStep(stepCompletion(type, sections, passed_steps)),
        host,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (plan) {
      await detachCompleted(db, plan);
      return conclude(db, { data: await presentPlan(db, plan, now) });
    }
    const live = await livePlan(db, user.id, type);
    if (!live) throw new Error('The plan that is in the way vanished');
    if (live.status === 'draft') return conclude(db, { data: await presentPlan(db, live, now) });
    throw planExists(await presentPlan(db, live, now));
  });
};

export const getTransitionPlan: Operation<'getTransitionPlan'> = ({ params, transaction, user, now }) =>
  transaction(async (db) => ({
    data: await presentPlan(db, await findTransitionPlan(db, user.id, params.id), now),
  }));

export const saveTransitionPlanStep: Operation<'saveTransitionPlanStep', { followLeaving: FollowLeaving }> = (
  { params, body, transaction, user, now },
  { followLeaving },
) =>
  transaction(async (db) => {
    await lockOnboarding(db, user.id);
    const plan = await lockTransitionPlan(db, user.id, params.id);
    requirePlanMove(plan, 'save');
    const dropped = await savePlanAnswers(db, user, plan, body.answers, now);
    const change = stepChange(plan, params.n, body, now);
    // This is a retry whose first response was lost.
    const isRepeat = plan.version === body.version + 1 && isSame(plan, change);
    if (isRepeat) return { data: await presentPlan(db, plan, now), meta: { dropped } };
    await requirePlanVersion(db, plan, body.version, now);
    const saved = await moveTransitionPlan(db, plan, { move: 'save', change, now });
    if (saved.passed_steps.length > 0) await updateMilestones(db, saved, now);
    if (params.n === 0 && completedSteps(saved)[0])
      await followService(db, user, { before: plan, saved }, now);
    const leaving = saved.passed_steps.includes(0) ? leavingIn(saved) : null;
    if (leaving && (await changeLeaving(db, user.id, leaving, now))) await followLeaving(db, user, now);
    return { data: await presentPlan(db, saved, now), meta: { dropped } };
  });

/** A completed plan is taken up again when one of its steps opens, unless another of its type has taken its place. */
async function detachCompleted(db: TenantDb, { user_id, type }: PlanRow): Promise<void> {
  const completed = await db.tx
    .select({ id: transitionPlans.id })
    .from(transitionPlans)
    .where(
      and(plansOfUser(db, user_id), eq(transitionPlans.type, type), eq(transitionPlans.status, 'completed')),
    );
  for (const { id } of completed) await detachMilestones(db, id);
}

const planExists = (current: unknown) =>
  new Problem(409, 'plan_exists', 'You already have a plan of this type. Archive it to start another.', {
    data: current,
  });

export async function livePlan(db: TenantDb, userId: number, type: PlanRow['type']) {
  const [plan] = await db.tx
    .select()
    .from(transitionPlans)
    .where(
      and(
        plansOfUser(db, userId),
        eq(transitionPlans.type, type),
        inArray(transitionPlans.status, ['draft', 'active']),
      ),
    );
  return plan;
}

export async function requireNoLivePlan(db: TenantDb, { user_id, type }: PlanRow, now: Date): Promise<void> {
  const live = await livePlan(db, user_id, type);
  if (live) throw planExists(await presentPlan(db, live, now));
}

async function missingOnboardingPart(
  { tenantId, tx }: TenantDb,
  userId: number,
): Promise<'profile' | 'cv' | null> {
  const [row] = await tx
    .select()
    .from(onboardings)
    .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, userId)));
  const { is_completed, stages } = onboardingProgress(row ?? noMarks);
  if (is_completed) return null;
  return stages.every(({ key, status }) => key === 'upload_cv' || status === 'done') ? 'cv' : 'profile';
}

async function requireCompleteProfile(db: TenantDb, userId: number): Promise<void> {
  const missing = await missingOnboardingPart(db, userId);
  if (!missing) return;
  const message = missing === 'cv' ? 'Your CV is incomplete.' : 'Your profile is incomplete.';
  throw new Problem(409, 'profile_incomplete', message, { data: { missing } });
}

async function savePlanAnswers(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  { type }: PlanRow,
  answers: GivenAnswer[] | undefined,
  now: Date,
): Promise<number[]> {
  if (!answers) return [];
  const place = type === 'employment' ? 'transition_employment' : 'transition_education';
  const questions = await loadQuestions(db, { place, countryId: user.country_id });
  const { kept, dropped, errors } = checkAnswers(questions, answers, { isFinal: false });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await deleteAnswers(
    db,
    user.id,
    answers.map(({ question_id }) => question_id),
    kept.map(({ question_id }) => question_id),
  );
  await saveAnswers(db, user.id, kept, now);
  return dropped;
}

const isSame = (plan: PlanRow, change: Partial<PlanRow>) =>
  Object.entries(change).every(([field, value]) => isSameJson(plan[field as keyof PlanRow], value));
