// A stage advances only after the server has responded.

import { questionnaire } from './onboarding/questionnaire.ts';
import { failsBackTo, leavesOnboarding, onboarding, onboardingOf, remembers } from './onboarding/setup.ts';
import { actionPlan, careerDirection, personalDetails, services } from './onboarding/stages.ts';
import { uploadCv } from './onboarding/uploadCv.ts';

export const onboardingMachine = onboarding.createMachine({
  id: 'onboarding',
  description:
    'Five stages on six screens: Personal Details, Upload your CV, Career Direction, Action Plan, Support & Services.',
  context: ({ input }) => ({
    address: input.address,
    furthestStep: 0,
    cvStep: 0,
    careerDirectionId: null,
    questionIds: [],
    questionId: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server returns the step where the veteran stopped.',
      tags: 'busy',
      meta: { requirements: ['ONBOARD-03', 'ONBOARD-17'] },
      invoke: {
        id: 'getOnboarding',
        src: 'getOnboarding',
        onDone: [
          {
            guard: { type: 'onboardingIsComplete', params: onboardingOf },
            target: 'completed',
            actions: remembers,
            meta: { requirements: ['ONBOARD-04'] },
          },
          { target: 'underway', actions: remembers, meta: { requirements: ['ONBOARD-02', 'ONBOARD-17'] } },
        ],
        onError: failsBackTo('loadFailed'),
      },
    },
    loadFailed: {
      description: 'The call failed; nothing is lost, and the veteran can try again.',
      on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } },
    },
    underway: {
      description: 'The veteran works through the stages; Skip is offered on all but the action plan.',
      type: 'parallel',
      on: {
        'address.changed': {
          target: '.screen',
          actions: { type: 'rememberAddress', params: ({ event }) => ({ address: event.address }) },
          description: 'The address changed to another step, through Back, Forward or a pasted link.',
          meta: { requirements: ['ONBOARD-03'] },
        },
      },
      states: {
        screen: {
          description: 'The screen that is shown.',
          initial: 'deciding',
          states: {
            deciding: {
              description:
                'Opens the step in the address, if the veteran has reached it, or else the step where they stopped.',
              meta: { requirements: ['ONBOARD-03', 'ONBOARD-17'] },
              exit: 'forgetAddress',
              always: [
                { guard: { type: 'addressAsksForStep', params: { step: 0 } }, target: 'personalDetails' },
                { guard: { type: 'addressAsksForStep', params: { step: 1 } }, target: 'uploadCv' },
                { guard: { type: 'addressAsksForStep', params: { step: 2 } }, target: 'careerDirection' },
                { guard: { type: 'addressAsksForStep', params: { step: 3 } }, target: 'questionnaire' },
                { guard: { type: 'addressAsksForStep', params: { step: 4 } }, target: 'actionPlan' },
                { guard: { type: 'addressAsksForStep', params: { step: 5 } }, target: 'services' },
                { guard: { type: 'onboardingContinuesAtStep', params: { step: 1 } }, target: 'uploadCv' },
                {
                  guard: { type: 'onboardingContinuesAtStep', params: { step: 2 } },
                  target: 'careerDirection',
                },
                {
                  guard: { type: 'onboardingContinuesAtStep', params: { step: 3 } },
                  target: 'questionnaire',
                },
                { guard: { type: 'onboardingContinuesAtStep', params: { step: 4 } }, target: 'actionPlan' },
                { guard: { type: 'onboardingContinuesAtStep', params: { step: 5 } }, target: 'services' },
                { target: 'personalDetails' },
              ],
            },
            personalDetails,
            uploadCv,
            careerDirection,
            questionnaire,
            actionPlan,
            services,
          },
        },
        skipDialog: {
          description: 'Whether the skip dialog is open.',
          initial: 'closed',
          states: {
            closed: {
              description: 'The dialog is closed.',
              on: {
                'skip.requested': {
                  guard: 'stageIsSkippable',
                  target: 'open',
                  meta: { requirements: ['ONBOARD-07', 'ONBOARD-08'] },
                },
                'logo.clicked': {
                  guard: 'stageIsSkippable',
                  target: 'open',
                  meta: { requirements: ['ONBOARD-09'] },
                },
              },
            },
            open: {
              description:
                'Asks for confirmation before skipping onboarding. Where a CV is still to be uploaded, it says that one leads to better job matches; elsewhere, that the answers are saved.',
              meta: { requirements: ['DIALOG-02', 'ONBOARD-09'] },
              on: { 'skip.confirmed': 'skipping', 'dialog.dismissed': 'closed' },
            },
            skipping: {
              description: 'The server records that onboarding is skipped for now.',
              tags: 'busy',
              meta: { requirements: ['ONBOARD-07'] },
              invoke: {
                id: 'skipOnboarding',
                src: 'skipOnboarding',
                onDone: {
                  target: '#onboarding.skipped',
                  actions: remembers,
                  meta: { requirements: ['ONBOARD-07'] },
                },
                onError: [...leavesOnboarding, { target: 'closed', meta: { requirements: ['HTTP-13'] } }],
              },
            },
          },
        },
      },
    },
    skipped: {
      description: 'Onboarding is skipped for now. The dashboard opens, and the URL no longer names a step.',
      type: 'final',
      meta: { path: '/veteran', requirements: ['ONBOARD-07'] },
    },
    left: {
      description: 'The veteran left the action plan before accepting it; the dashboard opens.',
      type: 'final',
      meta: { path: '/veteran', requirements: ['DIALOG-01'] },
    },
    completed: {
      description: 'Every stage is done, or every stage but the CV; the dashboard opens.',
      type: 'final',
      meta: { path: '/veteran', requirements: ['ONBOARD-04'] },
    },
    signedOut: {
      description: 'The session ended; after signing in again the same screen opens.',
      type: 'final',
      meta: { path: '/auth/login', requirements: ['HTTP-04'] },
    },
    inactive: {
      description: 'The account was switched off.',
      type: 'final',
      meta: { path: '/user-inactive', requirements: ['HTTP-03'] },
    },
  },
});
