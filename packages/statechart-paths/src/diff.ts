// Compares two versions of a chart: states, transitions and guards, as data, text and an overlay.
import type { Overlay } from './diagram/overlay.ts';
import type { FlowModel, FlowState, FlowTransition } from './model.ts';

export interface Change {
  what: string;
  from: string;
  to: string;
}

export interface Difference {
  kind: 'added' | 'removed' | 'changed';
  of: 'machine' | 'state' | 'transition';
  /** The machine’s name, the state’s path or the transition’s id; from the later version unless removed. */
  id: string;
  /** The earlier id of a changed transition, if it differs. */
  idBefore?: string;
  changes: Change[];
}

export interface FlowDiff {
  machine: string;
  hashes: [before: string | null, after: string | null];
  differences: Difference[];
}

/** A version is null when the machine does not exist in it. */
export function compare(machine: string, before: FlowModel | null, after: FlowModel | null): FlowDiff {
  const hashes: FlowDiff['hashes'] = [before?.hash ?? null, after?.hash ?? null];
  if (!before || !after) {
    const kind = after ? 'added' : 'removed';
    return { machine, hashes, differences: [{ kind, of: 'machine', id: machine, changes: [] }] };
  }
  const described = changesOf(before, after, { description: ({ description }) => description });
  return {
    machine,
    hashes,
    differences: [
      ...(described.length > 0
        ? [{ kind: 'changed', of: 'machine', id: machine, changes: described } as const]
        : []),
      ...states(before.states, after.states),
      ...transitions(before.transitions, after.transitions),
    ],
  };
}

type Facts<Thing> = Record<string, (thing: Thing) => string>;

const changesOf = <Thing>(before: Thing, after: Thing, facts: Facts<Thing>): Change[] =>
  Object.entries(facts)
    .map(([what, read]) => ({ what, from: read(before), to: read(after) }))
    .filter(({ from, to }) => from !== to);

const list = (items: string[]) => items.join(', ');

const stateFacts: Facts<FlowState> = {
  kind: ({ type, history }) => [type, history].filter(Boolean).join(' '),
  'first state inside': ({ initial }) => initial ?? '',
  description: ({ description }) => description,
  screen: ({ page }) => page ?? '',
  calls: ({ invokes }) => list(invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`))),
  'entry actions': ({ entry }) => list(entry),
  'exit actions': ({ exit }) => list(exit),
  tags: ({ tags }) => list(tags),
  requirements: ({ requirements }) => list(requirements),
};

const transitionFacts: Facts<FlowTransition> = {
  guard: ({ guard, guardParams }) => [guard, guardParams].filter(Boolean).join(' '),
  target: ({ targets, stays }) => (stays ? 'stays' : list(targets)),
  order: ({ order }) => (order === null ? '' : `${order}`),
  actions: ({ actions }) => list(actions),
  description: ({ description }) => description,
  requirements: ({ requirements }) => list(requirements),
};

function states(before: FlowState[], after: FlowState[]): Difference[] {
  const old = new Map(before.map((state) => [state.path, state]));
  const remaining = new Set(after.map(({ path }) => path));
  const plain = (kind: 'added' | 'removed', id: string): Difference => ({
    kind,
    of: 'state',
    id,
    changes: [],
  });
  return [
    ...before.filter(({ path }) => !remaining.has(path)).map(({ path }) => plain('removed', path)),
    ...after.flatMap((state): Difference[] => {
      const was = old.get(state.path);
      if (!was) return [plain('added', state.path)];
      const changes = changesOf(
        was,
        state,
        state.path === '' ? { ...stateFacts, description: () => '' } : stateFacts,
      );
      return changes.length > 0 ? [{ kind: 'changed', of: 'state', id: state.path, changes }] : [];
    }),
  ];
}

// Matches transitions by id; the rest by source and event together with the target, then with the guard.
function transitions(before: FlowTransition[], after: FlowTransition[]): Difference[] {
  const gone = new Map(before.map((transition) => [transition.id, transition]));
  const pairs: [FlowTransition, FlowTransition][] = [];
  const pair = (left: FlowTransition[], isSame: (was: FlowTransition, now: FlowTransition) => boolean) =>
    left.filter((now) => {
      const was = [...gone.values()].find((candidate) => isSame(candidate, now));
      if (!was) return true;
      gone.delete(was.id);
      pairs.push([was, now]);
      return false;
    });
  const alike = (was: FlowTransition, now: FlowTransition) =>
    was.source === now.source && was.event === now.event;
  const byId = after.filter((now) => {
    const was = gone.get(now.id);
    if (!was) return true;
    gone.delete(now.id);
    pairs.push([was, now]);
    return false;
  });
  const byTarget = pair(byId, (was, now) => alike(was, now) && list(was.targets) === list(now.targets));
  const added = pair(byTarget, (was, now) => alike(was, now) && was.guard === now.guard);
  return [
    ...[...gone.keys()].map((id): Difference => ({ kind: 'removed', of: 'transition', id, changes: [] })),
    ...added.map(({ id }): Difference => ({ kind: 'added', of: 'transition', id, changes: [] })),
    ...pairs.flatMap(([was, now]): Difference[] => {
      const changes = changesOf(was, now, transitionFacts);
      const moved = was.id === now.id ? {} : { idBefore: was.id };
      return changes.length > 0 ? [{ kind: 'changed', of: 'transition', id: now.id, ...moved, changes }] : [];
    }),
  ];
}

/** Ids of transitions in the later version that are new or changed, or that touch a new or changed state. */
export function touchedTransitions({ differences }: FlowDiff, after: FlowModel): string[] {
  const changed = differences.filter(({ kind }) => kind !== 'removed');
  if (changed.some(({ of, kind }) => of === 'machine' && kind === 'added'))
    return after.transitions.map(({ id }) => id);
  const ids = new Set(changed.filter(({ of }) => of === 'transition').map(({ id }) => id));
  const paths = new Set(changed.filter(({ of, id }) => of === 'state' && id !== '').map(({ id }) => id));
  return after.transitions
    .filter(
      ({ id, source, targets }) =>
        ids.has(id) || paths.has(source) || targets.some((path) => paths.has(path)),
    )
    .map(({ id }) => id);
}

const quoted = (value: string) => (value === '' ? 'none' : `“${value}”`);

export function diffWords({ machine, differences }: FlowDiff): string {
  if (differences.length === 0) return `${machine}: no difference.`;
  const lines = differences.flatMap(({ kind, of, id, changes }) => [
    `  ${kind} ${of} ${id || 'root'}`,
    ...changes.map(({ what, from, to }) => `      ${what}: ${quoted(from)} → ${quoted(to)}`),
  ]);
  return [
    `${machine}: ${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`,
    ...lines,
  ].join('\n');
}

/** Marks the drawing of the later version. Removed items keep the ids of the earlier one. */
export function toOverlay({ differences }: FlowDiff): Overlay {
  const marks = (of: Difference['of']) => differences.filter((difference) => difference.of === of);
  return {
    states: Object.fromEntries(marks('state').map(({ id, kind }) => [id, kind])),
    transitions: Object.fromEntries(marks('transition').map(({ id, kind }) => [id, { kind }])),
  };
}
