// What can happen to a chart; for one that brings no cases: each declared event once, bare, and each invoked actor succeeding and failing.
import type { AnyStateMachine, EventObject, StateValue } from 'xstate';
import { type FlowTransition, modelOf } from './model.ts';

/** `done` and `error` name the outcomes of an invoked actor; each value is the output or the error it settles with, or a function that makes it from the context. */
export interface PortOutcomes {
  done?: Record<string, unknown>;
  error?: Record<string, unknown>;
  /** Values that an observable or a child machine emits while it runs, for transitions on its snapshots. */
  emits?: Record<string, unknown>;
}

export interface FlowCases {
  inputs: Record<string, unknown>;
  /** Inputs that no path starts from, since they only make a condition say otherwise: `lint` tries them as well. */
  otherInputs?: Record<string, unknown>;
  events: Record<string, EventObject>;
  /** By the id of the invocation. */
  ports?: Record<string, PortOutcomes>;
  /** Whether a person can do this in the present state, or a port answer so (`port: outcome`); everything by default. An open dialog, say, leaves only its answers. */
  possible?: (value: StateValue, label: string, context: never) => boolean;
  /** The part of the context that tells two configurations apart. */
  project?: (context: never) => unknown;
  /** Configurations at most; 5,000 unless told. */
  limit?: number;
  /** Set where cases were derived and not written by hand. */
  derived?: DerivedOptions;
}

export interface DerivedOptions {
  /** Steps to try at most: exploring stops there, and at the limit of configurations, instead of failing. */
  mostSteps: number;
  /** Answers of `Math.random`: each is a case of its own where the machine asks for one. */
  chances: readonly number[];
  /** How often all payloads of an event are tried in the same states before only those that made a difference are. */
  selective: number;
}

// An event that a wildcard matches.
const named = (descriptor: string) =>
  descriptor === '*'
    ? 'anything'
    : descriptor.endsWith('.*')
      ? `${descriptor.slice(0, -1)}anything`
      : descriptor;

// The parts of the context that can be written down tell configurations apart.
function written(context: object): string[] {
  return Object.entries(context).map(([key, value]) => {
    try {
      return `${key}: ${JSON.stringify(value)}`;
    } catch {
      return key;
    }
  });
}

/** The types of the events that a machine declares; a wildcard is named by an event that it matches. */
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
