import { and, desc, eq, ne } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import { type PlanRow, transitionPlans } from '../../db/schema/transitionPlans.ts';
import { type PlanSections, type PlanType, planStepKeys } from './planSteps.ts';
import { plansOfUser } from './storedPlans.ts';

type EducationMoney = components['schemas']['EducationMoney'];
export type OtherPlan = Pick<PlanRow, 'sections' | 'passed_steps'>;

/** The person’s plan of the other type, if they have one. */
export async function otherPlan(
  db: TenantDb,
  userId: number,
  type: PlanType,
): Promise<OtherPlan | undefined> {
  const { sections, passed_steps, status, updated_at, id } = transitionPlans;
  const [plan] = await db.tx
    .select({ sections, passed_steps })
    .from(transitionPlans)
    .where(
      and(plansOfUser(db, userId), ne(transitionPlans.type, type), ne(transitionPlans.status, 'archived')),
    )
    .orderBy(desc(eq(status, 'active')), desc(updated_at), desc(id))
    .limit(1);
  return plan;
}

export const hasPassed = (plan: OtherPlan | undefined, key: (typeof planStepKeys)[number]): boolean =>
  plan?.passed_steps.includes(planStepKeys.indexOf(key)) ?? false;

/** What is true of the person whatever they plan. An answer that was not confirmed is not copied. */
export function sectionsOf(
  plan: OtherPlan | undefined,
): Pick<PlanSections, 'where_you_are' | 'money_and_life' | 'support'> {
  const { where_you_are, money_and_life, support } = plan?.sections ?? {};
  const { funding_source: _, ...money } = (money_and_life ?? {}) as EducationMoney;
  const { years_served, discharge_type, place } = where_you_are ?? {};
  return {
    ...(hasPassed(plan, 'where_you_are') && { where_you_are: { years_served, discharge_type, place } }),
    ...(hasPassed(plan, 'money_and_life') && { money_and_life: money }),
    ...(hasPassed(plan, 'support') && { support }),
  };
}
