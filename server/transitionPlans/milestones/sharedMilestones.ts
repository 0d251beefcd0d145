import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { ShareWithMilestones } from '../../actionPlan/interface.ts';
import { transitionMilestones, transitionPlans } from '../../db/schema/transitionPlans.ts';
import { moveTransitionPlan, plansOfUser } from '../plans/storedPlans.ts';
import { areMilestonesSettled } from './milestones.ts';

const { mark, code } = transitionMilestones;

/** Whatever is done in the action plan, or in one transition plan, is done in every plan in use. */
export const shareWithMilestones: ShareWithMilestones = async (db, userId, { codes, isDone }, now) => {
  if (codes.length === 0) return;
  const plans = await db.tx
    .select()
    .from(transitionPlans)
    .where(and(plansOfUser(db, userId), inArray(transitionPlans.status, ['draft', 'active'])))
    .orderBy(transitionPlans.id)
    .for('update');
  for (const plan of plans) {
    const changed = await db.tx
      .update(transitionMilestones)
      .set({
        mark: isDone ? 'done' : null,
        version: sql`${transitionMilestones.version} + 1`,
        updated_at: now,
      })
      .where(
        and(
          eq(transitionMilestones.tenant_id, db.tenantId),
          eq(transitionMilestones.plan_id, plan.id),
          inArray(code, [...codes]),
          isDone ? or(isNull(mark), ne(mark, 'done')) : eq(mark, 'done'),
        ),
      )
      .returning({ id: transitionMilestones.id });
    if (changed.length === 0 || plan.status === 'draft') continue;
    const move = (await areMilestonesSettled(db, plan.id)) ? 'settle' : 'track';
    await moveTransitionPlan(db, plan, { move, now });
  }
};
