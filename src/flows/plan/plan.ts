/** The cheapest suite of paths through a chart that meets a criterion, with the bound that proves it. */
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import {
  type Exploration,
  explore,
  type FlowCases,
  type Path,
  type Step,
  shortestPaths,
  type Thrown,
} from '../explore.ts';
import { type FlowModel, hashOf, leavesOf, modelOf } from '../model.ts';
import { cheapestCirculation } from './circulation.ts';
import { coverGroups } from './cover.ts';
import { type Covers, type FlowNetwork, toNetwork, toPairNetwork } from './network.ts';
import { toWalks } from './walks.ts';

export type Criterion = 'states' | 'transitions' | 'edges' | 'pairs' | 'guards' | `req:${string}`;

export interface PlanOptions {
  cover?: Criterion;
  /** What a fresh start costs, in steps; 3 unless told. */
  resetCost?: number;
  /** Longer paths are cut; without a cap unless told. */
  maxSteps?: number;
  /** For the solver; 20 unless told. Exploring may take a minute, or as long as this. */
  seconds?: number;
  /** Configurations at most; what the cases say, or 5,000, unless told. */
  maxConfigs?: number;
  /** Also tries, in every state, each event that must be refused there. */
  negative?: boolean;
  /** Ids of transitions: only what touches them has to be covered. */
  only?: readonly string[];
  /** Steps that no path may take, nor what is reached by them alone. A start is asked about as a step from nowhere. */
  without?: (step: Step, from: StateValue) => boolean;
  onProgress?: (what: string) => void;
}

export interface PlannedStep {
  /** `machine/source|event|guard|target` of each transition that is taken. */
  id: string;
  label: string;
  event: Step['event'];
  transitions: string[];
  from: StateValue;
  to: StateValue;
  /** Milliseconds that pass. */
  wait?: number;
  /** The event is refused here: nothing changes. */
  refused?: true;
}

export interface PlannedPath {
  /** The hash of its start and its step ids: it survives an edit elsewhere. */
  id: string;
  input: string;
  start: StateValue;
  steps: PlannedStep[];
}

export interface Plan {
  machine: string;
  hash: string;
  criterion: Criterion;
  resetCost: number;
  /** Steps and fresh starts together. */
  cost: number;
  bound: number;
  proven: boolean;
  configurations: number;
  covered: string[];
  /** What the criterion asks for and no case reaches. */
  uncovered: string[];
  /** Cases that were left out where the chart throws. */
  thrown: Thrown[];
  paths: PlannedPath[];
}

/** @throws ModelTooLarge, ChartThrows */
export async function plan(
  machine: AnyStateMachine,
  cases: FlowCases,
  options: PlanOptions = {},
): Promise<Plan> {
  const { cover = 'transitions', resetCost = 3, maxSteps = Number.POSITIVE_INFINITY } = options;
  const { seconds = 20, maxConfigs, onProgress } = options;
  const limited = maxConfigs === undefined ? cases : { ...cases, limit: maxConfigs };
  const whole = explore(machine, limited, {
    seconds: Math.max(60, seconds),
    onProgress: (found, open) => onProgress?.(`${found} configurations found, ${open} to look at`),
  });
  const explored = withRefusals(withoutSteps(whole, options), options);
  const { network, wanted, every } = toCover(modelOf(machine), explored, options, resetCost);
  onProgress?.(`looking for the cheapest suite over ${network.arcs.length} steps`);
  const reachable = new Set(network.arcs.flatMap(({ covers }) => covers));
  const suite = every ? everyEdge(network) : await coverGroups(network, wanted, seconds);
  const walks = cap(explored, toWalks(network, suite.used), maxSteps, resetCost);
  const extra = walks.cost - suite.cost;
  return {
    machine: machine.id,
    hash: modelOf(machine).hash,
    criterion: cover,
    resetCost,
    cost: suite.cost + extra,
    bound: suite.bound,
    proven: suite.proven && extra === 0,
    configurations: explored.configurations.size,
    covered: wanted.filter((id) => reachable.has(id)),
    uncovered: wanted.filter((id) => !reachable.has(id)),
    thrown: explored.thrown,
    paths: toPlannedPaths(machine, explored, walks.paths),
  };
}

/** A guard that says no may leave nothing to be taken; that counts for `guards`, and everything refused for `negative`. */
function withRefusals(explored: Exploration, { cover, negative }: PlanOptions): Exploration {
  const tried = explored.refusals.filter(({ asked }) => negative || (cover === 'guards' && asked.length > 0));
  return tried.length === 0 ? explored : { ...explored, steps: [...explored.steps, ...tried] };
}

