/** Runs a path on a real actor, with every invoked promise held until the path settles it. */
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
} from 'xstate';
import type { FlowCases, Path } from './explore.ts';

interface Held {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** The state values after the start and after each step. */
export async function replay(
  machine: AnyStateMachine,
  { inputs }: FlowCases,
  path: Path,
): Promise<unknown[]> {
  const held = new Map<string, Held>();
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      fromPromise(
        ({ self }) => new Promise<unknown>((resolve, reject) => held.set(self.id, { resolve, reject })),
      ),
    ]),
  );
  const actor = createActor(machine.provide({ actors } as never), { input: inputs[path.input] } as never);
  const values: unknown[] = [];
  const note = () => values.push((actor.getSnapshot() as AnyMachineSnapshot).value);
  actor.start();
  note();
  for (const { event } of path.steps) {
    await send(actor, event, held);
    note();
  }
  actor.stop();
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
