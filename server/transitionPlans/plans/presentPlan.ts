import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { allowedToVeteran, type PlanStanding } from '../../../src/machines/transitionPlanLife.ts';
import type { TenantDb } from '../../db/database.ts';
import { onboardings } from '../../db/schema/onboarding.ts';
import type { PlanRow } from '../../db/schema/transitionPlans.ts';
import { dayOf } from '../../formats/days.ts';
import { leavingDay } from '../../profile/interface.ts';
import { entitlementFor, serviceSituation } from '../milestones/entitlement.ts';
import { milestoneStatus, presentMilestone } from '../milestones/milestones.ts';
import { loadMilestones, type StoredMilestone } from '../milestones/storedMilestones.ts';
import { firstIncompleteStep, planStepKeys, stepCompletion } from './planSteps.ts';

type Schemas = components['schemas'];

const names = { employment: 'Employment plan', education: 'Education plan' };

export function planTitle({ type, sections }: Pick<PlanRow, 'type' | 'sections'>): string {
  const goal = sections.goal ?? {};
  const aim =
    'target_occupations' in goal
      ? goal.target_occupations?.[0]
      : 'target_qualification' in goal && goal.target_qualification;
  return aim ? `${names[type]}: ${aim}` : names[type];
}

export const completedSteps = ({ type, sections, passed_steps }: PlanRow) =>
  stepCompletion(type, sections, passed_steps);

/** A change elsewhere, such as a leaving date that is no longer decided, can open a gap in an earlier step. */
const currentStep = (plan: PlanRow) => Math.min(plan.step, firstIncompleteStep(completedSteps(plan)));

export const planStatus = (plan: PlanRow): PlanStanding => ({
  status: plan.status,
  isComplete: completedSteps(plan).every(Boolean),
});

// In percent: of the steps for a draft, otherwise of the milestones that apply.
function planProgress(plan: PlanRow, milestones: StoredMilestone[]): number {
  const share = (parts: boolean[]) =>
    parts.length === 0 ? 0 : Math.floor((100 * parts.filter(Boolean).length) / parts.length);
  if (plan.status === 'draft') return share(completedSteps(plan));
  const applying = milestones.filter(({ row }) => row.mark !== 'not_applicable');
  return plan.status === 'completed' ? 100 : share(applying.map(({ row }) => row.mark === 'done'));
}

/** As far as it is known: a plan has a day where only the month is. */
export async function leavingOnOf(db: TenantDb, plan: PlanRow): Promise<string | null> {
  const { tenant_id, user_id, leaving_on } = onboardings;
  const [stored] = await db.tx
    .select({ leaving_on })
    .from(onboardings)
    .where(and(eq(tenant_id, db.tenantId), eq(user_id, plan.user_id)));
  const on = stored?.leaving_on ?? null;
  return leavingDay(on, plan.country_id) === plan.leaving_date ? on : plan.leaving_date;
}

function presentPlanWith(
  plan: PlanRow,
  { milestones, leaving_on }: { milestones: StoredMilestone[]; leaving_on: string | null },
  now: Date,
): Schemas['TransitionPlan'] {
  const { id, type, status, version, leaving_date, country_id, sections } = plan;
  const complete = completedSteps(plan);
  const today = dayOf(now);
  return {
    id,
    type,
    title: planTitle(plan),
    status,
    allowed: allowedToVeteran(planStatus(plan)),
    step: currentStep(plan),
    steps: planStepKeys.map((key, n) => ({ n, key, is_complete: complete[n] ?? false })),
    version,
    leaving_date,
    leaving_on,
    country_id: country_id === 233 ? 233 : 232,
    sections,
    milestones: milestones.map((milestone) => presentMilestone(milestone, today)),
    entitlement: entitlementFor(serviceSituation(country_id, sections), now),
    progress: planProgress(plan, milestones),
    created_at: plan.created_at.toISOString(),
    updated_at: plan.updated_at.toISOString(),
  };
}

export async function presentPlan(db: TenantDb, plan: PlanRow, now: Date) {
  const milestones = await loadMilestones(db, [plan.id]);
  return presentPlanWith(plan, { milestones, leaving_on: await leavingOnOf(db, plan) }, now);
}

export function presentPlanCard(
  plan: PlanRow,
  milestones: StoredMilestone[],
  now: Date,
): Schemas['TransitionPlanCard'] {
  const today = dayOf(now);
  const { id, type, status, version, leaving_date } = plan;
  const next = milestones.find(({ row }) => row.mark === null)?.row;
  return {
    id,
    type,
    title: planTitle(plan),
    status,
    step: currentStep(plan),
    version,
    leaving_date,
    progress: planProgress(plan, milestones),
    late: milestones.filter(({ row }) => milestoneStatus(row, today) === 'late').length,
    next_milestone: next
      ? { id: next.id, title: next.title, due_on: next.due_on, status: milestoneStatus(next, today) }
      : null,
    updated_at: plan.updated_at.toISOString(),
  };
}
