/** Finds the shortest path that still fails at the same step, and takes it until it has failed three times of three. */
import type { PlannedPath } from '../../src/flows/plan/plan.ts';
import { shorterPaths } from '../../src/flows/shrink.ts';
import { failingStep, type PathOutcome } from './outcomes.ts';
import type { Target } from './targets.ts';

/** Takes each path so many times in a browser. */
export type Take = (paths: PlannedPath[], repeat: number) => Promise<PathOutcome[]>;

export type Shrunk =
  | { verdict: 'passes' }
  /** Failed beside its steps: none of them can be blamed. */
  | { verdict: 'beside'; outcome: PathOutcome }
  | { verdict: 'fails'; outcome: PathOutcome; failures: number; takings: number; before: number };

export const takings = 3;

export async function shrinkPath(
  { machine, cases }: Pick<Target, 'machine' | 'cases'>,
  path: PlannedPath,
  take: Take,
  onProgress: (what: string) => void = () => {},
): Promise<Shrunk> {
  const [first] = await take([path], 1);
  if (first?.status !== 'failed') return { verdict: 'passes' };
  const failing = failingStep(first);
  if (!failing) return { verdict: 'beside', outcome: first };
  const shorter = shorterPaths(machine, cases, path, failing.number, { onProgress });
  onProgress(`taking ${shorter.length} shorter paths`);
  const outcomes = await take(shorter, 1);
  const shortest = shorter
    .map(({ id }) => outcomes.find((outcome) => outcome.id === id))
    .find((outcome) => outcome && failsAtItsEnd(outcome));
  if (!shortest) return { verdict: 'fails', outcome: first, failures: 1, takings: 2, before: failing.number };
  onProgress(`taking the shortest, of ${shortest.path.steps.length} steps, twice more`);
  const again = await take([shortest.path], takings - 1);
  const failures = 1 + again.filter(failsAtItsEnd).length;
  return { verdict: 'fails', outcome: shortest, failures, takings, before: failing.number };
}

const failsAtItsEnd = (outcome: PathOutcome) => failingStep(outcome)?.number === outcome.path.steps.length;
