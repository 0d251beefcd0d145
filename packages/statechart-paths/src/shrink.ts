// Finds shorter paths to a failing step; a browser then shows which of these fail too.
import type { AnyStateMachine } from 'xstate';
import type { FlowCases } from './cases.ts';
import { canonical } from './check.ts';
import { type Exploration, explore, type Path, type Step } from './explore.ts';
import type { PlannedPath } from './plan/planned.ts';
import { toPlannedPaths } from './plan/planned.ts';
import { shortestPaths } from './shortestPaths.ts';

export interface ShrinkOptions {
  /** The highest number of paths; 5 by default. */
  most?: number;
  onProgress?: (what: string) => void;
}

/**
 * Returns the paths, shortest first; the last is the failed path up to its failing step.
 * @param failing the number of the failing step, from 1; 0 when the start failed
 * @throws ModelTooLarge, ChartThrows; an error when the path belongs to another version of the chart
 */
export function shorterPaths(
  machine: AnyStateMachine,
  cases: FlowCases,
  path: PlannedPath,
  failing: number,
  { most = 5, onProgress }: ShrinkOptions = {},
): PlannedPath[] {
  if (failing === 0) return [{ ...path, steps: [] }];
  const explored = explore(machine, cases, {
    onProgress: (reached, open) => onProgress?.(`${reached} configurations found, ${open} to look at`),
  });
  const taken = stepsOf(explored, path, failing);
  const last = taken.at(-1) as Step;
  const start = explored.starts.find(({ input }) => input === path.input)?.key ?? '';
  const whole: Path = { input: path.input, steps: taken };
  const straight: Path = { input: path.input, steps: withoutLoops(start, taken) };
  const valueAt = (key: string) => canonical(explored.configurations.get(key)?.value);
  const alike = shortestPaths(explored).filter(({ steps }) => {
    const end = steps.at(-1) as Step;
    return end.label === last.label && valueAt(end.from) === valueAt(last.from);
  });
  const shorter = [...alike, straight]
    .filter(({ steps }) => steps.length < taken.length)
    .toSorted((left, right) => left.steps.length - right.steps.length)
    .slice(0, most - 1);
  const planned = toPlannedPaths(machine, explored, [...shorter, whole]);
  return planned.filter(({ id }, index) => planned.findIndex((candidate) => candidate.id === id) === index);
}

function stepsOf(explored: Exploration, { input, steps }: PlannedPath, failing: number): Step[] {
  const leaving = new Map<string, Step[]>();
  for (const step of [...explored.steps, ...explored.refusals]) {
    const group = leaving.get(step.from);
    if (group) group.push(step);
    else leaving.set(step.from, [step]);
  }
  let key = explored.starts.find((candidate) => candidate.input === input)?.key;
  return steps.slice(0, failing).map(({ label, refused }) => {
    const step = leaving
      .get(key ?? '')
      ?.find((candidate) => candidate.label === label && candidate.refused === refused);
    if (!step)
      throw new Error(`The path is of another version of the chart: it cannot go on with “${label}”.`);
    key = step.to;
    return step;
  });
}

// Removes loops that return to an earlier configuration, but keeps the last step.
function withoutLoops(start: string, steps: Step[]): Step[] {
  const remaining: Step[] = [];
  for (const step of steps) {
    const back = [start, ...remaining.map(({ to }) => to)].indexOf(step.from);
    remaining.splice(back, remaining.length, step);
  }
  return remaining;
}
