/** A transition plan being written: seven steps, none of which can be left out, each change kept after a second of rest, and started only when all of it is stored. */
import { assign, raise, setup, stateIn } from 'xstate';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

export type PlanType = 'employment' | 'education';
export type PlanStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface OpenedPlan {
  /** It may still be changed here. */
  isOpen: boolean;
  /** Where it was left. */
  step: number;
  /** The last step that everything before is there for. */
  reached: number;
  /** Something was typed that the server never got. */
  isUnsent: boolean;
}

export interface TransitionPlanInput {
  /** Null for a plan that is to be begun. */
  planId: number | null;
  type: PlanType;
  /** As the address asks; null where it names none. */
  step: PlanStep | null;
}

export interface TransitionPlanContext {
  planId: number | null;
  type: PlanType;
  /** The step that is to be opened. */
  asked: number | null;
  /** No later step can be opened. */
  reached: number;
  /** After a conflict it carries the plan as it is stored now. */
  failure: Failure | null;
}

export type TransitionPlanEvent =
  | { type: 'loading.retried' }
  | { type: 'answers.changed' }
  | { type: 'save.requested' }
  | { type: 'connection.returned' }
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' }
  | { type: 'step.continued' }
  | { type: 'back.requested' }
  /** By the browser's Back and Forward, a pasted address, or Change on the last step. */
  | { type: 'step.opened'; step: PlanStep }
  | { type: 'plan.confirmed' };

const actors = {
  getTransitionPlan: placeholder<OpenedPlan, { planId: number }>('getTransitionPlan'),
  createTransitionPlan: placeholder<{ id: number }, { type: PlanType }>('createTransitionPlan'),
  saveTransitionPlanStep: placeholder<void>('saveTransitionPlanStep'),
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

/** In their order. */
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
  guard: { type: 'stepIsAsked', params: { step } } as const,
  target: stepNames[step],
});

const backTo = <Target extends StepName>(target: Target) => ({ target, actions: 'noteTheMove' }) as const;

const goesTo = <Target extends StepName>(target: Target) =>
  ({
    target,
    actions: [{ type: 'reach', params: { step: stepNames.indexOf(target) } }, 'noteTheMove'],
    meta: { requirements: ['PLAN-01'] },
  }) as const;

const path = '/veteran/create-transition-plan-vx';
const place = (step: PlanStep) => ({ path, step });

