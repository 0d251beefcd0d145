import type { FlowCases } from 'statechart-paths';
import type { StateValue } from 'xstate';
import type {
  OpenedPlan,
  PlanStep,
  TransitionPlanContext,
  TransitionPlanEvent,
  TransitionPlanInput,
} from '../../src/machines/transitionPlan.ts';
import { conflict409, failures, refused422 } from './outcomes.ts';

const plan = { id: 12 };
const draft: OpenedPlan = { isOpen: true, step: 0, reached: 0, prefilled: [] };
const refusal = (code: string, data: unknown) => ({ ...conflict409, code, data });
const opens = (step: PlanStep) => ({ type: 'address.changed', address: { step } }) as const;

const events = {
  'asks again': { type: 'loading.retried' },
  continues: { type: 'step.continued' },
  'goes back': { type: 'back.requested' },
  'opens step 0': opens(0),
  'opens step 1': opens(1),
  'opens step 2': opens(2),
  'opens step 3': opens(3),
  'opens step 4': opens(4),
  'opens step 5': opens(5),
  'opens step 6': opens(6),
  'starts the plan': { type: 'plan.confirmed' },
} satisfies Record<string, TransitionPlanEvent>;

/** There each step has its Change; the others have a button that leads back there. */
const isAtTheEnd = (value: StateValue) =>
  typeof value === 'object' && (value.open as string) === 'timelineCheck';

export const cases = {
  inputs: {
    'begins a plan': { planId: null, type: 'employment', step: null },
    'goes on with a draft': { planId: 12, type: 'employment', step: null },
  } satisfies Record<string, TransitionPlanInput>,
  events,
  ports: {
    readPlan: {
      done: {
        'a draft': draft,
        'a draft left at its last step': { ...draft, step: 6, reached: 6 },
        'a draft with money and support filled in': { ...draft, step: 3, reached: 3, prefilled: [4, 5] },
        'a draft with support filled in': { ...draft, step: 4, reached: 4, prefilled: [5] },
        'a plan put away': { ...draft, isOpen: false },
      },
      error: {
        missing404: { status: 404, code: 'not_found', message: 'There is no such plan.' },
        error500: failures.error500,
      },
    },
    beginPlan: {
      done: { ok: plan },
      error: {
        incomplete409: refusal('profile_incomplete', { missing: 'profile' }),
        exists409: refusal('plan_exists', plan),
        error500: failures.error500,
      },
    },
    whenStored: { done: { ok: undefined }, error: { error500: failures.error500 } },
    startPlan: {
      done: { ok: undefined },
      error: { refused422, error500: failures.error500 },
    },
  },
  possible: (value, label) =>
    !label.startsWith('opens step ') || isAtTheEnd(value) === (label !== 'opens step 6'),
  project: ({ planId, reached, prefilled, failure }: TransitionPlanContext) => [
    planId,
    reached,
    prefilled.length,
    failure?.code ?? null,
  ],
} satisfies FlowCases;
