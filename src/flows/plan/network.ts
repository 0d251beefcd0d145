/** The exploration as the planner sees it: configurations as numbers, one arc for all cases with the same effect. */
import type { Exploration, Step } from '../explore.ts';

/** Node 0 is the fresh start; an arc with `step` is taken in the app, the others begin or end a walk. */
export interface FlowArc {
  from: number;
  to: number;
  cost: number;
  /** Ids of what this arc covers. */
  covers: string[];
  step: Step | null;
  input: string | null;
}

export interface FlowNetwork {
  nodeCount: number;
  arcs: FlowArc[];
}

/** @param resetCost what a fresh start costs, in steps */
export function toNetwork({ starts, configurations, steps }: Exploration, resetCost: number): FlowNetwork {
  const numbers = new Map([...configurations.keys()].map((key, index) => [key, index + 1]));
  const number = (key: string) => numbers.get(key) as number;
  const arcs: FlowArc[] = starts.map(({ key, input, transitions }) => ({
    from: 0,
    to: number(key),
    cost: 0,
    covers: transitions,
    step: null,
    input,
  }));
  const merged = new Set<string>();
  for (const step of steps) {
    const effect = JSON.stringify([step.from, step.to, step.transitions]);
    if (merged.has(effect)) continue;
    merged.add(effect);
    arcs.push({
      from: number(step.from),
      to: number(step.to),
      cost: 1,
      covers: step.transitions,
      step,
      input: null,
    });
  }
  for (const node of numbers.values())
    arcs.push({ from: node, to: 0, cost: resetCost, covers: [], step: null, input: null });
  return { nodeCount: numbers.size + 1, arcs };
}
