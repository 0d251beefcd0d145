// The paths of a plan, with ids that survive edits elsewhere in the chart.
import type { AnyStateMachine, StateValue } from 'xstate';
import type { Exploration, Path, Step } from '../explore.ts';
import { hashOf } from '../model.ts';

export interface PlannedStep {
  /** `machine/source|event|guard|target` of each transition taken. */
  id: string;
  label: string;
  event: Step['event'];
  transitions: string[];
  from: StateValue;
  to: StateValue;
  /** The milliseconds that pass. */
  wait?: number;
  /** The value that `Math.random` returns during the step. */
  chance?: number;
  /** The machine ignores the event here. */
  refused?: true;
}

export interface PlannedPath {
  /** The hash of the start and the step ids; edits elsewhere do not change it. */
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
