/** Every statechart of the product, read from `src/machines`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { root } from '../process.mjs';

const folder = join(root, 'src/machines');

/** The machines that a file exports, by export name without “Machine”. */
export async function machinesIn(file: string): Promise<[name: string, machine: AnyStateMachine][]> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, value]): [string, AnyStateMachine][] =>
    value instanceof StateMachine
      ? [[name.replace(/Machine$/, '') || 'machine', value as AnyStateMachine]]
      : [],
  );
}

export async function machines(): Promise<[name: string, machine: AnyStateMachine][]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return (await Promise.all(files.sort().map((file) => machinesIn(join(folder, file))))).flat();
}
