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
import type { FlowCases, Path } from './explore.ts';
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

/** The state values after the start and after each step. @throws where an actor that is to settle does not run, or the chart itself throws */
export async function replay(
  machine: AnyStateMachine,
  { inputs }: FlowCases,
  path: Replayable,
): Promise<StateValue[]> {
  const held = new Map<string, Held>();
  const clock = new SimulatedClock();
  const actor = createActor(withHeldActors(machine, held), {
    input: inputs[path.input],
    clock,
  } as never);
  let thrown: unknown;
  actor.subscribe({
    error: (error) => {
      thrown = error;
    },
  });
  const values: StateValue[] = [];
  const note = () => values.push((actor.getSnapshot() as AnyMachineSnapshot).value);
  actor.start();
  note();
  for (const { event, wait } of path.steps) {
    if (wait === undefined) await send(actor, event, held);
    else clock.increment(wait);
    note();
  }
  actor.stop();
  if (thrown !== undefined) throw thrown;
  return values;
}

async function send(actor: { send: (event: never) => void }, event: EventObject, held: Map<string, Held>) {
  const port = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
  if (!port) return actor.send(event as never);
  const [, kind, id = ''] = port;
  const promise = held.get(id);
  if (!promise) throw new Error(`${id} is not running`);
  held.delete(id);
  if (kind === 'done') promise.resolve((event as EventObject & { output: unknown }).output);
  else promise.reject((event as EventObject & { error: unknown }).error);
  await new Promise((resolve) => setImmediate(resolve));
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
