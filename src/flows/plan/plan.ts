/** The cheapest suite of paths through a chart that meets a criterion, with the bound that proves it. */
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import {
  type Exploration,
  explore,
  type FlowCases,
  type Path,
  type Step,
  shortestPaths,
} from '../explore.ts';
import { type FlowModel, hashOf, modelOf } from '../model.ts';
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
  /** For the solver; 20 unless told. */
  seconds?: number;
}

export interface PlannedStep {
  /** `machine/source|event|guard|target` of each transition that is taken. */
  id: string;
  label: string;
  event: Step['event'];
  transitions: string[];
  from: StateValue;
  to: StateValue;
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
  paths: PlannedPath[];
}

/** @throws when the cases lead to more configurations than their limit allows */
export async function plan(
  machine: AnyStateMachine,
  cases: FlowCases,
  options: PlanOptions = {},
): Promise<Plan> {
  const { cover = 'transitions', resetCost = 3, maxSteps = Number.POSITIVE_INFINITY, seconds = 20 } = options;
  const explored = explore(machine, cases);
  const { network, wanted } = toCover(modelOf(machine), explored, cover, resetCost);
  const reachable = new Set(network.arcs.flatMap(({ covers }) => covers));
  const suite = cover === 'edges' ? everyEdge(network) : await coverGroups(network, wanted, seconds);
  const walks = cap(explored, toWalks(network, suite.used), maxSteps);
  const extra = walks.cost(resetCost) - suite.cost;
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
    paths: walks.paths.map((path) => toPlannedPath(machine, explored, path)),
  };
}

function toCover(model: FlowModel, explored: Exploration, criterion: Criterion, resetCost: number) {
  if (criterion === 'pairs') {
    const network = toPairNetwork(explored, resetCost);
    return { network, wanted: [...new Set(network.arcs.flatMap(({ covers }) => covers))] };
  }
  const { covers, wanted } = criteria(model, explored, criterion);
  return { network: toNetwork(explored, resetCost, covers), wanted };
}

function criteria(
  model: FlowModel,
  explored: Exploration,
  criterion: Criterion,
): { covers: Covers; wanted: string[] } {
  const transitions: Covers = (taken) => taken.transitions;
  const states: Covers = (taken) =>
    activePaths(explored.configurations.get('key' in taken ? taken.key : taken.to));
  const guards: Covers = (taken) => taken.asked.map(({ transition, held }) => `${transition} is ${held}`);
  if (criterion === 'states') return { covers: states, wanted: model.states.map(({ path }) => path) };
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

/** Cuts what is too long; each further part begins with a shortest way to where it was cut. */
function cap(explored: Exploration, walks: Path[], maxSteps: number) {
  const ways = walks.some(({ steps }) => steps.length > maxSteps)
    ? waysTo(explored)
    : new Map<string, Path>();
  const paths = walks.flatMap((walk) => {
    const parts: Path[] = [{ input: walk.input, steps: [] }];
    for (const step of walk.steps) {
      const way = ways.get(step.from);
      const last = parts.at(-1) as Path;
      if (last.steps.length < maxSteps || !way || way.steps.length >= maxSteps) last.steps.push(step);
      else parts.push({ input: way.input, steps: [...way.steps, step] });
    }
    return parts;
  });
  return {
    paths,
    cost: (resetCost: number) => paths.reduce((sum, { steps }) => sum + steps.length + resetCost, 0),
  };
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

function toPlannedPath(machine: AnyStateMachine, explored: Exploration, { input, steps }: Path): PlannedPath {
  const valueAt = (key: string): StateValue => explored.configurations.get(key)?.value ?? '';
  const planned = steps.map(
    (step): PlannedStep => ({
      id: step.transitions.map((id) => `${machine.id}/${id}`).join(' '),
      label: step.label,
      event: step.event,
      transitions: step.transitions,
      from: valueAt(step.from),
      to: valueAt(step.to),
    }),
  );
  const start = valueAt(explored.starts.find((one) => one.input === input)?.key ?? '');
  return {
    id: hashOf([input, ...planned.map(({ id, label }) => `${id} ${label}`)].join('\n')),
    input,
    start,
    steps: planned,
  };
}
