// Encodes a walk in two query values: its start, and short hashes of its transitions. A link works while they exist.
import { type FlowModel, hashOf } from 'statechart-paths';
import { type SimulatedWalk, startSimulation, takeTransition } from './simulation.ts';

interface WrittenWalk {
  from: string;
  steps: string;
}

// Long enough to distinguish the transitions of a chart.
const length = 6;

export const stepCode = (transition: string) => hashOf(transition).slice(0, length);

export const writtenWalk = ({ start, steps }: SimulatedWalk): WrittenWalk => ({
  from: start,
  steps: steps.map(({ transition }) => stepCode(transition.id)).join('.'),
});

/** Stops at the first step that the chart no longer has. */
export function walkIn(model: FlowModel, { from, steps }: WrittenWalk): SimulatedWalk {
  const byCode = new Map(model.transitions.map((transition) => [stepCode(transition.id), transition]));
  let walk = startSimulation(model, model.states.some(({ path }) => path === from) ? from : '');
  for (const code of steps === '' ? [] : steps.split('.')) {
    const transition = byCode.get(code);
    if (!transition || !walk.active.includes(transition.source)) break;
    walk = takeTransition(model, walk, transition.id);
  }
  return walk;
}
