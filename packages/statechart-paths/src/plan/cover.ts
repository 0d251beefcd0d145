// The cheapest circulation that covers every group of arcs at least once: an integer program over directed Steiner cuts, solved by HiGHS, with a bound that proves how good it is.
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

// Limits are counted and never timed: a busy machine finds the same suite as a calm one.
const solvableArcs = 6000;
// Arcs of all programs in whole numbers together.
const mostWork = 25_000;
const mostNodes = 100;

let loaded: Promise<Highs> | undefined;
const theSolver = () => {
  loaded ??= loadHighs();
  return loaded;
};

/**
 * Solves, joins what no walk from the start reaches at the least extra cost, and cuts it off for the next round,
 * until the best suite costs no more than the bound. Each round asks whether a suite as cheap as the bound exists: it
 * could only use arcs whose reduced cost leaves room for that, so the program is a small one; where it has no answer,
 * the bound rises.
 * @param ids ids of what must be covered; ids that no arc covers are left out
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

// What only one arc covers has to be taken: the cheapest circulation over those is a bound, and often the whole suite.
// What several cover is met by the cheapest detours.
function withoutSolver(network: FlowNetwork, groups: number[][]): Covered {
  const forced = new Set(groups.flatMap((group) => (group.length === 1 ? group : [])));
  const needed = circulate(network, forced);
  const bound = costOf(network, needed);
  const used = connect(network, groups, needed);
  const cost = costOf(network, used);
  return { used, cost, bound: Math.min(bound, cost), proven: bound >= cost };
}

// All walks end in a node of their own, from which one at least goes back to the start: a circulation that never starts is none.
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
  // By how much the optimum would rise for each use of an arc; of the relaxed program.
  reduced: number[];
}

/**
 * @param allowed the arcs of a program in whole numbers; all, in fractions, where null
 * @returns null where there is no solution, undefined where none was found within the limits
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
