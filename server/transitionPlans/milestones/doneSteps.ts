import { and, eq, like, ne, or } from 'drizzle-orm';
import { doneInTasks } from '../../actionPlan/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { type PlanRow, transitionMilestones } from '../../db/schema/transitionPlans.ts';

/** The codes of milestones that are done already: in the action plan, or in another plan with the same programme. */
export async function doneSteps(db: TenantDb, { id, user_id }: PlanRow): Promise<Set<string>> {
  const { tenant_id, plan_id, code, mark } = transitionMilestones;
  const done = await db.tx
    .select({ code })
    .from(transitionMilestones)
    .where(
      and(
        eq(tenant_id, db.tenantId),
        eq(transitionMilestones.user_id, user_id),
        ne(plan_id, id),
        eq(mark, 'done'),
        or(like(code, 'uk_ctp.%'), like(code, 'us_tap.%')),
      ),
    );
  return new Set([...done.flatMap((milestone) => milestone.code ?? []), ...(await doneInTasks(db, user_id))]);
}
