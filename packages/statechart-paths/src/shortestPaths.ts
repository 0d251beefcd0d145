// Finds the shortest paths through an exploration.
import type { Exploration, Path, Step } from './explore.ts';

/** Returns, for every step, a shortest path from a start that ends with it. */
export function shortestPaths({ starts, steps }: Exploration): Path[] {
  const reached = new Map<string, Path>(starts.map(({ key, input }) => [key, { input, steps: [] }]));
  const leaving = groupByFrom(steps);
  const queue = starts.map(({ key }) => key);
  for (const key of queue) {
    const path = reached.get(key) as Path;
    for (const step of leaving.get(key) ?? []) {
      if (reached.has(step.to)) continue;
      reached.set(step.to, { input: path.input, steps: [...path.steps, step] });
      queue.push(step.to);
    }
  }
  return steps.map((step) => {
    const path = reached.get(step.from) as Path;
    return { input: path.input, steps: [...path.steps, step] };
  });
}

function groupByFrom(steps: Step[]) {
  const groups = new Map<string, Step[]>();
  for (const step of steps) {
    const group = groups.get(step.from);
    if (group) group.push(step);
    else groups.set(step.from, [step]);
  }
  return groups;
}
