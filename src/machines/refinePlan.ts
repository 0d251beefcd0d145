// Nothing is stored before the changes are applied.
import { assign, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Schemas = components['schemas'];
type Question = Schemas['Question'];
type GivenAnswer = Schemas['GivenAnswer'];

export interface PlanQuestions {
  version: number;
  questions: Question[];
}

export interface Refinement {
  answers: GivenAnswer[];
  version: number;
}

export interface RefinedPlan {
  action_plan: Schemas['ActionPlan'];
  changes: Schemas['ActionPlanChanges'];
  milestones?: Schemas['PlanChange'][];
}

export interface RefinePlanContext extends PlanQuestions {
  given: GivenAnswer[];
  questionId: number | null;
  look: RefinedPlan | null;
  failure: Failure | null;
}

export type RefinePlanEvent =
  | { type: 'retry.requested' }
  | { type: 'answer.submitted'; answer: GivenAnswer }
  | { type: 'back.requested' }
  | { type: 'answers.reopened' }
  | { type: 'refinement.applied' }
  | { type: 'questions.askedAgain' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'dialog.dismissed' };

const actors = {
  getPlanRefinement: placeholder<PlanQuestions>('getPlanRefinement'),
  previewRefinement: placeholder<RefinedPlan, Refinement>('previewRefinement'),
  refineActionPlan: placeholder<RefinedPlan, Refinement>('refineActionPlan'),
};

export type RefinePlanActors = typeof actors;

type Asking = Pick<RefinePlanContext, 'questions' | 'given'>;

export function questionsThatApply({ questions, given }: Asking): Question[] {
  const applies = ({ depends_on: needed }: Question, depth = 0): boolean => {
    if (!needed) return true;
    const parent = questions.find(({ id }) => id === needed.question_id);
    const answer = given.find(({ question_id }) => question_id === needed.question_id);
    if (!parent || !answer || depth > questions.length) return false;
    const selected = [answer.answer_option_id ?? [], answer.answer_option_ids ?? []].flat();
    return selected.some((id) => needed.answer_option_ids.includes(id)) && applies(parent, depth + 1);
  };
  return questions.filter((question) => applies(question));
}

// Answers that no longer apply are left out of the request but stay in the context.
const refinementOf = ({ context }: { context: RefinePlanContext }): Refinement => {
  const visible = questionsThatApply(context).map(({ id }) => id);
  return {
    version: context.version,
    answers: context.given.filter(({ question_id }) => visible.includes(question_id)),
  };
};

const withAnswer = ({ given }: Asking, answer: GivenAnswer) => [
  ...given.filter(({ question_id }) => question_id !== answer.question_id),
  answer,
];

function neighbour(asking: Asking, questionId: number | null, step: 1 | -1): number | null {
  const ids = questionsThatApply(asking).map(({ id }) => id);
  const at = ids.indexOf(questionId ?? 0);
  return at < 0 ? null : (ids[at + step] ?? null);
}

const answerOf = ({ event }: { event: { answer: GivenAnswer } }) => ({ answer: event.answer });
const keepsAnswer = { type: 'keepAnswer', params: answerOf } as const;
const outputOf = <Output>({ event }: { event: { output: Output } }) => event.output;

const failures = [
  {
    guard: { type: 'planChangedMeanwhile', params: errorOf },
    target: 'conflict',
    actions: remembersFailure,
  },
  {
    guard: { type: 'answersAreRefused', params: errorOf },
    target: 'answering',
    actions: [remembersFailure, { type: 'openRefused', params: errorOf }],
    description: 'An answer needs another look: its question opens.',
  },
] as const;

export const refinePlanMachine = setup({
  types: {
    context: {} as RefinePlanContext,
    events: {} as RefinePlanEvent,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    onboardingComesFirst: (_, { error }: { error: unknown }) =>
      ['invalid_transition', 'not_found'].includes(failureOf(error).code),
    nextQuestionExists: ({ context }, { answer }: { answer: GivenAnswer }) =>
      neighbour({ ...context, given: withAnswer(context, answer) }, context.questionId, 1) !== null,
    previousQuestionExists: ({ context }) => neighbour(context, context.questionId, -1) !== null,
    planChangedMeanwhile: (_, { error }: { error: unknown }) => failureOf(error).code === 'version_conflict',
    answersAreRefused: (_, { error }: { error: unknown }) => failureOf(error).code === 'validation_failed',
  },
  actions: {
    // Earlier answers win over stored ones, for questions that are still asked.
    rememberQuestions: assign(({ context }, { version, questions }: PlanQuestions) => {
      const answers = questions.flatMap(({ id, answer }) => {
        const before = context.given.find(({ question_id }) => question_id === id);
        return before ?? (answer ? { question_id: id, ...answer } : []);
      });
      const [first] = questionsThatApply({ questions, given: answers });
      return { version, questions, given: answers, questionId: first?.id ?? null };
    }),
    keepAnswer: assign(({ context }, { answer }: { answer: GivenAnswer }) => ({
      given: withAnswer(context, answer),
    })),
    openNext: assign(({ context }) => ({ questionId: neighbour(context, context.questionId, 1) })),
    openPrevious: assign(({ context }) => ({ questionId: neighbour(context, context.questionId, -1) })),
    openFirst: assign(({ context }) => ({ questionId: questionsThatApply(context)[0]?.id ?? null })),
    openRefused: assign(({ context }, { error }: { error: unknown }) => {
      const refused = Object.keys(failureOf(error).errors ?? {});
      const first = questionsThatApply(context).find(({ id }) => refused.includes(`answers.${id}`));
      return { questionId: first?.id ?? context.questionId };
    }),
    rememberLook: assign((_, look: RefinedPlan) => ({ look })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    showPlan: (_, _params: RefinedPlan) => {},
  },
}).createMachine({
  id: 'refinePlan',
  description: 'A veteran updates their action plan after something has changed.',
  context: { version: 0, questions: [], given: [], questionId: null, look: null, failure: null },
  initial: 'underway',
  states: {
    underway: {
      description: 'Questions, then a preview of the changes; Cancel asks before leaving.',
      type: 'parallel',
      meta: { path: '/veteran/refine-action-plan', requirements: ['VETERAN-04', 'NAV-06'] },
      states: {
        screen: {
          description: 'The screen that is open.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The questions depend on the plan, and on whether the direction was changed.',
              tags: 'busy',
              invoke: {
                id: 'getPlanRefinement',
                src: 'getPlanRefinement',
                onDone: {
                  target: 'answering',
                  actions: { type: 'rememberQuestions', params: outputOf },
                },
                onError: [
                  {
                    guard: { type: 'onboardingComesFirst', params: errorOf },
                    target: '#refinePlan.onboardingFirst',
                  },
                  { target: 'loadFailed', actions: remembersFailure },
                ],
              },
            },
            loadFailed: {
              description: 'The questions did not load; the veteran can try again.',
              on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } },
            },
            answering: {
              description: 'One question is open; its answer stays in this window.',
              on: {
                'answer.submitted': [
                  {
                    guard: { type: 'nextQuestionExists', params: answerOf },
                    actions: ['forgetFailure', keepsAnswer, 'openNext'],
                  },
                  { target: 'looking', actions: ['forgetFailure', keepsAnswer] },
                ],
                'back.requested': {
                  guard: 'previousQuestionExists',
                  actions: ['forgetFailure', 'openPrevious'],
                },
              },
            },
            looking: {
              description: 'The server says what the answers would change, and stores nothing.',
              tags: 'busy',
              invoke: {
                id: 'previewRefinement',
                src: 'previewRefinement',
                input: refinementOf,
                onDone: { target: 'reviewing', actions: { type: 'rememberLook', params: outputOf } },
                onError: [...failures, staysIn('answering')],
              },
            },
            reviewing: {
              description: 'The preview shows which tasks are added, removed and moved.',
              on: {
                'refinement.applied': { target: 'applying', actions: 'forgetFailure' },
                'answers.reopened': { target: 'answering', actions: ['forgetFailure', 'openFirst'] },
              },
            },
            applying: {
              description: 'The server updates the plan; finished tasks stay.',
              tags: 'busy',
              invoke: {
                id: 'refineActionPlan',
                src: 'refineActionPlan',
                input: refinementOf,
                onDone: {
                  target: '#refinePlan.applied',
                  actions: { type: 'showPlan', params: outputOf },
                },
                onError: [...failures, staysIn('reviewing')],
              },
            },
            conflict: {
              description:
                'Another window has changed the plan: the answers are kept, and its questions are asked.',
              on: { 'questions.askedAgain': { target: 'loading', actions: 'forgetFailure' } },
            },
          },
        },
        leaveDialog: {
          description: 'Whether the leave dialog is open.',
          initial: 'closed',
          states: {
            closed: {
              description: 'No dialog.',
              on: { 'leave.requested': { target: 'open', meta: { requirements: ['ONBOARD-10'] } } },
            },
            open: {
              description: 'The dialog asks whether to leave: No or Yes.',
              meta: { requirements: ['DIALOG-01', 'ONBOARD-10'] },
              on: { 'leave.confirmed': '#refinePlan.left', 'dialog.dismissed': 'closed' },
            },
          },
        },
      },
    },
    applied: {
      description: 'The plan is updated; the dashboard opens.',
      type: 'final',
      meta: { path: '/veteran', requirements: ['VETERAN-04'] },
    },
    left: {
      description: 'Nothing was changed; the dashboard opens.',
      type: 'final',
      meta: { path: '/veteran', requirements: ['DIALOG-01'] },
    },
    onboardingFirst: {
      description: 'There is no accepted plan yet: onboarding opens.',
      type: 'final',
      meta: { path: '/veteran/onboarding' },
    },
  },
});
