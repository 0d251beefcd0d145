import type { FlowModel, FlowState, FlowTransition } from 'statechart-paths';

export interface SimulatedWalk {
  /** Empty for the chart’s initial state. */
  start: string;
  /** Includes ancestors, in document order. */
  active: string[];
  /** Active states of each group when it was last left, for its history. */
  remembered: Record<string, string[]>;
  steps: Step[];
}

interface Step {
  transition: FlowTransition;
  before: Pick<SimulatedWalk, 'active' | 'remembered'>;
}

const isBelow = (path: string, ancestor: string) =>
  path !== ancestor && (ancestor === '' || path.startsWith(`${ancestor}.`));
const isWithin = (path: string, ancestor: string) => path === ancestor || isBelow(path, ancestor);

const statesOf = (model: FlowModel) => new Map(model.states.map((state) => [state.path, state]));

function ancestorsOf(states: Map<string, FlowState>, path: string): string[] {
  const parent = states.get(path)?.parent ?? null;
  return parent === null ? [] : [parent, ...ancestorsOf(states, parent)];
}

function enter(
  model: FlowModel,
  targets: string[],
  staying: string[],
  remembered: SimulatedWalk['remembered'],
) {
  const states = statesOf(model);
  const entered = new Set(staying);
  const resolved = targets.flatMap((path) => {
    const state = states.get(path);
    if (state?.type !== 'history') return [path];
    return remembered[state.parent ?? ''] ?? defaultOf(model, state);
  });
  for (const path of resolved)
    for (const ancestor of [path, ...ancestorsOf(states, path)]) entered.add(ancestor);
  const complete = ({ path, type, children, initial }: FlowState) => {
    if (!entered.has(path)) return;
    const missing =
      type === 'parallel' ? children.filter((child) => states.get(child)?.type !== 'history') : [];
    const first =
      type === 'compound' && initial && ![...entered].some((child) => isBelow(child, path)) ? [initial] : [];
    for (const child of [...missing, ...first]) entered.add(child);
  };
  // A parent precedes its children in document order, so one pass is enough.
  for (const state of model.states) complete(state);
  return model.states.map(({ path }) => path).filter((path) => entered.has(path));
}

function defaultOf(model: FlowModel, history: FlowState): string[] {
  const declared = model.transitions.find(({ source }) => source === history.path)?.targets;
  const parent = model.states.find(({ path }) => path === history.parent);
  return declared ?? (parent?.initial ? [parent.initial] : []);
}

export function startSimulation(model: FlowModel, at = ''): SimulatedWalk {
  return { start: at, active: enter(model, [at], [], {}), remembered: {}, steps: [] };
}

export function activeLeaves({ active }: Pick<SimulatedWalk, 'active'>): string[] {
  return active.filter((path) => !active.some((other) => isBelow(other, path)));
}

// The innermost state around all that is left and entered; it stays active itself.
function domainOf(model: FlowModel, { source, targets }: FlowTransition): string {
  if (targets.every((target) => isWithin(target, source))) return source;
  return (
    ancestorsOf(statesOf(model), source).find((ancestor) =>
      targets.every((path) => isBelow(path, ancestor)),
    ) ?? ''
  );
}

export function takeTransition(model: FlowModel, walk: SimulatedWalk, id: string): SimulatedWalk {
  const transition = model.transitions.find((transition) => transition.id === id);
  if (!transition) return walk;
  const { start, active, remembered } = walk;
  const steps = [...walk.steps, { transition, before: { active, remembered } }];
  if (transition.stays) return { start, active, remembered, steps };
  const domain = domainOf(model, transition);
  const left = active.filter((path) => isBelow(path, domain));
  const updated = { ...remembered };
  for (const { type, parent, history } of model.states) {
    if (type !== 'history' || parent === null || !left.includes(parent)) continue;
    updated[parent] =
      history === 'deep'
        ? left.filter((path) => isBelow(path, parent))
        : left.filter((path) => model.states.some((state) => state.path === path && state.parent === parent));
  }
  const staying = active.filter((path) => !left.includes(path));
  return { start, active: enter(model, transition.targets, staying, updated), remembered: updated, steps };
}

export function stepBack({ steps, ...walk }: SimulatedWalk): SimulatedWalk {
  const last = steps.at(-1);
  return last ? { ...walk, ...last.before, steps: steps.slice(0, -1) } : { ...walk, steps };
}

function isDone(model: FlowModel, active: string[], path: string): boolean {
  const children = model.states.filter(({ parent }) => parent === path);
  const state = model.states.find((state) => state.path === path);
  if (state?.type === 'parallel')
    return children
      .filter(({ type }) => type !== 'history')
      .every((child) => isDone(model, active, child.path));
  return children.some(({ type, path: child }) => type === 'final' && active.includes(child));
}

export const isFinished = (model: FlowModel, { active }: SimulatedWalk) => isDone(model, active, '');

/** Inner states come before outer ones, and eventless transitions before all others. */
export function possible(model: FlowModel, walk: SimulatedWalk): FlowTransition[] {
  if (isFinished(model, walk)) return [];
  const isAnsweredInside = ({ source, event }: FlowTransition) =>
    model.transitions.some(
      (transition) =>
        transition.guard === null &&
        transition.event === event &&
        walk.active.includes(transition.source) &&
        isBelow(transition.source, source),
    );
  const declared = model.transitions.filter(
    (transition) =>
      walk.active.includes(transition.source) &&
      (transition.kind !== 'stateDone' || isDone(model, walk.active, transition.source)) &&
      !isAnsweredInside(transition),
  );
  const atOnce = declared.filter(({ kind }) => kind === 'always' || kind === 'stateDone');
  return atOnce.some(({ guard }) => guard === null)
    ? atOnce
    : [...atOnce, ...declared.filter((transition) => !atOnce.includes(transition))];
}

export function arrivalOf({ targets }: FlowTransition, after: Pick<SimulatedWalk, 'active'>): string {
  const leaves = activeLeaves(after);
  return leaves.find((leaf) => targets.some((target) => isWithin(leaf, target))) ?? leaves[0] ?? '';
}

export const concerns = ({ source }: FlowTransition, path: string) =>
  isWithin(source, path) || isWithin(path, source);
