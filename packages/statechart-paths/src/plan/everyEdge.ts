// The cheapest suite that takes every edge: a minimum-cost circulation, so always proven optimal.
import { cheapestCirculation } from './circulation.ts';
import type { FlowNetwork } from './network.ts';
import { costOf } from './repair.ts';

// Factors for more starts than the minimum, which leaves room to cut walks where they meet.
const spare = [1, 1.05, 1.1, 1.2];

/**
 * With a cap, the number of starts must suffice for all steps; the circulation with that many is the bound. A few more starts
 * cost little, and can be cut better.
 * @returns how often each arc is used, in one or more alternatives
 */
export function everyEdge(network: FlowNetwork, maxSteps = Number.POSITIVE_INFINITY) {
  const free = circulation(network, 1);
  const enough = (used: Int32Array) => stepsOf(network, used) <= startsOf(network, used) * maxSteps;
  if (enough(free)) return { bound: costOf(network, free), ways: [free] };
  let [few, many] = [startsOf(network, free), Math.ceil(stepsOf(network, free) / maxSteps)];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (enough(circulation(network, middle))) many = middle;
    else few = middle;
  }
  const ways = [...new Set(spare.map((more) => Math.ceil(many * more)))].map((starts) =>
    circulation(network, starts),
  );
  return { bound: costOf(network, ways[0] as Int32Array), ways };
}

// Takes every step and start at least once, with at least `starts` starts in all.
function circulation({ nodeCount, arcs }: FlowNetwork, starts: number): Int32Array {
  const all = arcs.map(({ from, to, cost, step, input }) => ({
    from,
    to: to === 0 ? nodeCount : to,
    cost,
    lower: step || input !== null ? 1 : 0,
  }));
  const back = { from: nodeCount, to: 0, cost: 0, lower: starts };
  return cheapestCirculation(nodeCount + 1, [...all, back]).subarray(0, arcs.length);
}

const stepsOf = ({ arcs }: FlowNetwork, used: Int32Array) =>
  arcs.reduce((sum, { step }, index) => sum + (step ? (used[index] ?? 0) : 0), 0);

const startsOf = ({ arcs }: FlowNetwork, used: Int32Array) =>
  arcs.reduce((sum, { to }, index) => sum + (to === 0 ? (used[index] ?? 0) : 0), 0);
