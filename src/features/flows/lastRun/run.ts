// Coverage written by `npm run flows -- cover --save`: how often each transition was taken, with the hash of its chart.

import type { FlowModel } from 'statechart-paths';
import type { Overlay, StateMark } from 'statechart-paths/diagram';
import { shownAs } from '../overlay.ts';

interface ChartCounts {
  hash: string;
  transitions: Record<string, number>;
  states: Record<string, number>;
  /** Ids of transitions taken by real actors but by no browser; absent in older files. */
  onActors?: string[];
}

export interface RecordedRun {
  savedAt: string;
  machines: Record<string, ChartCounts>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const areCounts = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every((count) => typeof count === 'number');

function isRun(value: unknown): value is RecordedRun {
  return (
    isRecord(value) &&
    typeof value.savedAt === 'string' &&
    isRecord(value.machines) &&
    Object.values(value.machines).every(
      (machine) =>
        isRecord(machine) &&
        typeof machine.hash === 'string' &&
        areCounts(machine.transitions) &&
        areCounts(machine.states) &&
        (machine.onActors === undefined || Array.isArray(machine.onActors)),
    )
  );
}

/** @throws a sentence that says which file to open instead */
export function readRun(text: string): RecordedRun {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This file isn’t JSON. Open one created by “npm run flows -- cover --save”.');
  }
  if (!isRun(value))
    throw new Error('This isn’t a coverage file. Open one created by “npm run flows -- cover --save”.');
  return value;
}

export interface RunCoverage {
  /** `stale` means that the run used another version of the chart, so its counts are not shown. */
  kind: 'none' | 'stale' | 'current';
  counts: ChartCounts | null;
  covered: string[];
  onActors: string[];
  uncovered: string[];
}

export function runCoverage(run: RecordedRun | null, name: string, model: FlowModel): RunCoverage {
  const counts = run?.machines[name] ?? null;
  const ids = model.transitions.map(({ id }) => id);
  if (!counts) return { kind: 'none', counts, covered: [], onActors: [], uncovered: [] };
  if (counts.hash !== model.hash) return { kind: 'stale', counts, covered: [], onActors: [], uncovered: [] };
  const isCovered = (id: string) => (counts.transitions[id] ?? 0) > 0;
  return {
    kind: 'current',
    counts,
    covered: ids.filter(isCovered),
    onActors: ids.filter((id) => !isCovered(id) && counts.onActors?.includes(id)),
    uncovered: ids.filter((id) => !isCovered(id) && !counts.onActors?.includes(id)),
  };
}

export function overlayOfCoverage(
  { kind, counts }: RunCoverage,
  model: FlowModel,
  boxes: ReadonlySet<string>,
): Overlay {
  if (kind !== 'current' || !counts) return {};
  const inside = new Map<string, boolean[]>();
  for (const { path, children, type } of model.states) {
    if (path === '' || children.length > 0 || type === 'history') continue;
    const box = shownAs(boxes, path);
    inside.set(box, [...(inside.get(box) ?? []), (counts.states[path] ?? 0) > 0]);
  }
  const markOf = (observed: boolean[]): StateMark =>
    observed.every(Boolean) ? 'covered' : observed.some(Boolean) ? 'partly' : 'uncovered';
  return {
    states: Object.fromEntries([...inside].map(([path, observed]) => [path, markOf(observed)])),
    transitions: Object.fromEntries(
      model.transitions.map(({ id }) => {
        const count = counts.transitions[id] ?? 0;
        return [id, { kind: count > 0 ? 'covered' : 'uncovered', count }] as const;
      }),
    ),
  };
}
