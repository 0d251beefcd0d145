// Records which values the guards, assigners, delays and outputs of a machine read while it is explored.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf, transitionsOf } from '../model.ts';
import { type ReadPath, tracker, unwrapped } from './tracking.ts';

/** The values that one function of the chart has read. */
export interface Reads {
  kind: 'decision' | 'assigner' | 'other';
  context: Set<ReadPath>;
  /** Keyed by event type; the input of the machine counts as the event `xstate.init`. */
  events: Map<string, Set<ReadPath>>;
  /** Context keys that the function writes. */
  writes: Set<string>;
  /** Constants in the function's source. */
  constants: Set<string | number>;
  throws: boolean;
}

export interface Observation {
  all: Reads[];
  /** Context values that decisions have read. */
  seen: Map<ReadPath, Set<string | number | boolean>>;
  restore: () => void;
}

export interface ObserveOptions {
  constants?: Record<string, unknown>;
  /** Supplies a value when the event has none at the path. */
  missing?: (type: string, path: ReadPath) => unknown;
}

type Loose = Record<string, unknown>;
type AnyFunction = (...args: never[]) => unknown;

const literal = /(?<![\w.$'"`])-?\d+(?:\.\d+)?(?![\w'"`])|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

export function constantsIn(source: string, named: Record<string, unknown> = {}): Set<string | number> {
  const constants = new Set<string | number>();
  for (const [name, value] of Object.entries(named))
    if ((typeof value === 'number' || typeof value === 'string') && new RegExp(`\\b${name}\\b`).test(source))
      constants.add(value);
  // Bundlers write calls of imports as `(0, module.call)(…)`.
  for (const [whole, single, double] of source.replaceAll('(0, ', '(').matchAll(literal))
    constants.add(single ?? double ?? Number(whole));
  return constants;
}

interface Recording {
  reads: Reads;
  // The context key that an assigner writes, if there is only one.
  writes?: string | undefined;
  // Called with each context value that a decision reads.
  note: (path: ReadPath, value: unknown) => void;
  missing?: ObserveOptions['missing'];
}

function recordedCall(call: AnyFunction, { reads, writes, note, missing }: Recording): AnyFunction {
  const observed = (args: Loose, ...rest: never[]) => {
    const event = args?.event as { type?: string } | undefined;
    const type = event?.type ?? 'xstate.init';
    const ofEvent = reads.events.get(type) ?? new Set();
    const inContext = tracker({
      read: (path, value) => {
        reads.context.add(path);
        if (reads.kind === 'decision') note(path, value);
      },
    });
    const inEvent = tracker({
      read: (path) => {
        if (path === 'type') return;
        ofEvent.add(path);
        reads.events.set(type, ofEvent);
      },
      ...(missing ? { missing: (path: ReadPath) => missing(type, path) } : {}),
    });
    const observed = { ...args };
    if ('context' in args) observed.context = inContext(args.context, '');
    if ('event' in args) observed.event = inEvent(args.event, '');
    if ('input' in args) {
      const held = inEvent({ input: args.input }, '') as { input: unknown };
      observed.input = held.input;
    }
    try {
      const result = unwrapped((call as (...all: unknown[]) => unknown)(observed, ...rest));
      if (reads.kind === 'assigner' && writes === undefined && typeof result === 'object' && result !== null)
        for (const key of Object.keys(result)) reads.writes.add(key);
      return result;
    } catch (error) {
      reads.throws = true;
      throw error;
    }
  };
  Object.defineProperty(observed, 'name', { value: call.name });
  for (const key of Object.keys(call))
    Object.defineProperty(observed, key, { value: (call as never as Loose)[key] });
  return observed as AnyFunction;
}

type Replace = (holder: Loose, key: string, kind: Reads['kind'], writes?: string) => void;

// Replaces every function of a machine that can read its context or events.
function replaceFunctions(machine: AnyStateMachine, replace: Replace) {
  const visited = new Set<unknown>();
  const action = (holder: Loose, key: string) => {
    const value = holder[key] as (Loose & { type?: string }) | undefined;
    if (!value || visited.has(value)) return;
    if (typeof value === 'object') replace(value, 'params', 'other');
    if (typeof value !== 'function') return;
    visited.add(value);
    const parts = value as Loose;
    if (typeof parts.assignment === 'function') replace(parts, 'assignment', 'assigner');
    else if (typeof parts.assignment === 'object' && parts.assignment !== null)
      for (const name of Object.keys(parts.assignment))
        replace(parts.assignment as Loose, name, 'assigner', name);
    replace(parts, 'collect', 'decision');
    for (const name of ['event', 'delay', 'to', 'eventOrExpr', 'actor', 'sendId'])
      replace(parts, name, name === 'delay' ? 'decision' : 'other');
  };
  const guard = (holder: Loose, key: string) => {
    const value: unknown = holder[key];
    if (!value || visited.has(value)) return;
    if (typeof value === 'object') replace(value as Loose, 'params', 'decision');
    if (typeof value !== 'function') return;
    const { guards: parts } = value as { guards?: unknown[] };
    if (Array.isArray(parts)) {
      visited.add(value);
      for (const index of parts.keys()) guard(parts as never as Loose, `${index}`);
    } else if (!('check' in value)) replace(holder, key, 'decision');
  };
  const observeNode = (node: AnyStateNode) => {
    for (const list of [node.entry, node.exit])
      for (const index of list.keys()) action(list as never as Loose, `${index}`);
    for (const transition of transitionsOf(node)) {
      guard(transition as never as Loose, 'guard');
      for (const index of transition.actions.keys()) action(transition.actions as never as Loose, `${index}`);
    }
    for (const invoke of node.invoke) replace(invoke as never as Loose, 'input', 'other');
    replace(node as never as Loose, 'output', 'other');
  };

  const { guards, actions, delays } = machine.implementations as unknown as Record<string, Loose>;
  for (const name of Object.keys(guards ?? {})) guard(guards as Loose, name);
  for (const name of Object.keys(actions ?? {})) action(actions as Loose, name);
  for (const name of Object.keys(delays ?? {})) replace(delays as Loose, name, 'decision');
  for (const node of nodesOf(machine.root)) observeNode(node);
  replace(machine.config as Loose, 'context', 'other');
}

/** @returns the reads from now on; `restore` puts the original functions back */
export function observeReads(
  machine: AnyStateMachine,
  { missing, constants: named = {} }: ObserveOptions = {},
): Observation {
  const all: Reads[] = [];
  const valuesByPath: Observation['seen'] = new Map();
  const undo: (() => void)[] = [];
  const wrapped = new WeakMap<AnyFunction, AnyFunction>();

  const note = (path: ReadPath, value: unknown) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return;
    const values = valuesByPath.get(path) ?? new Set();
    if (values.size < 40) values.add(value);
    valuesByPath.set(path, values);
  };

  const wrap = (call: AnyFunction, kind: Reads['kind'], writes?: string): AnyFunction => {
    const before = wrapped.get(call);
    if (before) return before;
    const reads: Reads = {
      kind,
      context: new Set(),
      events: new Map(),
      writes: new Set(writes === undefined ? [] : [writes]),
      constants: constantsIn(String(call), named),
      throws: false,
    };
    all.push(reads);
    const observed = recordedCall(call, { reads, writes, note, missing });
    wrapped.set(call, observed);
    wrapped.set(observed, observed);
    return observed;
  };

  replaceFunctions(machine, (holder, key, kind, writes) => {
    const value = holder[key];
    if (typeof value !== 'function') return;
    const observed = wrap(value as AnyFunction, kind, writes);
    if (observed === value) return;
    try {
      holder[key] = observed;
      undo.push(() => {
        holder[key] = value;
      });
    } catch {
      // A frozen definition cannot be observed, so its whole context counts.
    }
  });

  const restore = () => {
    for (const take of undo.reverse()) take();
  };
  return { all, seen: valuesByPath, restore };
}
