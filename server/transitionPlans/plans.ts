/**
 * Promises: one draft or active plan of a type a veteran, kept step by step as it is typed, and put to work only once every
 * step says what it has to.
 */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Call, Handlers } from '../call.ts';
import type { TenantDb } from '../db/database.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { type PlanRow, transitionPlans } from '../db/schema/transitionPlans.ts';
import { forgetAnswers, keepAnswers } from '../givenAnswers.ts';
import { noMarks, progressOf } from '../onboardingProgress.ts';
import { invalid, invalidTransition, Problem } from '../problem.ts';
import { checkAnswers, type GivenAnswer, loadQuestions } from '../questions.ts';
import { followPlan, milestonesOf } from './milestones.ts';
import { demandMove, demandVersion, findPlan, lockPlan, movePlan, ofOwner } from './planLife.ts';
import { prefilled } from './prefill.ts';
import {
  firstIncomplete,
  leavingDateError,
  missingIn,
  type Sections,
  settled,
  shapeErrors,
  stepKeys,
  wrongIn,
} from './steps.ts';
import { completeOf, presentCard, presentPlan } from './views.ts';

type SaveStep = Call<'saveTransitionPlanStep'>;

export const transitionPlanHandlers = {
  listTransitionPlans: ({ transaction, user, now }) =>
    transaction(async (db) => {
      const plans = await db.tx
        .select()
        .from(transitionPlans)
        .where(ofOwner(db, user.id))
        .orderBy(desc(transitionPlans.updated_at), desc(transitionPlans.id));
      const milestones = await milestonesOf(
        db,
        plans.map(({ id }) => id),
      );
      const cards = plans.map((plan) =>
        presentCard(
          plan,
          milestones.filter(({ row }) => row.plan_id === plan.id),
          now,
        ),
      );
      const isLive = ({ status }: { status: string }) => status === 'draft' || status === 'active';
      return {
        data: [...cards.filter(isLive), ...cards.filter((card) => !isLive(card))],
        meta: { missing: await missingFor(db, user.id) },
      };
    }),

  createTransitionPlan: ({ body, host, transaction, conclude, user, now }) =>
    transaction(async (db) => {
      const { type, leaving_date = null } = body;
      await demandComplete(db, user.id);
      const problem = leaving_date && leavingDateError(leaving_date, now);
      if (problem) throw invalid({ leaving_date: [problem] });
      const sections = await prefilled(db, { userId: user.id, type, leavingDate: leaving_date }, now);
      const [made] = await db.tx
        .insert(transitionPlans)
        .values({
          tenant_id: db.tenantId,
          user_id: user.id,
          type,
          status: 'draft',
          country_id: user.country_id === 233 ? 233 : 232,
          leaving_date: sections.where_you_are?.leaving_date ?? null,
          sections,
          host,
          created_at: now,
          updated_at: now,
        })
        .onConflictDoNothing()
        .returning();
      if (made) return conclude(db, { data: await presentPlan(db, made, now) });
      const live = await livePlan(db, user.id, type);
      if (!live) throw new Error('The plan that is in the way vanished');
      if (live.status === 'draft') return conclude(db, { data: await presentPlan(db, live, now) });
      throw planExists(await presentPlan(db, live, now));
    }),

  getTransitionPlan: ({ params, transaction, user, now }) =>
    transaction(async (db) => ({
      data: await presentPlan(db, await findPlan(db, user.id, params.id), now),
    })),

  saveTransitionPlanStep: ({ params, body, transaction, user, now }) =>
    transaction(async (db) => {
      const plan = await lockPlan(db, user.id, params.id);
      demandMove(plan, 'save');
      const dropped = await saveAnswers(db, user, plan, body.answers, now);
      const change = stepChange(plan, params.n, body, now);
      // A repeat whose first answer was lost on the way.
      const isRepeat = plan.version === body.version + 1 && isSame(plan, change);
      if (isRepeat) return { data: await presentPlan(db, plan, now), meta: { dropped } };
      await demandVersion(db, plan, body.version, now);
      const saved = await movePlan(db, plan, { move: 'save', change, now });
      if (saved.passed_steps.length > 0) await followPlan(db, saved, now);
      return { data: await presentPlan(db, saved, now), meta: { dropped } };
    }),
} satisfies Handlers<
  'listTransitionPlans' | 'createTransitionPlan' | 'getTransitionPlan' | 'saveTransitionPlanStep'
