// Turns the use count of each arc into walks that each begin with a fresh start.
import type { Path } from '../explore.ts';
import type { FlowArc, FlowNetwork } from './network.ts';

/**
 * Cuts an Euler circuit at node 0.
 * @param follow returns the arc actually taken from the walk's position; the arc itself by default
 */
export function toWalks(
  { nodeCount, arcs }: FlowNetwork,
  used: ArrayLike<number>,
  follow: (from: number, arc: FlowArc) => FlowArc = (_, arc) => arc,
): Path[] {
  const left = Int32Array.from(used);
  const leaving: number[][] = Array.from({ length: nodeCount }, () => []);
  arcs.forEach((arc, index) => {
    if ((left[index] ?? 0) > 0) leaving[arc.from]?.push(index);
  });
  const stack: { node: number; by: FlowArc | null }[] = [{ node: 0, by: null }];
  const circuit: FlowArc[] = [];
  while (stack.length > 0) {
    const { node, by } = stack.at(-1) as { node: number; by: FlowArc | null };
    const choices = leaving[node] ?? [];
    const index = choices.at(-1);
    if (index === undefined) {
      stack.pop();
      if (by) circuit.push(by);
      continue;
    }
    left[index] = (left[index] ?? 0) - 1;
    if (left[index] === 0) choices.pop();
    const arc = arcs[index] as FlowArc;
    stack.push({ node: arc.to, by: arc });
  }
  return cutAtStart(circuit.reverse(), follow);
}

function cutAtStart(circuit: FlowArc[], follow: (from: number, arc: FlowArc) => FlowArc): Path[] {
  const walks: Path[] = [];
  let at = 0;
  for (const merged of circuit) {
    const arc = follow(at, merged);
    at = arc.to;
    if (arc.input !== null) walks.push({ input: arc.input, steps: [] });
    else if (arc.step) walks.at(-1)?.steps.push(arc.step);
  }
  return walks;
}
