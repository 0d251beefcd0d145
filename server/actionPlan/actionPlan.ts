// One plan per veteran. Regenerating it keeps completed tasks and decisions about open ones; tasks are
// changed one by one and never overwrite a newer version.
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { actionPlans, actionPlanTasks } from '../db/schema/actionPlans.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { questionOptions } from '../db/schema/reference.ts';
import { isOver } from '../formats/days.ts';
import { invalid, invalidTransition, notFound, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { changeOnboarding, lockForStep, lockOnboarding, presentOnboarding } from '../onboarding/interface.ts';
import { leavingDay } from '../profile/interface.ts';
import { type PlannedTask, planTasks } from './actionPlanRules.ts';
import { actionPlanChanges, noChanges, type PlanChanges } from './planChanges.ts';
import { gatherPlanFacts } from './planFacts.ts';
import { milestonesOfTask, type SharedChange, type ShareWithMilestones } from './sharedSteps.ts';
import { withGuidance } from './taskGuidance.ts';

type Plan = components['schemas']['ActionPlan'];
type Task = components['schemas']['ActionPlanTask'];
type TaskRow = typeof actionPlanTasks.$inferSelect;
type TaskChange = Call<'updateActionPlanTask'>['body'];

export const getActionPlan: Operation<'getActionPlan'> = ({ transaction, user }) =>
  transaction(async (db) => {
    const plan = await readPlan(db, user.id);
    if (!plan) throw notFound();
    return { data: plan };
  });

export const acceptActionPlan: Operation<'acceptActionPlan'> = ({ body, transaction, user, now }) =>
  transaction(async (db) => {
    const row = await lockForStep(db, user.id, 4);
    const plan = await readPlan(db, user.id);
    if (!plan) throw notFound();
    if (plan.status === 'stale') throw invalidTransition(['3']);
    if (plan.status === 'draft') {
      if (plan.version !== body.version) throw versionConflict(plan);
      await db.tx
        .update(actionPlans)
        .set({ status: 'active', version: plan.version + 1, updated_at: now })
        .where(ownPlan(db, user.id));
    }
    if (!row.action_plan_done_at) await changeOnboarding(db, row, { action_plan_done_at: now }, now, 4);
    return { data: await planAndOnboarding(db, user.id, now) };
  });

export const updateActionPlanTask: Operation<
  'updateActionPlanTask',
  { shareWithMilestones: ShareWithMilestones }
> = ({ params, body, transaction, user, host, now }, { shareWithMilestones }) =>
  transaction(async (db) => {
    await lockOnboarding(db, user.id);
    const share = (change: SharedChange) => shareWithMilestones(db, user.id, change, now);
    return { data: await changeTask(db, user.id, params.id, body, { host, now, share }) };
  });

export const ownPlan = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(actionPlans.tenant_id, tenantId), eq(actionPlans.user_id, userId));

export async function readPlan(db: TenantDb, userId: number): Promise<Plan | null> {
  const [row] = await db.tx
    .select({ plan: actionPlans, direction: questionOptions.label, leaving_on: onboardings.leaving_on })
    .from(actionPlans)
    .innerJoin(questionOptions, eq(questionOptions.id, actionPlans.direction_option_id))
    .innerJoin(
      onboardings,
      and(eq(onboardings.tenant_id, actionPlans.tenant_id), eq(onboardings.user_id, actionPlans.user_id)),
    )
    .where(ownPlan(db, userId));
  if (!row) return null;
  const { id, version, status, direction_option_id, generated_from, note } = row.plan;
  const tasks = await db.tx
    .select()
    .from(actionPlanTasks)
    .where(and(eq(actionPlanTasks.tenant_id, db.tenantId), eq(actionPlanTasks.plan_id, id)))
    .orderBy(
      sql`${actionPlanTasks.due_on} nulls last`,
      asc(actionPlanTasks.priority),
      asc(actionPlanTasks.id),
    );
  return {
    id,
    version,
    status,
    career_direction: { id: direction_option_id, title: row.direction },
    leaving_date: leavingDay(row.leaving_on),
    leaving_on: row.leaving_on,
    generated_from,
    note,
    tasks: await presentTasks(db, userId, tasks),
  };
}

async function planAndOnboarding(db: TenantDb, userId: number, now: Date) {
  const action_plan = await readPlan(db, userId);
  if (!action_plan) throw notFound();
  return { action_plan, onboarding: await presentOnboarding(db, userId, now) };
}

export type Dating = (
  task: Pick<PlannedTask, 'category' | 'due_on'>,
  stored: { due_on: string | null },
) => string | null;

/** The caller must hold the lock on the onboarding row. */
export async function makePlan(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  now: Date,
  dating?: Dating,
): Promise<void> {
  const facts = await gatherPlanFacts(db, user, now);
  const values = {
    direction_option_id: facts.direction.id,
    leaving_date: facts.leavingDate,
    generated_from: facts.answerIds,
    status: facts.isAccepted ? ('active' as const) : ('draft' as const),
    updated_at: now,
  };
  const [plan] = await db.tx
    .insert(actionPlans)
    .values({ tenant_id: db.tenantId, user_id: user.id, ...values, created_at: now })
    .onConflictDoUpdate({
      target: [actionPlans.tenant_id, actionPlans.user_id],
      set: { ...values, version: sql`${actionPlans.version} + 1` },
    })
    .returning({ id: actionPlans.id });
  if (!plan) throw new Error('The action plan was not stored');
  const stored = dating && (await storedDates(db, plan.id));
  const planned = planTasks(
    facts,
    stored &&
      ((task) => {
        const before = stored.get(task.code);
        return before ? dating(task, before) : task.due_on;
      }),
  );
  await replaceTasks(db, user.id, plan.id, planned, now);
}

