// Machines that are kept in properties: of instances, classes, objects, lists and maps.
import { type AnyStateMachine, StateMachine } from 'xstate';
import { isStub, stubOf } from './stub.ts';

const maxDepth = 3;
const maxHolders = 2000;
const maxItems = 1000;

export const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

export interface HeldMachine {
  /** The dotted path of properties, such as `checkout.machine`. */
  name: string;
  machine: AnyStateMachine;
}

/** The machines within a value, without those that are the value itself. */
export function machinesWithin(name: string, value: unknown): HeldMachine[] {
  const visited = new Set<unknown>();
  const within = (path: string, holder: unknown, depth: number): HeldMachine[] => {
    if (isStub(holder) || holder === null || visited.has(holder) || isMachine(holder)) return [];
    if (typeof holder !== 'object' && typeof holder !== 'function') return [];
    if (ArrayBuffer.isView(holder) || visited.size > maxHolders) return [];
    visited.add(holder);
    return entriesOf(holder).flatMap(([key, inner]) => {
      // An actor is called like its machine.
      const at = key === 'logic' ? path : `${path}.${key}`;
      if (isMachine(inner)) return [{ name: at, machine: inner }];
      return depth < maxDepth ? within(at, inner, depth + 1) : [];
    });
  };
  return within(name, value, 1);
}

// Getters are not called, since a file's own may do anything.
function entriesOf(holder: object): [string, unknown][] {
  if (holder instanceof Map) return [...holder].map(([key, value]) => [String(key), value]);
  if (holder instanceof Set) return entriesOf([...holder]);
  if (Array.isArray(holder)) return Object.entries(holder.slice(0, maxItems));
  return Object.entries(Object.getOwnPropertyDescriptors(holder)).flatMap(([key, { value }]) =>
    value === undefined || key === 'prototype' ? [] : [[key, value] as [string, unknown]],
  );
}

/** True for a list, map or plain object: to export it is to export what it holds. */
export function isCollection(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || isStub(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return [null, Object.prototype, Array.prototype, Map.prototype, Set.prototype].includes(prototype);
}

const fillings = (): unknown[][] => [[], [stubOf('argument'), stubOf('argument'), stubOf('argument')]];

export const isClass = (value: unknown): boolean =>
  typeof value === 'function' && /^class\b/.test(String(value));

/**
 * The machines that a function makes with its defaults or with stubs, or that an instance of a class holds or makes.
 * @param created all machines created so far: another try would make the same again
 */
export function machinesFrom(
  name: string,
  value: unknown,
  created: readonly AnyStateMachine[],
): HeldMachine[] {
  if (typeof value !== 'function') return [];
  const before = created.length;
  for (const args of fillings()) {
    try {
      const result: unknown = isClass(value) ? Reflect.construct(value, args) : value(...args);
      if (isMachine(result)) return [{ name, machine: result }];
      const held = machinesWithin(name, result);
      if (held.length > 0) return held;
      if (created.length > before) return [];
      const ofMethods = isClass(value) ? machinesOfMethods(name, result as object) : [];
      if (ofMethods.length > 0) return ofMethods;
    } catch {
      // The other arguments may work.
    }
  }
  return [];
}

// An instance may make its machine only when it is needed.
function machinesOfMethods(name: string, instance: object): HeldMachine[] {
  const prototype = Object.getPrototypeOf(instance) as object;
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([key, { get, value }]) => {
    const method: unknown = get ?? value;
    if (key === 'constructor' || typeof method !== 'function' || !/\bcreateMachine\b/.test(String(method)))
      return [];
    try {
      const result: unknown = method.call(instance);
      return isMachine(result) ? [{ name: `${name}.${key}`, machine: result }] : [];
    } catch {
      return [];
    }
  });
}
