import { assign, setup } from 'xstate';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type PlanType = 'employment' | 'education';
export type PlanStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface OpenedPlan {
  isOpen: boolean;
  step: number;
  /** The furthest step that can be opened; all before it are complete. */
  reached: number;
  /** Steps that are passed over, because every answer is there already. */
  prefilled: readonly number[];
}

export interface PlanAddress {
  step: PlanStep | null;
}

export interface TransitionPlanInput {
  planId: number | null;
  type: PlanType;
  step: PlanStep | null;
}

export interface TransitionPlanContext {
  planId: number | null;
  type: PlanType;
  requested: number | null;
  reached: number;
  prefilled: readonly number[];
  failure: Failure | null;
}

export type TransitionPlanEvent =
  | { type: 'loading.retried' }
  | { type: 'step.continued' }
  | { type: 'back.requested' }
  | { type: 'address.changed'; address: PlanAddress }
  | { type: 'plan.confirmed' };

const actors = {
  getTransitionPlan: placeholder<OpenedPlan, { planId: number }>('getTransitionPlan'),
  createTransitionPlan: placeholder<{ id: number }, { type: PlanType }>('createTransitionPlan'),
  whenStored: placeholder<void>('whenStored'),
  activateTransitionPlan: placeholder<void, { planId: number }>('activateTransitionPlan'),
};

export type TransitionPlanActors = typeof actors;

const codeIs =
  (code: string) =>
  (_: unknown, { error }: { error: unknown }) =>
    failureOf(error).code === code;
const statusIs =
  (status: number) =>
  (_: unknown, { error }: { error: unknown }) =>
    failureOf(error).status === status;
const planOf = ({ event }: { event: { output: OpenedPlan } }) => event.output;

export const stepNames = [
  'whereYouAre',
  'goal',
  'whatIBring',
  'gapsAndActions',
  'moneyAndLife',
  'support',
  'timelineCheck',
] as const;
export type StepName = (typeof stepNames)[number];

const opens = <Step extends PlanStep>(step: Step) => ({
  guard: { type: 'stepIsRequested', params: { step } } as const,
  target: stepNames[step],
});

const moveTo = (target: StepName) =>
  ({ type: 'noteTheMove', params: { step: stepNames.indexOf(target) } }) as const;

const backTo = <Target extends StepName>(target: Target) => ({ target, actions: moveTo(target) }) as const;

const goesTo = <Target extends StepName>(target: Target) =>
  ({
    target,
    actions: [{ type: 'reach', params: { step: stepNames.indexOf(target) } }, moveTo(target)],
    meta: { requirements: ['PLAN-01'] },
  }) as const;

function passesOver(after: PlanStep) {
  const params = ({ context: { prefilled } }: { context: TransitionPlanContext }) => ({
    step: stepNames.findIndex((_, step) => step > after && !prefilled.includes(step)) as PlanStep,
  });
  return {
    guard: { type: 'nextIsPrefilled', params: { after } },
    target: 'deciding',
    actions: [
      { type: 'reach', params },
      { type: 'requestStep', params },
      { type: 'noteTheMove', params },
    ],
    description: 'Every answer of the next step is there already.',
  } as const;
}

const path = '/veteran/create-transition-plan-vx';
const place = (step: PlanStep) => ({ path, step });

