import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FollowStep } from '../../actionPlan/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { type PlanRow, transitionMilestones, transitionPlans } from '../../db/schema/transitionPlans.ts';
import { markHandled } from '../../notifications/notify.ts';
import { moveTransitionPlan, plansOfUser } from '../plans/storedPlans.ts';
import { planPage } from './reminders.ts';
import {
  areMilestonesSettled,
  milestoneDay,
  milestoneMark,
  milestoneRemindedOf,
  selectOwnMilestones,
} from './storedMilestones.ts';

/** Completes a plan whose milestones are all settled, and takes up again one of which some are not. The caller holds its lock. */
export async function trackPlan(db: TenantDb, plan: PlanRow, now: Date): Promise<PlanRow> {
  const move = (await areMilestonesSettled(db, plan.id)) ? 'settle' : 'track';
  if (!(await isReminderOpen(db, plan))) {
    const path = planPage(plan.id);
    await markHandled(db, { types: ['milestone_due'], userId: plan.user_id, path, now });
  }
  return moveTransitionPlan(db, plan, { move, now });
}

/** A reminder may name several milestones: it is done once none of those that were announced is left. */
async function isReminderOpen(db: TenantDb, { id }: PlanRow): Promise<boolean> {
  const open = await selectOwnMilestones(
    db,
    and(eq(transitionMilestones.plan_id, id), isNull(milestoneMark), eq(milestoneRemindedOf, milestoneDay)),
  ).limit(1);
  return open.length > 0;
}

/** The caller must hold the lock on the onboarding row. */
export const followStep: FollowStep = (db, userId, stepId, now) =>
  trackPlansOfStep(db, { userId, stepId }, now);

export async function trackPlansOfStep(
  db: TenantDb,
  { userId, stepId, except }: { userId: number; stepId: number; except?: number },
  now: Date,
): Promise<void> {
  const { plan_id, tenant_id, step_id } = transitionMilestones;
  const having = db.tx
    .select({ id: plan_id })
    .from(transitionMilestones)
    .where(and(eq(tenant_id, db.tenantId), eq(step_id, stepId)));
  const plans = await db.tx
    .select()
    .from(transitionPlans)
    .where(
      and(
        plansOfUser(db, userId),
        inArray(transitionPlans.status, ['active', 'completed']),
        inArray(transitionPlans.id, having),
      ),
    )
    .orderBy(transitionPlans.id)
    .for('update');
  for (const plan of plans) {
    if (plan.id === except) continue;
    const isStillComplete = plan.status === 'completed' && (await areMilestonesSettled(db, plan.id));
    if (!isStillComplete) await trackPlan(db, plan, now);
  }
}