/** Dates a plan anew after the leaving date was moved. */
export async function redatePlan(
  db: TenantDb,
  user: { id: number; country_id: number | null },
  now: Date,
): Promise<PlanChanges> {
  const before = await readPlan(db, user.id);
  // A stale plan is made anew once the questions are answered.
  if (!before || before.status === 'stale') return noChanges;
  await makePlan(db, user, now);
  const after = await readPlan(db, user.id);
  return after ? actionPlanChanges(before.tasks, after.tasks) : noChanges;
}

export async function markStale(db: TenantDb, userId: number, now: Date): Promise<void> {
  await db.tx
    .update(actionPlans)
    .set({ status: 'stale', version: sql`${actionPlans.version} + 1`, updated_at: now })
    .where(ownPlan(db, userId));
}

async function storedDates(db: TenantDb, planId: number) {
  const existing = await db.tx
    .select({ code: actionPlanTasks.code, due_on: actionPlanTasks.due_on })
    .from(actionPlanTasks)
    .where(and(eq(actionPlanTasks.tenant_id, db.tenantId), eq(actionPlanTasks.plan_id, planId)));
  return new Map(existing.map((task) => [task.code, task]));
}

async function replaceTasks(
  db: TenantDb,
  userId: number,
  planId: number,
  planned: PlannedTask[],
  now: Date,
): Promise<void> {
  const ofPlan = and(eq(actionPlanTasks.tenant_id, db.tenantId), eq(actionPlanTasks.plan_id, planId));
  const codes = planned.map((task) => task.code);
  await db.tx
    .delete(actionPlanTasks)
    .where(
      and(
        ofPlan,
        notInArray(actionPlanTasks.code, codes),
        inArray(actionPlanTasks.status, ['todo', 'doing', 'dismissed']),
      ),
    );
  for (const task of planned) {
    await db.tx
      .insert(actionPlanTasks)
      .values({ tenant_id: db.tenantId, user_id: userId, plan_id: planId, ...task, updated_at: now })
      .onConflictDoUpdate({
        target: [actionPlanTasks.tenant_id, actionPlanTasks.plan_id, actionPlanTasks.code],
        set: {
          ...task,
          due_on: sql`case when ${actionPlanTasks.is_own_date} then ${actionPlanTasks.due_on} else excluded.due_on end`,
          version: sql`${actionPlanTasks.version} + 1`,
          updated_at: now,
        },
        setWhere: sql`${actionPlanTasks.status} <> 'done'`,
      });
  }
}

async function changeTask(
  db: TenantDb,
  userId: number,
  taskId: number,
  { version, remind, ...fields }: TaskChange,
  { host, now, share }: { host: string; now: Date; share: (change: SharedChange) => Promise<void> },
): Promise<Task> {
  const own = and(
    eq(actionPlanTasks.tenant_id, db.tenantId),
    eq(actionPlanTasks.user_id, userId),
    eq(actionPlanTasks.id, taskId),
  );
  const [task] = await db.tx.select().from(actionPlanTasks).where(own).for('update');
  if (!task) throw notFound();
  const remind_host = remind ? (task.remind_host ?? host) : null;
  const change = { ...fields, ...(remind !== undefined && { remind_host }) };
  const isSame = Object.entries(change).every(([field, value]) => task[field as keyof TaskRow] === value);
  if (task.version !== version) {
    const stored = await presentTask(db, userId, task);
    if (isSame && task.version === version + 1) return stored;
    throw versionConflict(stored);
  }
  if (isSame) return presentTask(db, userId, task);
  if (change.due_on && change.due_on !== task.due_on && isOver(change.due_on, now)) {
    throw invalid({ due_on: ['Choose today or a later day'] });
  }
  const [changed] = await db.tx
    .update(actionPlanTasks)
    .set({
      ...change,
      is_own_date: task.is_own_date || change.due_on !== undefined,
      version: version + 1,
      updated_at: now,
    })
    .where(own)
    .returning();
  if (!changed) throw notFound();
  const isDone = changed.status === 'done';
  if (isDone !== (task.status === 'done')) await share({ codes: milestonesOfTask(task.code), isDone });
  return presentTask(db, userId, changed);
}

async function presentTask(db: TenantDb, userId: number, row: TaskRow): Promise<Task> {
  const [task] = await presentTasks(db, userId, [row]);
  if (!task) throw notFound();
  return task;
}

const presentTasks = (db: TenantDb, userId: number, rows: TaskRow[]): Promise<Task[]> =>
  withGuidance(
    db,
    userId,
    rows.map((row) => {
      const { id, code, title, why, category, priority, due_on, status, note, version } = row;
      const { how, waits_for, remind_host, link } = row;
      return {
        ...{ id, code, title, why, category, priority, due_on, status, note, version },
        ...{ how, waits_for, remind: remind_host !== null, link },
      };
    }),
  );
