// Translates the steps that a running app reports to ids of the model, for coverage and for following the app.
import type { AnyStateMachine, StateValue } from 'xstate';
import { leavesOf, nodesOf, transitionIdOf } from './model.ts';

/** The report of a step by a running app. */
export interface Observed {
  /** The machine's id. */
  machine: string;
  value: StateValue;
  /**
   * The id of the source state, the event as declared (empty for an eventless transition) and the index within the source's
   * transitions for that event.
   */
  transitions: { source: string; event: string; index: number }[];
}

export interface ObservedStep {
  /** Transition ids of the model. */
  transitions: string[];
  /** Paths of the states in which the step began or ended, including their ancestors. */
  states: string[];
}

/** @throws when the machine declares no such transition, as in another version of the chart */
export function observedIn(
  machine: AnyStateMachine,
  { machine: id, value, transitions }: Observed,
): ObservedStep {
  if (id !== machine.id) throw new Error(`That was reported by ${id}, not by ${machine.id}`);
  const nodes = new Map(nodesOf(machine.root).map((node) => [node.id, node]));
  const states = new Set(leavesOf(value));
  const ids = transitions.map(({ source, event, index }) => {
    const node = nodes.get(source);
    const transition = (event === '' ? node?.always : node?.transitions.get(event))?.[index];
    if (!node || !transition)
      throw new Error(`${id} declares no transition ${index} of “${event}” at ${source}`);
    if (node.path.length > 0) states.add(node.path.join('.'));
    return transitionIdOf(machine, transition);
  });
  return { transitions: ids, states: [...new Set([...states].flatMap(withAncestors))] };
}

const withAncestors = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
};
