// One plan per veteran. Regenerating it keeps completed tasks and decisions about open ones; tasks are
// changed one by one and never overwrite a newer version.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { actionPlans, actionPlanTasks } from '../db/schema/actionPlans.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { questionOptions } from '../db/schema/reference.ts';
import { dayOf, earlier, isOver } from '../formats/days.ts';
import { invalid, invalidTransition, notFound, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { changeOnboarding, lockForStep, lockOnboarding, presentOnboarding } from '../onboarding/interface.ts';
import { leavingDay } from '../profile/interface.ts';
import { type PlannedTask, planTasks } from './actionPlanRules.ts';
import { gatherPlanFacts } from './planFacts.ts';
import { changeStep, type FollowStep, ownDay } from './steps.ts';
import { isMilestone, replaceTasks, selectTasks, type TaskRow, tasksOfPlan } from './storedTasks.ts';
import { withGuidance } from './taskGuidance.ts';

type Plan = components['schemas']['ActionPlan'];
type Task = components['schemas']['ActionPlanTask'];
type TaskChange = Call<'updateActionPlanTask'>['body'];

export const getActionPlan: Operation<'getActionPlan'> = ({ transaction, user, now }) =>
  transaction(async (db) => {
    const plan = await readPlan(db, user.id, now);
    if (!plan) throw notFound();
    return { data: plan };
  });

export const acceptActionPlan: Operation<'acceptActionPlan'> = ({ body, transaction, user, now }) =>
  transaction(async (db) => {
    const row = await lockForStep(db, user.id, 4);
    const plan = await readPlan(db, user.id, now);
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

export const updateActionPlanTask: Operation<'updateActionPlanTask', { followStep: FollowStep }> = (
  { params, body, transaction, user, host, now },
  { followStep },
) =>
  transaction(async (db) => {
    await lockOnboarding(db, user.id);
    return { data: await changeTask(db, user.id, params.id, body, { host, now, followStep }) };
  });

export const ownPlan = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(actionPlans.tenant_id, tenantId), eq(actionPlans.user_id, userId));

export async function readPlan(db: TenantDb, userId: number, now: Date): Promise<Plan | null> {
  const [row] = await db.tx
    .select({
      plan: actionPlans,
      direction: questionOptions.label,
      leaving_on: onboardings.leaving_on,
      country_id: users.country_id,
    })
    .from(actionPlans)
    .innerJoin(users, and(eq(users.tenant_id, actionPlans.tenant_id), eq(users.id, actionPlans.user_id)))
    .innerJoin(questionOptions, eq(questionOptions.id, actionPlans.direction_option_id))
    .innerJoin(
      onboardings,
      and(eq(onboardings.tenant_id, actionPlans.tenant_id), eq(onboardings.user_id, actionPlans.user_id)),
    )
    .where(ownPlan(db, userId));
  if (!row) return null;
  const { id, version, status, direction_option_id, generated_from, note } = row.plan;
  const tasks = await tasksOfPlan(db, id);
  return {
    id,
    version,
    status,
    career_direction: { id: direction_option_id, title: row.direction },
    leaving_date: leavingDay(row.leaving_on, row.country_id),
    leaving_on: row.leaving_on,
    generated_from,
    note,
    tasks: await presentTasks(db, userId, tasks, now),
  };
}

export interface TaskInUse {
  task: Task;
  /** Of the step that transition plans have, too. */
  stepId: number | null;
  updatedAt: Date;
}

/** The tasks of the plan, once it is accepted. */
export async function tasksInUse(db: TenantDb, userId: number, now: Date): Promise<TaskInUse[]> {
  const isInUse = and(ownPlan(db, userId), ne(actionPlans.status, 'draft'));
  const [plan] = await db.tx.select({ id: actionPlans.id }).from(actionPlans).where(isInUse);
  if (!plan) return [];
  const rows = await tasksOfPlan(db, plan.id);
  const tasks = await presentTasks(db, userId, rows, now);
  return tasks.map((task, at) => ({
    task,
    stepId: rows[at]?.step_id ?? null,
    updatedAt: rows[at]?.updated_at ?? now,
  }));
}

async function planAndOnboarding(db: TenantDb, userId: number, now: Date) {
  const action_plan = await readPlan(db, userId, now);
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
  const tasks = await tasksOfPlan(db, plan.id);
  const stored = dating && new Map(tasks.map((task) => [task.code, task]));
  const planned = planTasks(
    facts,
    stored &&
      ((task) => {
        const before = stored.get(task.code);
        return before ? dating(task, before) : task.due_on;
      }),
    await fixedTasks(db, tasks),
  );
  await replaceTasks(db, { userId: user.id, planId: plan.id }, planned, now);
}

/** Codes of the tasks whose day is not ours to change: the veteran, or a transition plan, sets it. */
export async function fixedTasks(db: TenantDb, tasks: readonly TaskRow[]): Promise<Set<string>> {
  const fixed = new Set<string>();
  for (const { code, status, is_own_date, step_id } of tasks)
    if (status === 'done' || is_own_date || (step_id !== null && (await isMilestone(db, step_id))))
      fixed.add(code);
  return fixed;
}

export async function markStale(db: TenantDb, userId: number, now: Date): Promise<void> {
  await db.tx
    .update(actionPlans)
    .set({ status: 'stale', version: sql`${actionPlans.version} + 1`, updated_at: now })
    .where(ownPlan(db, userId));
}

interface TaskChanging {
  host: string;
  now: Date;
  followStep: FollowStep;
}

async function changeTask(
  db: TenantDb,
  userId: number,
  taskId: number,
  { version, remind, ...fields }: TaskChange,
  { host, now, followStep }: TaskChanging,
): Promise<Task> {
  const own = and(eq(actionPlanTasks.user_id, userId), eq(actionPlanTasks.id, taskId));
  const [task] = await selectTasks(db, own).for('update', { of: actionPlanTasks });
  if (!task) throw notFound();
  const remind_host = remind ? (task.remind_host ?? host) : null;
  const change = { ...fields, ...(remind !== undefined && { remind_host }) };
  const isSame = Object.entries(change).every(([field, value]) => task[field as keyof TaskRow] === value);
  if (task.version !== version) {
    const stored = await presentTask(db, userId, task, now);
    if (isSame && task.version === version + 1) return stored;
    throw versionConflict(stored);
  }
  if (isSame) return presentTask(db, userId, task, now);
  if (change.due_on && change.due_on !== task.due_on && isOver(change.due_on, now)) {
    throw invalid({ due_on: ['Choose today or a later day'] });
  }
  if (change.status === 'done' && task.opens_on !== null && task.opens_on > dayOf(now))
    throw invalidTransition(['todo', 'doing', 'dismissed']);
  await storeTask(db, task, change, now);
  if (task.step_id !== null) await followStep(db, userId, task.step_id, now);
  const [changed] = await selectTasks(db, own);
  if (!changed) throw notFound();
  return presentTask(db, userId, changed, now);
}

async function storeTask(
  db: TenantDb,
  { id, step_id, ...task }: TaskRow,
  change: Partial<TaskRow>,
  now: Date,
): Promise<void> {
  const is_own_date = task.is_own_date || change.due_on !== undefined;
  const { remind_host = task.remind_host, ...state } = change;
  if (step_id !== null) {
    if (state.due_on === null && (await isMilestone(db, step_id)))
      throw invalid({
        due_on: ['Choose a day. This step is in your transition plan, where every step has one'],
      });
    const day = state.due_on === undefined ? {} : ownDay(state.due_on);
    await changeStep(db, { id: step_id }, { ...state, ...day }, now);
  }
  await db.tx
    .update(actionPlanTasks)
    .set({
      ...(step_id === null
        ? { ...state, ...opened(task, state.due_on), is_own_date, version: task.version + 1 }
        : {}),
      remind_host,
      updated_at: now,
    })
    .where(and(eq(actionPlanTasks.tenant_id, db.tenantId), eq(actionPlanTasks.id, id)));
}

/** What is to be done on a day can be done on it. */
const opened = ({ opens_on }: Pick<TaskRow, 'opens_on'>, due_on: string | null | undefined) =>
  opens_on && due_on ? { opens_on: earlier(opens_on, due_on) } : {};

async function presentTask(db: TenantDb, userId: number, row: TaskRow, now: Date): Promise<Task> {
  const [task] = await presentTasks(db, userId, [row], now);
  if (!task) throw notFound();
  return task;
}

const presentTasks = (db: TenantDb, userId: number, rows: TaskRow[], now: Date): Promise<Task[]> =>
  withGuidance(
    db,
    userId,
    rows.map((row) => {
      const { id, code, title, why, category, priority, due_on, status, note, version } = row;
      const { how, waits_for, opens_on, remind_host, link } = row;
      return {
        ...{ id, code, title, why, category, priority, due_on, status, note, version },
        ...{ how, waits_for, opens_on, remind: remind_host !== null, link },
      };
    }),
    dayOf(now),
  );
