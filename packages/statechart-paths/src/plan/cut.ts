// A cut is a set of arcs; unless one of them is used, some group cannot be reached from the start.
import type { FlowNetwork } from './network.ts';

/** Indices of arcs. */
export type Cut = number[];

/** Cuts around a group, layer by layer: every walk from the start to an arc of the group crosses each layer. */
export function layeredCuts({ nodeCount, arcs }: FlowNetwork, group: number[]): Cut[] {
  const entering: number[][] = Array.from({ length: nodeCount }, () => []);
  arcs.forEach(({ to }, index) => {
    entering[to]?.push(index);
  });
  const inside = new Uint8Array(nodeCount);
  let ring = [...new Set(group.map((index) => arcs[index]?.from as number))];
  const cuts: Cut[] = [];
  while (ring.length > 0 && !ring.includes(0)) {
    for (const node of ring) inside[node] = 1;
    const outer = new Set<number>();
    for (const index of ring.flatMap((node) => entering[node] ?? [])) {
      const from = arcs[index]?.from as number;
      if (inside[from] === 0) outer.add(from);
    }
    cuts.push(entry(arcs, inside));
    ring = [...outer];
  }
  return cuts;
}

/**
 * Cuts for a group whose used arcs the start does not reach: around what the start reaches, and around the island of those arcs.
 */
export function cutsAround({ nodeCount, arcs }: FlowNetwork, group: number[], used: Int32Array): Cut[] {
  const near = spread(nodeCount, arcs, [0], (index) => (used[index] ?? 0) > 0);
  const isUsed = (index: number) => (used[index] ?? 0) > 0;
  const met = group.filter(isUsed);
  if (met.some((index) => near[arcs[index]?.from as number] === 1)) return [];
  const inGroup = new Set(group);
  const fromStart = arcs.flatMap(({ from, to }, index) =>
    near[from] === 1 && (inGroup.has(index) || near[to] === 0) ? [index] : [],
  );
  const island = spread(
    nodeCount,
    arcs,
    met.map((index) => arcs[index]?.from as number),
    isUsed,
  );
  const aroundIsland = [
    ...entry(arcs, island),
    ...group.filter((index) => island[arcs[index]?.from as number] === 0),
  ];
  return [fromStart, aroundIsland];
}

const entry = (arcs: FlowNetwork['arcs'], inside: Uint8Array): Cut =>
  arcs.flatMap(({ from, to }, index) => (inside[from] === 0 && inside[to] === 1 ? [index] : []));

/** Marks all nodes reached from `from` along arcs that pass. */
export function spread(
  nodeCount: number,
  arcs: FlowNetwork['arcs'],
  from: number[],
  passes: (index: number) => boolean,
): Uint8Array {
  const leaving: number[][] = Array.from({ length: nodeCount }, () => []);
  arcs.forEach((arc, index) => {
    if (passes(index)) leaving[arc.from]?.push(arc.to);
  });
  const reached = new Uint8Array(nodeCount);
  const queue = [...from];
  for (const node of queue) reached[node] = 1;
  for (let at = 0; at < queue.length; at += 1) {
    for (const to of leaving[queue[at] as number] ?? []) {
      if (reached[to] === 1) continue;
      reached[to] = 1;
      queue.push(to);
    }
  }
  return reached;
}
