/**
 * Minimum-cost circulation: the cheapest set of closed walks that takes every arc at least `lower` times. Arcs have no upper
 * bound and small whole costs, so a primal-dual method needs few phases.
 */
export interface Arc {
  from: number;
  to: number;
  cost: number;
  lower: number;
}

/** @returns how often each arc is used; always feasible if arcs with `lower` are in strongly connected parts */
export function cheapestCirculation(nodeCount: number, arcs: Arc[]): Int32Array {
  const excess = new Int32Array(nodeCount);
  const used = new Int32Array(arcs.length);
  arcs.forEach(({ from, to, lower }, index) => {
    used[index] = lower;
    excess[to] = (excess[to] ?? 0) + lower;
    excess[from] = (excess[from] ?? 0) - lower;
  });
  const network = residual(nodeCount, arcs);
  const potential = new Int32Array(nodeCount);
  while (excess.some((value) => value > 0)) {
    const distance = distances(network, excess, potential);
    for (let node = 0; node < nodeCount; node += 1) {
      potential[node] = (potential[node] ?? 0) + Math.min(distance.of[node] ?? 0, distance.nearest);
    }
    blockingFlow(network, excess, potential);
  }
  arcs.forEach((_, index) => {
    used[index] = (used[index] ?? 0) + (network.flow[2 * index + 1] ?? 0);
  });
  return used;
}

// Residual edge 2i follows arc i without bound; 2i+1 goes back and holds what can be undone.
interface Residual {
  first: Int32Array;
  next: Int32Array;
  head: Int32Array;
  cost: Int32Array;
  flow: Int32Array;
}

function residual(nodeCount: number, arcs: Arc[]): Residual {
  const first = new Int32Array(nodeCount).fill(-1);
  const next = new Int32Array(arcs.length * 2);
  const head = new Int32Array(arcs.length * 2);
  const cost = new Int32Array(arcs.length * 2);
  const flow = new Int32Array(arcs.length * 2);
  const add = (edge: number, from: number, to: number, price: number) => {
    head[edge] = to;
    cost[edge] = price;
    next[edge] = first[from] ?? -1;
    first[from] = edge;
  };
  arcs.forEach(({ from, to, cost: price }, index) => {
    add(2 * index, from, to, price);
    add(2 * index + 1, to, from, -price);
  });
  return { first, next, head, cost, flow };
}

const open = (network: Residual, edge: number) => (edge & 1) === 0 || (network.flow[edge] ?? 0) > 0;

// Reduced distances from all nodes with excess, settled up to the nearest node in need (Dial’s buckets).
function distances(network: Residual, excess: Int32Array, potential: Int32Array) {
  const count = excess.length;
  const of = new Int32Array(count).fill(2 ** 30);
  const buckets: number[][] = [[]];
  for (let node = 0; node < count; node += 1) {
    if ((excess[node] ?? 0) > 0) {
      of[node] = 0;
      buckets[0]?.push(node);
    }
  }
  for (let distance = 0; distance < buckets.length; distance += 1) {
    const bucket = buckets[distance] ?? [];
    for (let index = 0; index < bucket.length; index += 1) {
      const node = bucket[index] as number;
      if (of[node] !== distance) continue;
      if ((excess[node] ?? 0) < 0) return { of, nearest: distance };
      for (let edge = network.first[node] ?? -1; edge >= 0; edge = network.next[edge] ?? -1) {
        if (!open(network, edge)) continue;
        const to = network.head[edge] as number;
        const reached = distance + (network.cost[edge] ?? 0) + (potential[node] ?? 0) - (potential[to] ?? 0);
        if (reached < (of[to] ?? 0)) {
          of[to] = reached;
          while (buckets.length <= reached) buckets.push([]);
          buckets[reached]?.push(to);
        }
      }
    }
  }
  throw new Error('an arc that must be taken cannot be left again');
}

// Sends as much as fits along edges of reduced cost 0, depth first, examining each edge once per phase.
function blockingFlow(network: Residual, excess: Int32Array, potential: Int32Array) {
  const current = Int32Array.from(network.first);
  const onPath = new Uint8Array(excess.length);
  for (let source = 0; source < excess.length; source += 1) {
    while ((excess[source] ?? 0) > 0) {
      const path: number[] = [];
      let node = source;
      onPath[source] = 1;
      while ((excess[node] ?? 0) >= 0) {
        const edge = advance(network, current, onPath, potential, node);
        if (edge >= 0) {
          path.push(edge);
          node = network.head[edge] as number;
          onPath[node] = 1;
        } else if (path.length > 0) {
          onPath[node] = 0;
          const back = path.pop() as number;
          node = network.head[back ^ 1] as number;
          current[node] = network.next[current[node] as number] ?? -1;
        } else break;
      }
      onPath[source] = 0;
      for (const edge of path) onPath[network.head[edge] as number] = 0;
      if (path.length === 0) break;
      push(network, excess, path, source, node);
    }
  }
}

function advance(
  network: Residual,
  current: Int32Array,
  onPath: Uint8Array,
  potential: Int32Array,
  node: number,
) {
  for (; (current[node] ?? -1) >= 0; current[node] = network.next[current[node] as number] ?? -1) {
    const edge = current[node] as number;
    const to = network.head[edge] as number;
    const reduced = (network.cost[edge] ?? 0) + (potential[node] ?? 0) - (potential[to] ?? 0);
    if (reduced === 0 && onPath[to] === 0 && open(network, edge)) return edge;
  }
  return -1;
}

function push(network: Residual, excess: Int32Array, path: number[], source: number, sink: number) {
  let amount = Math.min(excess[source] ?? 0, -(excess[sink] ?? 0));
  for (const edge of path) if (edge & 1) amount = Math.min(amount, network.flow[edge] ?? 0);
  for (const edge of path) {
    if (edge & 1) network.flow[edge] = (network.flow[edge] ?? 0) - amount;
    else network.flow[edge + 1] = (network.flow[edge + 1] ?? 0) + amount;
  }
  excess[source] = (excess[source] ?? 0) - amount;
  excess[sink] = (excess[sink] ?? 0) + amount;
}
