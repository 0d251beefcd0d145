import { type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';

export const planStatuses = ['draft', 'active', 'completed', 'archived'] as const;
export type PlanStatus = components['schemas']['PlanStatus'];

export interface TransitionPlanLifeContext {
  isComplete: boolean;
}

export type TransitionPlanLifeEvent =
  | { type: 'step.saved' }
  | { type: 'plan.activated' }
  | { type: 'milestone.changed' }
  | { type: 'milestones.settled' }
  | { type: 'leavingDate.moved' }
  | { type: 'plan.archived' };

const requirements = ['PLAN-02'] as const;

const archiving = { target: 'archived', description: 'The veteran archives the plan.' } as const;

export const transitionPlanLifeMachine = setup({
  types: {
    context: {} as TransitionPlanLifeContext,
    input: {} as TransitionPlanLifeContext,
    meta: {} as StateMeta,
    events: {} as TransitionPlanLifeEvent,
  },
  guards: {
    everyStepIsComplete: ({ context }) => context.isComplete,
  },
}).createMachine({
  id: 'transitionPlanLife',
  description:
    'A veteran fills in a transition plan step by step, starts it, and completes its milestones one after another.',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      description: 'The plan is being filled in, and waits at the step where it was left.',
      meta: { requirements: ['PLAN-02', 'PLAN-04'] },
      on: {
        'step.saved': { target: 'draft', meta: { requirements: ['PLAN-04'] } },
        'plan.activated': {
          guard: 'everyStepIsComplete',
          target: 'active',
          description: 'The veteran has checked the answers and starts the plan.',
          meta: { requirements },
        },
        'plan.archived': archiving,
      },
    },
    active: {
      description: 'The plan is active: its milestones fall due one after another.',
      meta: { requirements },
      on: {
        'step.saved': { target: 'active', meta: { requirements } },
        'milestone.changed': 'active',
        'milestones.settled': {
          target: 'completed',
          description: 'Nothing is left to do.',
        },
        'leavingDate.moved': {
          target: 'active',
          description: 'Every day that depends on the leaving date moves with it.',
        },
        'plan.archived': archiving,
      },
    },
    completed: {
      description: 'Every milestone is done or does not apply.',
      on: {
        'milestone.changed': {
          target: 'active',
          description: 'A milestone is open again, or a new one was added.',
        },
        'milestones.settled': 'completed',
        'plan.archived': archiving,
      },
    },
    archived: {
      description: 'The plan is archived and can only be read.',
      type: 'final',
    },
  },
});

export interface PlanStanding extends TransitionPlanLifeContext {
  status: PlanStatus;
}

type Snapshot = SnapshotFrom<typeof transitionPlanLifeMachine>;

const moves = {
  save: { type: 'step.saved' },
  activate: { type: 'plan.activated' },
  track: { type: 'milestone.changed' },
  settle: { type: 'milestones.settled' },
  replan: { type: 'leavingDate.moved' },
  archive: { type: 'plan.archived' },
} as const satisfies Record<string, TransitionPlanLifeEvent>;

export type PlanMove = keyof typeof moves;

/** `settle` is missing because it follows from the last milestone. */
export const veteranPlanMoves = ['save', 'activate', 'track', 'replan', 'archive'] as const;

export const transitionPlanLife = lifeCycle<Snapshot, PlanStanding, PlanMove>({
  machine: transitionPlanLifeMachine,
  moves,
  snapshotOf: ({ status, ...context }) => transitionPlanLifeMachine.resolveState({ value: status, context }),
  standingOf: (snapshot) => ({ status: snapshot.value, ...snapshot.context }),
});

export function allowedToVeteran(standing: PlanStanding): (typeof veteranPlanMoves)[number][] {
  const allowed = transitionPlanLife.allowed(standing);
  return veteranPlanMoves.filter((move) => allowed.includes(move));
}
