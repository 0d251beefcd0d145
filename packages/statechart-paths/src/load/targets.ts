// The machines of a file as targets: with exported cases, or with cases derived from types and guards.
import type { AnyStateMachine } from 'xstate';
import type { FlowCases } from '../cases.ts';
import { deriveCases } from '../derive/derive.ts';
import type { MachineTypes } from '../derive/sort.ts';
import type { Exploration } from '../explore.ts';
import type { LoadedFile, LoadedMachine } from './collect.ts';
import { loadMachines } from './load.ts';
import { WrittenForXState4 } from './olderVersion.ts';
import { type TypesOfFile, typesOf } from './types.ts';

export interface FileTarget {
  name: string;
  machine: AnyStateMachine;
  cases: FlowCases;
  /** True when the cases were derived. */
  derived: boolean;
  /** The exploration made while deriving. */
  explored?: Exploration;
  /** Sentences about what was left out of the file, made up or merged. */
  notices: string[];
}

export interface FileTargets {
  targets: FileTarget[];
  /** Names of machines that the file makes and does not export. */
  others: string[];
  exports: Record<string, unknown>;
}

export interface TargetOptions {
  /** Distinguishes configurations by the whole context, and fails if there are too many. */
  exact?: boolean;
  /** Selects one machine, exported or not. */
  only?: string;
}

const isCases = (value: unknown): value is FlowCases =>
  typeof value === 'object' && value !== null && 'inputs' in value && 'events' in value;

/**
 * @throws Error with one sentence when the file does not load; WrittenForXState4; ChartThrows, ModelTooLarge from exploring
 */
export async function targetsInFile(file: string, options: TargetOptions = {}): Promise<FileTargets> {
  const loaded = await loadMachines(file);
  const { only } = options;
  const all = [...loaded.machines, ...loaded.others];
  const selected = only === undefined ? loaded.machines : all.filter(({ name }) => name === only);
  const older = selected.flatMap((machine) => machine.older);
  if (older.length > 0) throw new WrittenForXState4(older);
  let types: TypesOfFile | undefined;
  const targets = selected.map((machine) => {
    const own = [loaded.exports[`${machine.name}Cases`], loaded.exports.cases].find(isCases);
    if (own) return { ...plainOf(machine, loaded), cases: own, derived: false };
    types ??= typesOf(file);
    return derivedTarget(machine, loaded, typesFor(machine, types), options);
  });
  return {
    targets,
    others: all.filter((candidate) => !selected.includes(candidate)).map(({ name }) => name),
    exports: loaded.exports,
  };
}

function plainOf({ name, machine }: LoadedMachine, { notices }: LoadedFile) {
  machine.options = { ...machine.options, maxIterations: 10_000 };
  return { name, machine, notices: [...notices] };
}

function derivedTarget(
  target: LoadedMachine,
  loaded: LoadedFile,
  types: MachineTypes | undefined,
  { exact = false }: TargetOptions,
): FileTarget {
  const plain = plainOf(target, loaded);
  const { cases, explored, abstracted, notes } = deriveCases(target.machine, {
    ...(types ? { types } : {}),
    examples: target.examples,
    constants: loaded.constants,
    exact,
  });
  const notices = [
    ...plain.notices,
    ...notes,
    ...(abstracted.length > 0
      ? [`Left out of the context or taken together: ${abstracted.join('; ')}.`]
      : []),
  ];
  return { ...plain, cases, ...(explored ? { explored } : {}), derived: true, notices };
}

// Finds types by the variable's name or the machine's id; a file with one machine needs neither.
function typesFor({ name, machine }: LoadedMachine, types: TypesOfFile): MachineTypes | undefined {
  const named = types.get(`${name}Machine`) ?? types.get(name) ?? types.get(machine.id);
  const distinct = [...new Set(types.values())];
  return named ?? (distinct.length === 1 ? distinct[0] : undefined);
}