const stepTo = ({ input, key, transitions, asked }: Exploration['starts'][number]): Step => ({
  from: '',
  to: key,
  label: input,
  event: { type: 'xstate.init' },
  transitions,
  asked,
});

/** What the starts still lead to. */
function withoutSteps(explored: Exploration, { without }: PlanOptions): Exploration {
  if (!without) return explored;
  const valueAt = (key: string): StateValue => explored.configurations.get(key)?.value ?? '';
  const kept = explored.steps.filter((step) => !without(step, valueAt(step.from)));
  const starts = explored.starts.filter((start) => !without(stepTo(start), ''));
  const reached = new Set(starts.map(({ key }) => key));
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const { from, to } of kept) if (reached.has(from)) reached.add(to);
  }
  const isReached = ({ from }: Step) => reached.has(from);
  return {
    ...explored,
    starts,
    configurations: new Map([...explored.configurations].filter(([key]) => reached.has(key))),
    steps: kept.filter(isReached),
    refusals: explored.refusals.filter(isReached),
  };
}

const refusalOf = (explored: Exploration, { from, label }: Step) =>
  `${leavesOf(explored.configurations.get(from)?.value ?? '').join(' and ')} refuses ${label}`;

function toCover(model: FlowModel, explored: Exploration, options: PlanOptions, resetCost: number) {
  const { cover = 'transitions', negative, only } = options;
  const touched = only && new Set(only);
  const touches = (ids: string[]) => ids.some((id) => touched?.has(id));
  if (cover === 'edges') {
    const numbers = new Map(explored.steps.map((step, index) => [step, `step ${index}`]));
    const one: Covers = (taken) =>
      touches(taken.transitions) ? [numbers.get(taken as Step) ?? 'start'] : [];
    const covers: Covers = touched ? one : (taken) => taken.transitions;
    const network = toNetwork(explored, resetCost, covers, !touched);
    const ids = new Set(network.arcs.flatMap((arc) => arc.covers));
    return { network, wanted: touched ? [...ids] : explored.declared, every: !touched };
  }
  const { covers, wanted } = criteria(model, explored, cover);
  const all: Covers = (taken) =>
    negative && 'refused' in taken ? [...covers(taken), refusalOf(explored, taken)] : covers(taken);
  const network =
    cover === 'pairs' ? toPairNetwork(explored, resetCost) : toNetwork(explored, resetCost, all);
  const found = new Set(network.arcs.flatMap((arc) => arc.covers));
  const asked = cover === 'pairs' ? [...found] : wanted;
  const refused = negative ? [...found].filter((id) => !asked.includes(id)) : [];
  const kept = touched ? asked.filter((id) => concerns(model, touched, id)) : asked;
  return { network, wanted: [...kept, ...(touched ? [] : refused)], every: false };
}

/** Whether what is to be covered is one of these transitions, or a guard, a pair, a source or a target of one. */
function concerns(model: FlowModel, touched: Set<string>, id: string): boolean {
  const parts = id.replace(/ is (true|false)$/, '').split(' then ');
  return (
    parts.some((part) => touched.has(part)) ||
    model.transitions.some((one) => touched.has(one.id) && (one.source === id || one.targets.includes(id)))
  );
}

function criteria(
  model: FlowModel,
  explored: Exploration,
  criterion: Criterion,
): { covers: Covers; wanted: string[] } {
  const transitions: Covers = (taken) => taken.transitions;
  const passedThrough = new Map(
    model.transitions.map(({ id, source, kind }) => [id, kind === 'always' ? [source] : []]),
  );
  const states: Covers = (taken) => [
    ...activePaths(explored.configurations.get('key' in taken ? taken.key : taken.to)),
    ...taken.transitions.flatMap((id) => passedThrough.get(id) ?? []),
  ];
  const guards: Covers = (taken) => taken.asked.map(({ transition, held }) => `${transition} is ${held}`);
  if (criterion === 'states') {
    const real = model.states.filter(({ type }) => type !== 'history');
    return { covers: states, wanted: real.map(({ path }) => path) };
  }
  if (criterion === 'guards') {
    const guarded = model.transitions.filter(({ guard }) => guard !== null);
    return { covers: guards, wanted: guarded.flatMap(({ id }) => [`${id} is true`, `${id} is false`]) };
  }
  if (criterion.startsWith('req:')) {
    const serves = ({ requirements }: { requirements: string[] }) =>
      requirements.includes(criterion.slice(4));
    const wanted = [
      ...model.transitions.filter(serves).map(({ id }) => id),
      ...model.states.filter(serves).map(({ path }) => path),
    ];
    return { covers: (taken) => [...transitions(taken), ...states(taken)], wanted };
  }
  return { covers: transitions, wanted: explored.declared };
}

