/** Cases for a chart that brings none: each declared event once, bare, and each invoked actor succeeding and failing. */
import type { AnyStateMachine } from 'xstate';
import type { FlowCases } from './explore.ts';
import { modelOf } from './model.ts';

/** An event that a wildcard stands for. */
const named = (descriptor: string) =>
  descriptor === '*'
    ? 'anything'
    : descriptor.endsWith('.*')
      ? `${descriptor.slice(0, -1)}anything`
      : descriptor;

/** The parts of the context that can be written down tell configurations apart. */
function written(context: object): string[] {
  return Object.entries(context).map(([key, value]) => {
    try {
      return `${key}: ${JSON.stringify(value)}`;
    } catch {
      return key;
    }
  });
}

export function defaultCases(machine: AnyStateMachine): FlowCases {
  const { states, transitions } = modelOf(machine);
  const events = new Set(
    transitions
      .filter(({ kind, event }) => kind === 'event' && !event.startsWith('xstate.'))
      .map(({ event }) => named(event)),
  );
  const ports = states.flatMap(({ invokes }) => invokes.map(({ id }) => id));
  return {
    inputs: { start: undefined },
    events: Object.fromEntries([...events].map((type) => [type, { type }])),
    ports: Object.fromEntries(
      ports.map((id) => [id, { done: { ok: undefined }, error: { error: new Error(`${id} failed`) } }]),
    ),
    project: (context: object) => written(context),
  };
}
