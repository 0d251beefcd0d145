// Names the machines of a file that has run: exported ones first, then those that its constants hold, then those made inside.
import { basename } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Examples } from '../derive/sources.ts';
import { placeOf, type Running, shownPath } from './failure.ts';
import { isClass, isCollection, isMachine, machinesFrom, machinesWithin } from './instances.ts';
import type { ObservedXState } from './observedXState.ts';
import type { OlderSpelling } from './olderVersion.ts';

export interface LoadedMachine {
  name: string;
  machine: AnyStateMachine;
  isExported: boolean;
  examples: Examples;
  /** What only XState 4 understands: a machine with any of these is not planned. */
  older: OlderSpelling[];
}

export interface LoadedFile {
  /** The exported machines; without any, all machines that the file makes. */
  machines: LoadedMachine[];
  /** Machines not exported, when others are. */
  others: LoadedMachine[];
  exports: Record<string, unknown>;
  constants: Record<string, unknown>;
  /** Sentences about what was left out or stopped. */
  notices: string[];
}

export interface Bindings {
  all: string[];
  exported: Map<string, string>;
  // Top-level functions and classes whose source makes a machine.
  factories: string[];
}

// The id that XState gives to a machine without any.
const unnamed = '(machine)';

const fileName = (file: string) => basename(file).replace(/\.\w+$/, '');

export type Thunks = Record<string, () => unknown>;

interface Register {
  machines: Map<AnyStateMachine, LoadedMachine>;
  /** The first name of a machine counts. */
  add: (name: string, machine: AnyStateMachine, isExported: boolean) => void;
}

function createRegister(file: string, { examples, older }: ObservedXState): Register {
  const machines: Register['machines'] = new Map();
  return {
    machines,
    add(name, machine, isExported) {
      if (machines.has(machine)) return;
      const full = name === 'default' ? machine.id : name;
      const short = full === unnamed ? fileName(file) : full.replace(/Machine$/, '') || 'machine';
      const taken = [...machines.values()].some((other) => other.name === short);
      machines.set(machine, {
        name: taken ? `${short}${machines.size + 1}` : short,
        machine,
        isExported,
        examples: examples.get(machine) ?? {},
        older: older.get(machine) ?? [],
      });
    },
  };
}

type Values = Record<string, unknown>;

function valuesOf(names: string[], thunks: Thunks): Values {
  const read = (name: string) => {
    try {
      return thunks[name]?.();
    } catch {
      return undefined;
    }
  };
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

function addHeld({ add }: Register, exports: Values, values: Values) {
  const addWithin = (name: string, value: unknown, isExported: boolean) => {
    for (const held of machinesWithin(name, value)) add(held.name, held.machine, isExported);
  };
  const named = Object.entries(exports).sort(
    ([left], [right]) => Number(left === 'default') - Number(right === 'default'),
  );
  for (const [name, value] of named) {
    if (isMachine(value)) add(name, value, true);
    else if (typeof value === 'object' && value !== null && !(name in values))
      for (const [key, inner] of Object.entries(value)) if (isMachine(inner)) add(key, inner, true);
  }
  for (const [name, value] of Object.entries(values)) if (isMachine(value)) add(name, value, false);
  for (const [name, value] of named) if (isCollection(value)) addWithin(name, value, true);
  for (const [name, value] of [...named, ...Object.entries(values)]) addWithin(name, value, false);
}

function addCreated(
  { add }: Register,
  { factories, exported }: Bindings,
  values: Values,
  created: AnyStateMachine[],
) {
  for (const machine of created) add(machine.id, machine, false);
  const isAnyCreated = created.length > 0;
  for (const name of factories) {
    const before = created.length;
    // Its instances have made theirs.
    if (isAnyCreated && isClass(values[name])) continue;
    const short = name.replace(/^(create|make|get|build)(?=[A-Z])/, '');
    const results = machinesFrom(short, values[name], created);
    for (const result of results)
      add(result.name, result.machine, result.name === short && exported.has(name));
    if (results.length === 0) for (const machine of created.slice(before)) add(machine.id, machine, false);
  }
}

/** What nothing visible holds, such as a private field, is named when the file itself has made it. */
function addHidden(
  { add, machines }: Register,
  { made, provided, createdAt }: ObservedXState,
  running: Running,
) {
  const own = `${shownPath(running.file)}:`;
  for (const machine of made.filter((machine) => !machines.has(machine) && !provided.has(machine)))
    if (placeOf(createdAt.get(machine) ?? '', running)?.startsWith(own)) add(machine.id, machine, false);
}

interface Ran {
  bindings: Bindings;
  thunks: Thunks;
  namespace: Values;
  observed: ObservedXState;
  notices: string[];
  running: Running;
}

export function collectMachines(ran: Ran): LoadedFile {
  const { bindings, thunks, namespace, observed, notices, running } = ran;
  const values = valuesOf(bindings.all, thunks);
  const exports: Values = { ...namespace };
  for (const [name, local] of bindings.exported) exports[name] ??= values[local];
  const register = createRegister(running.file, observed);
  addHeld(register, exports, values);
  if (register.machines.size === 0) {
    addCreated(register, bindings, values, observed.made);
    if (register.machines.size > 0)
      notices.push('No machine is exported: those that the file makes inside are used.');
  }
  addHidden(register, observed, running);
  const list = [...register.machines.values()];
  const isAnyExported = list.some(({ isExported }) => isExported);
  return {
    machines: isAnyExported ? list.filter(({ isExported }) => isExported) : list,
    others: isAnyExported ? list.filter(({ isExported }) => !isExported) : [],
    exports,
    constants: values,
    notices,
  };
}
