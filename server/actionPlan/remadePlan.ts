import type { TenantDb } from '../db/database.ts';
import { makePlan, readPlan } from './actionPlan.ts';
import { actionPlanChanges, noChanges, type PlanChanges } from './refining/planChanges.ts';

/** Dates a plan anew after the leaving date was moved. */
export async function redatePlan(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  now: Date,
): Promise<PlanChanges> {
  const before = await readPlan(db, user.id, now);
  // A stale plan is made anew once the questions are answered.
  if (!before || before.status === 'stale') return noChanges;
  await makePlan(db, user, now);
  const after = await readPlan(db, user.id, now);
  return after ? actionPlanChanges(before.tasks, after.tasks) : noChanges;
}

/** Says anew how each task is done, on the days that the tasks have. */
export async function reviseGuidance(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  now: Date,
): Promise<void> {
  const plan = await readPlan(db, user.id, now);
  if (plan && plan.status !== 'stale') await makePlan(db, user, now, (_, stored) => stored.due_on);
}
