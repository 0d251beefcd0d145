// The cheapest circulation that covers every group of arcs at least once: an integer program over directed Steiner cuts, solved
// by HiGHS, with a proven lower bound.
import loadHighs from 'highs';
import { cheapestCirculation } from './circulation.ts';
import { type Cut, cutsAround, layeredCuts } from './cut.ts';
import type { FlowNetwork } from './network.ts';
import { connect, costOf } from './repair.ts';

export interface Covered {
  used: Int32Array;
  cost: number;
  /** A lower bound: no suite can cost less. */
  bound: number;
  proven: boolean;
}

type Highs = Awaited<ReturnType<typeof loadHighs>>;

const distinct = (cuts: Cut[]): Cut[] => [...new Map(cuts.map((cut) => [cut.join(), cut])).values()];

// Limits count work instead of time, so that a busy machine finds the same suite.
const solvableArcs = 6000;
// The total number of arcs in all integer programs.
const mostWork = 25_000;
const mostNodes = 100;

let loaded: Promise<Highs> | undefined;
const theSolver = () => {
  loaded ??= loadHighs();
  return loaded;
};

/**
 * Solves the program, connects unreached walks to the start at the lowest extra cost, and adds cuts that exclude them, until
 * the best suite meets the bound. Each round asks whether a suite as cheap as the bound exists. It can only use arcs with a low
 * enough reduced cost, so the program is small; if there is none, the bound rises.
 * @param ids ids to cover; those that no arc covers are left out
 */
export async function coverGroups(network: FlowNetwork, ids: Iterable<string>): Promise<Covered> {
  const groups = groupArcs(network, ids);
  if (groups.length === 0)
    return { used: new Int32Array(network.arcs.length), cost: 0, bound: 0, proven: true };
  const first = withoutSolver(network, groups);
  if (first.proven || network.arcs.length > solvableArcs) return first;
  const highs = await theSolver();
  const cuts = distinct(groups.flatMap((group) => [group, ...layeredCuts(network, group)]));
  const relaxed = solve(highs, network, cuts, null);
  if (!relaxed) return first;
  let bound = Math.max(first.bound, Math.ceil(relaxed.objective - 1e-6));
  let best = first.used;
  for (let work = 0; work < mostWork && costOf(network, best) > bound; ) {
    const slack = bound - relaxed.objective + 1e-6;
    const allowed = relaxed.reduced.map((reduced) => reduced <= slack);
    work += Math.max(500, allowed.filter(Boolean).length);
    const solution = solve(highs, network, cuts, allowed);
    if (solution === undefined) break;
    if (solution === null || solution.objective > bound + 1e-6) {
      const outside = relaxed.reduced.filter((_, index) => !allowed[index]);
      const without = relaxed.objective + Math.min(...outside);
      bound = Math.max(bound + 1, Math.ceil(Math.min(solution?.objective ?? without, without) - 1e-6));
      continue;
    }
    const joined = connect(network, groups, solution.used);
    if (costOf(network, joined) < costOf(network, best)) best = joined;
    const broken = groups.flatMap((group) => cutsAround(network, group, solution.used));
    if (broken.length === 0) break;
    cuts.push(...distinct(broken));
  }
  const cost = costOf(network, best);
  return { used: best, cost, bound: Math.min(bound, cost), proven: bound >= cost };
}

// Arcs that alone cover a group are forced: the cheapest circulation over these is a bound, and often the whole suite. Other
// groups are covered by the cheapest detours.
function withoutSolver(network: FlowNetwork, groups: number[][]): Covered {
  const forced = new Set(groups.flatMap((group) => (group.length === 1 ? group : [])));
  const needed = circulate(network, forced);
  const bound = costOf(network, needed);
  const used = connect(network, groups, needed);
  const cost = costOf(network, used);
  return { used, cost, bound: Math.min(bound, cost), proven: bound >= cost };
}

// Every walk ends in an extra node, from which at least one arc leads back to the start, so that the circulation is not empty.
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

function groupArcs(network: FlowNetwork, ids: Iterable<string>): number[][] {
  const groups = new Map<string, number[]>([...ids].map((id) => [id, []]));
  network.arcs.forEach((arc, index) => {
    for (const id of arc.covers) groups.get(id)?.push(index);
  });
  return [...groups.values()].filter((group) => group.length > 0);
}

interface Solved {
  used: Int32Array;
  objective: number;
  // Reduced costs of the relaxed program: how much the optimum rises for each use of an arc.
  reduced: number[];
}

/**
 * @param allowed the arcs of an integer program; null relaxes it and allows all
 * @returns null when there is no solution, undefined when none was found within the limits
 */
function solve(
  highs: Highs,
  network: FlowNetwork,
  cuts: Cut[],
  allowed: boolean[] | null,
): Solved | null | undefined {
  const program = toProgram(network, cuts, allowed);
  if (program === null) return null;
  const solution = highs.solve(program, { output_flag: false, mip_max_nodes: mostNodes });
  if (solution.Status === 'Infeasible') return null;
  if (solution.Status !== 'Optimal') return undefined;
  const columns = solution.Columns as Record<string, { Primal?: number; Dual?: number }>;
  const all = network.arcs.map((_, index) => columns[`x${index}`]);
  return {
    used: Int32Array.from(all, (column) => Math.round(column?.Primal ?? 0)),
    objective: solution.ObjectiveValue,
    reduced: all.map((column) => column?.Dual ?? 0),
  };
}

function toProgram({ nodeCount, arcs }: FlowNetwork, cuts: Cut[], allowed: boolean[] | null): string | null {
  const isIn = (index: number) => allowed === null || allowed[index] === true;
  const balance: string[][] = Array.from({ length: nodeCount }, () => []);
  const objective: string[] = [];
  const whole: string[] = [];
  arcs.forEach(({ from, to, cost }, index) => {
    if (!isIn(index)) return;
    if (cost > 0) objective.push(`${cost} x${index}`);
    whole.push(` x${index}`);
    if (from === to) return;
    balance[from]?.push(`- x${index}`);
    balance[to]?.push(`+ x${index}`);
  });
  const rows = cuts.map((cut) => cut.filter(isIn).map((arc) => `x${arc}`));
  if (rows.some((row) => row.length === 0) || objective.length === 0) return null;
  return [
    'Minimize',
    ` obj: ${objective.join(' + ')}`,
    'Subject To',
    ...balance.flatMap((terms, node) => (terms.length > 0 ? [` n${node}: ${terms.join(' ')} = 0`] : [])),
    ...rows.map((row, index) => ` c${index}: ${row.join(' + ')} >= 1`),
    ...(allowed === null ? [] : ['General', ...whole]),
    'End',
  ].join('\n');
}
