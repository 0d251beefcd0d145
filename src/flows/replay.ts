/** Runs a path on a real actor: every invoked promise is held until the path settles it, and the clock stands until the path lets time pass. */
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  SimulatedClock,
  type StateValue,
} from 'xstate';
import type { FlowCases } from './cases.ts';
import type { Path } from './explore.ts';
import { nodesOf } from './model.ts';

interface Held {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** What replaying needs of a planned path or of an explored one. */
export interface Replayable {
  input: string;
  steps: { event: EventObject; wait?: number }[];
}

interface Loose {
  src?: unknown;
  invoke?: unknown;
  states?: Record<string, Loose>;
}

/** The same chart with every invoked actor replaced by one that waits to be told, those without a name too. */
function withHeldActors(machine: AnyStateMachine, held: Map<string, Held>): AnyStateMachine {
  const waiting = fromPromise(
    ({ self }) => new Promise<unknown>((resolve, reject) => held.set(self.id, { resolve, reject })),
  );
  const named = nodesOf(machine.root).flatMap(({ invoke }) =>
    invoke.flatMap(({ src }) => (typeof src === 'string' && !src.startsWith('xstate.invoke.') ? [src] : [])),
  );
  const names = [...Object.keys(machine.implementations.actors), ...named];
  const hold = (config: Loose): Loose => ({
    ...config,
    ...(config.invoke === undefined ? {} : { invoke: [config.invoke].flat().map(holdOne) }),
    ...(config.states === undefined
      ? {}
      : { states: Object.fromEntries(Object.entries(config.states).map(([key, one]) => [key, hold(one)])) }),
  });
  const holdOne = (one: unknown) =>
    typeof (one as Loose).src === 'string' ? one : { ...(one as Loose), src: waiting };
  const Machine = machine.constructor as new (config: unknown, implementations: unknown) => AnyStateMachine;
  return new Machine(hold(machine.config as Loose), {
    ...machine.implementations,
    actors: Object.fromEntries(names.map((name) => [name, waiting])),
  });
}

export interface Walk {
  value: () => StateValue;
  /** Invocations that are to settle, by their id; another object each time one starts. */
  waiting: () => ReadonlyMap<string, object>;
  /** @throws where an actor that is to settle does not run, or the chart itself throws */
  take: (step: Replayable['steps'][number]) => Promise<void>;
  /** @throws what the chart threw */
  stop: () => void;
}

export function startWalk(machine: AnyStateMachine, { inputs }: FlowCases, input: string): Walk {
  const held = new Map<string, Held>();
  const clock = new SimulatedClock();
  const actor = createActor(withHeldActors(machine, held), { input: inputs[input], clock } as never);
  let thrown: unknown;
  actor.subscribe({
    error: (error) => {
      thrown = error;
    },
  });
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  actor.start();
  return {
    value: () => snapshot().value,
    waiting: () =>
      new Map([...held].filter(([id]) => snapshot().children[id]?.getSnapshot().status === 'active')),
    take: async ({ event, wait }) => {
      if (wait === undefined) await send(actor, event, held);
      else clock.increment(wait);
    },
    stop: () => {
      actor.stop();
      if (thrown !== undefined) throw thrown;
    },
  };
}

/** The state values after the start and after each step. @throws where an actor that is to settle does not run, or the chart itself throws */
export async function replay(
  machine: AnyStateMachine,
  cases: FlowCases,
  { input, steps }: Replayable,
): Promise<StateValue[]> {
  const walk = startWalk(machine, cases, input);
  const values = [walk.value()];
  for (const step of steps) {
    await walk.take(step);
    values.push(walk.value());
  }
  walk.stop();
  return values;
}

async function send(actor: { send: (event: never) => void }, event: EventObject, held: Map<string, Held>) {
  const port = portOf(event);
  if (!port) return actor.send(event as never);
  const promise = held.get(port.id);
  if (!promise) throw new Error(`${port.id} is not running`);
  held.delete(port.id);
  if (port.kind === 'done') promise.resolve((event as EventObject & { output: unknown }).output);
  else promise.reject((event as EventObject & { error: unknown }).error);
  await new Promise((resolve) => setImmediate(resolve));
}

/** The invocation that settles with this event. */
export function portOf({ type }: { type: string }): { id: string; kind: 'done' | 'error' } | null {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return id === undefined ? null : { id, kind: kind as 'done' | 'error' };
}

/** The shortest of the given paths for each declared transition. */
export function pathsForTransitions(paths: Path[]): Path[] {
  const best = new Map<string, Path>();
  for (const path of paths) {
    for (const id of path.steps.at(-1)?.transitions ?? []) {
      const known = best.get(id);
      if (!known || path.steps.length < known.steps.length) best.set(id, path);
    }
  }
  return [...new Set(best.values())];
}
