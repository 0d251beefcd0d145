// Counts how often each state and transition of a chart was taken, and by how many tests that no plan made.
import type { FlowModel } from './model.ts';
import type { ObservedStep } from './observed.ts';

export interface Counts {
  /** The hash of the chart that was counted. */
  hash: string;
  /** Keyed by transition id. */
  transitions: Record<string, number>;
  /** Keyed by state path; counts the steps that began or ended there. */
  states: Record<string, number>;
  /** Ids of transitions taken by real actors but by no browser. */
  onActors?: string[];
  /**
   * How many tests that no plan made took or visited each. Absent where no planned path was counted: then all counts are
   * of such tests.
   */
  unplanned?: Tally;
}

export type Tally = Pick<Counts, 'transitions' | 'states'>;

/** The format of the coverage file. */
export interface Counted {
  /** ISO 8601. */
  savedAt: string;
  /** Keyed by machine name. */
  machines: Record<string, Counts>;
}

const isNumbers = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => typeof count === 'number');

const isTally = (value: unknown): value is Tally => {
  const { transitions, states } = (value ?? {}) as Partial<Tally>;
  return isNumbers(transitions) && isNumbers(states);
};

const isCounts = (value: unknown): value is Counts => {
  const { hash, onActors = [], unplanned } = (value ?? {}) as Partial<Counts>;
  const isWhole = unplanned === undefined || isTally(unplanned);
  return isTally(value) && typeof hash === 'string' && Array.isArray(onActors) && isWhole;
};

/** @returns null for anything but a coverage file */
export function readCounted(text: string): Counted | null {
  let value: Partial<Counted> | null;
  try {
    value = JSON.parse(text) as Partial<Counted> | null;
  } catch {
    return null;
  }
  const { savedAt, machines } = value ?? {};
  if (typeof savedAt !== 'string' || typeof machines !== 'object' || machines === null) return null;
  return Object.values(machines).every(isCounts) ? { savedAt, machines } : null;
}

export const noTally = (model: FlowModel): Tally => ({
  transitions: Object.fromEntries(model.transitions.map(({ id }) => [id, 0])),
  states: Object.fromEntries(model.states.flatMap(({ path }) => (path === '' ? [] : [[path, 0]]))),
});

export const nothingOf = (model: FlowModel): Counts => ({ hash: model.hash, ...noTally(model) });

const addTo = (sums: Record<string, number>, more: Iterable<readonly [string, number]>) => {
  for (const [key, count] of more) if (key in sums) sums[key] = (sums[key] ?? 0) + count;
};

export function addStep(counts: Tally, { transitions, states }: ObservedStep) {
  addTo(
    counts.transitions,
    transitions.map((id) => [id, 1] as const),
  );
  addTo(
    counts.states,
    states.map((path) => [path, 1] as const),
  );
}

/** Adds one test that no plan made: it counts once, however often it took a transition. */
export function addUnplanned(counts: Counts & { unplanned: Tally }, taken: Tally) {
  const once = (part: Record<string, number>) =>
    Object.entries(part).flatMap(([key, count]) => (count > 0 ? [[key, 1] as const] : []));
  addTo(counts.unplanned.transitions, once(taken.transitions));
  addTo(counts.unplanned.states, once(taken.states));
}

/**
 * The ids of transitions and paths of states that a plan need not cover again.
 * @param leastTests how many tests that no plan made have to cover each
 */
export function coveredIn({ unplanned, ...counted }: Counts, leastTests = 1): string[] {
  const { transitions, states } = unplanned ?? counted;
  return Object.entries({ ...transitions, ...states }).flatMap(([id, count]) =>
    count >= leastTests ? [id] : [],
  );
}

export interface Merged {
  counts: Counts;
  /** Hashes of other versions of the chart, whose counts were left out. */
  stale: string[];
}

/** Adds up the counts of this version of the chart. */
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
    const { unplanned = all.some((other) => other.unplanned) ? coverage : undefined } = coverage;
    if (!unplanned) continue;
    counts.unplanned ??= noTally(model);
    addTo(counts.unplanned.transitions, Object.entries(unplanned.transitions));
    addTo(counts.unplanned.states, Object.entries(unplanned.states));
  }
  return { counts, stale: [...stale] };
}
