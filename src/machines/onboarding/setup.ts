import { assign, not, setup, stateIn } from 'xstate';
import type { components } from '../../../openapi.gen.d.ts';
import { errorOf, type Failure, failureOf, sessionEnded, staysIn, userInactive } from '../failure.ts';
import type { StateMeta } from '../meta.ts';
import { placeholder } from '../placeholder.ts';

type Schemas = components['schemas'];
type Onboarding = Schemas['Onboarding'];

export interface Address {
  step: number | null;
  cvStep: number | null;
  /** The number of the visible question, counted from 1. */
  question?: number;
}

export interface ReviewedCv {
  resume_id: number;
  version: number;
  confirmed_sections: Schemas['SectionName'][];
  sections?: Schemas['ResumeSections'];
  placed_lines?: string[];
}

export interface OnboardingContext {
  address: Address;
  /** The step at which the server would resume; no later one can be opened. */
  furthestStep: number;
  cvStep: number;
  careerDirectionId: number | null;
  questionIds: number[];
  questionId: number | null;
  failure: Failure | null;
}

export type OnboardingEvent =
  | { type: 'address.changed'; address: Address }
  | { type: 'retry.requested' }
  | { type: 'back.requested' }
  | { type: 'personalDetails.submitted'; answers: Schemas['PersonalDetails'] }
  | { type: 'file.chosen'; file: File }
  | { type: 'upload.cancelled' }
  | { type: 'cv.reviewed'; review: ReviewedCv }
  | { type: 'cv.replaced' }
  | { type: 'cv.declined' }
  | { type: 'direction.chosen'; questionId: number; answerOptionId: number }
  | { type: 'answer.submitted'; answer: Schemas['GivenAnswer'] }
  | { type: 'answer.reopened'; questionId: number }
  | { type: 'answers.submitted' }
  | { type: 'plan.accepted'; version: number }
  | {
      type: 'services.submitted';
      choice: { service_ids: number[]; candidate_visibility: Schemas['Visibility'] };
    }
  | { type: 'logo.clicked' }
  | { type: 'skip.requested' }
  | { type: 'skip.confirmed' }
  | { type: 'leave.confirmed' }
  | { type: 'dialog.dismissed' };

/** `firstUnansweredId` is the first required question without an answer, or the first question if none has been answered yet. */
export interface Questions {
  questionIds: number[];
  firstUnansweredId: number | null;
}

const actors = {
  getOnboarding: placeholder<Onboarding>('getOnboarding'),
  savePersonalDetails: placeholder<Onboarding, { answers: Schemas['PersonalDetails'] }>(
    'savePersonalDetails',
  ),
  uploadCv: placeholder<void, { file: File }>('uploadCv'),
  // Resolves once the file has been read, and rejects when it cannot be read.
  getOnboardingResume: placeholder<void>('getOnboardingResume'),
  saveCv: placeholder<Onboarding, { review: ReviewedCv }>('saveCv'),
  declineCv: placeholder<Onboarding>('declineCv'),
  saveCareerDirection: placeholder<Onboarding, { questionId: number; answerOptionId: number }>(
    'saveCareerDirection',
  ),
  getQuestionnaire: placeholder<Questions, { careerDirectionId: number }>('getQuestionnaire'),
  saveAnswer: placeholder<Questions, { careerDirectionId: number; answer: Schemas['GivenAnswer'] }>(
    'saveAnswer',
  ),
  saveQuestionnaire: placeholder<Onboarding, { careerDirectionId: number }>('saveQuestionnaire'),
  acceptActionPlan: placeholder<Onboarding, { version: number }>('acceptActionPlan'),
  saveOnboardingServices: placeholder<
    Onboarding,
    { service_ids: number[]; candidate_visibility: Schemas['Visibility'] }
  >('saveOnboardingServices'),
  skipOnboarding: placeholder<Onboarding>('skipOnboarding'),
};

export type OnboardingActors = typeof actors;

const after = (ids: number[], id: number | null) => ids[ids.indexOf(id ?? -1) + 1] ?? null;
const before = (ids: number[], id: number | null) => ids[ids.indexOf(id ?? -1) - 1] ?? null;

