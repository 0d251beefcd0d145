import type { components } from '../../../openapi.gen.d.ts';
import type { MilestoneRow } from '../../db/schema/transitionPlans.ts';
import { milestoneStatus } from '../milestones/milestones.ts';

type Change = components['schemas']['PlanChange'];
type Row = Pick<
  MilestoneRow,
  'id' | 'title' | 'due_on' | 'window_from' | 'mark' | 'is_own_date' | 'advice' | 'source'
>;

interface Moved {
  today: string;
  leavesOn: string;
}

const order: Change['kind'][] = ['became_late', 'no_longer_late', 'moved', 'kept', 'added', 'removed'];

export function leavingDateChanges(before: Row[], after: Row[], moved: Moved): Change[] {
  const ids = new Set(after.map(({ id }) => id));
  const removed = before
    .filter(({ id, mark }) => !ids.has(id) && mark === null)
    .map((row) => planChange(row, 'removed', row.due_on, null, null));
  const others = after
    .filter(({ mark }) => mark === null)
    .flatMap(
      (row) =>
        changeOf(
          before.find(({ id }) => id === row.id),
          row,
          moved,
        ) ?? [],
    );
  return [...others, ...removed].sort(
    (first, second) =>
      order.indexOf(first.kind) - order.indexOf(second.kind) ||
      (first.to ?? '').localeCompare(second.to ?? '') ||
      first.title.localeCompare(second.title),
  );
}

function changeOf(before: Row | undefined, row: Row, { today, leavesOn }: Moved): Change | null {
  const isLate = milestoneStatus(row, today) === 'late';
  const advice = isLate ? row.advice : null;
  if (!before) return planChange(row, isLate ? 'became_late' : 'added', null, row.due_on, advice);
  const wasLate = milestoneStatus(before, today) === 'late';
  const { due_on: from } = before;
  if (from !== row.due_on) {
    const kind = isLate === wasLate ? 'moved' : isLate ? 'became_late' : 'no_longer_late';
    return planChange(row, kind, from, row.due_on, advice);
  }
  if (row.is_own_date && row.source !== 'user') {
    return planChange(row, 'kept', from, from, 'You chose this date yourself. Check that it still works.');
  }
  if (row.source === 'plan' || row.source === 'user') {
    return row.due_on > leavesOn
      ? planChange(row, 'kept', from, from, 'This is after you leave. Check that it still works.')
      : null;
  }
  return null;
}

const planChange = (
  { id, title }: Row,
  kind: Change['kind'],
  from: string | null,
  to: string | null,
  advice: string | null,
): Change => ({ milestone_id: kind === 'removed' ? null : id, title, kind, from, to, advice });
