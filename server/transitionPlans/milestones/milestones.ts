// Completed milestones and dates set by the veteran stay.
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import type { MilestoneRow, PlanRow } from '../../db/schema/transitionPlans.ts';
import { addDays, dayOf, earlier, laterDate } from '../../formats/days.ts';
import type { PlannedMilestone } from './plannedMilestone.ts';
import { plannedMilestones } from './plannedMilestones.ts';
import {
  addMilestone,
  changeMilestone,
  deleteMilestone,
  loadMilestones,
  type StoredMilestone,
} from './storedMilestones.ts';

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

/** The caller must hold the locks on the onboarding row and on the plan. */
export async function updateMilestones(db: TenantDb, plan: PlanRow, now: Date): Promise<void> {
  const planned = plannedMilestones(plan, dayOf(now));
  const milestones = await loadMilestones(db, [plan.id]);
  for (const { row, evidence } of milestones) {
    const isGone = row.code !== null && !planned.some(({ code }) => code === row.code);
    if (!isGone || row.mark !== null) continue;
    // A note or a file of the veteran keeps the milestone.
    if (evidence || row.note) await changeMilestone(db, row, { mark: 'not_applicable' }, now);
    else await deleteMilestone(db, row);
  }
  for (const milestone of planned) {
    const row = milestones.find(({ row: { code } }) => code === milestone.code)?.row;
    if (!row) await addMilestone(db, plan, milestone, now);
    else if (row.mark !== 'done' && !isSame(row, milestone))
      await changeMilestone(db, row, placed(row, milestone), now);
  }
}

/** On a day that the veteran chose it can be done. */
const placed = (row: MilestoneRow, milestone: PlannedMilestone): PlannedMilestone =>
  row.is_own_date
    ? {
        ...milestone,
        due_on: row.due_on,
        window_from: earlier(milestone.window_from, row.due_on),
        window_to: laterDate(milestone.window_to, row.due_on),
      }
    : milestone;

function isSame(row: MilestoneRow, milestone: PlannedMilestone): boolean {
  const { link, ...rest } = placed(row, milestone);
  return (
    row.link?.url === link?.url &&
    Object.entries(rest).every(([field, value]) => row[field as keyof MilestoneRow] === value)
  );
}
