// The XState that a loaded file imports: it records every machine created, and runs no actor.

import type { AnyStateMachine } from 'xstate';
import * as xstate from 'xstate';
import type { Examples } from '../derive/sources.ts';
import { stubOf } from './stub.ts';

export interface ObservedXState {
  module: Record<string, unknown>;
  made: AnyStateMachine[];
  /** The events and inputs in the file itself, by machine. */
  examples: Map<unknown, Examples>;
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

export function observedXState(): ObservedXState {
  const machines: AnyStateMachine[] = [];
  const examples: ObservedXState['examples'] = new Map();
  const remember =
    (create: (...args: never[]) => unknown) =>
    (...args: never[]) => {
      const machine = create(...args) as AnyStateMachine;
      machines.push(machine);
      const { provide } = machine;
      machine.provide = ((implementations: never) => {
        const provided = provide.call(machine, implementations) as AnyStateMachine;
        machines.push(provided);
        return provided;
      }) as typeof machine.provide;
      return machine;
    };
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
  const exampleOf = (machine: unknown, type: string, value: unknown) => {
    const byType = examples.get(machine) ?? {};
    examples.set(machine, byType);
    byType[type] ??= [];
    if (byType[type].length < 8) byType[type].push(value);
  };
  const createActor = (logic: unknown, options?: { input?: unknown }) => {
    if (options && 'input' in options) exampleOf(logic, 'xstate.init', { input: options.input });
    return actorThatRests(logic, (event) => {
      if (typeof event?.type === 'string') exampleOf(logic, event.type, event);
    });
  };
  const never = () => new Promise(() => {});
  const { setup, createMachine } = xstate;
  const module = {
    ...xstate,
    __esModule: true,
    createMachine: remember(createMachine as never),
    setup: (options: never) => observedSetup(setup(options) as unknown as SetupResult),
    createActor,
    interpret: createActor,
    waitFor: never,
    toPromise: never,
  };
  return { module, made: machines, examples };
}
