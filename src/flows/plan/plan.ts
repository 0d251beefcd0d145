/** The cheapest suite of paths through a chart that meets a criterion, with the bound that proves it. */
import type { AnyStateMachine } from 'xstate';
import type { FlowCases } from '../cases.ts';
import { explore, type Path, type Thrown } from '../explore.ts';
import { modelOf } from '../model.ts';
import { cap } from './cap.ts';
import { coverGroups } from './cover.ts';
import { toCover } from './criteria.ts';
import { everyEdge } from './everyEdge.ts';
import { mergeAlike } from './merge.ts';
import type { FlowNetwork } from './network.ts';
import type { Criterion, PlanOptions } from './options.ts';
import { type PlannedPath, toPlannedPaths } from './planned.ts';
import { takable } from './takable.ts';
import { toWalks } from './walks.ts';

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
  const { seconds = 60, maxConfigs, onProgress } = options;
  const limited = maxConfigs === undefined ? cases : { ...cases, limit: maxConfigs };
  const whole = explore(machine, limited, {
    seconds,
    onProgress: (found, open) => onProgress?.(`${found} configurations found, ${open} to look at`),
  });
  const explored = takable(whole, options);
  const { network, wanted, every } = toCover(modelOf(machine), explored, options, resetCost);
  onProgress?.(`looking for the cheapest suite over ${network.arcs.length} steps`);
  const reachable = new Set(network.arcs.flatMap(({ covers }) => covers));
  const { bound, suites } = every ? everyWalk(network, maxSteps) : await cheapestWalks(network, wanted);
  const costOf = (paths: Path[]) => paths.reduce((sum, { steps }) => sum + steps.length + resetCost, 0);
  const paths = suites
    .map((walks) => cap(explored, walks, maxSteps, resetCost))
    .reduce((best, other) => (costOf(other) < costOf(best) ? other : best));
  const cost = costOf(paths);
  return {
    machine: machine.id,
    hash: modelOf(machine).hash,
    criterion: cover,
    resetCost,
    cost,
    bound,
    proven: cost <= bound,
    configurations: explored.configurations.size,
    covered: wanted.filter((id) => reachable.has(id)),
    uncovered: wanted.filter((id) => !reachable.has(id)),
    thrown: explored.thrown,
    paths: toPlannedPaths(machine, explored, paths),
  };
}

function everyWalk(network: FlowNetwork, maxSteps: number) {
  const { bound, ways } = everyEdge(network, maxSteps);
  return { bound, suites: ways.map((used) => toWalks(network, used)) };
}

async function cheapestWalks(network: FlowNetwork, wanted: string[]) {
  const merged = mergeAlike(network);
  const { used, bound } = await coverGroups(merged.network, wanted);
  return { bound, suites: [toWalks(merged.network, used, merged.follow)] };
}
