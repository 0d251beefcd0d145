/** Walks any XState 5 machine by its pure transition functions: every configuration that the given cases reach, and every declared transition taken on the way. */
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  getInitialMicrosteps,
  getMicrosteps,
  type StateValue,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { modelOf, transitionIdOf } from './model.ts';

/** `done` and `error` name the outcomes of an invoked actor; each value is the output or the error it settles with, or a function that makes it from the context. */
export interface PortOutcomes {
  done?: Record<string, unknown>;
  error?: Record<string, unknown>;
}

export interface FlowCases {
  inputs: Record<string, unknown>;
  events: Record<string, EventObject>;
  /** By the id of the invocation. */
  ports?: Record<string, PortOutcomes>;
  /** Whether a person can do this where the flow stands; everything unless told. An open dialog, say, leaves only its answers. */
  possible?: (value: StateValue, event: string) => boolean;
  /** The part of the context that tells two configurations apart. */
  project?: (context: never) => unknown;
  /** Configurations at most; 5,000 unless told. */
  limit?: number;
}

export interface Step {
  from: string;
  to: string;
  /** The name of the event case, or `port: outcome`. */
  label: string;
  event: EventObject;
  transitions: string[];
  asked: Asked[];
}

export interface Exploration {
  starts: { input: string; key: string; transitions: string[]; asked: Asked[] }[];
  configurations: Map<string, AnyMachineSnapshot>;
  steps: Step[];
  /** Ids of all transitions that the machine declares. */
  declared: string[];
}

/** A guard that was asked on the way, and what it said. */
export interface Asked {
  transition: string;
  held: boolean;
}

interface Microstep {
  taken: AnyTransitionDefinition[];
  asked: Asked[];
}

/** The first of one node’s transitions whose guard holds, with all guards asked until then. */
function choose(
  machine: AnyStateMachine,
  candidates: readonly AnyTransitionDefinition[],
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Microstep {
  const asked: Asked[] = [];
  for (const transition of candidates) {
    if (transition.guard === undefined) return { taken: [transition], asked };
    const held = evaluateGuard(transition.guard as never, snapshot.context, event, snapshot);
    asked.push({ transition: transitionIdOf(machine, transition), held });
    if (held) return { taken: [transition], asked };
  }
  return { taken: [], asked };
}

/** From every active leaf upwards, as XState selects: the innermost node that has an enabled transition decides. */
function select(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  candidatesOf: (node: AnyStateNode) => readonly AnyTransitionDefinition[],
): Microstep {
  const chosen: Microstep = { taken: [], asked: [] };
  const leaves = snapshot._nodes.filter((node: AnyStateNode) => Object.keys(node.states).length === 0);
  for (const leaf of leaves) {
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      const { taken, asked } = choose(machine, candidatesOf(node), snapshot, event);
      chosen.asked.push(...asked);
      if (taken.length === 0) continue;
      chosen.taken.push(...taken);
      break;
    }
  }
  return chosen;
}

