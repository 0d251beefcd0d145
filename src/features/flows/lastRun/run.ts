// Coverage written by `npm run flows -- cover --save`: how often each transition was taken, with the hash of its chart.

import { type Counted, type Counts, coveredIn, type FlowModel, readCounted } from 'statechart-paths';
import type { Overlay, StateMark } from 'statechart-paths/diagram';
import { shownAs } from '../overlay.ts';

/** @throws a sentence that says which file to open instead */
export function readRun(text: string): Counted {
  const run = readCounted(text);
  if (run) return run;
  throw new Error(
    `${isJson(text) ? 'This isn’t a coverage file' : 'This file isn’t JSON'}. Open one created by “npm run flows -- cover --save”.`,
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export interface RunCoverage {
  /** `stale` means that the run used another version of the chart, so its counts are not shown. */
  kind: 'none' | 'stale' | 'current';
  counts: Counts | null;
  covered: string[];
  /** Ids of covered transitions that no test takes but planned paths; null if the run tells no kinds of tests apart. */
  plannedOnly: string[] | null;
  onActors: string[];
  uncovered: string[];
}

export function runCoverage(run: Counted | null, name: string, model: FlowModel): RunCoverage {
  const counts = run?.machines[name] ?? null;
  const ids = model.transitions.map(({ id }) => id);
  const nothing = { covered: [], plannedOnly: null, onActors: [], uncovered: [] };
  if (!counts) return { kind: 'none', counts, ...nothing };
  if (counts.hash !== model.hash) return { kind: 'stale', counts, ...nothing };
  const byOthers = new Set(coveredIn(counts));
  const isCovered = (id: string) => (counts.transitions[id] ?? 0) > 0;
  return {
    kind: 'current',
    counts,
    covered: ids.filter(isCovered),
    plannedOnly: counts.unplanned ? ids.filter((id) => isCovered(id) && !byOthers.has(id)) : null,
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
