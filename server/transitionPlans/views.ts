/** A plan as the contract shows it, on the day it is asked for. */
import type { components } from '../../openapi.gen.d.ts';
import { allowedToVeteran, type PlanStanding } from '../../src/machines/transitionPlanLife.ts';
import { dayOf } from '../days.ts';
import type { TenantDb } from '../db/database.ts';
import type { PlanRow } from '../db/schema/transitionPlans.ts';
import { entitlementOf, situationOf } from './entitlement.ts';
import { type MilestoneFound, milestonesOf, presentMilestone, statusOn } from './milestones.ts';
import { completeSteps, stepKeys } from './steps.ts';

type Schemas = components['schemas'];

const names = { employment: 'Employment plan', education: 'Education plan' };

export function titleOf({ type, sections }: Pick<PlanRow, 'type' | 'sections'>): string {
  const goal = sections.goal ?? {};
  const aim =
    'target_occupations' in goal
      ? goal.target_occupations?.[0]
      : 'target_qualification' in goal && goal.target_qualification;
  return aim ? `${names[type]}: ${aim}` : names[type];
}

export const completeOf = ({ type, sections, passed_steps }: PlanRow) =>
  completeSteps(type, sections, passed_steps);

export const standingOf = (plan: PlanRow): PlanStanding => ({
  status: plan.status,
  isComplete: completeOf(plan).every(Boolean),
});

/** In percent: of the steps while it is a draft, then of the milestones that apply. */
function progressOf(plan: PlanRow, milestones: MilestoneFound[]): number {
  const share = (parts: boolean[]) =>
    parts.length === 0 ? 0 : Math.floor((100 * parts.filter(Boolean).length) / parts.length);
  if (plan.status === 'draft') return share(completeOf(plan));
  const applying = milestones.filter(({ row }) => row.mark !== 'not_applicable');
  return plan.status === 'completed' ? 100 : share(applying.map(({ row }) => row.mark === 'done'));
}

export function presentWith(
  plan: PlanRow,
  milestones: MilestoneFound[],
  now: Date,
): Schemas['TransitionPlan'] {
  const { id, type, status, step, version, leaving_date, country_id, sections } = plan;
  const complete = completeOf(plan);
  const today = dayOf(now);
  return {
    id,
    type,
    title: titleOf(plan),
    status,
    allowed: allowedToVeteran(standingOf(plan)),
    step,
    steps: stepKeys.map((key, n) => ({ n, key, is_complete: complete[n] ?? false })),
    version,
    leaving_date,
    country_id: country_id === 233 ? 233 : 232,
    sections,
    milestones: milestones.map((found) => presentMilestone(found, today)),
    entitlement: entitlementOf(situationOf(country_id, sections), now),
    progress: progressOf(plan, milestones),
    created_at: plan.created_at.toISOString(),
    updated_at: plan.updated_at.toISOString(),
  };
}

export const presentPlan = async (db: TenantDb, plan: PlanRow, now: Date) =>
  presentWith(plan, await milestonesOf(db, [plan.id]), now);

export function presentCard(
  plan: PlanRow,
  milestones: MilestoneFound[],
  now: Date,
): Schemas['TransitionPlanCard'] {
  const today = dayOf(now);
  const { id, type, status, step, version, leaving_date } = plan;
  const next = milestones.find(({ row }) => row.mark === null)?.row;
  return {
    id,
    type,
    title: titleOf(plan),
    status,
    step,
    version,
    leaving_date,
    progress: progressOf(plan, milestones),
    late: milestones.filter(({ row }) => statusOn(row, today) === 'late').length,
    next_milestone: next
      ? { id: next.id, title: next.title, due_on: next.due_on, status: statusOn(next, today) }
      : null,
    updated_at: plan.updated_at.toISOString(),
  };
}