/** @throws when the limit is passed, naming the context keys that took most values. */
export function explore(machine: AnyStateMachine, cases: FlowCases): Exploration {
  const { limit = 5000 } = cases;
  const configurations = new Map<string, AnyMachineSnapshot>();
  const steps: Step[] = [];
  const open: string[] = [];

  const keyOf = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active'
      ? JSON.stringify([
          snapshot.value,
          cases.project ? cases.project(snapshot.context as never) : null,
          Object.keys(snapshot.children).sort(),
        ])
      : JSON.stringify([snapshot.value, snapshot.status]);

  const add = (snapshot: AnyMachineSnapshot) => {
    const key = keyOf(snapshot);
    if (!configurations.has(key)) {
      configurations.set(key, snapshot);
      open.push(key);
      if (configurations.size > limit)
        throw new Error(tooLarge(machine, limit, [...configurations.values()]));
    }
    return key;
  };

  const follow = (
    before: AnyMachineSnapshot | null,
    microsteps: AnyMachineSnapshot[],
    event: EventObject,
  ) => {
    const first = before
      ? select(machine, before, event, (node) => node.transitions.get(event.type) ?? [])
      : null;
    const chosen: Microstep = {
      taken: before ? machine.getTransitionData(before as never, event) : [],
      asked: first?.asked ?? [],
    };
    for (const snapshot of microsteps.slice(0, -1)) {
      const { taken, asked } = select(machine, snapshot, event, (node) => node.always ?? []);
      chosen.taken.push(...taken);
      chosen.asked.push(...asked);
    }
    const transitions = [...new Set(chosen.taken.map((transition) => transitionIdOf(machine, transition)))];
    return { transitions, asked: chosen.asked };
  };

  const starts = Object.entries(cases.inputs).map(([input, value]) => {
    const microsteps = getInitialMicrosteps(machine, value as never).map(
      ([snapshot]) => snapshot as AnyMachineSnapshot,
    );
    const last = microsteps.at(-1) as AnyMachineSnapshot;
    return { input, key: add(last), ...follow(null, microsteps, { type: 'xstate.init' }) };
  });

  for (let key = open.shift(); key !== undefined; key = open.shift()) {
    const before = configurations.get(key) as AnyMachineSnapshot;
    if (before.status !== 'active') continue;
    for (const [label, event] of candidates(before, cases)) {
      if (machine.getTransitionData(before as never, event).length === 0) continue;
      const microsteps = getMicrosteps(machine, before as never, event as never).map(
        ([s]) => s as AnyMachineSnapshot,
      );
      const last = microsteps.at(-1);
      if (!last) continue;
      steps.push({ from: key, to: add(last), label, event, ...follow(before, microsteps, event) });
    }
  }
  return { starts, configurations, steps, declared: modelOf(machine).transitions.map(({ id }) => id) };
}

function candidates(
  snapshot: AnyMachineSnapshot,
  { events, ports = {}, possible }: FlowCases,
): [string, EventObject][] {
  const value = (outcome: unknown) => (typeof outcome === 'function' ? outcome(snapshot.context) : outcome);
  const settled = Object.keys(snapshot.children).flatMap((id): [string, EventObject][] => [
    ...Object.entries(ports[id]?.done ?? {}).map(([name, outcome]): [string, EventObject] => [
      `${id}: ${name}`,
      { type: `xstate.done.actor.${id}`, output: value(outcome), actorId: id } as EventObject,
    ]),
    ...Object.entries(ports[id]?.error ?? {}).map(([name, outcome]): [string, EventObject] => [
      `${id}: ${name}`,
      { type: `xstate.error.actor.${id}`, error: value(outcome), actorId: id } as EventObject,
    ]),
  ]);
  const done = Object.entries(events).filter(([name]) => possible?.(snapshot.value, name) ?? true);
  return [...done, ...settled];
}

function tooLarge(machine: AnyStateMachine, limit: number, snapshots: AnyMachineSnapshot[]) {
  const keys = Object.keys(snapshots[0]?.context ?? {});
  const grown = keys
    .map(
      (key) =>
        [key, new Set(snapshots.map((snapshot) => JSON.stringify(snapshot.context[key]))).size] as const,
    )
    .filter(([, values]) => values > 10)
    .sort(([, one], [, other]) => other - one)
    .map(([key, values]) => `${key} (${values} values)`);
  return `${machine.id}: more than ${limit} configurations; these context keys grew: ${grown.join(', ') || 'none'}`;
}

/** The transitions that no case took. */
export function untaken({ declared, starts, steps }: Exploration): string[] {
  const taken = new Set([...starts, ...steps].flatMap(({ transitions }) => transitions));
  return declared.filter((id) => !taken.has(id));
}

export interface Path {
  input: string;
  steps: Step[];
}

/** For every step, a shortest walk from a start that ends with it. */
export function shortestPaths({ starts, steps }: Exploration): Path[] {
  const reached = new Map<string, Path>(starts.map(({ key, input }) => [key, { input, steps: [] }]));
  const leaving = groupByFrom(steps);
  const queue = starts.map(({ key }) => key);
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const path = reached.get(key) as Path;
    for (const step of leaving.get(key) ?? []) {
      if (reached.has(step.to)) continue;
      reached.set(step.to, { input: path.input, steps: [...path.steps, step] });
      queue.push(step.to);
    }
  }
  return steps.map((step) => {
    const path = reached.get(step.from) as Path;
    return { input: path.input, steps: [...path.steps, step] };
  });
}

function groupByFrom(steps: Step[]) {
  const groups = new Map<string, Step[]>();
  for (const step of steps) groups.set(step.from, [...(groups.get(step.from) ?? []), step]);
  return groups;
}
