/** Stage 3, second page: one question at a time, then all of them for review. */
import { failsBackTo, onboarding, questionsOf, remembers } from './setup.ts';

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
        onDone: [
          {
            guard: { type: 'questionIsOpen', params: questionsOf },
            target: 'answering',
            actions: [
              { type: 'rememberQuestions', params: questionsOf },
              { type: 'openFirstOpenQuestion', params: questionsOf },
            ],
          },
          { target: 'reviewing', actions: { type: 'rememberQuestions', params: questionsOf } },
        ],
        onError: failsBackTo('loadFailed'),
      },
    },
    loadFailed: {
      description: 'The questions did not come; it can be tried again.',
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetFailure' },
        'back.requested': { target: '#careerDirection', actions: 'forgetFailure' },
      },
    },
    answering: {
      description: 'One question is open.',
      on: {
        'answer.submitted': { target: 'savingAnswer', actions: 'forgetFailure' },
        'back.requested': [
          { guard: 'previousQuestionExists', actions: 'openPreviousQuestion' },
          { target: '#careerDirection', actions: 'forgetFailure' },
        ],
      },
    },
    savingAnswer: {
      description: 'The answer is kept before the next question opens.',
      tags: 'busy',
      meta: { requirements: ['ONBOARD-17'] },
      invoke: {
        id: 'saveAnswer',
        src: 'saveAnswer',
        input: ({ context, event }) => {
          if (event.type !== 'answer.submitted') throw new Error(event.type);
          return { careerDirectionId: context.careerDirectionId ?? 0, answer: event.answer };
        },
        onDone: [
          {
            guard: { type: 'nextQuestionExists', params: questionsOf },
            target: 'answering',
            actions: [
              { type: 'rememberQuestions', params: questionsOf },
              { type: 'openNextQuestion', params: questionsOf },
            ],
          },
          { target: 'reviewing', actions: { type: 'rememberQuestions', params: questionsOf } },
        ],
        onError: failsBackTo('answering'),
      },
    },
    reviewing: {
      description: 'All answers stand on one page, each with Change.',
      on: {
        'answer.reopened': {
          target: 'changing',
          actions: {
            type: 'openQuestion',
            params: ({ event }) => ({ questionId: event.questionId }),
          },
        },
        'answers.submitted': { target: 'saving', actions: 'forgetFailure' },
        'back.requested': { target: 'answering', actions: 'openLastQuestion' },
      },
    },
    changing: {
      description: 'One answer is changed and leads straight back to the review.',
      on: {
        'answer.submitted': { target: 'savingChange', actions: 'forgetFailure' },
        'back.requested': { target: 'reviewing', actions: 'forgetFailure' },
      },
    },
    savingChange: {
      description: 'The changed answer is kept; a question that now applies is asked.',
      tags: 'busy',
      invoke: {
        id: 'saveAnswer',
        src: 'saveAnswer',
        input: ({ context, event }) => {
          if (event.type !== 'answer.submitted') throw new Error(event.type);
          return { careerDirectionId: context.careerDirectionId ?? 0, answer: event.answer };
        },
        onDone: [
          {
            guard: { type: 'questionIsOpen', params: questionsOf },
            target: 'changing',
            actions: [
              { type: 'rememberQuestions', params: questionsOf },
              { type: 'openFirstOpenQuestion', params: questionsOf },
            ],
          },
          { target: 'reviewing', actions: { type: 'rememberQuestions', params: questionsOf } },
        ],
        onError: failsBackTo('changing'),
      },
    },
    saving: {
      description: 'The action plan is written from the answers.',
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
