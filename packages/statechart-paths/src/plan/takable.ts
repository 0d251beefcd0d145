// Filters the steps that a plan may take: ignored events only if requested, and nothing that is left out.
import type { StateValue } from 'xstate';
import type { Exploration, Step } from '../explore.ts';
import type { PlanOptions } from './options.ts';

export const takable = (whole: Exploration, options: PlanOptions): Exploration =>
  withRefusals(withoutSteps(whole, options), options);

// A rejecting guard may leave no transition to take. That counts for `guards`, and every ignored event for `negative`.
function withRefusals(explored: Exploration, { cover, negative }: PlanOptions): Exploration {
  const tried = explored.refusals.filter(
    ({ guardResults }) => negative || (cover === 'guards' && guardResults.length > 0),
  );
  return tried.length === 0 ? explored : { ...explored, steps: [...explored.steps, ...tried] };
}

const stepTo = ({ input, key, transitions, guardResults }: Exploration['starts'][number]): Step => ({
  from: '',
  to: key,
  label: input,
  event: { type: 'xstate.init' },
  transitions,
  guardResults,
});

// Keeps only what the remaining starts still reach.
function withoutSteps(explored: Exploration, { without }: PlanOptions): Exploration {
  if (!without) return explored;
  const valueAt = (key: string): StateValue => explored.configurations.get(key)?.value ?? '';
  const takable = explored.steps.filter((step) => !without(step, valueAt(step.from)));
  const starts = explored.starts.filter((start) => !without(stepTo(start), ''));
  const reached = new Set(starts.map(({ key }) => key));
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const { from, to } of takable) if (reached.has(from)) reached.add(to);
  }
  const isReached = ({ from }: Step) => reached.has(from);
  return {
    ...explored,
    starts,
    configurations: new Map([...explored.configurations].filter(([key]) => reached.has(key))),
    steps: takable.filter(isReached),
    refusals: explored.refusals.filter(isReached),
  };
}
