// Computes one step of a chart without running it: the next snapshot, the transitions taken and the guards evaluated.
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
  getInitialMicrosteps,
  type InspectionEvent,
} from 'xstate';
import { type Microstep, microstepOf } from './microstep.ts';
import { nodesOf, transitionIdOf } from './model.ts';
import { ChartThrows, type GuardResult, selectEventless, selectFor } from './selection.ts';
import type { DoneAction } from './timers.ts';

export interface Followed {
  snapshot: AnyMachineSnapshot;
  transitions: string[];
  guardResults: GuardResult[];
  actions: DoneAction[];
  /** Paths of all states entered, including those left again immediately. */
  visited: Set<string>;
}

export interface Follower {
  /** @throws ChartThrows */
  start: (input: unknown) => Followed;
  /** Returns only the guard results when the machine ignores the event. @throws ChartThrows */
  step: (before: AnyMachineSnapshot, event: { type: string }) => Followed | { guardResults: GuardResult[] };
}

/** Accepts every event and does nothing. */
export const idle = fromTransition((state: null) => state, null);

export const wasTaken = (followed: Followed | { guardResults: GuardResult[] }): followed is Followed =>
  'snapshot' in followed;

interface Run {
  last: AnyMachineSnapshot;
  steps: Microstep[];
  actions: DoneAction[];
}

/** @param hasParent true for a machine that sends events to its parent, which is replaced by a stub */
export function follower(machine: AnyStateMachine, hasParent = false): Follower {
  let microsteps: Microstep[] = [];
  let actions: DoneAction[] = [];
  const hasSystemIds = nodesOf(machine.root).some(({ invoke }) =>
    invoke.some(({ systemId }) => systemId !== undefined),
  );

  const makeScope = () => {
    const inspect = (inspected: InspectionEvent) => {
      const microstep = microstepOf(inspected);
      if (microstep) microsteps.push(microstep);
    };
    const parent = hasParent ? createActor(idle, { inspect }) : undefined;
    const self = createActor(machine, parent ? ({ parent } as never) : { inspect });
    return {
      self,
      id: '',
      sessionId: '',
      system: self.system,
      defer: () => {},
      logger: () => {},
      stopChild: () => {},
      emit: () => {},
      actionExecutor: (action: DoneAction) => actions.push(action),
    };
  };
  let scope = makeScope();

  const run = (call: () => AnyMachineSnapshot): Run => {
    if (hasSystemIds) scope = makeScope();
    microsteps = [];
    actions = [];
    const last = call();
    return { last, steps: microsteps, actions };
  };

  return {
    start: (input) => {
      const event = { type: 'xstate.init', input };
      const ran = run(() => machine.getInitialSnapshot(scope as never, input as never));
      if (ran.last.status === 'error') throw new ChartThrows('the start', ran.last.error);
      const first = getInitialMicrosteps(machine, input as never)[0]?.[0] as AnyMachineSnapshot;
      return followedBy(machine, first, event, ran, []);
    },
    step: (before, event) => {
      const selected = selectFor(machine, before, event);
      if (selected.taken.length === 0) return { guardResults: selected.guardResults };
      const ran = run(() => {
        try {
          return machine.microstep(before as never, event as never, scope as never).at(-1) ?? before;
        } catch (error) {
          throw error instanceof ChartThrows
            ? error
            : new ChartThrows(
                selected.taken.map((transition) => transitionIdOf(machine, transition)).join(', '),
                error,
              );
        }
      });
      return followedBy(machine, before, event, ran, selected.guardResults);
    },
  };
}

function followedBy(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: { type: string },
  { last, steps, actions }: Run,
  guardResults: GuardResult[],
): Followed {
  const visited = new Set<string>();
  const transitions = new Set<string>();
  const see = (snapshot: AnyMachineSnapshot) => {
    for (const node of snapshot._nodes) visited.add(node.path.join('.'));
  };
  const isStart = event.type === 'xstate.init';
  if (isStart) see(before);
  let at = before;
  for (const [index, step] of steps.entries()) {
    for (const transition of step.taken) {
      transitions.add(transitionIdOf(machine, transition));
      for (let node = transition.source; node; node = node.parent as typeof node)
        visited.add(node.path.join('.'));
    }
    if (isStart || index > 0) guardResults.push(...guardResultsIn(machine, at, step));
    see(step.snapshot);
    at = step.snapshot;
  }
  see(last);
  if (last.status === 'active') guardResults.push(...selectEventless(machine, last, event).guardResults);
  return {
    snapshot: last,
    transitions: [...transitions],
    guardResults: distinct(guardResults),
    actions,
    visited,
  };
}

// The guards evaluated between a snapshot and its next microstep: eventless transitions first, then those of a raised event.
function guardResultsIn(
  machine: AnyStateMachine,
  at: AnyMachineSnapshot,
  { event, taken }: Microstep,
): GuardResult[] {
  const { guardResults } = selectEventless(machine, at, event);
  const raised = taken.some(({ eventType }) => eventType !== '')
    ? selectFor(machine, at, event).guardResults
    : [];
  return [...guardResults, ...raised];
}

const distinct = (results: GuardResult[]): GuardResult[] => [
  ...new Map(results.map((result) => [`${result.transition}${result.held}`, result])).values(),
];
