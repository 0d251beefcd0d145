import type { FlowCases } from 'statechart-paths';
import { matchesState, type StateValue } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import type { OnboardingContext, OnboardingEvent, Questions } from '../../src/machines/onboarding/setup.ts';
import { conflict409, failures, refused422 } from './outcomes.ts';

type Onboarding = components['schemas']['Onboarding'];
type StageKey = components['schemas']['StageKey'];

const keys: StageKey[] = ['personal_details', 'upload_cv', 'career_direction', 'action_plan', 'services'];
const firstStepOf: Record<StageKey, number> = {
  personal_details: 0,
  upload_cv: 1,
  career_direction: 2,
  action_plan: 4,
  services: 5,
};

const findAJob = { id: 601001, title: 'Find a job now', question_id: 6010, answer_option_id: 601001 };

/** What the server answers to a veteran who is to go on at `step`. */
function onboardingAt(step: number | null, extra: Partial<Onboarding> = {}): Onboarding {
  return {
    step,
    cv_step: 0,
    percentage: 0,
    is_completed: false,
    skipped_at: null,
    resume_id: null,
    drafts: [],
    stages: keys.map((key) => ({
      key,
      status: firstStepOf[key] < (step ?? 0) ? 'done' : 'ahead',
      done_at: null,
      note: null,
    })),
    personal_details: null,
    career_direction: (step ?? 0) > 2 ? findAJob : null,
    version: 1,
    ...extra,
  };
}

/** The server never takes back what was reached; a file stays with it, read or not. */
const reaching =
  (step: number, extra: Partial<Onboarding> = {}) =>
  ({ furthestStep, cvStep, careerDirectionId }: OnboardingContext) => {
    const onboarding = onboardingAt(Math.max(furthestStep, step), {
      cv_step: cvStep as Onboarding['cv_step'],
    });
    const known = careerDirectionId === null ? {} : { career_direction: findAJob };
    return { ...onboarding, ...known, ...extra };
  };

const done = (key: StageKey) => ({
  key,
  status: 'done' as const,
  done_at: '2026-11-20T09:00:00Z',
  note: null,
});
const allButTheCv = onboardingAt(1, {
  percentage: 80,
  stages: keys.map((key) => (key === 'upload_cv' ? { ...done(key), status: 'skipped' as const } : done(key))),
  career_direction: findAJob,
});
const complete = onboardingAt(5, {
  percentage: 100,
  is_completed: true,
  stages: keys.map(done),
  career_direction: findAJob,
});

/** Of "Find a job now". How far to travel is asked of those who do not always work from home. */
const fromHome = [6101, 6102, 6104, 6105, 6106, 6107, 6108];
const pattern = 6102;
const distance = 6103;
const fresh: Questions = { questionIds: fromHome, firstUnansweredId: 6101 };
const allAnswered: Questions = { questionIds: fromHome, firstUnansweredId: null };
const kept = ({ questionIds }: OnboardingContext): Questions => ({ questionIds, firstUnansweredId: null });
const oneMore = ({ questionIds }: OnboardingContext): Questions => ({
  questionIds: [...questionIds, distance].sort(),
  firstUnansweredId: distance,
});

const events = {
  'presses Back in the browser': { type: 'address.changed', address: { step: 1, cvStep: 0 } },
  'opens the first question from the history': {
    type: 'address.changed',
    address: { step: 3, cvStep: null, question: 1 },
  },
  'opens a question from the history that is gone': {
    type: 'address.changed',
    address: { step: 3, cvStep: null, question: 40 },
  },
  'tries again': { type: 'retry.requested' },
  'goes back': { type: 'back.requested' },
  'submits personal details': {
    type: 'personalDetails.submitted',
    answers: {
      dob: '1991-04-17',
      phone_number: '7700900123',
      country_code: '+44',
      gender: 'female',
      question_id: 1,
      answer_option_id: 2,
    },
  },
  'chooses a file': {
    type: 'file.chosen',
    file: new File(['Leah Bennett'], 'cv.txt', { type: 'text/plain' }),
  },
  'cancels the upload': { type: 'upload.cancelled' },
  'confirms what was read': {
    type: 'cv.reviewed',
    review: { resume_id: 1, version: 1, confirmed_sections: [] },
  },
  'replaces the file': { type: 'cv.replaced' },
  'carries on without a CV': { type: 'cv.declined' },
  'chooses a direction': { type: 'direction.chosen', questionId: 6010, answerOptionId: 601001 },
  'answers a question': {
    type: 'answer.submitted',
    answer: { question_id: pattern, answer_option_id: 610205 },
  },
  'changes an answer': { type: 'answer.reopened', questionId: pattern },
  'sends all answers': { type: 'answers.submitted' },
  'accepts the plan': { type: 'plan.accepted', version: 1 },
  'chooses services': {
    type: 'services.submitted',
    choice: { service_ids: [5], candidate_visibility: 'hidden' },
  },
  'clicks the logo': { type: 'logo.clicked' },
  'asks to skip': { type: 'skip.requested' },
  'confirms the skip': { type: 'skip.confirmed' },
  'confirms leaving': { type: 'leave.confirmed' },
  'dismisses the dialog': { type: 'dialog.dismissed' },
} satisfies Record<string, OnboardingEvent>;

