// The cases a chart is explored with. By default: each declared event once without a payload, and each invoked actor succeeding
// and failing.
import type { AnyStateMachine, EventObject, StateValue } from 'xstate';
import { type FlowTransition, modelOf } from './model.ts';

/**
 * Outcomes of an invoked actor by name; each value is the output or error it settles with, or a function that makes it from the
 * context.
 */
export interface PortOutcomes {
  done?: Record<string, unknown>;
  error?: Record<string, unknown>;
  /** Values that an observable or a child machine emits while it runs, for transitions on its snapshots. */
  emits?: Record<string, unknown>;
}

export interface FlowCases {
  inputs: Record<string, unknown>;
  /** Inputs that no path starts from. `lint` also tries these, to give guards other answers. */
  otherInputs?: Record<string, unknown>;
  events: Record<string, EventObject>;
  /** Keyed by the id of the invocation. */
  ports?: Record<string, PortOutcomes>;
  /**
   * Whether the event or outcome (`port: outcome`) can occur in this state; true by default. An open dialog, for example, allows
   * only its own answers.
   */
  possible?: (value: StateValue, label: string, context: never) => boolean;
  /** The part of the context that distinguishes two configurations. */
  project?: (context: never) => unknown;
  /** The highest number of configurations; 5,000 by default. */
  limit?: number;
  /** Set when the cases were derived instead of written by hand. */
  derived?: DerivedOptions;
}

export interface DerivedOptions {
  /** The highest number of steps to try. Exploring stops there, and at `limit`, instead of failing. */
  mostSteps: number;
  /** Values for `Math.random`. Each becomes a case where the machine asks for a random number. */
  chances: readonly number[];
  /** How often all payloads of an event are tried in the same states; after that, only those that made a difference. */
  selective: number;
}

// Names an event that the wildcard matches.
const named = (descriptor: string) =>
  descriptor === '*'
    ? 'anything'
    : descriptor.endsWith('.*')
      ? `${descriptor.slice(0, -1)}anything`
      : descriptor;

// The context keys with their values as JSON, or the key alone when it cannot be serialised.
function written(context: object): string[] {
  return Object.entries(context).map(([key, value]) => {
    try {
      return `${key}: ${JSON.stringify(value)}`;
    } catch {
      return key;
    }
  });
}

/** The event types that a machine declares. A wildcard is replaced by an event that it matches. */
export const declaredEvents = (transitions: FlowTransition[]): string[] => [
  ...new Set(
    transitions
      .filter(({ kind, event }) => kind === 'event' && !event.startsWith('xstate.'))
      .map(({ event }) => named(event)),
  ),
];

export function defaultCases(machine: AnyStateMachine): FlowCases {
  const { states, transitions } = modelOf(machine);
  const events = declaredEvents(transitions);
  const ports = states.flatMap(({ invokes }) => invokes.map(({ id }) => id));
  return {
    inputs: { start: undefined },
    events: Object.fromEntries(events.map((type) => [type, { type }])),
    ports: Object.fromEntries(
      ports.map((id) => [id, { done: { ok: undefined }, error: { error: new Error(`${id} failed`) } }]),
    ),
    project: (context: object) => written(context),
  };
}
