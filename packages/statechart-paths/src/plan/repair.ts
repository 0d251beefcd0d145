// Makes a circulation connected to the start and lets it meet every group, by the cheapest detours.
import { spread } from './cut.ts';
import type { FlowNetwork } from './network.ts';

export const costOf = ({ arcs }: FlowNetwork, used: Int32Array) =>
  arcs.reduce((sum, { cost }, index) => sum + cost * (used[index] ?? 0), 0);

/** @throws when no arc of a group can be reached from the start and left again */
export function connect(network: FlowNetwork, groups: number[][], before: Int32Array): Int32Array {
  const { nodeCount, arcs } = network;
  const used = Int32Array.from(before);
  const near = spread(nodeCount, arcs, [0], (index) => (used[index] ?? 0) > 0);
  arcs.forEach(({ from }, index) => {
    if (near[from] === 0) used[index] = 0;
  });
  const { leaving, entering } = neighbours(network);
  for (const group of groups) {
    if (group.some((index) => (used[index] ?? 0) > 0)) continue;
    const onTour = new Uint8Array(nodeCount);
    onTour[0] = 1;
    arcs.forEach(({ from, to }, index) => {
      if ((used[index] ?? 0) > 0) onTour[from] = onTour[to] = 1;
    });
    for (const index of cheapestDetour(network, group, onTour, leaving, entering))
      used[index] = (used[index] ?? 0) + 1;
  }
  return used;
}

function neighbours({ nodeCount, arcs }: FlowNetwork) {
  const leaving: number[][] = Array.from({ length: nodeCount }, () => []);
  const entering: number[][] = Array.from({ length: nodeCount }, () => []);
  arcs.forEach(({ from, to }, index) => {
    leaving[from]?.push(index);
    entering[to]?.push(index);
  });
  return { leaving, entering };
}

// The cheapest path from a node of the tour to an arc of the group and back to that node.
function cheapestDetour(
  network: FlowNetwork,
  group: number[],
  onTour: Uint8Array,
  leaving: number[][],
  entering: number[][],
): number[] {
  let best: { cost: number; path: () => number[] } = { cost: Number.POSITIVE_INFINITY, path: () => [] };
  for (const index of spaced(group, 24)) {
    const arc = network.arcs[index] as FlowNetwork['arcs'][number];
    const before = distances(network, arc.from, entering, 'from');
    const after = distances(network, arc.to, leaving, 'to');
    onTour.forEach((isOn, node) => {
      const cost = (before.of[node] ?? 0) + arc.cost + (after.of[node] ?? 0);
      if (isOn === 0 || cost >= best.cost) return;
      best = { cost, path: () => [...before.path(node), index, ...after.path(node)] };
    });
  }
  if (best.cost === Number.POSITIVE_INFINITY)
    throw new Error('something wanted cannot be reached from the start');
  return best.path();
}

const spaced = (items: number[], most: number) =>
  items.length <= most ? items : items.filter((_, index) => index % Math.ceil(items.length / most) === 0);

// The lowest costs to or from one node. Costs are small whole numbers, so buckets of equal cost suffice.
function distances(network: FlowNetwork, start: number, links: number[][], end: 'from' | 'to') {
  const of = new Float64Array(network.nodeCount).fill(Number.POSITIVE_INFINITY);
  const by = new Int32Array(network.nodeCount).fill(-1);
  const rings: number[][] = [[start]];
  of[start] = 0;
  for (let cost = 0; cost < rings.length; cost += 1) {
    const ring = rings[cost] ?? [];
    for (let at = 0; at < ring.length; at += 1) {
      const node = ring[at] as number;
      if (of[node] !== cost) continue;
      for (const index of links[node] ?? []) {
        const arc = network.arcs[index] as FlowNetwork['arcs'][number];
        const reached = cost + arc.cost;
        const to = arc[end];
        if (reached >= (of[to] ?? 0)) continue;
        of[to] = reached;
        by[to] = index;
        while (rings.length <= reached) rings.push([]);
        rings[reached]?.push(to);
      }
    }
  }
  const other = end === 'to' ? 'from' : 'to';
  const path = (node: number): number[] => {
    const arcs: number[] = [];
    for (let at = node; at !== start; at = network.arcs[by[at] as number]?.[other] as number)
      arcs.push(by[at] as number);
    return arcs;
  };
  return { of, path };
}
