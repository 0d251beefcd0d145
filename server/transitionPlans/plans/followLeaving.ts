import { and, eq, inArray } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { onboardings } from '../../db/schema/onboarding.ts';
import { questionOptions } from '../../db/schema/reference.ts';
import { type PlanRow, transitionPlans } from '../../db/schema/transitionPlans.ts';
import { updateMilestones } from '../milestones/milestones.ts';
import { situationNow } from './prefilledSections.ts';
import { moveTransitionPlan, plansOfUser } from './storedPlans.ts';

/** Moves the plans in use after the leaving date was changed elsewhere. */
export async function moveTransitionPlans(db: TenantDb, user: { id: number }, now: Date): Promise<void> {
  const { leaving_answer, leaving_on, tenant_id, user_id, person_option_id } = onboardings;
  const [told] = await db.tx
    .select({ leaving_answer, leaving_on, person: questionOptions.value })
    .from(onboardings)
    .leftJoin(questionOptions, eq(questionOptions.id, person_option_id))
    .where(and(eq(tenant_id, db.tenantId), eq(user_id, user.id)));
  if (!told) return;
  const situation = situationNow(told.person, told, now);
  const plans = await db.tx
    .select()
    .from(transitionPlans)
    .where(and(plansOfUser(db, user.id), inArray(transitionPlans.status, ['draft', 'active'])))
    .orderBy(transitionPlans.id)
    .for('update');
  for (const plan of plans) await moveTo(db, plan, situation, now);
}

async function moveTo(
  db: TenantDb,
  plan: PlanRow,
  { service_status, leaving_date, left_on }: ReturnType<typeof situationNow>,
  now: Date,
): Promise<void> {
  const before = plan.sections.where_you_are ?? {};
  const isSame = (before.leaving_date ?? null) === leaving_date && (before.left_on ?? null) === left_on;
  if (isSame) return;
  const where_you_are = { ...before, service_status, leaving_date, left_on };
  const moved = await moveTransitionPlan(db, plan, {
    move: plan.status === 'draft' ? 'save' : 'replan',
    change: { sections: { ...plan.sections, where_you_are }, leaving_date },
    now,
  });
  if (moved.passed_steps.length > 0) await updateMilestones(db, moved, now);
}