const activePaths = (snapshot: AnyMachineSnapshot | undefined): string[] =>
  (snapshot?._nodes ?? []).map((node: { path: string[] }) => node.path.join('.'));

function everyEdge(network: FlowNetwork) {
  const used = cheapestCirculation(
    network.nodeCount,
    network.arcs.map(({ from, to, cost, step, input }) => ({
      from,
      to,
      cost,
      lower: step || input !== null ? 1 : 0,
    })),
  );
  const cost = network.arcs.reduce((sum, arc, index) => sum + arc.cost * (used[index] ?? 0), 0);
  return { used, cost, bound: cost, proven: true };
}

/** Cuts what is too long where it costs least; each further part begins with a shortest way to where it was cut. */
function cap(explored: Exploration, walks: Path[], maxSteps: number, resetCost: number) {
  const ways = walks.some(({ steps }) => steps.length > maxSteps)
    ? waysTo(explored)
    : new Map<string, Path>();
  const paths = walks.flatMap((walk) =>
    walk.steps.length <= maxSteps ? [walk] : cheapestParts(walk, ways, maxSteps, resetCost),
  );
  const cost = paths.reduce((sum, { steps }) => sum + steps.length + resetCost, 0);
  return { paths, cost };
}

/** `least[end]` is what the steps before `end` cost when they are cut best, the last part of which begins at `begins[end]`. */
function cheapestParts({ input, steps }: Path, ways: Map<string, Path>, maxSteps: number, resetCost: number) {
  const wayTo = (at: number): Path =>
    (at === 0 ? undefined : ways.get((steps[at] as Step).from)) ?? { input, steps: [] };
  const least = [0];
  const begins = [0];
  for (let end = 1; end <= steps.length; end += 1) {
    least[end] = Number.POSITIVE_INFINITY;
    for (let begin = end - 1; begin >= Math.max(0, end - maxSteps); begin -= 1) {
      const length = wayTo(begin).steps.length + end - begin;
      if (length > maxSteps && begin < end - 1) continue;
      const cost = (least[begin] ?? 0) + length + resetCost;
      if (cost >= (least[end] ?? 0)) continue;
      least[end] = cost;
      begins[end] = begin;
    }
  }
  const parts: Path[] = [];
  for (let end = steps.length; end > 0; end = begins[end] ?? 0) {
    const begin = begins[end] ?? 0;
    const way = wayTo(begin);
    parts.unshift({ input: way.input, steps: [...way.steps, ...steps.slice(begin, end)] });
  }
  return parts;
}

function waysTo(explored: Exploration): Map<string, Path> {
  const ways = new Map<string, Path>(explored.starts.map(({ key, input }) => [key, { input, steps: [] }]));
  for (const path of shortestPaths(explored)) {
    const { to } = path.steps.at(-1) as Step;
    const known = ways.get(to);
    if (!known || known.steps.length > path.steps.length) ways.set(to, path);
  }
  return ways;
}

export function toPlannedPaths(
  machine: AnyStateMachine,
  explored: Exploration,
  paths: Path[],
): PlannedPath[] {
  const valueAt = (key: string): StateValue => explored.configurations.get(key)?.value ?? '';
  const known = new Map<Step, PlannedStep>();
  const planned = (step: Step): PlannedStep => {
    const before = known.get(step);
    if (before) return before;
    const { label, event, transitions, from, to, wait, refused } = step;
    const made: PlannedStep = {
      id: transitions.map((id) => `${machine.id}/${id}`).join(' '),
      label,
      event,
      transitions,
      from: valueAt(from),
      to: valueAt(to),
      ...(wait === undefined ? {} : { wait }),
      ...(refused ? { refused } : {}),
    };
    known.set(step, made);
    return made;
  };
  return paths.map(({ input, steps }) => {
    const all = steps.map(planned);
    return {
      id: hashOf([input, ...all.map(({ id, label }) => `${id} ${label}`)].join('\n')),
      input,
      start: valueAt(explored.starts.find((one) => one.input === input)?.key ?? ''),
      steps: all,
    };
  });
}
