import { failsBackTo, onboarding, remembers } from './setup.ts';

export const personalDetails = onboarding.createStateConfig({
  description: 'Stage 1: date of birth, phone number, gender, and the answer to “What best describes you?”.',
  meta: { path: '/veteran/onboarding', step: 0, requirements: ['ONBOARD-01'] },
  initial: 'answering',
  states: {
    answering: {
      description: 'The veteran fills in the form.',
      on: { 'personalDetails.submitted': { target: 'saving', actions: 'forgetFailure' } },
    },
    saving: {
      description: 'The server checks and stores the answers.',
      tags: 'busy',
      meta: { requirements: ['ONBOARD-11'] },
      invoke: {
        id: 'savePersonalDetails',
        src: 'savePersonalDetails',
        input: ({ event }) => {
          if (event.type !== 'personalDetails.submitted') throw new Error(event.type);
          return { answers: event.answers };
        },
        onDone: {
          target: '#uploadCv',
          actions: remembers,
          meta: { requirements: ['ONBOARD-11'] },
        },
        onError: failsBackTo('answering'),
      },
    },
  },
});

export const careerDirection = onboarding.createStateConfig({
  id: 'careerDirection',
  description: 'Stage 3, first page: one question about the career direction.',
  meta: { path: '/veteran/onboarding', step: 2, requirements: ['ONBOARD-01'] },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The veteran chooses one answer.',
      on: {
        'direction.chosen': { target: 'saving', actions: 'forgetFailure' },
        'back.requested': { target: '#uploadCv', actions: 'forgetFailure' },
      },
    },
    saving: {
      description: 'The server stores the direction.',
      tags: 'busy',
      meta: { requirements: ['ONBOARD-13'] },
      invoke: {
        id: 'saveCareerDirection',
        src: 'saveCareerDirection',
        input: ({ event }) => {
          if (event.type !== 'direction.chosen') throw new Error(event.type);
          return { questionId: event.questionId, answerOptionId: event.answerOptionId };
        },
        onDone: {
          target: '#questionnaire',
          actions: remembers,
          meta: { requirements: ['ONBOARD-13'] },
        },
        onError: failsBackTo('choosing'),
      },
    },
  },
});

export const actionPlan = onboarding.createStateConfig({
  id: 'actionPlan',
  description: 'Stage 4: the action plan made from the answers; it cannot be skipped.',
  meta: { path: '/veteran/onboarding', step: 4, requirements: ['ONBOARD-01', 'ONBOARD-08'] },
  initial: 'reading',
  states: {
    reading: {
      description: 'The veteran reads the plan.',
      on: {
        'plan.accepted': { target: 'accepting', actions: 'forgetFailure' },
        'logo.clicked': {
          target: 'confirmingLeave',
          meta: { requirements: ['DIALOG-01', 'ONBOARD-09'] },
        },
        'back.requested': { target: '#questionnaire', actions: 'forgetFailure' },
      },
    },
    confirmingLeave: {
      description: 'The dialog warns the veteran that they are about to leave the page.',
      meta: { requirements: ['DIALOG-01'] },
      on: {
        'leave.confirmed': { target: '#onboarding.left', meta: { requirements: ['DIALOG-01'] } },
        'dialog.dismissed': 'reading',
      },
    },
    accepting: {
      description: 'The server makes the plan active.',
      tags: 'busy',
      invoke: {
        id: 'acceptActionPlan',
        src: 'acceptActionPlan',
        input: ({ event }) => {
          if (event.type !== 'plan.accepted') throw new Error(event.type);
          return { version: event.version };
        },
        onDone: { target: '#services', actions: remembers },
        onError: failsBackTo('reading'),
      },
    },
  },
});

export const services = onboarding.createStateConfig({
  id: 'services',
  description: 'Stage 5: services that can help, and who may see the profile.',
  meta: { path: '/veteran/onboarding', step: 5, requirements: ['ONBOARD-01', 'ONBOARD-15'] },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The veteran chooses services, and who may see the profile.',
      on: {
        'services.submitted': { target: 'saving', actions: 'forgetFailure' },
        'back.requested': { target: '#actionPlan', actions: 'forgetFailure' },
      },
    },
    saving: {
      description: 'The server stores the choice and ends onboarding.',
      tags: 'busy',
      meta: { requirements: ['ONBOARD-15'] },
      invoke: {
        id: 'saveOnboardingServices',
        src: 'saveOnboardingServices',
        input: ({ event }) => {
          if (event.type !== 'services.submitted') throw new Error(event.type);
          return event.choice;
        },
        onDone: {
          target: '#onboarding.completed',
          actions: remembers,
          meta: { requirements: ['ONBOARD-04', 'ONBOARD-15'] },
        },
        onError: failsBackTo('choosing'),
      },
    },
  },
});
