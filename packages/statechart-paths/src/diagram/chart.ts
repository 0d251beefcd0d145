// Answers the diagram's questions about a model: nesting, open groups per level, and reading order.
import type { FlowModel, FlowState } from '../model.ts';
import { sentenceOf } from '../words.ts';
import type { Level } from './view.ts';

export interface Chart {
  model: FlowModel;
  level: Level;
  /** States in document order, without those inside closed groups. */
  visible: FlowState[];
  state(path: string): FlowState;
  /** Paths of all descendants, without the state itself. */
  below(path: string): string[];
  isBelow(path: string, ancestor: string): boolean;
  isClosed(path: string): boolean;
  /** The path of the box that shows a state: its own, or that of the closed group around it. */
  shown(path: string): string;
  isLadder(path: string): boolean;
  /** A ladder with too many rules to draw all arrows; only its last rule has an arrow, if it leads forwards. */
  isLong(path: string): boolean;
  inReadingOrder(path: string): string[];
  isBack(from: string, to: string): boolean;
  nameOf(path: string): string;
}

export function chartOf(model: FlowModel, level: Level, toggled: ReadonlySet<string>): Chart {
  const states = new Map(model.states.map((state) => [state.path, state]));
  const state = (path: string) => states.get(path) as FlowState;
  const isBelow = (path: string, ancestor: string) =>
    path !== ancestor && (ancestor === '' || path.startsWith(`${ancestor}.`));
  const chain = (path: string): string[] => {
    const { parent } = state(path);
    return parent === null ? [path] : [...chain(parent), path];
  };

  const closedAtLevel = ({ parent, type, children }: FlowState): boolean => {
    if (parent === null || children.length === 0 || level !== 'overview') return false;
    if (type === 'parallel') return state(parent).type === 'parallel';
    const holdsGroups = children.some((child) => state(child).children.length > 0);
    return state(parent).type !== 'parallel' || !holdsGroups;
  };
  const isClosed = (path: string) => {
    const first = state(path);
    return first.children.length > 0 && first.parent !== null && closedAtLevel(first) !== toggled.has(path);
  };
  const shown = (path: string) => chain(path).find(isClosed) ?? path;
  const orders = new Map<string, string[]>();
  const inReadingOrder = (path: string) => {
    const order = orders.get(path) ?? readingOrder(model, state(path));
    orders.set(path, order);
    return order;
  };

  return {
    model,
    level,
    visible: model.states.filter(({ path }) => shown(path) === path),
    state,
    below: (path) =>
      model.states.filter((candidate) => isBelow(candidate.path, path)).map((state) => state.path),
    isBelow,
    isClosed,
    shown,
    isLadder: (path) => decides(model, state(path)),
    isLong: (path) => model.transitions.filter(({ source }) => source === path).length > 8,
    inReadingOrder,
    isBack: (from, to) => {
      const [fromChain, toChain] = [chain(from), chain(to)];
      const fork = fromChain.findIndex((path, index) => path !== toChain[index]);
      const order = inReadingOrder(fromChain[fork - 1] ?? '');
      return order.indexOf(fromChain[fork] ?? from) > order.indexOf(toChain[fork] ?? to);
    },
    nameOf: (path) => {
      const { parent, type, key } = state(path);
      if (parent === null) return sentenceOf(model.name);
      return type === 'history'
        ? `${sentenceOf(state(parent).key || model.name)}, as it was`
        : sentenceOf(key);
    },
  };
}

// True for a state that only decides: several eventless rules in order, the last without a guard.
function decides({ transitions }: FlowModel, { path, children, invokes }: FlowState): boolean {
  const leaving = transitions.filter(({ source }) => source === path);
  return (
    children.length === 0 &&
    invokes.length === 0 &&
    leaving.length > 1 &&
    leaving.every(({ kind }) => kind === 'always') &&
    leaving.at(-1)?.guard === null
  );
}

// Sorts by distance from the start, then in document order; in document order alone if that has fewer backward arrows.
function readingOrder(model: FlowModel, { children, initial, type }: FlowState): string[] {
  if (type === 'parallel') return children;
  const childOf = (inner: string) =>
    children.find((child) => inner === child || inner.startsWith(`${child}.`));
  const steps = model.transitions.flatMap(({ source, targets, kind }) => {
    const from = childOf(source);
    return targets.flatMap((target) => {
      const to = childOf(target);
      return from && to && from !== to ? [{ from, to, kind }] : [];
    });
  });
  const distance = new Map<string, number>();
  const queue = initial ? [childOf(initial) ?? initial] : children.slice(0, 1);
  for (const first of queue) distance.set(first, 0);
  for (let child = queue.shift(); child !== undefined; child = queue.shift()) {
    for (const { to } of steps.filter(({ from }) => from === child)) {
      if (distance.has(to)) continue;
      distance.set(to, (distance.get(child) ?? 0) + 1);
      queue.push(to);
    }
  }
  const final = (child: string) =>
    model.states.find((candidate) => candidate.path === child)?.type === 'final' ? 1 : 0;
  const far = (child: string) => distance.get(child) ?? Number.MAX_SAFE_INTEGER;
  const first = (child: string) => (far(child) === 0 ? 0 : 1);
  const bySteps = children.toSorted((left, right) => final(left) - final(right) || far(left) - far(right));
  const byDocument = children.toSorted(
    (left, right) => final(left) - final(right) || first(left) - first(right),
  );
  const goingBack = (order: string[]) =>
    new Set(
      steps
        .filter(({ from, to }) => order.indexOf(from) > order.indexOf(to))
        .map(({ from, to }) => `${from}→${to}`),
    ).size;
  return goingBack(byDocument) < goingBack(bySteps) ? byDocument : bySteps;
}
