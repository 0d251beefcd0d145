// Paths as a plan hands them out: with ids that survive an edit elsewhere.
import type { AnyStateMachine, StateValue } from 'xstate';
import type { Exploration, Path, Step } from '../explore.ts';
import { hashOf } from '../model.ts';

export interface PlannedStep {
  /** `machine/source|event|guard|target` of each transition that is taken. */
  id: string;
  label: string;
  event: Step['event'];
  transitions: string[];
  from: StateValue;
  to: StateValue;
  /** Milliseconds that pass. */
  wait?: number;
  /** What `Math.random` answers meanwhile. */
  chance?: number;
  /** The event is refused here: nothing changes. */
  refused?: true;
}

export interface PlannedPath {
  /** The hash of its start and its step ids: it survives an edit elsewhere. */
  id: string;
  input: string;
  start: StateValue;
  steps: PlannedStep[];
}

export function toPlannedPaths(
  machine: AnyStateMachine,
  explored: Exploration,
  paths: Path[],
): PlannedPath[] {
  const valueAt = (key: string): StateValue => explored.configurations.get(key)?.value ?? '';
  const plannedSteps = new Map<Step, PlannedStep>();
  const planned = (step: Step): PlannedStep => {
    const before = plannedSteps.get(step);
    if (before) return before;
    const { label, event, transitions, from, to, wait, chance, refused } = step;
    const result: PlannedStep = {
      id: transitions.map((id) => `${machine.id}/${id}`).join(' '),
      label,
      event,
      transitions,
      from: valueAt(from),
      to: valueAt(to),
      ...(wait === undefined ? {} : { wait }),
      ...(chance === undefined ? {} : { chance }),
      ...(refused ? { refused } : {}),
    };
    plannedSteps.set(step, result);
    return result;
  };
  return paths.map(({ input, steps }) => {
    const all = steps.map(planned);
    return {
      id: hashOf([input, ...all.map(({ id, label }) => `${id} ${label}`)].join('\n')),
      input,
      start: valueAt(explored.starts.find((start) => start.input === input)?.key ?? ''),
      steps: all,
    };
  });
}
