/** Walks any XState 5 machine by its pure transition functions: every configuration that the given cases reach, and every declared transition taken on the way. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { type Asked, ChartThrows } from './asked.ts';
import { type Candidate, candidatesAt } from './candidates.ts';
import type { FlowCases } from './cases.ts';
import { type Followed, follower, wasTaken } from './follow.ts';
import { modelOf } from './model.ts';
import { afterActions, nextTimer, passed, type Timer } from './timers.ts';

export type { Asked } from './asked.ts';

export interface Step {
  from: string;
  to: string;
  /** The name of the event case, `port: outcome`, or `time passes (2000 ms)`. */
  label: string;
  event: EventObject;
  transitions: string[];
  asked: Asked[];
  /** Milliseconds that pass. */
  wait?: number;
  /** The event is refused here: nothing changes. */
  refused?: true;
}

/** Something of the chart that threw when a case came to it; the case is left out there. */
export interface Thrown {
  place: string;
  message: string;
  state: StateValue;
  label: string;
}

export interface Exploration {
  starts: { input: string; key: string; transitions: string[]; asked: Asked[] }[];
  configurations: Map<string, AnyMachineSnapshot>;
  steps: Step[];
  /** Events that a person can cause, and what the guards said that refused them. */
  refusals: Step[];
  thrown: Thrown[];
  /** Paths of all states that were entered, also those that were left again at once. */
  visited: Set<string>;
  /** Ids of all transitions that the machine declares. */
  declared: string[];
}

export interface ExploreOptions {
  /** Until it gives up; without a limit unless told. */
  seconds?: number;
  /** Told now and then. */
  onProgress?: (configurations: number, open: number) => void;
}

/** Of timers that go off at one moment: more is a chart that never rests. */
const mostAtOnce = 100;

/** The cases lead to more configurations, or take longer, than is allowed. */
export class ModelTooLarge extends Error {}

/** @throws ModelTooLarge naming the context keys that took most values; ChartThrows where no start is possible */
export function explore(
  machine: AnyStateMachine,
  cases: FlowCases,
  { seconds = Number.POSITIVE_INFINITY, onProgress }: ExploreOptions = {},
): Exploration {
  const { limit = 5000 } = cases;
  const deadline = Date.now() + seconds * 1000;
  const follow = follower(machine);
  const configurations = new Map<string, AnyMachineSnapshot>();
  const timersOf = new Map<string, readonly Timer[]>();
  const visited = new Set<string>();
  const thrown = new Map<string, Thrown>();
  const steps: Step[] = [];
  const refusals: Step[] = [];
  const open: string[] = [];

  const add = ({ snapshot, actions, visited: seen }: Followed, running: readonly Timer[]) => {
    const timers = snapshot.status === 'active' ? afterActions(running, actions) : [];
    const key = keyOf(snapshot, cases, timers);
    for (const path of seen) visited.add(path);
    if (!configurations.has(key)) {
      configurations.set(key, snapshot);
      if (timers.length > 0) timersOf.set(key, timers);
      open.push(key);
      if (configurations.size > limit)
        throw new ModelTooLarge(
          `${machine.id}: more than ${limit} configurations; ${grown(machine, [...configurations.values()])}`,
        );
    }
    return key;
  };

  const starts = Object.entries(cases.inputs).map(([input, value]) => {
    const started = follow.start(value);
    return { input, key: add(started, []), transitions: started.transitions, asked: started.asked };
  });

  const take = (from: string, before: AnyMachineSnapshot, { label, event, wait }: Candidate) => {
    const timers = timersOf.get(from) ?? [];
    if (wait !== undefined) return letPass(from, before, { label, event, wait });
    const followed = follow.step(before, event);
    if (wasTaken(followed)) {
      const { transitions, asked } = followed;
      steps.push({ from, to: add(followed, timers), label, event, transitions, asked });
    } else if (!event.type.startsWith('xstate.')) {
      const { asked } = followed;
      refusals.push({ from, to: from, label, event, transitions: [], refused: true, asked });
    }
  };

  /** All timers that are due at the same moment go off, one after the other. */
  const letPass = (from: string, before: AnyMachineSnapshot, candidate: Required<Candidate>) => {
    let at: Followed = { snapshot: before, transitions: [], asked: [], actions: [], visited: new Set() };
    let timers: readonly Timer[] = timersOf.get(from) ?? [];
    const transitions = new Set<string>();
    const asked: Asked[] = [];
    for (let rounds = 0; rounds < mostAtOnce; rounds += 1) {
      const due = nextTimer(timers);
      if (!due || at.snapshot.status !== 'active' || (rounds > 0 && due.left > 0)) break;
      timers = passed(timers, due);
      const followed = follow.step(at.snapshot, due.event);
      if (!wasTaken(followed)) continue;
      timers = afterActions(timers, followed.actions);
      for (const id of followed.transitions) transitions.add(id);
      asked.push(...followed.asked);
      at = { ...followed, visited: new Set([...at.visited, ...followed.visited]) };
    }
    const to = add({ ...at, actions: [] }, timers);
    steps.push({ from, to, ...candidate, transitions: [...transitions], asked });
  };

  for (let at = 0; at < open.length; at += 1) {
    const key = open[at] as string;
    const before = configurations.get(key) as AnyMachineSnapshot;
    if (at % 256 === 255) {
      onProgress?.(configurations.size, open.length - at);
      if (Date.now() > deadline)
        throw new ModelTooLarge(
          `${machine.id}: not explored within ${seconds} s; ${configurations.size} configurations so far; ${grown(machine, [...configurations.values()])}`,
        );
    }
    if (before.status !== 'active') continue;
    for (const candidate of candidatesAt(before, cases, timersOf.get(key) ?? [])) {
      try {
        take(key, before, candidate);
      } catch (error) {
        if (!(error instanceof ChartThrows)) throw error;
        const { place, message } = error;
        const id = `${place}|${message}`;
        if (!thrown.has(id)) thrown.set(id, { place, message, state: before.value, label: candidate.label });
      }
    }
  }
  const declared = modelOf(machine).transitions.map(({ id }) => id);
  return { starts, configurations, steps, refusals, thrown: [...thrown.values()], visited, declared };
}

function keyOf(snapshot: AnyMachineSnapshot, { project }: FlowCases, timers: readonly Timer[]): string {
  if (snapshot.status !== 'active') return JSON.stringify([snapshot.value, snapshot.status]);
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const left = timers.map(({ id, left }) => [id, left]);
  return JSON.stringify([
    snapshot.value,
    project ? project(snapshot.context as never) : null,
    Object.keys(snapshot.children).sort(),
    ...(history.length > 0 || left.length > 0 ? [history.sort(), left.sort()] : []),
  ]);
}

function grown(machine: AnyStateMachine, snapshots: AnyMachineSnapshot[]): string {
  const keys = Object.keys(snapshots[0]?.context ?? {});
  const many = keys
    .map(
      (key) =>
        [key, new Set(snapshots.map((snapshot) => JSON.stringify(snapshot.context[key]))).size] as const,
    )
    .filter(([, values]) => values > 10)
    .sort(([, one], [, other]) => other - one)
    .map(([key, values]) => `${key} (${values} values)`);
  const none = `none; it has ${modelOf(machine).states.length} states`;
  return `these context keys grew: ${many.join(', ') || none}`;
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
