import type { FlowCases } from 'statechart-paths';
import { matchesState, type StateValue } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import type {
  PlanQuestions,
  RefinedPlan,
  RefinePlanContext,
  RefinePlanEvent,
} from '../../src/machines/refinePlan.ts';
import { conflict409, failures, refused422 } from './outcomes.ts';

type Question = components['schemas']['Question'];

const question = (id: number) => ({ id, depends_on: null, answer: null, options: [] }) as unknown as Question;

/** As for somebody for whom nothing has changed: what, pace, focus, note. */
const asked: PlanQuestions = { version: 1, questions: [1, 2, 3, 4].map(question) };
const refined = { changes: { added: [], removed: [], moved: [] } } as unknown as RefinedPlan;

const events = {
  'tries again': { type: 'retry.requested' },
  answers: { type: 'answer.submitted', answer: { question_id: 1 } },
  'goes back': { type: 'back.requested' },
  'changes the answers': { type: 'answers.reopened' },
  applies: { type: 'refinement.applied' },
  'reads the questions again': { type: 'questions.askedAgain' },
  'presses Cancel': { type: 'leave.requested' },
  'confirms leaving': { type: 'leave.confirmed' },
  stays: { type: 'dialog.dismissed' },
} satisfies Record<string, RefinePlanEvent>;

const onboarding409 = {
  status: 409,
  code: 'invalid_transition',
  message: 'That step is not possible from here.',
};
const sent = { conflict409, refused422, error500: failures.error500 };

/** The open dialog leaves only its answers; a call that is under way may still end. */
function possible(value: StateValue, label: string): boolean {
  const isOpen = matchesState({ underway: { leaveDialog: 'open' } }, value);
  return !isOpen || label.includes(': ') || label === 'confirms leaving' || label === 'stays';
}

export const cases = {
  inputs: { 'opens the page': undefined },
  events,
  ports: {
    getPlanRefinement: { done: { ok: asked }, error: { onboarding409, error500: failures.error500 } },
    previewRefinement: { done: { ok: refined }, error: sent },
    refineActionPlan: { done: { ok: refined }, error: sent },
  },
  possible,
  project: ({ questionId, failure }: RefinePlanContext) => `${questionId} ${failure?.code ?? ''}`,
} satisfies FlowCases;
