/**
 * Promises: a transition plan is found only for its veteran, and changes only as its statechart allows, one move at a time
 * (the row is held), by who has seen its newest version.
 */
import { and, eq, sql } from 'drizzle-orm';
import {
  allowedToVeteran,
  type PlanMove,
  transitionPlanLife,
} from '../../src/machines/transitionPlanLife.ts';
import type { TenantDb } from '../db/database.ts';
import { type PlanRow, transitionPlans } from '../db/schema/transitionPlans.ts';
import { invalidTransition, notFound, versionConflict } from '../problem.ts';
import { presentPlan, standingOf } from './views.ts';

export const ofOwner = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(transitionPlans.tenant_id, tenantId), eq(transitionPlans.user_id, userId));

export async function findPlan(db: TenantDb, userId: number, id: number): Promise<PlanRow> {
  const [plan] = await db.tx
    .select()
    .from(transitionPlans)
    .where(and(ofOwner(db, userId), eq(transitionPlans.id, id)));
  if (!plan) throw notFound();
  return plan;
}

/** Held until the transaction ends. */
export async function lockPlan(db: TenantDb, userId: number, id: number): Promise<PlanRow> {
  const [plan] = await db.tx
    .select()
    .from(transitionPlans)
    .where(and(ofOwner(db, userId), eq(transitionPlans.id, id)))
    .for('update');
  if (!plan) throw notFound();
  return plan;
}

/** 409 with the current one where another window was faster. */
export async function demandVersion(db: TenantDb, plan: PlanRow, version: number, now: Date): Promise<void> {
  if (plan.version !== version) throw versionConflict(await presentPlan(db, plan, now));
}

/** @throws with the legal moves where this one is not among them */
export function demandMove(plan: PlanRow, move: PlanMove): PlanRow['status'] {
  const standing = standingOf(plan);
  const next = transitionPlanLife.after(standing, move);
  if (!next) throw invalidTransition(allowedToVeteran(standing));
  return next.status;
}

/** The row must be held. */
export async function movePlan(
  db: TenantDb,
  plan: PlanRow,
  { move, change = {}, now }: { move: PlanMove; change?: Partial<PlanRow>; now: Date },
): Promise<PlanRow> {
  const status = demandMove(plan, move);
  const [moved] = await db.tx
    .update(transitionPlans)
    .set({ ...change, status, version: sql`${transitionPlans.version} + 1`, updated_at: now })
    .where(and(ofOwner(db, plan.user_id), eq(transitionPlans.id, plan.id)))
    .returning();
  if (!moved) throw notFound();
  return moved;
}
