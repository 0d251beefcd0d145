// The cheapest suite of paths through a chart that meets a criterion, with its proven bound.
import type { AnyStateMachine } from 'xstate';
import type { FlowCases } from '../cases.ts';
import { explore, type Path, type Thrown } from '../explore.ts';
import { modelOf } from '../model.ts';
import { reasonsFor, type Uncovered } from '../reasons.ts';
import { cap } from './cap.ts';
import { coverGroups } from './cover.ts';
import { toCover } from './criteria.ts';
import { everyEdge } from './everyEdge.ts';
import { holding } from './holding.ts';
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
  /** The number of steps plus the cost of fresh starts. */
  cost: number;
  /** The least that any suite can cost in what was explored. */
  bound: number;
  /** True when the whole machine was explored and the suite costs just the bound. */
  proven: boolean;
  /** Why only a part of the machine was explored; null when all of it was. */
  stopped: string | null;
  configurations: number;
  covered: string[];
  /** Ids that the criterion requires and other tests cover: no path is planned for them. */
  given: string[];
  /** Ids that the criterion requires and no case reaches. */
  uncovered: string[];
  /** Why each of these is in no path. */
  reasons: Uncovered[];
  /** Cases left out because the chart throws. */
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
  const everyStep = cover === 'edges' || cover === 'pairs';
  const isEnough = !everyStep || options.explored?.stopped === null;
  const whole =
    (isEnough ? options.explored : undefined) ??
    explore(machine, limited, {
      seconds,
      everyStep,
      onProgress: (reached, open) => onProgress?.(`${reached} configurations found, ${open} to look at`),
    });
  const explored = takable(whole, options);
  const { network, wanted, given, every, covers } = toCover(modelOf(machine), explored, options, resetCost);
  onProgress?.(`looking for the cheapest suite over ${network.arcs.length} steps`);
  const reachable = new Set(network.arcs.flatMap(({ covers }) => covers));
  const cheapest = every ? everyWalk(network, maxSteps) : await cheapestWalks(network, wanted);
  const costOf = (paths: Path[]) => paths.reduce((sum, { steps }) => sum + steps.length + resetCost, 0);
  const shortest = cheapest.suites
    .map((walks) => cap(explored, walks, maxSteps, resetCost))
    .reduce((best, other) => (costOf(other) < costOf(best) ? other : best));
  const { paths, replaced } = cases.derived
    ? holding(machine, cases, explored, shortest, given)
    : { paths: shortest, replaced: false };
  let { bound } = cheapest;
  if (replaced && covers) {
    const begun = explored.starts.filter(({ input }) => paths.some((path) => path.input === input));
    const planned = new Set([...paths.flatMap(({ steps }) => steps), ...begun].flatMap(covers));
    const lost = wanted.filter((id) => reachable.has(id) && !planned.has(id));
    for (const id of lost) reachable.delete(id);
    // What no path covers needs no paths either, so the bound is of the rest.
    if (lost.length > 0) ({ bound } = await cheapestWalks(network, without(wanted, lost)));
  }
  const cost = costOf(paths);
  const uncovered = wanted.filter((id) => !reachable.has(id));
  return {
    machine: machine.id,
    hash: modelOf(machine).hash,
    criterion: cover,
    resetCost,
    cost,
    bound,
    proven: cost <= bound && explored.stopped === null && (!replaced || covers !== null),
    stopped: explored.stopped,
    configurations: explored.configurations.size,
    covered: wanted.filter((id) => reachable.has(id)),
    given,
    uncovered,
    reasons: reasonsFor(modelOf(machine), cases, explored, uncovered),
    thrown: explored.thrown,
    paths: toPlannedPaths(machine, explored, paths),
  };
}

const without = (ids: string[], lost: string[]) => ids.filter((id) => !lost.includes(id));

function everyWalk(network: FlowNetwork, maxSteps: number) {
  const { bound, ways } = everyEdge(network, maxSteps);
  return { bound, suites: ways.map((used) => toWalks(network, used)) };
}

async function cheapestWalks(network: FlowNetwork, ids: string[]) {
  const merged = mergeAlike(network);
  const { used, bound } = await coverGroups(merged.network, ids);
  return { bound, suites: [toWalks(merged.network, used, merged.follow)] };
}
