/** The cheapest circulation that covers every group of arcs at least once: an integer program over directed Steiner cuts, solved by HiGHS, with a bound that proves how good it is. */
import loadHighs from 'highs';
import { cheapestCirculation } from './circulation.ts';
import { type Cut, cutsAround, layeredCuts } from './cut.ts';
import type { FlowNetwork } from './network.ts';
import { connect, costOf } from './repair.ts';

export interface Covered {
  used: Int32Array;
  cost: number;
  /** No suite can cost less. */
  bound: number;
  proven: boolean;
}

type Highs = Awaited<ReturnType<typeof loadHighs>>;

const distinct = (cuts: Cut[]): Cut[] => [...new Map(cuts.map((cut) => [cut.join(), cut])).values()];

const solvable = 20_000;

let loaded: Promise<Highs> | undefined;
const theSolver = () => {
  loaded ??= loadHighs();
  return loaded;
};

/**
 * Solves, joins what no walk from the start reaches at the least extra cost, and cuts it off for the next round,
 * until the best suite costs no more than the bound.
 * @param wanted ids of what must be covered; ids that no arc covers are left out
 * @param seconds how long the solver may take in all
 */
export async function coverGroups(
  network: FlowNetwork,
  wanted: Iterable<string>,
  seconds = 30,
): Promise<Covered> {
  const groups = groupArcs(network, wanted);
  if (groups.length === 0)
    return { used: new Int32Array(network.arcs.length), cost: 0, bound: 0, proven: true };
  const first = withoutSolver(network, groups);
  if (first.proven || network.arcs.length > solvable) return first;
  const highs = await theSolver();
  const deadline = Date.now() + seconds * 1000;
  const cuts = distinct(groups.flatMap((group) => [group, ...layeredCuts(network, group)]));
  let bound = Math.max(first.bound, Math.ceil(solve(highs, network, cuts, false, deadline).objective - 1e-6));
  let best = first.used;
  while (costOf(network, best) > bound && Date.now() < deadline) {
    const { used, objective, optimal } = solve(highs, network, cuts, true, deadline);
    if (!optimal) break;
    bound = Math.max(bound, Math.round(objective));
    const joined = connect(network, groups, used);
    if (costOf(network, joined) < costOf(network, best)) best = joined;
    const broken = groups.flatMap((group) => cutsAround(network, group, used));
    if (broken.length === 0) break;
    cuts.push(...distinct(broken));
  }
  const cost = costOf(network, best);
  return { used: best, cost, bound: Math.min(bound, cost), proven: bound >= cost };
}

/**
 * What only one arc covers has to be taken: the cheapest circulation over those is a bound, and often the whole suite.
 * What several cover is met by the cheapest detours.
 */
function withoutSolver(network: FlowNetwork, groups: number[][]): Covered {
  const forced = new Set(groups.flatMap((group) => (group.length === 1 ? group : [])));
  const needed = circulate(network, forced);
  const bound = costOf(network, needed);
  const used = connect(network, groups, needed);
  const cost = costOf(network, used);
  return { used, cost, bound: Math.min(bound, cost), proven: bound >= cost };
}

/** All walks end in a node of their own, from which one at least goes back to the start: a circulation that never starts is none. */
function circulate({ nodeCount, arcs }: FlowNetwork, forced: Set<number>): Int32Array {
  const back = { from: nodeCount, to: 0, cost: 0, lower: 1 };
  const all = arcs.map(({ from, to, cost }, index) => ({
    from,
    to: to === 0 ? nodeCount : to,
    cost,
    lower: forced.has(index) ? 1 : 0,
  }));
  return cheapestCirculation(nodeCount + 1, [...all, back]).subarray(0, arcs.length);
}

function groupArcs(network: FlowNetwork, wanted: Iterable<string>): number[][] {
  const groups = new Map<string, number[]>([...wanted].map((id) => [id, []]));
  network.arcs.forEach((arc, index) => {
    for (const id of arc.covers) groups.get(id)?.push(index);
  });
  return [...groups.values()].filter((group) => group.length > 0);
}

function solve(highs: Highs, network: FlowNetwork, cuts: Cut[], whole: boolean, deadline: number) {
  const solution = highs.solve(toProgram(network, cuts, whole), {
    output_flag: false,
    time_limit: Math.max(1, (deadline - Date.now()) / 1000),
  });
  const columns = solution.Columns as Record<string, { Primal?: number }>;
  return {
    used: Int32Array.from(network.arcs, (_, index) => Math.round(columns[`x${index}`]?.Primal ?? 0)),
    objective: solution.ObjectiveValue,
    optimal: solution.Status === 'Optimal',
  };
}

function toProgram({ nodeCount, arcs }: FlowNetwork, cuts: Cut[], whole: boolean) {
  const balance: string[][] = Array.from({ length: nodeCount }, () => []);
  arcs.forEach(({ from, to }, index) => {
    if (from === to) return;
    balance[from]?.push(`- x${index}`);
    balance[to]?.push(`+ x${index}`);
  });
  const objective = arcs.flatMap(({ cost }, index) => (cost > 0 ? [`${cost} x${index}`] : []));
  return [
    'Minimize',
    ` obj: ${objective.join(' + ')}`,
    'Subject To',
    ...balance.flatMap((terms, node) => (terms.length > 0 ? [` n${node}: ${terms.join(' ')} = 0`] : [])),
    ...cuts.map((cut, index) => ` c${index}: ${cut.map((arc) => `x${arc}`).join(' + ')} >= 1`),
    ...(whole ? ['General', ...arcs.map((_, index) => ` x${index}`)] : []),
    'End',
  ].join('\n');
}