export const onboarding = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as { address: Address },
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    sessionHasEnded: (_, params: { error: unknown }) => sessionEnded(params.error),
    userIsInactive: (_, params: { error: unknown }) => userInactive(params.error),
    onboardingIsComplete: (_, params: { onboarding: Onboarding }) => params.onboarding.is_completed,
    addressAsksForStep: ({ context }, params: { step: number }) =>
      (context.address.step ?? context.furthestStep) === params.step && params.step <= context.furthestStep,
    onboardingContinuesAtStep: ({ context }, params: { step: number }) =>
      context.furthestStep === params.step,
    fileIsBeingRead: ({ context }) => context.cvStep === 1,
    fileHasBeenRead: ({ context }) => context.cvStep === 2,
    onlyCvIsLeft: (_, params: { onboarding: Onboarding }) =>
      params.onboarding.stages.every((stage) => stage.status === 'done' || stage.key === 'upload_cv'),
    unansweredQuestionExists: (_, params: Questions) => params.firstUnansweredId !== null,
    nextQuestionExists: ({ context }, params: Questions) =>
      after(params.questionIds, context.questionId) !== null,
    stageIsSkippable: not(stateIn('#actionPlan')),
    addressNamesQuestion: ({ context }, { address }: { address: Address }) =>
      address.step === 3 && context.questionIds[(address.question ?? 0) - 1] !== undefined,
    previousQuestionExists: ({ context }) => before(context.questionIds, context.questionId) !== null,
  },
  actions: {
    rememberOnboarding: assign((_, params: { onboarding: Onboarding }) => ({
      furthestStep: params.onboarding.step ?? 0,
      cvStep: params.onboarding.cv_step,
      careerDirectionId: params.onboarding.career_direction?.id ?? null,
      failure: null,
    })),
    rememberCvStep: assign((_, params: { cvStep: number }) => ({ cvStep: params.cvStep })),
    rememberAddress: assign((_, params: { address: Address }) => ({
      address: params.address,
      failure: null,
    })),
    // The URL chooses the screen only when it is opened or changed; after that, each screen sets the URL.
    forgetAddress: assign({ address: { step: null, cvStep: null } }),
    forgetQuestions: assign({ questionIds: [], questionId: null }),
    rememberQuestions: assign((_, params: Questions) => ({ questionIds: params.questionIds, failure: null })),
    openFirstUnansweredQuestion: assign((_, params: Questions) => ({ questionId: params.firstUnansweredId })),
    openNextQuestion: assign(({ context }, params: Questions) => ({
      questionId: after(params.questionIds, context.questionId),
    })),
    openPreviousQuestion: assign(({ context }) => ({
      questionId: before(context.questionIds, context.questionId),
      failure: null,
    })),
    openLastQuestion: assign(({ context }) => ({
      questionId: context.questionIds.at(-1) ?? null,
      failure: null,
    })),
    openAddressedQuestion: assign(({ context }, { address }: { address: Address }) => ({
      questionId: context.questionIds[(address.question ?? 0) - 1] ?? null,
      failure: null,
    })),
    openQuestion: assign((_, params: { questionId: number }) => ({
      questionId: params.questionId,
      failure: null,
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
});

export const onboardingOf = ({ event }: { event: { output: Onboarding } }) => ({ onboarding: event.output });
export const questionsOf = ({ event }: { event: { output: Questions } }) => event.output;

export const leavesOnboarding = [
  {
    guard: { type: 'sessionHasEnded', params: errorOf },
    target: '#onboarding.signedOut',
    description: '401: the session has ended',
    meta: { requirements: ['HTTP-04', 'ONBOARD-17'] },
  },
  {
    guard: { type: 'userIsInactive', params: errorOf },
    target: '#onboarding.inactive',
    description: '410: the account is inactive',
    meta: { requirements: ['HTTP-03'] },
  },
] as const;

export const failsBackTo = <Target extends string>(target: Target) =>
  [...leavesOnboarding, { ...staysIn(target), meta: { requirements: ['ONBOARD-17'] } }] as const;

export const remembers = { type: 'rememberOnboarding', params: onboardingOf } as const;
