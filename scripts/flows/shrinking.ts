/** Finds the shortest path that fails at the same step, and takes it three times. */

import { counted, type PlannedPath, shorterPaths } from 'statechart-paths';
import type { Target } from 'statechart-paths/cli';
import { failingStep, type PathOutcome } from './outcomes.ts';

export type Take = (paths: PlannedPath[], repeat: number) => Promise<PathOutcome[]>;

export type Shrunk =
  | { verdict: 'passes' }
  /** Failed outside its steps. */
  | { verdict: 'outside'; outcome: PathOutcome }
  | { verdict: 'fails'; outcome: PathOutcome; failures: number; takings: number; before: number };

const takings = 3;

export async function shrinkPath(
  { machine, cases }: Pick<Target, 'machine' | 'cases'>,
  path: PlannedPath,
  take: Take,
  onProgress: (what: string) => void = () => {},
): Promise<Shrunk> {
  const [first] = await take([path], 1);
  if (first?.status !== 'failed') return { verdict: 'passes' };
  const failing = failingStep(first);
  if (!failing) return { verdict: 'outside', outcome: first };
  const shorter = shorterPaths(machine, cases, path, failing.number, { onProgress });
  onProgress(`taking ${counted(shorter.length, 'path')} up to that step, ${takings} times each`);
  const outcomes = await take(shorter, takings);
  const results = shorter.map(({ id }) => {
    const failures = outcomes.filter((outcome) => outcome.id === id && failsAtItsEnd(outcome));
    return { outcome: failures[0], failures: failures.length };
  });
  const most = Math.max(...results.map(({ failures }) => failures));
  const { outcome = first, failures } = results.find((result) => result.failures === most) ?? { failures: 0 };
  return { verdict: 'fails', outcome, failures, takings, before: failing.number };
}

const failsAtItsEnd = (outcome: PathOutcome) => failingStep(outcome)?.number === outcome.path.steps.length;
