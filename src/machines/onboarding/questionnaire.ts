import {
  type Address,
  failsBackTo,
  type OnboardingContext,
  type OnboardingEvent,
  onboarding,
  questionsOf,
  remembers,
} from './setup.ts';

const remembersQuestions = { type: 'rememberQuestions', params: questionsOf } as const;

const asksFirstUnanswered = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'unansweredQuestionExists', params: questionsOf },
    target,
    actions: [remembersQuestions, { type: 'openFirstUnansweredQuestion', params: questionsOf }],
  }) as const;

const showsAll = { target: 'reviewing', actions: remembersQuestions } as const;

const addressOf = ({ event }: { event: { address: Address } }) => ({ address: event.address });

const followsAddress = {
  guard: { type: 'addressNamesQuestion', params: addressOf },
  target: 'answering',
  actions: { type: 'openAddressedQuestion', params: addressOf },
  description: 'The address changed to another question, through Back or Forward.',
  meta: { requirements: ['ONBOARD-03'] },
} as const;

const saveAnswer = {
  id: 'saveAnswer',
  src: 'saveAnswer',
  input: ({ context, event }: { context: OnboardingContext; event: OnboardingEvent }) => {
    if (event.type !== 'answer.submitted') throw new Error(event.type);
    return { careerDirectionId: context.careerDirectionId ?? 0, answer: event.answer };
  },
} as const;

export const questionnaire = onboarding.createStateConfig({
  id: 'questionnaire',
  description:
    'Stage 3, second page: the questions of the chosen direction, one at a time, then all on one page.',
  meta: { path: '/veteran/onboarding', step: 3, requirements: ['ONBOARD-01', 'ONBOARD-14'] },
  initial: 'loading',
  exit: 'forgetQuestions',
  states: {
    loading: {
      description: 'The questions of the chosen direction are fetched.',
      tags: 'busy',
      meta: { requirements: ['ONBOARD-14'] },
      invoke: {
        id: 'getQuestionnaire',
        src: 'getQuestionnaire',
        input: ({ context }) => ({ careerDirectionId: context.careerDirectionId ?? 0 }),
        onDone: [asksFirstUnanswered('answering'), showsAll],
        onError: failsBackTo('loadFailed'),
      },
    },
    loadFailed: {
      description: 'The questions did not load; the veteran can try again.',
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetFailure' },
        'back.requested': { target: '#careerDirection', actions: 'forgetFailure' },
      },
    },
    answering: {
      description: 'One question is shown.',
      on: {
        'address.changed': followsAddress,
        'answer.submitted': { target: 'savingAnswer', actions: 'forgetFailure' },
        'back.requested': [
          { guard: 'previousQuestionExists', actions: 'openPreviousQuestion' },
          { target: '#careerDirection', actions: 'forgetFailure' },
        ],
      },
    },
    savingAnswer: {
      description: 'The server stores the answer before the next question is shown.',
      tags: 'busy',
      meta: { requirements: ['ONBOARD-17'] },
      invoke: {
        ...saveAnswer,
        onDone: [
          {
            guard: { type: 'nextQuestionExists', params: questionsOf },
            target: 'answering',
            actions: [remembersQuestions, { type: 'openNextQuestion', params: questionsOf }],
          },
          showsAll,
        ],
        onError: failsBackTo('answering'),
      },
    },
    reviewing: {
      description: 'All answers are shown on one page, each with a Change button.',
      on: {
        'answer.reopened': {
          target: 'changing',
          actions: {
            type: 'openQuestion',
            params: ({ event }) => ({ questionId: event.questionId }),
          },
        },
        'address.changed': followsAddress,
        'answers.submitted': { target: 'saving', actions: 'forgetFailure' },
        'back.requested': { target: 'answering', actions: 'openLastQuestion' },
      },
    },
    changing: {
      description: 'The veteran changes one answer, then returns to the review.',
      on: {
        'answer.submitted': { target: 'savingChange', actions: 'forgetFailure' },
        'back.requested': { target: 'reviewing', actions: 'forgetFailure' },
      },
    },
    savingChange: {
      description:
        'The server stores the changed answer. If another question then has to be answered, it comes next.',
      tags: 'busy',
      invoke: {
        ...saveAnswer,
        onDone: [asksFirstUnanswered('changing'), showsAll],
        onError: failsBackTo('changing'),
      },
    },
    saving: {
      description: 'The server makes the action plan from the answers.',
      tags: 'busy',
      meta: { requirements: ['ONBOARD-14'] },
      invoke: {
        id: 'saveQuestionnaire',
        src: 'saveQuestionnaire',
        input: ({ context }) => ({ careerDirectionId: context.careerDirectionId ?? 0 }),
        onDone: {
          target: '#actionPlan',
          actions: remembers,
          meta: { requirements: ['ONBOARD-14'] },
        },
        onError: failsBackTo('reviewing'),
      },
    },
  },
});
