import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type ActionPlan, acceptActionPlan, actionPlanQuery } from '../../api/actionPlan.ts';
import type { ApiError } from '../../api/client.ts';
import {
  getOnboarding,
  type Onboarding,
  onboardingQuery,
  onboardingResumeQuery,
  questionnaireQuery,
  readOnboardingResume,
  saveCareerDirection,
  saveCv,
  saveOnboardingServices,
  savePersonalDetails,
  saveQuestionnaire,
  skipOnboarding,
  uploadCv,
} from '../../api/onboarding.ts';
import { userProfileQuery } from '../../api/profile.ts';
import type { OnboardingActors } from '../../machines/onboarding/setup.ts';
import type { Drafts } from './draft/drafts.ts';
import type { StepEditor } from './draft/stepEditor.ts';
import { withoutAnswer } from './questionnaire/answer.ts';
import { progressOf } from './questionnaire/visibleQuestions.ts';

interface Wiring {
  queryClient: QueryClient;
  drafts: Drafts;
  onUploadProgress: (sent: number) => void;
}

// The server deletes the draft of a step once that is saved.
const endDraft = ({ read, submitted }: StepEditor) =>
  submitted({ step: read().document.step, values: {}, version: 0, savedAt: new Date() });

function createCalls({ queryClient, drafts }: Wiring) {
  const remember = (onboarding: Onboarding) => {
    queryClient.setQueryData(onboardingQuery().queryKey, onboarding);
    void queryClient.invalidateQueries({ queryKey: userProfileQuery().queryKey });
    return onboarding;
  };

  function submit<Answer>(step: number, save: () => Promise<Answer>, onSaved = endDraft): Promise<Answer> {
    const editor = drafts.of(step);
    return editor.submit(save, () => onSaved(editor));
  }

  return { remember, submit };
}

type Calls = ReturnType<typeof createCalls>;

const cvActors = ({ queryClient, onUploadProgress }: Wiring, { remember, submit }: Calls) =>
  ({
    uploadCv: fromPromise(async ({ input, signal }) => {
      onUploadProgress(0);
      const { resume_id } = await uploadCv({ file: input.file, signal, onProgress: onUploadProgress });
      queryClient.setQueryData(
        onboardingQuery().queryKey,
        (current) => current && { ...current, resume_id, cv_step: 1 as const },
      );
    }),
    getOnboardingResume: fromPromise(async ({ signal }) => {
      const review = await readOnboardingResume(signal);
      queryClient.setQueryData(onboardingResumeQuery().queryKey, review);
      queryClient.setQueryData(
        onboardingQuery().queryKey,
        (current) => current && { ...current, cv_step: 2 as const },
      );
    }),
    saveCv: fromPromise(({ input }) =>
      submit(1, async () => {
        const { onboarding, resume, parse } = await saveCv(input.review).catch(async (error: ApiError) => {
          // Another file may have been read into the CV: the page shows what it has before that is overwritten.
          if (error.code === 'version_conflict')
            await queryClient.fetchQuery({ ...onboardingResumeQuery(), staleTime: 0 }).catch(() => {});
          throw error;
        });
        queryClient.setQueryData(onboardingResumeQuery().queryKey, (current) =>
          current && resume && parse ? { ...current, resume, parse, is_reviewed: true } : current,
        );
        return remember(onboarding);
      }),
    ),
    declineCv: fromPromise(() =>
      submit(1, async () => remember((await saveCv({ skipped: true })).onboarding)),
    ),
  }) satisfies Partial<OnboardingActors>;

function questionnaireActors({ queryClient }: Wiring, { remember, submit }: Calls) {
  const freshQuestions = async (careerDirectionId: number) => {
    const query = questionnaireQuery(careerDirectionId);
    return progressOf(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
  };

  return {
    getQuestionnaire: fromPromise(({ input }) => freshQuestions(input.careerDirectionId)),
    saveAnswer: fromPromise(async ({ input: { answer, careerDirectionId } }) => {
      const body = { answers: [answer], career_direction_id: careerDirectionId, is_final: false };
      await submit(
        3,
        () => saveQuestionnaire(body),
        ({ add, change }) => {
          add({ savedAt: new Date() });
          change((typed) => withoutAnswer(typed, answer.question_id));
        },
      );
      return freshQuestions(careerDirectionId);
    }),
    saveQuestionnaire: fromPromise(({ input }) =>
      submit(3, async () => {
        const { onboarding, action_plan } = await saveQuestionnaire({
          answers: [],
          career_direction_id: input.careerDirectionId,
          is_final: true,
        });
        if (action_plan) queryClient.setQueryData(actionPlanQuery().queryKey, action_plan);
        return remember(onboarding);
      }),
    ),
  } satisfies Partial<OnboardingActors>;
}

/** A stage's draft is not sent while the stage is submitted, and is deleted once that is saved. */
export function onboardingActors(wiring: Wiring) {
  const { queryClient, drafts } = wiring;
  const calls = createCalls(wiring);
  const { remember, submit } = calls;
  return {
    ...cvActors(wiring, calls),
    ...questionnaireActors(wiring, calls),
    getOnboarding: fromPromise(async () => {
      const onboarding = await drafts.open(getOnboarding());
      queryClient.setQueryData(onboardingQuery().queryKey, onboarding);
      return onboarding;
    }),
    savePersonalDetails: fromPromise(({ input }) =>
      submit(0, async () => remember(await savePersonalDetails(input.answers))),
    ),
    saveCareerDirection: fromPromise(({ input }) =>
      submit(2, async () => {
        const { onboarding } = await saveCareerDirection({
          question_id: input.questionId,
          answer_option_id: input.answerOptionId,
          type: 'onboarding',
        });
        return remember(onboarding);
      }),
    ),
    acceptActionPlan: fromPromise(async ({ input }) => {
      const { action_plan, onboarding } = await acceptActionPlan(input.version).catch((error: ApiError) => {
        // Shows the other window's plan, which the next attempt accepts.
        if (error.code === 'version_conflict') {
          queryClient.setQueryData(actionPlanQuery().queryKey, error.data as ActionPlan);
        }
        throw error;
      });
      queryClient.setQueryData(actionPlanQuery().queryKey, action_plan);
      return remember(onboarding);
    }),
    saveOnboardingServices: fromPromise(({ input }) =>
      submit(5, async () => remember(await saveOnboardingServices(input))),
    ),
    skipOnboarding: fromPromise(async () => remember(await skipOnboarding())),
  } satisfies OnboardingActors;
}
