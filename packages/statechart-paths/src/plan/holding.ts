// Replays planned paths on the machine itself: where configurations were merged, a path may not hold.
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { FlowCases } from '../cases.ts';
import { withChance } from '../chance.ts';
import type { Exploration, Path, Step } from '../explore.ts';
import { follower, wasTaken } from '../follow.ts';
import { shortestPaths } from '../shortestPaths.ts';
import { afterActions, nextTimer, passed, type Timer } from '../timers.ts';

/**
 * Cuts each path at its first wrong step. Shortest paths, which the exploration took itself, cover what is then missing.
 * @param coveredElsewhere ids that need not be covered
 * @returns the paths, and whether any was cut
 */
export function holding(
  machine: AnyStateMachine,
  cases: FlowCases,
  explored: Exploration,
  paths: Path[],
  coveredElsewhere: readonly string[],
): { paths: Path[]; replaced: boolean } {
  const holding: Path[] = [];
  let replaced = false;
  for (const path of paths) {
    const length = holdsFor(machine, cases, explored, path);
    if (length < path.steps.length) replaced = true;
    if (length > 0 || path.steps.length === 0) holding.push({ ...path, steps: path.steps.slice(0, length) });
  }
  if (!replaced) return { paths, replaced };
  const covered = new Set([
    ...coveredElsewhere,
    ...holding.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions)),
  ]);
  const missing = new Set(
    paths
      .flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions))
      .filter((id) => !covered.has(id)),
  );
  for (const path of shortestPaths(explored)) {
    const last = path.steps.at(-1) as Step;
    if (!last.transitions.some((id) => missing.has(id))) continue;
    if (holdsFor(machine, cases, explored, path) < path.steps.length) continue;
    holding.push(path);
    for (const { transitions } of path.steps) for (const id of transitions) missing.delete(id);
  }
  return { paths: withoutPrefixes(holding), replaced };
}

// The number of steps that take the expected transitions.
function holdsFor(
  machine: AnyStateMachine,
  cases: FlowCases,
  explored: Exploration,
  { input, steps }: Path,
): number {
  const follow = follower(machine, true);
  const { chances = [] } = cases.derived ?? {};
  const usual = chances[0] ?? 0.5;
  let at: AnyMachineSnapshot;
  let timers: readonly Timer[];
  try {
    const started = withChance(usual, () => follow.start(cases.inputs[input])).result;
    at = started.snapshot;
    timers = afterActions([], started.actions);
  } catch {
    return 0;
  }
  for (const [index, step] of steps.entries()) {
    try {
      if (step.refused) continue;
      const { result } = withChance(step.chance ?? usual, () => taken(follow, at, timers, step));
      if (!result || result.transitions.join() !== step.transitions.join()) return index;
      const expected = explored.configurations.get(step.to);
      if (JSON.stringify(result.snapshot.value) !== JSON.stringify(expected?.value)) return index;
      at = result.snapshot;
      timers = result.timers;
    } catch {
      return index;
    }
  }
  return steps.length;
}

type Follow = ReturnType<typeof follower>;

function taken(follow: Follow, at: AnyMachineSnapshot, timers: readonly Timer[], { event, wait }: Step) {
  if (wait === undefined) {
    const followed = follow.step(at, event);
    if (!wasTaken(followed)) return undefined;
    const running = followed.snapshot.status === 'active' ? afterActions(timers, followed.actions) : [];
    return { snapshot: followed.snapshot, transitions: followed.transitions, timers: running };
  }
  let snapshot = at;
  let running = timers;
  const transitions = new Set<string>();
  for (let rounds = 0; rounds < 100; rounds += 1) {
    const due = nextTimer(running);
    if (!due || snapshot.status !== 'active' || (rounds > 0 && due.left > 0)) break;
    running = passed(running, due);
    const followed = follow.step(snapshot, due.event);
    if (!wasTaken(followed)) continue;
    running = afterActions(running, followed.actions);
    for (const id of followed.transitions) transitions.add(id);
    snapshot = followed.snapshot;
  }
  return { snapshot, transitions: [...transitions], timers: snapshot.status === 'active' ? running : [] };
}

// Drops a path that is the beginning of another one.
function withoutPrefixes(paths: Path[]): Path[] {
  const isPrefix = (left: Path, right: Path) =>
    left !== right &&
    left.input === right.input &&
    left.steps.length < right.steps.length &&
    left.steps.every((step, index) => step === right.steps[index]);
  return paths.filter((path) => !paths.some((other) => isPrefix(path, other)));
}
