// Explores an XState 5 machine by its pure transition functions: every configuration that the cases reach, and every declared
// transition taken.
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { type Candidate, candidatesAt } from './candidates.ts';
import type { FlowCases } from './cases.ts';
import { withChance } from './chance.ts';
import { type Followed, type Follower, follower, wasTaken } from './follow.ts';
import { modelOf } from './model.ts';
import { novelty } from './novelty.ts';
import { ChartThrows, type GuardResult } from './selection.ts';
import { selective } from './selective.ts';
import { afterActions, nextTimer, passed, type Timer } from './timers.ts';

export type { GuardResult as Asked } from './selection.ts';

export interface Step {
  from: string;
  to: string;
  /** The name of the event case, `port: outcome`, or `time passes (2000 ms)`. */
  label: string;
  event: EventObject;
  transitions: string[];
  guardResults: GuardResult[];
  /** The milliseconds that pass. */
  wait?: number;
  /** The value that `Math.random` returned during the step. */
  chance?: number;
  /** The machine ignores the event here. */
  refused?: true;
}

/** A guard, action or input of the chart that threw; the case is left out in this state. */
export interface Thrown {
  place: string;
  message: string;
  state: StateValue;
  label: string;
}

export interface Exploration {
  starts: { input: string; key: string; transitions: string[]; guardResults: GuardResult[] }[];
  configurations: Map<string, AnyMachineSnapshot>;
  steps: Step[];
  /** Events that a person can cause and the machine ignores, with the results of the guards. */
  refusals: Step[];
  thrown: Thrown[];
  /** Paths of all states entered, including those left again immediately. */
  visited: Set<string>;
  /** Ids of all declared transitions. */
  declared: string[];
  /** Why exploring stopped early; only for derived cases. */
  stopped: string | null;
}

export interface ExploreOptions {
  /** Explores derived cases completely too; by default they end once each transition was taken. */
  everyStep?: boolean;
  /** The time limit; none by default. */
  seconds?: number;
  /** Called regularly during a long exploration. */
  onProgress?: (configurations: number, open: number) => void;
}

// The limit of timers that fire at one moment; a chart with more never comes to rest.
const mostAtOnce = 100;

/** Thrown when the cases lead to too many configurations, or exploring takes too long. */
export class ModelTooLarge extends Error {}

type Frontier = ReturnType<typeof frontierOf>;

// The configurations found so far, and the order in which they are explored: novel ones come first.
function frontierOf(machine: AnyStateMachine, cases: FlowCases) {
  const { derived, limit = 5000 } = cases;
  const surprise = derived && novelty();
  const configurations = new Map<string, AnyMachineSnapshot>();
  const timersOf = new Map<string, readonly Timer[]>();
  const visited = new Set<string>();
  const first: string[] = [];
  const open: string[] = [];
  let [at, ahead] = [0, 0];
  let isFull = false;

  const add = ({ snapshot, actions, visited: states }: Followed, running: readonly Timer[]) => {
    const timers = snapshot.status === 'active' ? afterActions(running, actions) : [];
    const key = keyOf(snapshot, cases, timers);
    for (const path of states) visited.add(path);
    if (configurations.has(key)) return key;
    if (derived && configurations.size >= limit) {
      isFull = true;
      return null;
    }
    configurations.set(key, snapshot);
    if (timers.length > 0) timersOf.set(key, timers);
    if (surprise?.isNew(snapshot, cases.project?.(snapshot.context as never))) first.push(key);
    else open.push(key);
    if (configurations.size > limit)
      throw new ModelTooLarge(
        `${machine.id}: more than ${limit} configurations; ${grown(machine, [...configurations.values()])}`,
      );
    return key;
  };

  const next = (): string | undefined => {
    if (ahead >= first.length && at >= open.length) return undefined;
    // When nothing novel is left, the oldest and the youngest alternate, since breadth-first alone would not get deep.
    const takesYoungest = derived !== undefined && at % 2 === 1;
    if (takesYoungest && ahead >= first.length) open.splice(at, 0, open.pop() as string);
    return ahead < first.length ? first[ahead++] : open[at++];
  };

  const stopped = () => (isFull ? `exploring stopped at ${limit} configurations` : null);
  const progress = () => ({ taken: at + ahead, open: open.length - at });
  return { configurations, timersOf, visited, add, next, stopped, progress };
}

