// Lists what the counts of a chart lack.
import type { Counts, Merged } from './counts.ts';
import type { Overlay } from './diagram/overlay.ts';
import type { FlowModel } from './model.ts';

export interface Share {
  covered: string[];
  uncovered: string[];
}

export interface Coverage {
  name: string;
  hash: string;
  counts: Counts;
  stale: string[];
  states: Share;
  transitions: Share;
  /** Ids of transitions taken by real actors but by no browser. */
  onActors: string[];
  /** Transitions that a browser cannot take. `proven` means that real actors took it. */
  unreachable: { id: string; reason: string; proven: boolean }[];
  /** Ids excused as unreachable that a browser took after all. */
  reachedAfterAll: string[];
  /** Ids excused as unreachable that the chart does not declare. */
  unknown: string[];
}

export interface Excuses {
  /** Keyed by transition id. */
  reasons: Record<string, string>;
  /** Ids of transitions that real actors took. */
  proven: ReadonlySet<string>;
}

/** Excuses a transition from browser coverage only when real actors took it. */
export function coverageOf(
  name: string,
  model: FlowModel,
  { counts, stale }: Merged,
  { reasons, proven }: Excuses,
): Coverage {
  const excuses = Object.entries(reasons);
  const isTaken = (id: string) => (counts.transitions[id] ?? 0) > 0;
  const unreachable = excuses
    .filter(([id]) => id in counts.transitions && !isTaken(id))
    .map(([id, reason]) => ({ id, reason, proven: proven.has(id) }));
  const excused = new Set(unreachable.flatMap((excuse) => (excuse.proven ? [excuse.id] : [])));
  const enterable = enteredBy(model, (id) => !excused.has(id));
  const required = {
    states: model.states.filter(({ path, type }) => path !== '' && type !== 'history' && enterable.has(path)),
    transitions: model.transitions.filter(({ id }) => !excused.has(id)),
  };
  return {
    name,
    hash: model.hash,
    counts,
    stale,
    states: shareOf(
      counts.states,
      required.states.map(({ path }) => path),
    ),
    transitions: shareOf(
      counts.transitions,
      required.transitions.map(({ id }) => id),
    ),
    onActors: model.transitions.flatMap(({ id }) => (!isTaken(id) && proven.has(id) ? [id] : [])),
    unreachable,
    reachedAfterAll: excuses.flatMap(([id]) => (isTaken(id) ? [id] : [])),
    unknown: excuses.flatMap(([id]) => (id in counts.transitions ? [] : [id])),
  };
}

// The states that the allowed transitions can reach, ignoring guards.
function enteredBy(model: FlowModel, may: (id: string) => boolean): Set<string> {
  const states = new Map(model.states.map((state) => [state.path, state]));
  const entered = new Set<string>();
  const opened = new Set<string>();
  const enter = (path: string) => {
    const state = states.get(path);
    if (!state || opened.has(path)) return;
    opened.add(path);
    for (let around: string | null = path; around !== null; around = states.get(around)?.parent ?? null)
      entered.add(around);
    if (state.type === 'parallel') state.children.forEach(enter);
    else if (state.initial !== null) enter(state.initial);
  };
  enter('');
  for (let before = -1; before !== opened.size; ) {
    before = opened.size;
    for (const { id, source, targets } of model.transitions)
      if (may(id) && (entered.has(source) || states.get(source)?.type === 'history')) targets.forEach(enter);
  }
  return entered;
}

const shareOf = (counts: Record<string, number>, all: string[]): Share => ({
  covered: all.filter((key) => (counts[key] ?? 0) > 0),
  uncovered: all.filter((key) => (counts[key] ?? 0) === 0),
});

/** The percentage of reachable items covered, rounded down so that only full coverage gives 100. */
export function percentOf({ covered, uncovered }: Share): number {
  const all = covered.length + uncovered.length;
  return all === 0 ? 100 : Math.floor((covered.length / all) * 1000) / 10;
}

/** Ids of transitions that are uncovered now but were not before, including new ones. */
export function newlyUncovered({ transitions }: Coverage, before: Counts | undefined): string[] {
  return transitions.uncovered.filter((id) => before?.transitions[id] !== 0);
}

export function overlayOf({ counts, states, transitions }: Coverage): Overlay {
  return {
    states: Object.fromEntries([
      ...states.covered.map((path) => [path, 'covered'] as const),
      ...states.uncovered.map((path) => [path, 'uncovered'] as const),
    ]),
    transitions: Object.fromEntries([
      ...transitions.covered.map(
        (id) => [id, { kind: 'covered', count: counts.transitions[id] ?? 0 }] as const,
      ),
      ...transitions.uncovered.map((id) => [id, { kind: 'uncovered' }] as const),
    ]),
  };
}
