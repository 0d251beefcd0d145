// The XState that a loaded file imports: it records every machine created, and runs no actor.

import type { AnyStateMachine } from 'xstate';
import * as xstate from 'xstate';
import type { Examples } from '../derive/sources.ts';
import {
  type OlderSpelling,
  olderMachine,
  olderModule,
  olderSpellings,
  WrittenForXState4,
} from './olderVersion.ts';
import { stubOf } from './stub.ts';

export interface ObservedXState {
  module: Record<string, unknown>;
  made: AnyStateMachine[];
  /** The events and inputs in the file itself, by machine. */
  examples: Map<unknown, Examples>;
  /** What only XState 4 understands, by machine. */
  older: Map<unknown, OlderSpelling[]>;
  /** Machines of which `provide` has made another. */
  provided: Set<AnyStateMachine>;
  /** Stack traces, by machine. */
  createdAt: Map<AnyStateMachine, string>;
}

type SetupResult = Record<string, unknown>;

function actorThatRests(logic: unknown, send: (event: { type?: string }) => void) {
  const actor = {
    send,
    start: () => actor,
    stop: () => actor,
    subscribe: () => ({ unsubscribe: () => {} }),
    on: () => ({ unsubscribe: () => {} }),
    getSnapshot: () => stubOf('snapshot'),
    getPersistedSnapshot: () => stubOf('snapshot'),
    toJSON: () => ({}),
    id: 'actor',
    sessionId: 'actor',
    logic,
    system: stubOf('system'),
  };
  return actor;
}

type Recorded = Omit<ObservedXState, 'module'>;

/** Wraps what creates machines, so that each of them is recorded, with what `provide` makes of it. */
function creationRecorder({ made, older, provided, createdAt }: Recorded) {
  const created = (create: () => AnyStateMachine, spellings: OlderSpelling[]): AnyStateMachine => {
    try {
      const machine = create();
      made.push(machine);
      createdAt.set(machine, new Error().stack ?? '');
      if (spellings.length > 0) older.set(machine, spellings);
      return machine;
    } catch (error) {
      throw spellings.length > 0 ? new WrittenForXState4(spellings) : error;
    }
  };
  const remember =
    (create: (...args: never[]) => unknown) =>
    (...args: never[]) => {
      const spellings = olderSpellings(args[0], args[1]);
      const machine = created(() => create(...args) as AnyStateMachine, spellings);
      const { provide } = machine;
      return Object.assign(machine, olderMachine, {
        provide: (implementations: never) => {
          provided.add(machine);
          return created(
            () => provide.call(machine, implementations) as AnyStateMachine,
            [...spellings, ...olderSpellings({}, implementations)],
          );
        },
      });
    };
  return remember;
}

/** Wraps `createActor`: no actor runs, and its input and the events that are sent to it are examples. */
const exampleRecorder =
  ({ examples }: Recorded) =>
  (logic: unknown, options?: { input?: unknown }) => {
    const record = (type: string, value: unknown) => {
      const byType = examples.get(logic) ?? {};
      examples.set(logic, byType);
      byType[type] ??= [];
      if (byType[type].length < 8) byType[type].push(value);
    };
    if (options && 'input' in options) record('xstate.init', { input: options.input });
    return actorThatRests(logic, (event) => {
      if (typeof event?.type === 'string') record(event.type, event);
    });
  };

export function observedXState(): ObservedXState {
  const recorded: Recorded = {
    made: [],
    examples: new Map(),
    older: new Map(),
    provided: new Set(),
    createdAt: new Map(),
  };
  const remember = creationRecorder(recorded);
  const createActor = exampleRecorder(recorded);
  const observedSetup = (result: SetupResult): SetupResult => ({
    ...result,
    ...(typeof result.createMachine === 'function'
      ? { createMachine: remember(result.createMachine as never) }
      : {}),
    ...(typeof result.extend === 'function'
      ? {
          extend: (...args: never[]) =>
            observedSetup((result.extend as (...all: never[]) => SetupResult)(...args)),
        }
      : {}),
  });
  const never = () => new Promise(() => {});
  const { setup, createMachine } = xstate;
  const module = {
    ...olderModule,
    ...xstate,
    __esModule: true,
    createMachine: remember(createMachine as never),
    setup: (options: never) => observedSetup(setup(options) as unknown as SetupResult),
    createActor,
    interpret: createActor,
    waitFor: never,
    toPromise: never,
  };
  return { module, ...recorded };
}