function startsOf(
  cases: FlowCases,
  thrown: Map<string, Thrown>,
  begin: (input: string, value: unknown) => Exploration['starts'][number],
): Exploration['starts'] {
  const { derived, inputs } = cases;
  const [chance] = derived?.chances ?? [];
  const starts = Object.entries(inputs).flatMap(([input, value]) => {
    try {
      return chance === undefined
        ? [begin(input, value)]
        : [withChance(chance, () => begin(input, value)).result];
    } catch (error) {
      if (!derived || !(error instanceof ChartThrows) || Object.keys(inputs).length === 1) throw error;
      const { place, message } = error;
      thrown.set(`${place}|${message}`, { place, message, state: '', label: input });
      return [];
    }
  });
  if (starts.length > 0) return starts;
  const [first] = thrown.values();
  throw new ChartThrows(first?.place ?? 'the start', first?.message ?? 'there is no input');
}

// Fires all timers that are due at the same moment, one after the other.
function afterWaiting(follow: Follower, before: AnyMachineSnapshot, running: readonly Timer[]) {
  let at: Followed = { snapshot: before, transitions: [], guardResults: [], actions: [], visited: new Set() };
  let timers = running;
  const transitions = new Set<string>();
  const guardResults: GuardResult[] = [];
  for (let rounds = 0; rounds < mostAtOnce; rounds += 1) {
    const due = nextTimer(timers);
    if (!due || at.snapshot.status !== 'active' || (rounds > 0 && due.left > 0)) break;
    timers = passed(timers, due);
    const followed = follow.step(at.snapshot, due.event);
    guardResults.push(...followed.guardResults);
    if (!wasTaken(followed)) continue;
    timers = afterActions(timers, followed.actions);
    for (const id of followed.transitions) transitions.add(id);
    at = { ...followed, visited: new Set([...at.visited, ...followed.visited]) };
  }
  return { followed: { ...at, actions: [] }, timers, transitions: [...transitions], guardResults };
}

function stepping({ derived }: FlowCases, follow: Follower, { add, timersOf }: Frontier) {
  const selection = derived && selective(derived.selective);
  const steps: Step[] = [];
  const refusals: Step[] = [];

  const take = (from: string, before: AnyMachineSnapshot, candidate: Candidate) => {
    const { label, event, wait, chance } = candidate;
    const running = timersOf.get(from) ?? [];
    if (wait !== undefined) {
      const { followed, timers, transitions, guardResults } = afterWaiting(follow, before, running);
      const to = add(followed, timers);
      if (to !== null) steps.push({ from, to, label, event, wait, transitions, guardResults });
      return;
    }
    const followed = follow.step(before, event);
    const { guardResults } = followed;
    const random = chance === undefined ? {} : { chance };
    if (wasTaken(followed)) {
      const { transitions } = followed;
      const to = add(followed, running);
      if (to !== null) steps.push({ from, to, label, event, transitions, guardResults, ...random });
      selection?.note(candidate, JSON.stringify([to, transitions, guardResults]));
    } else {
      selection?.note(candidate, JSON.stringify(guardResults));
      if (!event.type.startsWith('xstate.'))
        refusals.push({
          from,
          to: from,
          label,
          event,
          transitions: [],
          refused: true,
          guardResults,
          ...random,
        });
    }
  };

  // Repeats the candidate for each value of `Math.random` when the machine asks for one.
  const tryAll = (from: string, before: AnyMachineSnapshot, candidate: Candidate) => {
    const [first, ...others] = derived?.chances ?? [];
    if (first === undefined) return take(from, before, candidate);
    const { usedChance } = withChance(first, () => take(from, before, candidate));
    if (!usedChance) return;
    const last = steps.at(-1);
    if (last?.from === from && last.label === candidate.label) {
      last.label = `${candidate.label} (chance ${first})`;
      last.chance = first;
    }
    for (const chance of others)
      withChance(chance, () =>
        take(from, before, { ...candidate, label: `${candidate.label} (chance ${chance})`, chance }),
      );
  };

  return { steps, refusals, selection, tryAll };
}

