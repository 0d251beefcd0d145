import type { StateValue } from 'xstate';
import type { FlowCases } from '../../src/flows/cases.ts';
import type {
  OpenedPlan,
  TransitionPlanContext,
  TransitionPlanEvent,
  TransitionPlanInput,
} from '../../src/machines/transitionPlan.ts';
import { conflict409, failures, refused422 } from './outcomes.ts';

const plan = { id: 12 };
const draft: OpenedPlan = { isOpen: true, step: 0, reached: 0, isUnsent: false };
const refusal = (code: string, data: unknown) => ({ ...conflict409, code, data });
const nothing = { status: 0, code: 'no_answer', message: 'Nothing came back.' };

const events = {
  'asks again': { type: 'loading.retried' },
  types: { type: 'answers.changed' },
  'saves now': { type: 'save.requested' },
  'the connection is back': { type: 'connection.returned' },
  'takes what is stored': { type: 'theirs.taken' },
  'keeps what was typed': { type: 'mine.kept' },
  continues: { type: 'step.continued' },
  'goes back': { type: 'back.requested' },
  'opens step 0': { type: 'step.opened', step: 0 },
  'opens step 1': { type: 'step.opened', step: 1 },
  'opens step 2': { type: 'step.opened', step: 2 },
  'opens step 3': { type: 'step.opened', step: 3 },
  'opens step 4': { type: 'step.opened', step: 4 },
  'opens step 5': { type: 'step.opened', step: 5 },
  'opens step 6': { type: 'step.opened', step: 6 },
  'starts the plan': { type: 'plan.confirmed' },
} satisfies Record<string, TransitionPlanEvent>;

type Open = { step: string; keeping: StateValue };
const openIn = (value: StateValue) => (typeof value === 'object' ? (value.open as Open) : null);

/** The dialog of a conflict leaves only its answers. */
const answers = ['takes what is stored', 'keeps what was typed'];
const isAsked = (value: StateValue) => openIn(value)?.keeping === 'conflict';

/** From the press of the button on, nothing else can be done. */
const isStarting = (value: StateValue) =>
  ['activating', '{"saving":"confirmed"}'].includes(
    JSON.stringify(openIn(value)?.keeping ?? null).replace(/^"|"$/g, ''),
  );

/** There each step has its Change; from the others one button leads back there. */
const isAtTheEnd = (value: StateValue) => openIn(value)?.step === 'timelineCheck';

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
        'a draft with unsent answers': { ...draft, isUnsent: true },
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
    saveStep: {
      done: { ok: undefined },
      error: {
        conflict409: { ...conflict409, data: { ...plan, version: 2 } },
        nothing,
        refused422,
        error500: failures.error500,
      },
    },
    startPlan: {
      done: { ok: undefined },
      error: { refused422, error500: failures.error500 },
    },
  },
  possible: (value, label) => {
    if (label.includes(': ') || label.startsWith('time passes')) return true;
    if (isStarting(value)) return false;
    if (isAsked(value)) return answers.includes(label);
    // Every move is noted as a change, too; what is typed is typed on the first step.
    if (label === 'types') return openIn(value)?.step === 'whereYouAre';
    return !label.startsWith('opens step ') || isAtTheEnd(value) === (label !== 'opens step 6');
  },
  project: ({ planId, reached, failure }: TransitionPlanContext) => [planId, reached, failure?.code ?? null],
} satisfies FlowCases;
