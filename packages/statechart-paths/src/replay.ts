// Runs a path on a real actor. Invoked promises wait until the path settles them, and the clock until the path lets time pass.
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventObject,
  fromPromise,
  SimulatedClock,
  type StateValue,
  stopChild,
} from 'xstate';
import type { FlowCases } from './cases.ts';
import { withChance } from './chance.ts';
import type { Path } from './explore.ts';
import { nodesOf } from './model.ts';

interface Held {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** The part of a planned or explored path that replaying needs. */
export interface Replayable {
  input: string;
  steps: { event: EventObject; wait?: number; chance?: number }[];
}

interface Loose {
  src?: unknown;
  invoke?: unknown;
  states?: Record<string, Loose>;
}

// Replaces every invoked actor, named or not, by one that waits to be settled.
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
    ...(config.invoke === undefined ? {} : { invoke: [config.invoke].flat().map(holdInvoke) }),
    ...(config.states === undefined
      ? {}
      : {
          states: Object.fromEntries(Object.entries(config.states).map(([key, state]) => [key, hold(state)])),
        }),
  });
  const holdInvoke = (invoke: unknown) =>
    typeof (invoke as Loose).src === 'string' ? invoke : { ...(invoke as Loose), src: waiting };
  const Machine = machine.constructor as new (config: unknown, implementations: unknown) => AnyStateMachine;
  return new Machine(hold(machine.config as Loose), {
    ...machine.implementations,
    actors: Object.fromEntries(names.map((name) => [name, waiting])),
  });
}

export interface Walk {
  value: () => StateValue;
  /** The running invocations by id. Each start of an invocation is a new object. */
  waiting: () => ReadonlyMap<string, object>;
  /** @throws when the actor to settle is not running, or the chart throws */
  take: (step: Replayable['steps'][number]) => Promise<void>;
  /** @throws the error that the chart threw */
  stop: () => void;
}

// Accepts every event. XState lets only the parent stop an actor that has one.
const parentMachine = createMachine({
  types: {} as { events: { type: 'child.stopped'; child: AnyActorRef } },
  on: { 'child.stopped': { actions: stopChild(({ event }) => event.child) } },
});

export function startWalk(machine: AnyStateMachine, { inputs, derived }: FlowCases, input: string): Walk {
  const held = new Map<string, Held>();
  const clock = new SimulatedClock();
  const usual = derived?.chances[0];
  const by = <Result>(chance: number | undefined, call: () => Result): Result =>
    chance === undefined ? call() : withChance(chance, call).result;
  // With derived cases, the machine may send events to a parent, and its own actions are not run.
  const parent = derived ? createActor(parentMachine, { clock }).start() : undefined;
  const replayed = withHeldActors(derived ? withoutActions(machine) : machine, held);
  const options = { input: inputs[input], ...(parent ? { parent } : { clock }) };
  const actor = by(usual, () => createActor(replayed, options as never));
  let thrown: unknown;
  actor.subscribe({
    error: (error) => {
      thrown = error;
    },
  });
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  by(usual, () => actor.start());
  return {
    value: () => snapshot().value,
    waiting: () =>
      new Map([...held].filter(([id]) => snapshot().children[id]?.getSnapshot().status === 'active')),
    take: async ({ event, wait, chance = usual }) => {
      if (wait !== undefined) by(chance, () => clock.increment(wait));
      else if (chance === undefined || portOf(event)) await send(actor, event, held);
      else by(chance, () => actor.send(event as never));
    },
    stop: () => {
      if (parent) parent.send({ type: 'child.stopped', child: actor });
      else actor.stop();
      if (thrown !== undefined) throw thrown;
    },
  };
}

/**
 * Returns the state values after the start and after each step.
 * @throws when an actor to settle is not running, or the chart throws
 */
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

/** Returns the invocation that settles with this event, or null. */
export function portOf({ type }: { type: string }): { id: string; kind: 'done' | 'error' } | null {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return id === undefined ? null : { id, kind: kind as 'done' | 'error' };
}

const isEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);

// Removes custom actions from the machine; built-in ones such as assign, raise and send stay.
function withoutActions(machine: AnyStateMachine): AnyStateMachine {
  const nothing = () => {};
  const quiet = (value: unknown, key: string): unknown => {
    if (key === 'actions' || key === 'entry' || key === 'exit')
      return [value].flat().map((action) => (isEffect(action) ? nothing : action));
    if (Array.isArray(value)) return value.map((item) => quiet(item, key));
    if (typeof value !== 'object' || value === null || key === 'context' || key === 'meta') return value;
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, quiet(inner, name)]));
  };
  const actions = Object.entries(machine.implementations.actions).map(([name, action]) => [
    name,
    isEffect(action) ? nothing : action,
  ]);
  const Machine = machine.constructor as new (config: unknown, implementations: unknown) => AnyStateMachine;
  return new Machine(quiet(machine.config, ''), {
    ...machine.implementations,
    actions: Object.fromEntries(actions),
  });
}

export function pathsForTransitions(paths: Path[]): Path[] {
  const best = new Map<string, Path>();
  for (const path of paths) {
    for (const id of path.steps.at(-1)?.transitions ?? []) {
      const shortest = best.get(id);
      if (!shortest || path.steps.length < shortest.steps.length) best.set(id, path);
    }
  }
  return [...new Set(best.values())];
}