// The step limit; lower once every transition was taken, unless `everyStep` is set.
function stepLimit(untaken: Set<string>, steps: Step[], mostSteps: number, everyStep: boolean) {
  let counted = 0;
  let enough = 0;
  return (tried: number) => {
    for (; counted < steps.length; counted += 1)
      for (const id of steps[counted]?.transitions ?? []) untaken.delete(id);
    if (!everyStep && untaken.size === 0 && enough === 0) enough = Math.max(400, tried * 2);
    return enough || mostSteps;
  };
}

/** @throws ModelTooLarge naming the context keys with the most values; ChartThrows when the machine cannot start */
export function explore(
  machine: AnyStateMachine,
  cases: FlowCases,
  { seconds = Number.POSITIVE_INFINITY, onProgress, everyStep = false }: ExploreOptions = {},
): Exploration {
  const { derived } = cases;
  const deadline = Date.now() + seconds * 1000;
  const follow = follower(machine, derived !== undefined);
  const frontier = frontierOf(machine, cases);
  const { configurations, timersOf } = frontier;
  const thrown = new Map<string, Thrown>();
  const starts = startsOf(cases, thrown, (input, value) => {
    const started = follow.start(value);
    const { transitions, guardResults } = started;
    return { input, key: frontier.add(started, []) ?? '', transitions, guardResults };
  });
  const { steps, refusals, selection, tryAll } = stepping(cases, follow, frontier);
  const declared = modelOf(machine).transitions.map(({ id }) => id);
  const untaken = new Set(declared);
  for (const { transitions } of starts) for (const id of transitions) untaken.delete(id);
  const limitAfter = derived && stepLimit(untaken, steps, derived.mostSteps, everyStep);
  let tooMany: string | null = null;
  for (let key = frontier.next(); key !== undefined; key = frontier.next()) {
    const before = configurations.get(key) as AnyMachineSnapshot;
    const { taken, open } = frontier.progress();
    if (taken % 256 === 255) {
      onProgress?.(configurations.size, open);
      if (Date.now() > deadline)
        throw new ModelTooLarge(
          `${machine.id}: not explored within ${seconds} s; ${configurations.size} configurations so far; ${grown(machine, [...configurations.values()])}`,
        );
    }
    if (before.status !== 'active') continue;
    const tried = steps.length + refusals.length;
    if (limitAfter && tried > limitAfter(tried)) {
      tooMany = `exploring stopped after ${tried} steps`;
      break;
    }
    const candidates = candidatesAt(before, cases, timersOf.get(key) ?? []);
    for (const candidate of selection?.choose(before, candidates) ?? candidates) {
      try {
        tryAll(key, before, candidate);
      } catch (error) {
        if (!(error instanceof ChartThrows)) throw error;
        const { place, message } = error;
        const id = `${place}|${message}`;
        if (!thrown.has(id)) thrown.set(id, { place, message, state: before.value, label: candidate.label });
      }
    }
  }
  return {
    ...{ starts, configurations, steps, refusals, declared },
    thrown: [...thrown.values()],
    visited: frontier.visited,
    stopped: frontier.stopped() ?? tooMany,
  };
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
    .sort(([, left], [, right]) => right - left)
    .map(([key, values]) => `${key} (${values} values)`);
  const none = `none; it has ${modelOf(machine).states.length} states`;
  return `these context keys grew: ${many.join(', ') || none}`;
}

export function untaken({ declared, starts, steps }: Exploration): string[] {
  const taken = new Set([...starts, ...steps].flatMap(({ transitions }) => transitions));
  return declared.filter((id) => !taken.has(id));
}

export interface Path {
  input: string;
  steps: Step[];
}
