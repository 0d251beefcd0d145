/** Promises: a plan's milestones follow what it says and lose nothing: what is done stays, and so does a day that the veteran chose. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { addDays, dayOf } from '../days.ts';
import type { TenantDb } from '../db/database.ts';
import {
  type MilestoneRow,
  type PlanRow,
  transitionEvidence,
  transitionMilestones,
} from '../db/schema/transitionPlans.ts';
import { type PlannedMilestone, plannedMilestones } from './planned.ts';

type Milestone = components['schemas']['Milestone'];
type Status = components['schemas']['MilestoneStatus'];

/** So long before its day a milestone is due. */
const dueWithin = 30;

/** `today` and all days are YYYY-MM-DD. */
export function statusOn(
  { mark, due_on, window_from }: Pick<MilestoneRow, 'mark' | 'due_on' | 'window_from'>,
  today: string,
): Status {
  if (mark) return mark;
  if (due_on < today) return 'late';
  if (window_from > today) return 'locked';
  return due_on <= addDays(today, dueWithin) ? 'due' : 'open';
}

/** What is locked cannot be done yet. */
export function allowedMarks(status: Status): Milestone['allowed'] {
  if (status === 'locked') return ['not_applicable'];
  if (status === 'done') return ['open', 'not_applicable'];
  if (status === 'not_applicable') return ['open', 'done'];
  return ['done', 'not_applicable'];
}

export type Evidence = Pick<
  typeof transitionEvidence.$inferSelect,
  'id' | 'milestone_id' | 'name' | 'type' | 'size'
>;

export interface MilestoneFound {
  row: MilestoneRow;
  evidence: Evidence | null;
}

const { id, milestone_id, name, type, size } = transitionEvidence;

export async function milestonesOf({ tenantId, tx }: TenantDb, planIds: number[]): Promise<MilestoneFound[]> {
  return tx
    .select({ row: transitionMilestones, evidence: { id, milestone_id, name, type, size } })
    .from(transitionMilestones)
    .leftJoin(
      transitionEvidence,
      and(
        eq(transitionEvidence.tenant_id, transitionMilestones.tenant_id),
        eq(transitionEvidence.milestone_id, transitionMilestones.id),
      ),
    )
    .where(and(eq(transitionMilestones.tenant_id, tenantId), inArray(transitionMilestones.plan_id, planIds)))
    .orderBy(asc(transitionMilestones.due_on), asc(transitionMilestones.id));
}

export function presentMilestone({ row, evidence }: MilestoneFound, today: string): Milestone {
  const status = statusOn(row, today);
  const { id, title, why, due_on, window_from, window_to, source, link, advice, note, version } = row;
  return {
    id,
    title,
    why,
    due_on,
    window: { from: window_from, to: window_to },
    status,
    allowed: allowedMarks(status),
    source,
    link,
    advice: status === 'late' ? advice : null,
    note,
    evidence_file_id: evidence?.id ?? null,
    evidence: evidence && { name: evidence.name, type: evidence.type, size: evidence.size },
    is_own_date: row.is_own_date,
    version,
  };
}

/** The plan must be held. */
export async function followPlan(db: TenantDb, plan: PlanRow, now: Date): Promise<void> {
  const planned = plannedMilestones(plan, dayOf(now));
  const found = await milestonesOf(db, [plan.id]);
  for (const { row, evidence } of found) {
    const isGone = row.code !== null && !planned.some(({ code }) => code === row.code);
    if (!isGone || row.mark !== null) continue;
    // What the veteran put there is not thrown away with the rule.
    if (evidence || row.note) await change(db, row, { mark: 'not_applicable' }, now);
    else await db.tx.delete(transitionMilestones).where(thisOne(db, row));
  }
  const of = { tenant_id: db.tenantId, user_id: plan.user_id, plan_id: plan.id };
  for (const milestone of planned) {
    const row = found.find(({ row: { code } }) => code === milestone.code)?.row;
    if (!row) {
      await db.tx
        .insert(transitionMilestones)
        .values({ ...of, ...milestone, created_at: now, updated_at: now });
    } else if (row.mark !== 'done' && !isSame(row, milestone)) {
      await change(db, row, placed(row, milestone), now);
    }
  }
}

const thisOne = ({ tenantId }: TenantDb, { id }: MilestoneRow) =>
  and(eq(transitionMilestones.tenant_id, tenantId), eq(transitionMilestones.id, id));

const change = (db: TenantDb, row: MilestoneRow, to: Partial<MilestoneRow>, now: Date) =>
  db.tx
    .update(transitionMilestones)
    .set({ ...to, version: row.version + 1, updated_at: now })
    .where(thisOne(db, row));

const placed = (row: MilestoneRow, milestone: PlannedMilestone) =>
  row.is_own_date ? { ...milestone, due_on: row.due_on } : milestone;

function isSame(row: MilestoneRow, milestone: PlannedMilestone): boolean {
  const { link, ...rest } = placed(row, milestone);
  return (
    row.link?.url === link?.url &&
    Object.entries(rest).every(([field, value]) => row[field as keyof MilestoneRow] === value)
  );
}

/** Whether nothing of the plan is left to do. */
export async function isSettled({ tenantId, tx }: TenantDb, planId: number): Promise<boolean> {
  const [left] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(transitionMilestones)
    .where(
      and(
        eq(transitionMilestones.tenant_id, tenantId),
        eq(transitionMilestones.plan_id, planId),
        isNull(transitionMilestones.mark),
      ),
    );
  return left?.count === 0;
}
