// How often each state and each declared transition of a chart was seen, and what of it is still missing.
import type { Overlay } from './diagram/overlay.ts';
import type { FlowModel } from './model.ts';
import type { ObservedStep } from './observed.ts';

export interface Counts {
  /** Of the chart that was counted. */
  hash: string;
  /** By id. */
  transitions: Record<string, number>;
  /** By path: the steps that began or ended there. */
  states: Record<string, number>;
  /** Ids of what no browser took, and real actors did. */
  onActors?: string[];
}

/** As it is written to a file. */
export interface Counted {
  /** ISO 8601. */
  savedAt: string;
  /** By name. */
  machines: Record<string, Counts>;
}

export const nothingOf = (model: FlowModel): Counts => ({
  hash: model.hash,
  transitions: Object.fromEntries(model.transitions.map(({ id }) => [id, 0])),
  states: Object.fromEntries(model.states.flatMap(({ path }) => (path === '' ? [] : [[path, 0]]))),
});

const addTo = (sums: Record<string, number>, more: Iterable<readonly [string, number]>) => {
  for (const [key, count] of more) if (key in sums) sums[key] = (sums[key] ?? 0) + count;
};

export function addStep(counts: Counts, { transitions, states }: ObservedStep) {
  addTo(
    counts.transitions,
    transitions.map((id) => [id, 1] as const),
  );
  addTo(
    counts.states,
    states.map((path) => [path, 1] as const),
  );
}

export interface Merged {
  counts: Counts;
  /** Hashes of older charts whose counts were left out. */
  stale: string[];
}

/** Adds up what was counted of this very chart. */
export function merge(model: FlowModel, all: Counts[]): Merged {
  const counts = nothingOf(model);
  const stale = new Set<string>();
  for (const coverage of all) {
    if (coverage.hash !== model.hash) {
      stale.add(coverage.hash);
      continue;
    }
    addTo(counts.transitions, Object.entries(coverage.transitions));
    addTo(counts.states, Object.entries(coverage.states));
  }
  return { counts, stale: [...stale] };
}

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
  /** Ids of what no browser took, and real actors did. */
  onActors: string[];
  /** What no browser takes. `proven`: real actors took it. */
  unreachable: { id: string; reason: string; proven: boolean }[];
  /** Said to be out of reach, and seen in a browser all the same. */
  reachedAfterAll: string[];
  /** Said to be out of reach, and not declared by the chart. */
  unknown: string[];
}

export interface Excuses {
  /** Reasons by the transition’s id. */
  reasons: Record<string, string>;
  /** Ids that real actors took. */
  proven: ReadonlySet<string>;
}

/** An excuse counts only where real actors take the transition. */
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

// The states that these transitions can lead to, whatever their guards say.
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

/** Of what a browser can take; rounded down, so that 100 is all of it. */
export function percentOf({ covered, uncovered }: Share): number {
  const all = covered.length + uncovered.length;
  return all === 0 ? 100 : Math.floor((covered.length / all) * 1000) / 10;
}

/** What is missing now and was not missing then: a transition that is new counts. */
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