>;

const planExists = (current: unknown) =>
  new Problem(409, 'plan_exists', 'You already have a plan of this kind. Put it away to begin another.', {
    data: current,
  });

async function livePlan(db: TenantDb, userId: number, type: PlanRow['type']) {
  const [plan] = await db.tx
    .select()
    .from(transitionPlans)
    .where(
      and(
        ofOwner(db, userId),
        eq(transitionPlans.type, type),
        inArray(transitionPlans.status, ['draft', 'active']),
      ),
    );
  return plan;
}

/** A plan that was completed may have a successor. */
export async function demandNoOther(db: TenantDb, { user_id, type }: PlanRow, now: Date): Promise<void> {
  const live = await livePlan(db, user_id, type);
  if (live) throw planExists(await presentPlan(db, live, now));
}

/** Everything but the CV is the profile’s. */
async function missingFor({ tenantId, tx }: TenantDb, userId: number): Promise<'profile' | 'cv' | null> {
  const [row] = await tx
    .select()
    .from(onboardings)
    .where(and(eq(onboardings.tenant_id, tenantId), eq(onboardings.user_id, userId)));
  const { is_completed, stages } = progressOf(row ?? noMarks);
  if (is_completed) return null;
  return stages.every(({ key, status }) => key === 'upload_cv' || status === 'done') ? 'cv' : 'profile';
}

async function demandComplete(db: TenantDb, userId: number): Promise<void> {
  const missing = await missingFor(db, userId);
  if (!missing) return;
  const message = missing === 'cv' ? 'Your CV is incomplete.' : 'Your profile is incomplete.';
  throw new Problem(409, 'profile_incomplete', message, { data: { missing } });
}

async function saveAnswers(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  { type }: PlanRow,
  answers: GivenAnswer[] | undefined,
  now: Date,
): Promise<number[]> {
  if (!answers) return [];
  const place = type === 'employment' ? 'transition_employment' : 'transition_education';
  const asked = await loadQuestions(db, { place, countryId: user.country_id });
  const { kept, dropped, errors } = checkAnswers(asked, answers, { isFinal: false });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await forgetAnswers(
    db,
    user.id,
    answers.map(({ question_id }) => question_id),
    kept.map(({ question_id }) => question_id),
  );
  await keepAnswers(db, user.id, kept, now);
  return dropped;
}

const inFields = (errors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [`fields.${field}`, messages]));

const isEmpty = (errors: object) => Object.keys(errors).length === 0;

function stepChange(plan: PlanRow, n: number, body: SaveStep['body'], now: Date) {
  const { type } = plan;
  const key = stepKeys[n] ?? 'timeline_check';
  const open = firstIncomplete(completeOf(plan));
  if (n > open) throw invalidTransition(stepKeys.slice(0, open + 1).map((_, at) => String(at)));
  const shape = body.fields ? shapeErrors(type, key, body.fields) : {};
  if (!isEmpty(shape)) throw invalid(inFields(shape));
  const given: Sections = body.fields ? { ...plan.sections, [key]: body.fields } : plan.sections;
  const sections = settled(given);
  const isDraft = plan.status === 'draft';
  const before = plan.sections;
  const wrong = wrongIn(key, { type, now, before, after: sections, isDraft });
  // A plan at work stays complete.
  const isFinal = body.is_final === true || !isDraft;
  const missing = isFinal ? missingIn(key, type, sections) : {};
  if (!isEmpty(wrong) || !isEmpty(missing)) throw invalid(inFields({ ...missing, ...wrong }));
  const passed_steps = isFinal ? [...new Set([...plan.passed_steps, n])].sort() : plan.passed_steps;
  const nowOpen = firstIncomplete(completeOf({ ...plan, sections, passed_steps }));
  const step = Math.min(body.go_to ?? (isFinal ? n + 1 : n), nowOpen);
  return { sections, passed_steps, step, leaving_date: sections.where_you_are?.leaving_date ?? null };
}

const isSame = (plan: PlanRow, change: Partial<PlanRow>) =>
  Object.entries(change).every(([field, value]) => sorted(plan[field as keyof PlanRow]) === sorted(value));

/** The database keeps an object’s names in an order of its own. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
