import { failsBackTo, onboarding, onboardingOf, remembers } from './setup.ts';

export const uploadCv = onboarding.createStateConfig({
  id: 'uploadCv',
  description: 'Stage 2: a CV is uploaded and read, then checked field by field.',
  meta: { path: '/veteran/onboarding', step: 1, requirements: ['ONBOARD-01', 'ONBOARD-12'] },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks whether a file has already been uploaded.',
      always: [
        { guard: 'fileHasBeenRead', target: 'reviewing' },
        { guard: 'fileIsBeingRead', target: 'reading' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'The veteran chooses a file, or carries on without a CV.',
      meta: { step: 1, cvStep: 0 },
      on: {
        'file.chosen': { target: 'uploading', actions: 'forgetFailure' },
        'cv.declined': {
          target: 'confirmingDecline',
          actions: 'forgetFailure',
          meta: { requirements: ['DIALOG-02'] },
        },
        'back.requested': {
          target: '#onboarding.underway.screen.personalDetails',
          actions: 'forgetFailure',
        },
      },
    },
    uploading: {
      description: 'The file is uploaded; its type, size and number of pages are checked.',
      tags: 'busy',
      meta: { step: 1, cvStep: 0, requirements: ['ONBOARD-12'] },
      on: {
        'upload.cancelled': 'choosing',
        'back.requested': '#onboarding.underway.screen.personalDetails',
      },
      invoke: {
        id: 'uploadCv',
        src: 'uploadCv',
        input: ({ event }) => {
          if (event.type !== 'file.chosen') throw new Error(event.type);
          return { file: event.file };
        },
        onDone: {
          target: 'reading',
          actions: { type: 'rememberCvStep', params: { cvStep: 1 } },
        },
        onError: failsBackTo('choosing'),
      },
    },
    reading: {
      description: 'The server reads the file into the sections of a CV.',
      tags: 'busy',
      meta: { step: 1, cvStep: 1, requirements: ['ONBOARD-12'] },
      on: {
        'cv.replaced': 'choosing',
        'back.requested': '#onboarding.underway.screen.personalDetails',
      },
      invoke: {
        id: 'getOnboardingResume',
        src: 'getOnboardingResume',
        onDone: {
          target: 'reviewing',
          actions: { type: 'rememberCvStep', params: { cvStep: 2 } },
        },
        onError: failsBackTo('choosing'),
      },
    },
    reviewing: {
      description: 'The veteran checks what was read, military service included.',
      meta: { step: 1, cvStep: 2, requirements: ['ONBOARD-12', 'ONBOARD-18'] },
      on: {
        'cv.reviewed': { target: 'saving', actions: 'forgetFailure' },
        'cv.replaced': { target: 'choosing', actions: 'forgetFailure' },
        'back.requested': {
          target: '#onboarding.underway.screen.personalDetails',
          actions: 'forgetFailure',
        },
      },
    },
    saving: {
      description: 'The server checks and stores the CV.',
      tags: 'busy',
      meta: { step: 1, cvStep: 2, requirements: ['ONBOARD-12'] },
      invoke: {
        id: 'saveCv',
        src: 'saveCv',
        input: ({ event }) => {
          if (event.type !== 'cv.reviewed') throw new Error(event.type);
          return { review: event.review };
        },
        onDone: [
          {
            guard: { type: 'onlyCvIsLeft', params: onboardingOf },
            target: '#onboarding.completed',
            actions: remembers,
            meta: { requirements: ['ONBOARD-04'] },
          },
          {
            target: '#careerDirection',
            actions: remembers,
            meta: { requirements: ['ONBOARD-12'] },
          },
        ],
        onError: failsBackTo('reviewing'),
      },
    },
    confirmingDecline: {
      description:
        'Asks for confirmation before carrying on without a CV, and says that a CV leads to better job matches.',
      meta: { step: 1, cvStep: 0, requirements: ['DIALOG-02'] },
      on: { 'skip.confirmed': 'declining', 'dialog.dismissed': 'choosing' },
    },
    declining: {
      description:
        'The server records that the CV is skipped; its 20 percent of onboarding progress is not counted until a CV is added.',
      tags: 'busy',
      meta: { step: 1, cvStep: 0, requirements: ['DIALOG-02'] },
      invoke: {
        id: 'declineCv',
        src: 'declineCv',
        onDone: [
          {
            guard: { type: 'onlyCvIsLeft', params: onboardingOf },
            target: '#onboarding.completed',
            actions: remembers,
          },
          { target: '#careerDirection', actions: remembers },
        ],
        onError: failsBackTo('choosing'),
      },
    },
  },
});
