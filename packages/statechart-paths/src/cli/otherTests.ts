// Reads from a coverage file what other tests cover of a machine.
import { readFileSync } from 'node:fs';
import { coveredIn, readCounted } from '../counts.ts';
import { modelOf } from '../model.ts';
import type { Criterion } from '../plan/options.ts';
import { EnvironmentError, UsageError } from './commandLine.ts';
import type { Target } from './project.ts';
import { type CommandInput, type Io, textOf } from './verb.ts';

// What counts say nothing about.
const unknownTo = ['edges', 'pairs', 'guards'];

/** @returns undefined without `--given` */
export function coveredByOthers(
  target: Target,
  input: CommandInput,
  io: Io,
  cover: Criterion,
): string[] | undefined {
  const file = textOf(input, 'given');
  if (file === undefined) return undefined;
  if (unknownTo.includes(cover))
    throw new UsageError(`--given counts transitions and states: it cannot say which ${cover} are left.`);
  const { machines } = readFile(file);
  const counts = machines[target.name] ?? machines[target.machine.id];
  if (!counts) {
    io.err(`${target.name}: ${file} has no counts of it, so everything is planned.`);
    return [];
  }
  if (counts.hash !== modelOf(target.machine).hash) {
    io.err(`${target.name}: the counts in ${file} are of another version, so everything is planned.`);
    return [];
  }
  return coveredIn(counts);
}

function readFile(file: string) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new EnvironmentError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const counted = readCounted(text);
  if (counted === null)
    throw new EnvironmentError(
      `${file} is no coverage file: it needs \`savedAt\`, and \`machines\` with counts.`,
    );
  return counted;
}
