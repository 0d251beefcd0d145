// Everything that reaches a machine from outside, with the payloads to try: events, outcomes of actors, and input.
import type { AnyStateMachine, EventObject } from 'xstate';
import { declaredEvents, type FlowCases, type PortOutcomes } from '../cases.ts';
import { modelOf } from '../model.ts';
import { materialised, newShape, type Shape } from './ghost.ts';
import { defaultOf, type MachineTypes, type Sort, sortAt } from './sort.ts';
import { withValue } from './tracking.ts';

export type SourceKind = 'event' | 'done' | 'error' | 'emits' | 'input';

export interface Variant {
  label: string;
  payload: Record<string, unknown>;
}

export interface Source {
  kind: SourceKind;
  /** The type of the resulting event. */
  type: string;
  /** The event type, the id of the actor, or `start`. */
  name: string;
  sort: Sort | null;
  /** What was learnt about the untyped parts of the payload. */
  shape: Shape;
  base: Record<string, unknown>;
  variants: Variant[];
}

/** Payloads sent in the file itself, keyed by event type; inputs by `xstate.init`. */
export type Examples = Record<string, unknown[]>;

const asField = (name: string, sort: Sort | undefined): Sort | null =>
  sort ? { kind: 'object', fields: { [name]: { sort, optional: false } } } : null;

// The field of the event that holds the payload; an event is its own payload.
const fieldOf: Record<SourceKind, string | null> = {
  event: null,
  done: 'output',
  error: 'error',
  emits: 'snapshot',
  input: 'input',
};

export function sourcesOf(machine: AnyStateMachine, types: MachineTypes): Source[] {
  const { states, transitions } = modelOf(machine);
  const source = (kind: SourceKind, type: string, name: string, sort: Sort | null): Source => {
    const source: Source = { kind, type, name, sort, shape: newShape(), base: {}, variants: [] };
    source.base = baseOf(source);
    return source;
  };
  const invokes = states.flatMap((state) => state.invokes);
  const ids = new Set(invokes.map(({ id }) => id));
  for (const { port } of transitions) if (port !== null) ids.add(port);
  const logicOf = (id: string) => invokes.find((invoke) => invoke.id === id)?.src ?? id;
  const emitting = new Set(
    transitions.flatMap(({ event }) => /^xstate\.snapshot\.actor\.(.+)$/.exec(event)?.[1] ?? []),
  );
  return [
    source('input', 'xstate.init', 'start', asField('input', types.input ?? undefined)),
    ...declaredEvents(transitions).map((type) => source('event', type, type, types.events[type] ?? null)),
    ...[...ids].flatMap((id) => [
      source('done', `xstate.done.actor.${id}`, id, asField('output', types.outputs[logicOf(id)])),
      source('error', `xstate.error.actor.${id}`, id, null),
    ]),
    ...[...emitting].map((id) => source('emits', `xstate.snapshot.actor.${id}`, id, null)),
  ];
}

/** An ordinary payload, made from its type or from its learnt shape. */
export function baseOf({ kind, sort, shape, name }: Source): Record<string, unknown> {
  const field = fieldOf[kind];
  let base = (sort ? defaultOf(sort) : {}) as Record<string, unknown>;
  if (kind === 'error') base = { error: new Error(`${name} failed`) };
  const learnt = materialised(shape);
  if (shape.children.size === 0 || typeof learnt !== 'object' || learnt === null) return base;
  if (!sort) {
    if (kind !== 'error') return learnt as Record<string, unknown>;
    return Object.assign(base, mergedError(base.error as Error, (learnt as { error?: unknown }).error));
  }
  const filled = { ...base };
  for (const [key, value] of Object.entries(learnt))
    if (filled[key] === undefined && (field === null || key === field)) filled[key] = value;
  return filled;
}

const mergedError = (error: Error, learnt: unknown) =>
  typeof learnt === 'object' && learnt !== null ? { error: Object.assign(error, learnt) } : {};

/** True when the path has no known type, so that its shape must be learnt. */
export const isUntyped = ({ sort, kind }: Source, path: string): boolean =>
  kind !== 'emits' &&
  (sort === null || sortAt(sort, path) === null || sortAt(sort, path)?.kind === 'unknown');

const shown = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? 'empty' : value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `${value.length} of ${shown(value[0])}`;
  if (typeof value === 'object' && value !== null) return 'given';
  return String(value);
};

/** A payload that differs from the ordinary one at some paths. */
export function variantOf({ base, name, kind }: Source, changes: [path: string, value: unknown][]): Variant {
  const payload = changes.reduce<unknown>((changed, [path, value]) => withValue(changed, path, value), base);
  const field = fieldOf[kind];
  const words = changes.map(([path, value]) =>
    [path === field ? '' : path.replace(`${field}.`, '').replaceAll('.#', ''), shown(value)].join(' ').trim(),
  );
  const subject =
    kind === 'event' ? name : { done: 'ok', error: 'error', emits: 'emits', input: 'start' }[kind];
  return {
    label: `${subject} (${words.join(', ')})`.slice(0, 90),
    payload: payload as Record<string, unknown>,
  };
}

export function casesFrom(sources: Source[]): Pick<FlowCases, 'inputs' | 'events' | 'ports'> {
  const inputs: Record<string, unknown> = {};
  const events: Record<string, EventObject> = {};
  const ports: Record<string, PortOutcomes> = {};
  for (const { kind, name, type, base, variants } of sources) {
    const all = [{ label: labelOf(kind, name), payload: base }, ...variants];
    for (const { label, payload } of all) {
      if (kind === 'input') inputs[label] = payload.input;
      else if (kind === 'event') events[label] = { ...payload, type };
      else {
        ports[name] ??= {};
        const outcomes = ports[name];
        outcomes[kind] = { ...outcomes[kind], [label]: payload[fieldOf[kind] ?? ''] };
      }
    }
  }
  return { inputs, events, ports };
}

const labelOf = (kind: SourceKind, name: string) =>
  kind === 'event' ? name : { done: 'ok', error: 'error', emits: 'emits', input: 'start' }[kind];

/** The labels that the exploration gives to candidates of this source. */
export const labelsOf = ({ kind, name, variants }: Source): string[] => {
  const labels = [labelOf(kind, name), ...variants.map(({ label }) => label)];
  return kind === 'event' || kind === 'input' ? labels : labels.map((label) => `${name}: ${label}`);
};
