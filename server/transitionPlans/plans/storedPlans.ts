import { and, eq, sql } from 'drizzle-orm';
import {
  allowedToVeteran,
  type PlanMove,
  transitionPlanLife,
} from '../../../src/machines/transitionPlanLife.ts';
import type { TenantDb } from '../../db/database.ts';
import { type PlanRow, transitionPlans } from '../../db/schema/transitionPlans.ts';
import { invalidTransition, notFound, versionConflict } from '../../http/answers/problem.ts';
import { planStatus, presentPlan } from './presentPlan.ts';

export const plansOfUser = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(transitionPlans.tenant_id, tenantId), eq(transitionPlans.user_id, userId));

export async function findTransitionPlan(db: TenantDb, userId: number, id: number): Promise<PlanRow> {
  const [plan] = await db.tx
    .select()
    .from(transitionPlans)
    .where(and(plansOfUser(db, userId), eq(transitionPlans.id, id)));
  if (!plan) throw notFound();
  return plan;
}

export async function lockTransitionPlan(db: TenantDb, userId: number, id: number): Promise<PlanRow> {
  const [plan] = await db.tx
    .select()
    .from(transitionPlans)
    .where(and(plansOfUser(db, userId), eq(transitionPlans.id, id)))
    .for('update');
  if (!plan) throw notFound();
  return plan;
}

/** @throws 409 with the current plan if the version is not the newest */
export async function requirePlanVersion(
  db: TenantDb,
  plan: PlanRow,
  version: number,
  now: Date,
): Promise<void> {
  if (plan.version !== version) throw versionConflict(await presentPlan(db, plan, now));
}

/** @throws 409 with the allowed moves */
export function requirePlanMove(plan: PlanRow, move: PlanMove): PlanRow['status'] {
  const status = planStatus(plan);
  const next = transitionPlanLife.after(status, move);
  if (!next) throw invalidTransition(allowedToVeteran(status));
  return next.status;
}

/** The caller must hold the lock on the row. */
export async function moveTransitionPlan(
  db: TenantDb,
  plan: PlanRow,
  { move, change = {}, now }: { move: PlanMove; change?: Partial<PlanRow>; now: Date },
): Promise<PlanRow> {
  const status = requirePlanMove(plan, move);
  const [moved] = await db.tx
    .update(transitionPlans)
    .set({ ...change, status, version: sql`${transitionPlans.version} + 1`, updated_at: now })
    .where(and(plansOfUser(db, plan.user_id), eq(transitionPlans.id, plan.id)))
    .returning();
  if (!moved) throw notFound();
  return moved;
}