export const transitionPlanMachine = setup({
  types: {
    context: {} as TransitionPlanContext,
    events: {} as TransitionPlanEvent,
    input: {} as TransitionPlanInput,
    tags: {} as 'loading' | 'starting',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    planExists: ({ context }) => context.planId !== null,
    stepIsRequested: ({ context }, { step }: { step: PlanStep }) => context.requested === step,
    stepIsReached: ({ context }, { step }: { step: PlanStep | null }) =>
      step !== null && step <= context.reached,
    nextIsPrefilled: ({ context }, { after }: { after: PlanStep }) => context.prefilled.includes(after + 1),
    planIsClosed: (_, { isOpen }: OpenedPlan) => !isOpen,
    planIsMissing: statusIs(404),
    profileIsIncomplete: codeIs('profile_incomplete'),
    anotherPlanExists: (_, { error }: { error: unknown }) =>
      failureOf(error).code === 'plan_exists' && idIn(error) !== null,
  },
  actions: {
    rememberPlan: assign((_, { id }: { id: number }) => ({ planId: id })),
    rememberExistingPlan: assign((_, { error }: { error: unknown }) => ({ planId: idIn(error) })),
    openWhereItWasLeft: assign(({ context }, { step, reached, prefilled }: OpenedPlan) => ({
      requested: Math.min(context.requested ?? step, reached),
      reached,
      prefilled,
    })),
    reach: assign(({ context }, { step }: { step: number }) => ({
      reached: Math.max(context.reached, step),
    })),
    requestStep: assign((_, { step }: { step: PlanStep | null }) => ({ requested: step })),
    // The page stores the current step with the draft, so that another device continues there.
    noteTheMove: (_, _params: { step: number | null }) => {},
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'transitionPlan',
  description: 'A veteran answers the questions of a transition plan and starts it.',
  context: ({ input }) => ({
    planId: input.planId,
    type: input.type,
    requested: input.step,
    reached: 0,
    prefilled: [],
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The address names a draft to continue, or a new plan is started.',
      meta: { path },
      always: [{ guard: 'planExists', target: 'reading' }, { target: 'beginning' }],
    },
    reading: {
      description: 'The plan is loading, with any text in this browser that never reached the server.',
      tags: 'loading',
      meta: { path, requirements: ['PLAN-04'] },
      invoke: {
        id: 'readPlan',
        src: 'getTransitionPlan',
        input: ({ context }) => ({ planId: context.planId ?? 0 }),
        onDone: [
          { guard: { type: 'planIsClosed', params: planOf }, target: 'elsewhere' },
          { target: 'open', actions: { type: 'openWhereItWasLeft', params: planOf } },
        ],
        onError: [
          { guard: { type: 'planIsMissing', params: errorOf }, target: 'missing' },
          { target: 'unread', actions: remembersFailure },
        ],
      },
    },
    beginning: {
      description: 'A draft is created, unless this person has one already.',
      tags: 'loading',
      meta: { path, requirements: ['PLAN-02'] },
      invoke: {
        id: 'beginPlan',
        src: 'createTransitionPlan',
        input: ({ context }) => ({ type: context.type }),
        onDone: {
          target: 'reading',
          actions: { type: 'rememberPlan', params: ({ event }) => ({ id: event.output.id }) },
        },
        onError: [
          {
            guard: { type: 'profileIsIncomplete', params: errorOf },
            target: 'incomplete',
            actions: remembersFailure,
          },
          {
            guard: { type: 'anotherPlanExists', params: errorOf },
            target: 'reading',
            actions: { type: 'rememberExistingPlan', params: errorOf },
          },
          { target: 'unbegun', actions: remembersFailure },
        ],
      },
    },
    unread: {
      description: 'The plan didn’t load.',
      meta: { path },
      on: { 'loading.retried': { target: 'reading', actions: 'forgetFailure' } },
    },
    unbegun: {
      description: 'The plan could not be created.',
      meta: { path },
      on: { 'loading.retried': { target: 'beginning', actions: 'forgetFailure' } },
    },
    missing: { description: 'This person has no such plan.', meta: { path } },
    incomplete: {
      description: 'The profile or the CV has to be completed first; a dialog says which.',
      meta: { path, requirements: ['PLAN-03', 'DIALOG-03'] },
    },
    elsewhere: {
      description: 'The plan is complete or archived, and has a page of its own.',
      meta: { path: '/veteran/transition-plan-vx' },
    },
    open: {
      description: 'The veteran answers the questions step by step.',
      initial: 'deciding',
      on: {
        'address.changed': {
          guard: { type: 'stepIsReached', params: ({ event }) => event.address },
          target: '.deciding',
          actions: [
            { type: 'requestStep', params: ({ event }) => event.address },
            { type: 'noteTheMove', params: ({ event }) => event.address },
          ],
          description: 'Back, Forward, a pasted link, Change or Back to review opens a step.',
        },
      },
      states: {
        deciding: {
          description: 'The requested step opens, or the one where the person left off.',
          meta: { path, requirements: ['PLAN-01', 'PLAN-04'] },
          always: [opens(1), opens(2), opens(3), opens(4), opens(5), opens(6), { target: 'whereYouAre' }],
        },
        whereYouAre: {
          description: 'Service, leaving date and where to live; all dates are counted from there.',
          meta: place(0),
          on: { 'step.continued': goesTo('goal') },
        },
        goal: {
          description: 'The work, or the qualification, that the plan leads to.',
          meta: place(1),
          on: { 'step.continued': goesTo('whatIBring'), 'back.requested': backTo('whereYouAre') },
        },
        whatIBring: {
          description: 'Skills and credentials from the CV, and what is missing.',
          meta: place(2),
          on: { 'step.continued': goesTo('gapsAndActions'), 'back.requested': backTo('goal') },
        },
        gapsAndActions: {
          description: 'What closes each gap, and by when.',
          meta: place(3),
          on: {
            'step.continued': [passesOver(3), goesTo('moneyAndLife')],
            'back.requested': backTo('whatIBring'),
          },
        },
        moneyAndLife: {
          description: 'Budget, home, health and family: optional and private.',
          meta: place(4),
          on: {
            'step.continued': [passesOver(4), goesTo('support')],
            'back.requested': backTo('gapsAndActions'),
          },
        },
        support: {
          description: 'Who helps: providers, a mentor, an adviser.',
          meta: place(5),
          on: { 'step.continued': goesTo('timelineCheck'), 'back.requested': backTo('moneyAndLife') },
        },
        timelineCheck: {
          description: 'All answers, and the dates they lead to, before the plan starts.',
          meta: place(6),
          on: {
            'back.requested': backTo('support'),
            'plan.confirmed': { target: '#transitionPlan.storing', actions: 'forgetFailure' },
          },
          exit: 'forgetFailure',
        },
      },
    },
    storing: {
      description: 'The latest changes are stored before the plan starts.',
      tags: 'starting',
      meta: place(6),
      invoke: {
        id: 'whenStored',
        src: 'whenStored',
        onDone: 'activating',
        onError: {
          target: '#transitionPlan.open.timelineCheck',
          description: 'The autosave shows what is wrong.',
        },
      },
    },
    activating: {
      description: 'The server checks all answers, writes the milestones and starts the plan.',
      tags: 'starting',
      meta: place(6),
      invoke: {
        id: 'startPlan',
        src: 'activateTransitionPlan',
        input: ({ context }) => ({ planId: context.planId ?? 0 }),
        onDone: 'active',
        onError: staysIn('#transitionPlan.open.timelineCheck'),
      },
    },
    active: {
      description: 'The plan is under way, and its own page opens.',
      meta: { path: '/veteran/transition-plan-vx', requirements: ['PLAN-02'] },
    },
  },
});

function idIn(error: unknown): number | null {
  const { data } = failureOf(error);
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'number' ? id : null;
}