export const transitionPlanMachine = setup({
  types: {
    context: {} as TransitionPlanContext,
    events: {} as TransitionPlanEvent,
    input: {} as TransitionPlanInput,
    tags: {} as 'loading' | 'saving' | 'starting',
    meta: {} as StateMeta,
  },
  actors,
  delays: { rest: 1_000, beforeTryingAgain: 10_000 },
  guards: {
    planIsKnown: ({ context }) => context.planId !== null,
    stepIsAsked: ({ context }, { step }: { step: PlanStep }) => context.asked === step,
    isUnsent: (_, { isUnsent }: OpenedPlan) => isUnsent,
    stepIsReached: ({ context }, { step }: { step: PlanStep }) => step <= context.reached,
    planIsClosed: (_, { isOpen }: OpenedPlan) => !isOpen,
    isNobodys: statusIs(404),
    saysIncomplete: codeIs('profile_incomplete'),
    saysThereIsOne: (_, { error }: { error: unknown }) =>
      failureOf(error).code === 'plan_exists' && idIn(error) !== null,
    somebodySavedMeanwhile: codeIs('version_conflict'),
    nothingCameBack: statusIs(0),
    answersAreWrong: statusIs(422),
    typedMeanwhile: stateIn('#behind'),
    startIsAsked: stateIn('#confirmed'),
    allIsChecked: stateIn('#timelineCheck'),
  },
  actions: {
    rememberPlan: assign((_, { id }: { id: number }) => ({ planId: id })),
    rememberTheOther: assign((_, { error }: { error: unknown }) => ({ planId: idIn(error) })),
    openWhereItWasLeft: assign(({ context }, { step, reached }: OpenedPlan) => ({
      asked: Math.min(context.asked ?? step, reached),
      reached,
    })),
    reach: assign(({ context }, { step }: { step: number }) => ({
      reached: Math.max(context.reached, step),
    })),
    askForStep: assign((_, { step }: { step: PlanStep }) => ({ asked: step })),
    /** Where one is belongs to the draft: another device goes on there. */
    noteTheMove: raise({ type: 'answers.changed' }),
    /** Given by the page: what the other window saved takes the place of what stands here. */
    takeTheirs: () => {},
    /** Given by the page: what was changed here stays, over the other window’s version. */
    keepMine: () => {},
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'transitionPlan',
  description: 'From the first question of a transition plan to its start.',
  context: ({ input }) => ({
    planId: input.planId,
    type: input.type,
    asked: input.step,
    reached: 0,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Is it a plan that was left half-way, or a new one?',
      always: [{ guard: 'planIsKnown', target: 'reading' }, { target: 'beginning' }],
    },
    reading: {
      description: 'The plan is on its way, with what was typed in this browser and never sent.',
      tags: 'loading',
      meta: { requirements: ['PLAN-04'] },
      invoke: {
        id: 'readPlan',
        src: 'getTransitionPlan',
        input: ({ context }) => ({ planId: context.planId ?? 0 }),
        onDone: [
          { guard: { type: 'planIsClosed', params: planOf }, target: 'elsewhere' },
          {
            guard: { type: 'isUnsent', params: planOf },
            target: 'open',
            actions: [{ type: 'openWhereItWasLeft', params: planOf }, 'noteTheMove'],
          },
          { target: 'open', actions: { type: 'openWhereItWasLeft', params: planOf } },
        ],
        onError: [
          { guard: { type: 'isNobodys', params: errorOf }, target: 'missing' },
          { target: 'unread', actions: remembersFailure },
        ],
      },
    },
    beginning: {
      description: 'A draft is made, or the one that was left is found.',
      tags: 'loading',
      meta: { requirements: ['PLAN-02'] },
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
            guard: { type: 'saysIncomplete', params: errorOf },
            target: 'incomplete',
            actions: remembersFailure,
          },
          {
            guard: { type: 'saysThereIsOne', params: errorOf },
            target: 'reading',
            actions: { type: 'rememberTheOther', params: errorOf },
          },
          { target: 'unbegun', actions: remembersFailure },
        ],
      },
    },
    unread: {
      description: 'The plan did not load.',
      on: { 'loading.retried': { target: 'reading', actions: 'forgetFailure' } },
    },
    unbegun: {
      description: 'The plan could not be begun.',
      on: { 'loading.retried': { target: 'beginning', actions: 'forgetFailure' } },
    },
    missing: { description: 'There is no such plan of this person.' },
    incomplete: {
      description: 'The profile or the CV comes first; the dialog says which.',
      meta: { requirements: ['PLAN-03', 'DIALOG-03'] },
    },
    elsewhere: {
      description: 'The plan is finished or put away: its own page shows it.',
      meta: { path: '/veteran/transition-plan-vx' },
    },
    open: {
      description: 'The steps can be filled.',
      type: 'parallel',
      states: {
        step: {
          description: 'The step that is open.',
          initial: 'deciding',
          on: {
            'step.opened': {
              guard: { type: 'stepIsReached', params: ({ event }) => ({ step: event.step }) },
              target: '.deciding',
              actions: [{ type: 'askForStep', params: ({ event }) => ({ step: event.step }) }, 'noteTheMove'],
              description: 'Back, Forward, a pasted link or Change names a step.',
            },
          },
          states: {
            deciding: {
              description: 'The step that the address names, or the one where the plan was left.',
              meta: { requirements: ['PLAN-01', 'PLAN-04'] },
              always: [opens(1), opens(2), opens(3), opens(4), opens(5), opens(6), { target: 'whereYouAre' }],
            },
            whereYouAre: {
              description: 'Service, the leaving date and where to live: all dates count from there.',
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
              on: { 'step.continued': goesTo('moneyAndLife'), 'back.requested': backTo('whatIBring') },
            },
            moneyAndLife: {
              description: 'Budget, home, health and family: optional and private.',
              meta: place(4),
              on: { 'step.continued': goesTo('support'), 'back.requested': backTo('gapsAndActions') },
            },
            support: {
              description: 'Who helps: providers, a mentor, an adviser.',
              meta: place(5),
              on: { 'step.continued': goesTo('timelineCheck'), 'back.requested': backTo('moneyAndLife') },
            },
            timelineCheck: {
              id: 'timelineCheck',
              description: 'All answers and the dates that come of them, before the plan starts.',
              meta: place(6),
              on: { 'back.requested': backTo('support') },
            },
          },
        },
        keeping: {
          description: 'How much of what is typed is stored.',
          initial: 'saved',
          on: {
            'plan.confirmed': {
              guard: 'allIsChecked',
              target: '.saving.confirmed',
              description: 'The last of it is stored before the plan starts.',
            },
          },
          states: {
            saved: {
              description: 'All that stands here is stored.',
              on: { 'answers.changed': { target: 'resting', actions: 'forgetFailure' } },
            },
            resting: {
              description: 'Something is typed; it is sent after a second without a key.',
              on: { 'answers.changed': { target: 'resting', reenter: true } },
              after: { rest: 'saving' },
            },
            saving: {
              description: 'The steps that changed are on their way, one after the other.',
              tags: 'saving',
              entry: 'forgetFailure',
              initial: 'alone',
              states: {
                alone: { description: 'Nothing was typed since.', on: { 'answers.changed': 'behind' } },
                behind: { id: 'behind', description: 'What was typed meanwhile is sent next.' },
                confirmed: {
                  id: 'confirmed',
                  description: 'The plan starts when all of it is stored.',
                  tags: 'starting',
                },
              },
              invoke: {
                id: 'saveStep',
                src: 'saveTransitionPlanStep',
                onDone: [
                  { guard: 'typedMeanwhile', target: 'resting' },
                  { guard: 'startIsAsked', target: 'activating' },
                  { target: 'saved' },
                ],
                onError: [
                  {
                    guard: { type: 'somebodySavedMeanwhile', params: errorOf },
                    target: 'conflict',
                    actions: remembersFailure,
                  },
                  {
                    guard: { type: 'nothingCameBack', params: errorOf },
                    target: 'offline',
                    actions: remembersFailure,
                  },
                  {
                    guard: { type: 'answersAreWrong', params: errorOf },
                    target: 'refused',
                    actions: remembersFailure,
                  },
                  { target: 'notSaved', actions: remembersFailure },
                ],
              },
            },
            offline: {
              description: 'Nothing comes back; what is typed waits in this browser.',
              on: { 'connection.returned': 'saving' },
              after: { beforeTryingAgain: 'saving' },
            },
            notSaved: {
              description: 'The server did not take it; what is typed waits in this browser.',
              on: { 'answers.changed': 'resting', 'save.requested': 'saving' },
            },
            refused: {
              description: 'Some answers need another look; each is named beside its field.',
              on: { 'answers.changed': { target: 'resting', actions: 'forgetFailure' } },
            },
            activating: {
              description: 'The server looks at all of it, writes the milestones and starts the plan.',
              tags: 'starting',
              invoke: {
                id: 'startPlan',
                src: 'activateTransitionPlan',
                input: ({ context }) => ({ planId: context.planId ?? 0 }),
                onDone: '#transitionPlan.active',
                onError: [
                  {
                    guard: { type: 'answersAreWrong', params: errorOf },
                    target: 'refused',
                    actions: remembersFailure,
                  },
                  staysIn('saved'),
                ],
              },
            },
            conflict: {
              description: 'Another window saved meanwhile: the person says which answers go on.',
              on: {
                'theirs.taken': { target: 'saved', actions: ['takeTheirs', 'forgetFailure'] },
                'mine.kept': { target: 'saving', actions: 'keepMine' },
              },
            },
          },
        },
      },
    },
    active: {
      description: 'The plan is under way; its own page opens.',
      meta: { path: '/veteran/transition-plan-vx', requirements: ['PLAN-02'] },
    },
  },
});

function idIn(error: unknown): number | null {
  const { data } = failureOf(error);
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'number' ? id : null;
}
