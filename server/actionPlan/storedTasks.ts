// The tasks as they are stored; one that transition plans have, too, is read with the state of its step.
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TenantDb } from '../db/database.ts';
import { actionPlanTasks } from '../db/schema/actionPlans.ts';
import { planSteps } from '../db/schema/planSteps.ts';
import { transitionMilestones } from '../db/schema/transitionPlans.ts';
import type { PlannedTask } from './actionPlanRules.ts';
import { dateStep, stepNamed, stepOfTask } from './steps.ts';

const own = actionPlanTasks;

const ofStep = <Column extends PgColumn>(step: PgColumn, task: Column) =>
  sql<Column['_']['data']>`case when ${own.step_id} is null then ${task} else ${step} end`;

export const taskDay = ofStep(planSteps.due_on, own.due_on) as SQL<string | null>;
export const taskStatus = ofStep(planSteps.status, own.status);
export const stepOfItsTask = and(eq(planSteps.tenant_id, own.tenant_id), eq(planSteps.id, own.step_id));

const columns = {
  ...getTableColumns(own),
  status: taskStatus,
  due_on: taskDay,
  opens_on: ofStep(planSteps.window_from, own.opens_on) as SQL<string | null>,
  is_own_date: ofStep(planSteps.is_own_date, own.is_own_date),
  note: ofStep(planSteps.note, own.note) as SQL<string | null>,
  version: ofStep(planSteps.version, own.version),
};

export type TaskRow = typeof own.$inferSelect;

export const selectTasks = ({ tenantId, tx }: TenantDb, where: SQL | undefined) =>
  tx
    .select(columns)
    .from(own)
    .leftJoin(planSteps, stepOfItsTask)
    .where(and(eq(own.tenant_id, tenantId), where));

export const tasksOfPlan = (db: TenantDb, planId: number): Promise<TaskRow[]> =>
  selectTasks(db, eq(own.plan_id, planId)).orderBy(
    sql`${taskDay} nulls last`,
    asc(own.priority),
    asc(own.id),
  );

/** The caller must hold the lock on the onboarding row. */
export async function replaceTasks(
  db: TenantDb,
  { userId, planId }: { userId: number; planId: number },
  planned: PlannedTask[],
  now: Date,
): Promise<void> {
  const stored = await tasksOfPlan(db, planId);
  const isPlanned = ({ code }: TaskRow) => planned.some((task) => task.code === code);
  const gone = stored.filter((task) => task.status !== 'done' && !isPlanned(task));
  await db.tx.delete(own).where(
    and(
      eq(own.tenant_id, db.tenantId),
      inArray(
        own.id,
        gone.map(({ id }) => id),
      ),
    ),
  );
  const isDone = ({ code }: PlannedTask) =>
    stored.some((task) => task.code === code && task.status === 'done');
  for (const task of planned.filter((planTask) => !isDone(planTask))) {
    const step_id = await stepFor(db, userId, task, now);
    const fields = { ...task, step_id, due_on: step_id === null ? task.due_on : null };
    await db.tx
      .insert(own)
      .values({ tenant_id: db.tenantId, user_id: userId, plan_id: planId, ...fields, updated_at: now })
      .onConflictDoUpdate({
        target: [own.tenant_id, own.plan_id, own.code],
        set: {
          ...fields,
          due_on: sql`case when ${own.is_own_date} then ${own.due_on} else excluded.due_on end`,
          // What is to be done on a day can be done on it.
          opens_on: sql`case when ${own.is_own_date} and excluded.opens_on > ${own.due_on} then ${own.due_on} else excluded.opens_on end`,
          version: sql`${own.version} + 1`,
          updated_at: now,
        },
      });
  }
}

async function stepFor(
  db: TenantDb,
  userId: number,
  { code, due_on, opens_on }: PlannedTask,
  now: Date,
): Promise<number | null> {
  const step = stepOfTask(code);
  if (step === null) return null;
  const stored = await stepNamed(db, userId, step);
  // A transition plan that has the step dates it, because it follows the official programme.
  if (stored && (await isMilestone(db, stored.id))) return stored.id;
  return (await dateStep(db, userId, step, { due_on, window_from: opens_on, window_to: null }, now)).id;
}

export async function isMilestone({ tenantId, tx }: TenantDb, stepId: number): Promise<boolean> {
  const { tenant_id, step_id } = transitionMilestones;
  return (await tx.$count(transitionMilestones, and(eq(tenant_id, tenantId), eq(step_id, stepId)))) > 0;
}
