/** Coverage counts from browser tests, and the counts that are stored in the repository. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Counted, type Counts, type Coverage, readCounted } from 'statechart-paths';
import { EnvironmentError } from 'statechart-paths/cli';
import { root } from '../process.mjs';

export const countsFolder = join(root, '.cache/flows/coverage');
export const savedFile = join(root, 'docs/flows/coverage.json');

/** @throws EnvironmentError where it holds anything else */
function read(file: string): Counted {
  const counted = readCounted(readFileSync(file, 'utf8'));
  if (counted) return counted;
  throw new EnvironmentError(
    `${relative(process.cwd(), file)} is no coverage file of this version. Delete it and run the browser tests again: npm test -- journeys.`,
  );
}

/** One file per worker of the browser tests. @throws EnvironmentError if there are none */
export function countsIn(folder: string): Counted[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0)
    throw new EnvironmentError(
      `No browser test has left counts in ${relative(process.cwd(), folder)}. Run them first: npm test -- journeys.`,
    );
  return files.sort().map((name) => read(join(folder, name)));
}

export const savedCounts = (file: string): Counted | null => (existsSync(file) ? read(file) : null);

/** What no unplanned test covers is left out: half of the file. */
function withoutZeros({ unplanned, ...counts }: Counts): Counts {
  if (!unplanned) return counts;
  const some = (part: Record<string, number>) =>
    Object.fromEntries(Object.entries(part).filter(([, count]) => count > 0));
  return {
    ...counts,
    unplanned: { transitions: some(unplanned.transitions), states: some(unplanned.states) },
  };
}

/** Transitions covered by browsers and real actors; other machines keep their stored counts. */
export function saveCounts(file: string, coverages: Coverage[], savedAt: string) {
  const executed = coverages.filter(
    ({ transitions, onActors }) => transitions.covered.length + onActors.length > 0,
  );
  const machines = Object.fromEntries([
    ...Object.entries(savedCounts(file)?.machines ?? {}).filter(([name]) =>
      coverages.every((coverage) => coverage.name !== name),
    ),
    ...executed.map(({ name, counts, onActors }) => [name, { ...withoutZeros(counts), onActors }] as const),
  ]);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ savedAt, machines } satisfies Counted, null, 2)}\n`);
  } catch (error) {
    throw new EnvironmentError(
      `${file} cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  }
}
