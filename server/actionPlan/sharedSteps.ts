// Some tasks are steps of an official programme, too: whatever is done in one plan is done in the other.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { actionPlanTasks } from '../db/schema/actionPlans.ts';

/** Codes of milestones, by the code of the task. */
const sharedSteps: Record<string, readonly string[]> = {
  transition_programme: ['uk_ctp.register', 'us_tap.initial_counseling'],
  first_applications: ['goal.start_applying'],
};

export interface SharedChange {
  codes: readonly string[];
  isDone: boolean;
}

/** Marks milestones of the plans in use; the assembly registers it. */
export type ShareWithMilestones = (
  db: TenantDb,
  userId: number,
  change: SharedChange,
  now: Date,
) => Promise<void>;

export const milestonesOfTask = (code: string): readonly string[] => sharedSteps[code] ?? [];

const tasksOf = (codes: readonly string[]) =>
  Object.keys(sharedSteps).filter((task) => milestonesOfTask(task).some((code) => codes.includes(code)));

export async function shareWithTasks(
  db: TenantDb,
  userId: number,
  { codes, isDone }: SharedChange,
  now: Date,
): Promise<void> {
  const tasks = tasksOf(codes);
  if (tasks.length === 0) return;
  await db.tx
    .update(actionPlanTasks)
    .set({
      status: isDone ? 'done' : 'todo',
      version: sql`${actionPlanTasks.version} + 1`,
      updated_at: now,
    })
    .where(
      and(
        eq(actionPlanTasks.tenant_id, db.tenantId),
        eq(actionPlanTasks.user_id, userId),
        inArray(actionPlanTasks.code, tasks),
        inArray(actionPlanTasks.status, isDone ? ['todo', 'doing', 'dismissed'] : ['done']),
      ),
    );
}

/** The milestones whose step is done in the action plan. */
export async function doneInTasks(db: TenantDb, userId: number): Promise<string[]> {
  const done = await db.tx
    .select({ code: actionPlanTasks.code })
    .from(actionPlanTasks)
    .where(
      and(
        eq(actionPlanTasks.tenant_id, db.tenantId),
        eq(actionPlanTasks.user_id, userId),
        inArray(actionPlanTasks.code, Object.keys(sharedSteps)),
        eq(actionPlanTasks.status, 'done'),
      ),
    );
  return done.flatMap(({ code }) => milestonesOfTask(code));
}
