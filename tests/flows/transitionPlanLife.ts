import type { FlowCases } from 'statechart-paths';
import type {
  TransitionPlanLifeContext,
  TransitionPlanLifeEvent,
} from '../../src/machines/transitionPlanLife.ts';

const events = {
  'saves a step': { type: 'step.saved' },
  'puts the plan to work': { type: 'plan.activated' },
  'changes a milestone': { type: 'milestone.changed' },
  'settles the last milestone': { type: 'milestones.settled' },
  'moves the leaving date': { type: 'leavingDate.moved' },
  'puts the plan away': { type: 'plan.archived' },
} satisfies Record<string, TransitionPlanLifeEvent>;

export const cases = {
  inputs: {
    'a step is incomplete': { isComplete: false } satisfies TransitionPlanLifeContext,
    'every step is complete': { isComplete: true } satisfies TransitionPlanLifeContext,
  },
  events,
  project: (context: TransitionPlanLifeContext) => context,
} satisfies FlowCases;
