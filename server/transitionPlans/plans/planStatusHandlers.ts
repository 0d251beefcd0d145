import type { TenantDb } from '../../db/database.ts';
import { storedOrPreviewed } from '../../db/preview.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import { lockOnboarding } from '../../onboarding/interface.ts';
import { changeLeaving, type FollowLeaving } from '../../profile/interface.ts';
import { updateMilestones } from '../milestones/milestones.ts';
import { detachMilestones } from '../milestones/storedMilestones.ts';
import { followService, movePlan } from './movedPlans.ts';
import { leavingDateError } from './planSteps.ts';
import { presentPlan } from './presentPlan.ts';
import {
  lockTransitionPlan,
  moveTransitionPlan,
  requirePlanMove,
  requirePlanVersion,
} from './storedPlans.ts';

type Moving = Call<'activateTransitionPlan' | 'archiveTransitionPlan'>;

// A repeated call returns the plan as it is.
async function move(db: TenantDb, { params, body, user, now }: Moving, to: 'active' | 'archived') {
  await lockOnboarding(db, user.id);
  const plan = await lockTransitionPlan(db, user.id, params.id);
  if (plan.status === to && plan.version === body.version + 1) return plan;
  const by = to === 'active' ? 'activate' : 'archive';
  requirePlanMove(plan, by);
  await requirePlanVersion(db, plan, body.version, now);
  // The date may have passed since the draft was saved.
  const problem = by === 'activate' && plan.leaving_date && leavingDateError(plan.leaving_date, now);
  if (problem) throw invalid({ leaving_date: [problem] });
  return moveTransitionPlan(db, plan, { move: by, now });
}

export const activateTransitionPlan: Operation<'activateTransitionPlan'> = (call) =>
  call.transaction(async (db) => {
    const plan = await move(db, call, 'active');
    await updateMilestones(db, plan, call.now);
    await followService(db, call.user, { before: plan, saved: plan }, call.now);
    return { data: await presentPlan(db, plan, call.now) };
  });

export const archiveTransitionPlan: Operation<'archiveTransitionPlan'> = (call) =>
  call.transaction(async (db) => {
    const plan = await move(db, call, 'archived');
    await detachMilestones(db, plan.id);
    return { data: await presentPlan(db, plan, call.now) };
  });

export const replanTransition: Operation<'replanTransition', { followLeaving: FollowLeaving }> = (
  { params, body, transaction, user, now },
  { followLeaving },
) =>
  storedOrPreviewed(transaction, body.preview, async (db) => {
    const { leaving_date, version } = body;
    await lockOnboarding(db, user.id);
    const plan = await lockTransitionPlan(db, user.id, params.id);
    requirePlanMove(plan, 'replan');
    await requirePlanVersion(db, plan, version, now);
    const { where_you_are = {} } = plan.sections;
    const problem =
      where_you_are.service_status === 'left'
        ? 'You told us that you’ve already left. Change that in “Where you are” first'
        : leavingDateError(leaving_date, now);
    if (problem) throw invalid({ leaving_date: [problem] });
    const sections = { ...plan.sections, where_you_are: { ...where_you_are, leaving_date } };
    const change = { sections, leaving_date };
    const { moved, changes } = await movePlan(db, plan, { move: 'replan', change, now });
    const isMoved = await changeLeaving(db, user.id, { answer: 'dated', on: leaving_date }, now);
    const { tasks } = isMoved ? await followLeaving(db, user, now) : { tasks: noTasks };
    return { data: { plan: await presentPlan(db, moved, now), changes, tasks } };
  });

const noTasks = { added: [], removed: [], moved: [] };
