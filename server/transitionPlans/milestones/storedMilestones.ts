// Milestones as they are stored; one that other plans may have, too, is read with the state of its step.
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { changeStep, dateStep, stepNamed, stepOfMilestone } from '../../actionPlan/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { planSteps, type StepRow } from '../../db/schema/planSteps.ts';
import {
  type MilestoneRow,
  type PlanRow,
  transitionEvidence,
  transitionMilestones,
} from '../../db/schema/transitionPlans.ts';
import type { PlannedMilestone } from './plannedMilestone.ts';

const own = transitionMilestones;

const ofStep = <Column extends PgColumn>(step: PgColumn | SQL, column: Column) =>
  sql<Column['_']['data']>`case when ${own.step_id} is null then ${column} else ${step} end`;

const markOfStep = sql`case ${planSteps.status} when 'done' then 'done' when 'dismissed' then 'not_applicable' end`;

export const milestoneDay = ofStep(planSteps.due_on, own.due_on);
export const milestoneMark = ofStep(markOfStep, own.mark) as SQL<MilestoneRow['mark']>;
export const milestoneRemindedOf = ofStep(planSteps.reminded_of, own.reminded_of) as SQL<string | null>;
export const stepOfItsMilestone = and(eq(planSteps.tenant_id, own.tenant_id), eq(planSteps.id, own.step_id));

const columns = {
  ...getTableColumns(own),
  due_on: milestoneDay,
  window_from: ofStep(planSteps.window_from, own.window_from),
  window_to: ofStep(planSteps.window_to, own.window_to),
  is_own_date: ofStep(planSteps.is_own_date, own.is_own_date),
  mark: milestoneMark,
  note: ofStep(planSteps.note, own.note) as SQL<string | null>,
  reminded_of: milestoneRemindedOf,
  version: ofStep(planSteps.version, own.version),
  updated_at: ofStep(planSteps.updated_at, own.updated_at).mapWith(own.updated_at),
};

type StoredEvidence = Pick<
  typeof transitionEvidence.$inferSelect,
  'id' | 'milestone_id' | 'name' | 'type' | 'size'
>;

export interface StoredMilestone {
  row: MilestoneRow;
  evidence: StoredEvidence | null;
}

const { id, milestone_id, name, type, size } = transitionEvidence;

export const loadMilestones = ({ tenantId, tx }: TenantDb, planIds: number[]): Promise<StoredMilestone[]> =>
  tx
    .select({ row: columns, evidence: { id, milestone_id, name, type, size } })
    .from(own)
    .leftJoin(planSteps, stepOfItsMilestone)
    .leftJoin(
      transitionEvidence,
      and(eq(transitionEvidence.tenant_id, own.tenant_id), eq(transitionEvidence.milestone_id, own.id)),
    )
    .where(and(eq(own.tenant_id, tenantId), inArray(own.plan_id, planIds)))
    .orderBy(asc(milestoneDay), asc(own.id));

export const selectOwnMilestones = ({ tenantId, tx }: TenantDb, where: SQL | undefined) =>
  tx
    .select(columns)
    .from(own)
    .leftJoin(planSteps, stepOfItsMilestone)
    .where(and(eq(own.tenant_id, tenantId), where));

const statusOfMark = (mark: MilestoneRow['mark']): StepRow['status'] =>
  mark === 'not_applicable' ? 'dismissed' : (mark ?? 'todo');

/** The caller must hold the locks on the onboarding row and on the plan. */
export async function changeMilestone(
  db: TenantDb,
  row: MilestoneRow,
  to: Partial<MilestoneRow>,
  now: Date,
): Promise<void> {
  const { mark, due_on, window_from, window_to, is_own_date, note, reminded_of, ...texts } = to;
  const state = { due_on, window_from, window_to, is_own_date, note, reminded_of };
  if (row.step_id !== null) {
    const status = mark === undefined ? {} : { status: statusOfMark(mark) };
    await changeStep(db, { id: row.step_id }, { ...state, ...status }, now);
  }
  await db.tx
    .update(own)
    .set({
      ...texts,
      ...(row.step_id === null ? { ...state, mark, version: row.version + 1 } : {}),
      updated_at: now,
    })
    .where(and(eq(own.tenant_id, db.tenantId), eq(own.id, row.id)));
}

export const deleteMilestone = ({ tenantId, tx }: TenantDb, row: MilestoneRow) =>
  tx.delete(own).where(and(eq(own.tenant_id, tenantId), eq(own.id, row.id)));

const datesOf = ({ due_on, window_from, window_to }: PlannedMilestone) => ({
  due_on,
  window_from,
  window_to,
});

export async function addMilestone(
  db: TenantDb,
  plan: PlanRow,
  milestone: PlannedMilestone,
  now: Date,
): Promise<void> {
  const code = stepOfMilestone(milestone.code);
  const step = code === null ? null : await dateStep(db, plan.user_id, code, datesOf(milestone), now);
  await db.tx.insert(own).values({
    tenant_id: db.tenantId,
    user_id: plan.user_id,
    plan_id: plan.id,
    ...milestone,
    step_id: step?.id ?? null,
    created_at: now,
    updated_at: now,
  });
}

/** A plan that is put away keeps its milestones as they are: they no longer follow their steps. */
export async function detachMilestones(db: TenantDb, planId: number): Promise<void> {
  for (const { row } of await loadMilestones(db, [planId])) {
    if (row.step_id === null) continue;
    const { mark, due_on, window_from, window_to, is_own_date, note, version, updated_at } = row;
    const state = { mark, due_on, window_from, window_to, is_own_date, note, version, updated_at };
    await db.tx
      .update(own)
      .set({ ...state, step_id: null })
      .where(and(eq(own.tenant_id, db.tenantId), eq(own.id, row.id)));
  }
}

/** The milestones of a plan that comes back into use follow their steps again. */
export async function attachMilestones(db: TenantDb, plan: PlanRow, now: Date): Promise<void> {
  const detached = await db.tx
    .select()
    .from(own)
    .where(and(eq(own.tenant_id, db.tenantId), eq(own.plan_id, plan.id), isNull(own.step_id)));
  for (const row of detached) {
    const code = stepOfMilestone(row.code);
    if (code === null) continue;
    const { due_on, window_from, window_to } = row;
    const dates = { due_on, window_from, window_to };
    const stored = await stepNamed(db, plan.user_id, code);
    const step = stored?.window_from ? stored : await dateStep(db, plan.user_id, code, dates, now);
    await db.tx
      .update(own)
      .set({ step_id: step.id })
      .where(and(eq(own.tenant_id, db.tenantId), eq(own.id, row.id)));
  }
}

export async function areMilestonesSettled({ tenantId, tx }: TenantDb, planId: number): Promise<boolean> {
  const [left] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(own)
    .leftJoin(planSteps, stepOfItsMilestone)
    .where(and(eq(own.tenant_id, tenantId), eq(own.plan_id, planId), isNull(milestoneMark)));
  return left?.count === 0;
}