/** An open dialog is modal: only its answers are left, and none while it is busy. */
function answersOfDialog(value: StateValue): string[] | null {
  const at = (state: StateValue) => matchesState({ underway: state }, value);
  const isBusy = at({ skipDialog: 'skipping' }) || at({ screen: { uploadCv: 'declining' } });
  if (isBusy) return [];
  if (at({ skipDialog: 'open' }) || at({ screen: { uploadCv: 'confirmingDecline' } }))
    return ['confirms the skip', 'dismisses the dialog'];
  if (at({ screen: { actionPlan: 'confirmingLeave' } })) return ['confirms leaving', 'dismisses the dialog'];
  return null;
}

function possible(value: StateValue, label: string, context: OnboardingContext): boolean {
  const { furthestStep, careerDirectionId, questionIds, questionId } = context;
  const isOnlyTheCvLeft = furthestStep === 1 && careerDirectionId !== null;
  if (label === 'saveCv: ok' || label === 'declineCv: ok') return !isOnlyTheCvLeft;
  if (label === 'saveAnswer: one more question applies')
    return questionId === pattern && !questionIds.includes(distance);
  if (label.includes(': ')) return true;
  const answers = answersOfDialog(value);
  if (answers) return answers.includes(label);
  // The step before is one press away where this page was opened by Back on the screen.
  if (label === 'presses Back in the browser')
    return (
      furthestStep > 0 && matchesState({ underway: { screen: { personalDetails: 'answering' } } }, value)
    );
  if (label.includes('from the history'))
    return (
      (label !== 'opens the first question from the history' || questionId !== questionIds[0]) &&
      ['answering', 'reviewing'].some((state) =>
        matchesState({ underway: { screen: { questionnaire: state } } }, value),
      )
    );
  return true;
}

export const cases = {
  inputs: {
    'no address': { address: { step: null, cvStep: null } },
    'address of step 1': { address: { step: 1, cvStep: 0 } },
    'address of step 5': { address: { step: 5, cvStep: null } },
    'address of a step that does not exist': { address: { step: 9, cvStep: null } },
  },
  events,
  ports: {
    getOnboarding: {
      done: {
        'not started': onboardingAt(null),
        'at step 1': onboardingAt(1),
        'file being read': onboardingAt(1, { cv_step: 1 }),
        'file read': onboardingAt(1, { cv_step: 2 }),
        'at step 2': onboardingAt(2),
        'at step 3': onboardingAt(3),
        'at step 4': onboardingAt(4),
        'at step 5': onboardingAt(5),
        'all but the CV': allButTheCv,
        complete,
      },
      error: failures,
    },
    savePersonalDetails: { done: { ok: reaching(1) }, error: { refused422, ...failures } },
    uploadCv: { done: { ok: undefined }, error: { refused422, ...failures } },
    getOnboardingResume: { done: { ok: undefined }, error: { unreadable: refused422, ...failures } },
    saveCv: {
      done: { ok: reaching(2, { cv_step: 2 }), 'nothing else left': complete },
      error: { refused422, conflict409, ...failures },
    },
    declineCv: {
      done: { ok: reaching(2), 'nothing else left': allButTheCv },
      error: failures,
    },
    saveCareerDirection: { done: { ok: reaching(3) }, error: { refused422, ...failures } },
    getQuestionnaire: {
      done: { 'questions open': fresh, 'all answered': allAnswered },
      error: failures,
    },
    saveAnswer: {
      done: { kept, 'one more question applies': oneMore },
      error: { refused422, ...failures },
    },
    saveQuestionnaire: { done: { ok: reaching(4) }, error: { refused422, ...failures } },
    acceptActionPlan: { done: { ok: reaching(5) }, error: { conflict409, ...failures } },
    saveOnboardingServices: {
      done: { ok: complete },
      error: { refused422, ...failures },
    },
    skipOnboarding: { done: { ok: reaching(0) }, error: failures },
  },
  possible,
  project: ({
    address,
    furthestStep,
    cvStep,
    careerDirectionId,
    questionIds,
    questionId,
  }: OnboardingContext) => [
    address.step,
    furthestStep,
    cvStep,
    careerDirectionId !== null,
    questionIds.length,
    questionIds.indexOf(questionId ?? -1),
  ],
  limit: 20_000,
} satisfies FlowCases;
