// Completed milestones and dates set by the veteran stay.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import {
  type MilestoneRow,
  type PlanRow,
  transitionEvidence,
  transitionMilestones,
} from '../../db/schema/transitionPlans.ts';
import { addDays, dayOf } from '../../formats/days.ts';
import { doneSteps } from './doneSteps.ts';
import type { PlannedMilestone } from './plannedMilestone.ts';
import { plannedMilestones } from './plannedMilestones.ts';

type Milestone = components['schemas']['Milestone'];
type Status = components['schemas']['MilestoneStatus'];

// In days.
const dueWithin = 30;

/** `today` and all dates are YYYY-MM-DD. */
export function milestoneStatus(
  { mark, due_on, window_from }: Pick<MilestoneRow, 'mark' | 'due_on' | 'window_from'>,
  today: string,
): Status {
  if (mark) return mark;
  if (due_on < today) return 'late';
  if (window_from > today) return 'locked';
  return due_on <= addDays(today, dueWithin) ? 'due' : 'open';
}

export function allowedMarks(status: Status): Milestone['allowed'] {
  if (status === 'locked') return ['not_applicable'];
  if (status === 'done') return ['open', 'not_applicable'];
  if (status === 'not_applicable') return ['open', 'done'];
  return ['done', 'not_applicable'];
}

type StoredEvidence = Pick<
  typeof transitionEvidence.$inferSelect,
  'id' | 'milestone_id' | 'name' | 'type' | 'size'
>;

export interface StoredMilestone {
  row: MilestoneRow;
  evidence: StoredEvidence | null;
}

const { id, milestone_id, name, type, size } = transitionEvidence;

export async function loadMilestones(
  { tenantId, tx }: TenantDb,
  planIds: number[],
): Promise<StoredMilestone[]> {
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

export function presentMilestone({ row, evidence }: StoredMilestone, today: string): Milestone {
  const status = milestoneStatus(row, today);
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

/** The caller must hold the lock on the plan. */
export async function updateMilestones(db: TenantDb, plan: PlanRow, now: Date): Promise<void> {
  const planned = plannedMilestones(plan, dayOf(now));
  const milestones = await loadMilestones(db, [plan.id]);
  for (const { row, evidence } of milestones) {
    const isGone = row.code !== null && !planned.some(({ code }) => code === row.code);
    if (!isGone || row.mark !== null) continue;
    // A note or a file of the veteran keeps the milestone.
    if (evidence || row.note) await changeMilestone(db, row, { mark: 'not_applicable' }, now);
    else await db.tx.delete(transitionMilestones).where(sameMilestone(db, row));
  }
  const done = await doneSteps(db, plan);
  const of = { tenant_id: db.tenantId, user_id: plan.user_id, plan_id: plan.id };
  for (const milestone of planned) {
    const row = milestones.find(({ row: { code } }) => code === milestone.code)?.row;
    if (!row) {
      await db.tx.insert(transitionMilestones).values({
        ...of,
        ...milestone,
        mark: done.has(milestone.code) ? 'done' : null,
        created_at: now,
        updated_at: now,
      });
    } else if (row.mark !== 'done' && !isSame(row, milestone)) {
      await changeMilestone(db, row, placed(row, milestone), now);
    }
  }
}

const sameMilestone = ({ tenantId }: TenantDb, { id }: MilestoneRow) =>
  and(eq(transitionMilestones.tenant_id, tenantId), eq(transitionMilestones.id, id));

const changeMilestone = (db: TenantDb, row: MilestoneRow, to: Partial<MilestoneRow>, now: Date) =>
  db.tx
    .update(transitionMilestones)
    .set({ ...to, version: row.version + 1, updated_at: now })
    .where(sameMilestone(db, row));

const placed = (row: MilestoneRow, milestone: PlannedMilestone) =>
  row.is_own_date ? { ...milestone, due_on: row.due_on } : milestone;

function isSame(row: MilestoneRow, milestone: PlannedMilestone): boolean {
  const { link, ...rest } = placed(row, milestone);
  return (
    row.link?.url === link?.url &&
    Object.entries(rest).every(([field, value]) => row[field as keyof MilestoneRow] === value)
  );
}

export async function areMilestonesSettled({ tenantId, tx }: TenantDb, planId: number): Promise<boolean> {
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
