// Limits paths to a readable length: evens long ones out, then cuts the rest at the lowest cost.
import type { Exploration, Path, Step } from '../explore.ts';
import { shortestPaths } from '../shortestPaths.ts';
import { evened } from './even.ts';

/** Each further part begins with a shortest path to the cut. */
export function cap(explored: Exploration, walks: Path[], maxSteps: number, resetCost: number): Path[] {
  if (walks.every(({ steps }) => steps.length <= maxSteps)) return walks;
  const ways = waysTo(explored);
  return evened(explored, walks, maxSteps).flatMap((walk) =>
    walk.steps.length <= maxSteps ? [walk] : cheapestParts(walk, ways, maxSteps, resetCost),
  );
}

// `least[end]` is the lowest cost of the steps before `end`, whose last part begins at `begins[end]`.
function cheapestParts({ input, steps }: Path, ways: Map<string, Path>, maxSteps: number, resetCost: number) {
  const wayTo = (at: number): Path =>
    (at === 0 ? undefined : ways.get((steps[at] as Step).from)) ?? { input, steps: [] };
  const least = [0];
  const begins = [0];
  for (let end = 1; end <= steps.length; end += 1) {
    least[end] = Number.POSITIVE_INFINITY;
    for (let begin = end - 1; begin >= Math.max(0, end - maxSteps); begin -= 1) {
      const way = wayTo(begin).steps.length;
      const length = way + end - begin;
      // Where the way alone is as long as allowed, each part is too long, and fewer parts are better.
      if (length > maxSteps && way < maxSteps && begin < end - 1) continue;
      const cost = (least[begin] ?? 0) + length + resetCost;
      if (cost >= (least[end] ?? 0)) continue;
      least[end] = cost;
      begins[end] = begin;
    }
  }
  const parts: Path[] = [];
  for (let end = steps.length; end > 0; end = begins[end] ?? 0) {
    const begin = begins[end] ?? 0;
    const way = wayTo(begin);
    parts.unshift({ input: way.input, steps: [...way.steps, ...steps.slice(begin, end)] });
  }
  return parts;
}

function waysTo(explored: Exploration): Map<string, Path> {
  const ways = new Map<string, Path>(explored.starts.map(({ key, input }) => [key, { input, steps: [] }]));
  for (const path of shortestPaths(explored)) {
    const { to } = path.steps.at(-1) as Step;
    const shortest = ways.get(to);
    if (!shortest || shortest.steps.length > path.steps.length) ways.set(to, path);
  }
  return ways;
}
