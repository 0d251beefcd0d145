/** What another leaving date means for each milestone that is still open, and what to do about it. What became late comes first. */
import type { components } from '../../openapi.gen.d.ts';
import type { MilestoneRow } from '../db/schema/transitionPlans.ts';
import { statusOn } from './milestones.ts';

type Change = components['schemas']['PlanChange'];
type Row = Pick<
  MilestoneRow,
  'id' | 'title' | 'due_on' | 'window_from' | 'mark' | 'is_own_date' | 'advice' | 'source'
>;

interface Moved {
  today: string;
  /** The new leaving date. */
  leavesOn: string;
}

const order: Change['kind'][] = ['became_late', 'no_longer_late', 'moved', 'kept', 'added', 'removed'];

export function changesBetween(before: Row[], after: Row[], moved: Moved): Change[] {
  const ids = new Set(after.map(({ id }) => id));
  const gone = before
    .filter(({ id, mark }) => !ids.has(id) && mark === null)
    .map((row) => told(row, 'removed', row.due_on, null, null));
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
  return [...others, ...gone].sort(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      (one.to ?? '').localeCompare(other.to ?? '') ||
      one.title.localeCompare(other.title),
  );
}

function changeOf(before: Row | undefined, row: Row, { today, leavesOn }: Moved): Change | null {
  const isLate = statusOn(row, today) === 'late';
  const advice = isLate ? row.advice : null;
  if (!before) return told(row, isLate ? 'became_late' : 'added', null, row.due_on, advice);
  const wasLate = statusOn(before, today) === 'late';
  const { due_on: from } = before;
  if (from !== row.due_on) {
    const kind = isLate === wasLate ? 'moved' : isLate ? 'became_late' : 'no_longer_late';
    return told(row, kind, from, row.due_on, advice);
  }
  if (row.is_own_date && row.source !== 'user') {
    return told(row, 'kept', from, from, 'You chose this day yourself. Check whether it still fits.');
  }
  if (row.source === 'plan' || row.source === 'user') {
    return row.due_on > leavesOn
      ? told(row, 'kept', from, from, 'It falls after you leave. Check whether it still fits.')
      : null;
  }
  return null;
}

const told = (
  { id, title }: Row,
  kind: Change['kind'],
  from: string | null,
  to: string | null,
  advice: string | null,
): Change => ({ milestone_id: kind === 'removed' ? null : id, title, kind, from, to, advice });
