// The exploration as a network: configurations are numbers, and cases with the same effect share an arc.
import type { Exploration, Step } from '../explore.ts';

type Start = Exploration['starts'][number];

/** Node 0 is the fresh start. An arc with `step` is taken in the app; others begin or end a walk. */
export interface FlowArc {
  from: number;
  to: number;
  cost: number;
  /** The ids that this arc covers. */
  covers: string[];
  step: Step | null;
  input: string | null;
}

export interface FlowNetwork {
  nodeCount: number;
  arcs: FlowArc[];
}

/** Returns the ids that a start or step covers under the plan's criterion. */
export type Covers = (taken: Start | Step) => string[];

/**
 * @param resetCost the cost of a fresh start, in steps
 * @param everyStep keeps steps that cover nothing new between the same configurations
 */
export function toNetwork(
  explored: Exploration,
  resetCost: number,
  covers: Covers,
  everyStep = false,
): FlowNetwork {
  const numbers = new Map([...explored.configurations.keys()].map((key, index) => [key, index + 1]));
  const number = (key: string) => numbers.get(key) as number;
  let arcs = explored.starts.map(
    (start): FlowArc => ({ ...beginning(start), to: number(start.key), covers: covers(start) }),
  );
  for (const step of merge(explored.steps)) {
    const ends = { from: number(step.from), to: number(step.to) };
    arcs.push({ ...ends, cost: 1, covers: covers(step), step, input: null });
  }
  if (!everyStep) arcs = worthTaking(arcs);
  for (const node of numbers.values()) arcs.push(ending(node, resetCost));
  return { nodeCount: numbers.size + 1, arcs };
}

// Drops arcs that cover nothing more than another between the same nodes.
function worthTaking(arcs: FlowArc[]): FlowArc[] {
  const alike = new Map<string, FlowArc[]>();
  for (const arc of arcs) {
    const ends = `${arc.from} ${arc.to}`;
    const others = alike.get(ends) ?? [];
    const adds = (left: FlowArc, right: FlowArc) => left.covers.some((id) => !right.covers.includes(id));
    if (others.some((other) => !adds(arc, other))) continue;
    alike.set(ends, [...others.filter((other) => adds(other, arc)), arc]);
  }
  return [...alike.values()].flat();
}

/** The line graph: nodes are steps, and an arc covers what two consecutive steps cover. */
export function toPairNetwork(explored: Exploration, resetCost: number): FlowNetwork {
  const steps = merge(explored.steps);
  const firstStep = explored.starts.length + 1;
  const arcs = explored.starts.map(
    (start, index): FlowArc => ({ ...beginning(start), to: index + 1, covers: [] }),
  );
  const leaving = new Map<string, number[]>();
  for (const [index, step] of steps.entries()) {
    const group = leaving.get(step.from);
    if (group) group.push(index);
    else leaving.set(step.from, [index]);
  }
  const follow = (from: number, key: string, before: string[]) => {
    for (const index of leaving.get(key) ?? []) {
      const step = steps[index] as Step;
      const covers = before.flatMap((first) => step.transitions.map((other) => `${first} then ${other}`));
      arcs.push({ from, to: firstStep + index, cost: 1, covers, step, input: null });
    }
  };
  for (const [index, start] of explored.starts.entries()) follow(index + 1, start.key, start.transitions);
  for (const [index, step] of steps.entries()) follow(firstStep + index, step.to, step.transitions);
  const nodeCount = firstStep + steps.length;
  for (let node = 1; node < nodeCount; node += 1) arcs.push(ending(node, resetCost));
  return { nodeCount, arcs };
}

const beginning = ({ input }: Start) => ({ from: 0, cost: 0, step: null, input });

const ending = (node: number, cost: number): FlowArc => ({
  from: node,
  to: 0,
  cost,
  covers: [],
  step: null,
  input: null,
});

// Steps are ordered by the configuration they leave, so one group at a time is enough.
function merge(steps: Step[]): Step[] {
  const merged: Step[] = [];
  let effects = new Map<string, Step>();
  for (const [index, step] of steps.entries()) {
    const { from, to, transitions, guardResults, refused, label } = step;
    effects.set(JSON.stringify([to, transitions, guardResults, refused && label]), step);
    if (steps[index + 1]?.from === from) continue;
    merged.push(...effects.values());
    effects = new Map();
  }
  return merged;
}
