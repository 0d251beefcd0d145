import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ApiError, askSignedIn, client, type JsonBody } from './client.ts';
import { sendWithProgress } from './sendWithProgress.ts';

type Schemas = components['schemas'];
export type Onboarding = Schemas['Onboarding'];
export const getOnboarding = () => askSignedIn(() => client.GET('/api/onboarding'));

export const onboardingQuery = () =>
  queryOptions({ queryKey: ['getOnboarding'], queryFn: getOnboarding, staleTime: 5_000 });

export const saveOnboardingDraft = (body: Schemas['OnboardingDraft']) =>
  askSignedIn(() => client.PUT('/api/onboarding/draft', { body }));

export const savePersonalDetails = (body: Schemas['PersonalDetails']) =>
  askSignedIn(() => client.POST('/api/onboarding/personal-details', { body }));

interface Upload {
  file: File;
  signal: AbortSignal;
  // From 0 to 1.
  onProgress: (sent: number) => void;
}

export const uploadCv = ({ file, signal, onProgress }: Upload) =>
  askSignedIn(() =>
    client.POST('/api/onboarding/upload-cv', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { file },
      bodySerializer: ({ file }) => {
        const form = new FormData();
        form.append('file', file);
        return form;
      },
      signal,
      fetch: sendWithProgress(onProgress),
    }),
  );

export const getOnboardingResume = () => askSignedIn(() => client.GET('/api/onboarding/get-resume'));

export const onboardingResumeQuery = () =>
  queryOptions({ queryKey: ['getOnboardingResume'], queryFn: getOnboardingResume, staleTime: 5_000 });

const waits = [1_000, 2_000, 4_000];

const isEmpty = ({ sections }: Schemas['Resume']) =>
  Object.values(sections).every((section) => Object.keys(section).length === 0);

/** Rejects when the file cannot be read, unless it was to be added to a CV, which is as it was then. */
export async function readOnboardingResume(signal: AbortSignal): Promise<Schemas['OnboardingResume']> {
  for (let turn = 0; ; turn += 1) {
    const review = await getOnboardingResume();
    if (review.parse.status === 'done') return review;
    if (review.parse.status === 'failed' && !isEmpty(review.resume)) return review;
    if (review.parse.status === 'failed') {
      const message =
        review.parse.warnings[0] ??
        'We could not read this file. Upload a PDF or Word file whose text can be selected.';
      throw new ApiError(422, { status: false, code: 'file_unreadable', message, request_id: '' });
    }
    await wait(waits[turn] ?? 4_000, signal);
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export const saveCv = (body: JsonBody<'saveCv'>) =>
  askSignedIn(() => client.POST('/api/onboarding/save-cv', { body }));

export const saveCareerDirection = (body: JsonBody<'saveCareerDirection'>) =>
  askSignedIn(() => client.POST('/api/onboarding/career-direction', { body }));

export const getQuestionnaire = (careerDirectionId: number) =>
  askSignedIn(() =>
    client.GET('/api/onboarding/{id}/questionairre', { params: { path: { id: careerDirectionId } } }),
  );

export const questionnaireQuery = (careerDirectionId: number) =>
  queryOptions({
    queryKey: ['getQuestionnaire', careerDirectionId],
    queryFn: () => getQuestionnaire(careerDirectionId),
    staleTime: 5_000,
  });

export const saveQuestionnaire = (body: JsonBody<'saveQuestionnaire'>) =>
  askSignedIn(() => client.POST('/api/onboarding/questionairre', { body }));

export const listOnboardingServices = () => askSignedIn(() => client.GET('/api/onboarding/services'));

export const onboardingServicesQuery = () =>
  queryOptions({ queryKey: ['listOnboardingServices'], queryFn: listOnboardingServices, staleTime: 5_000 });

export const saveOnboardingServices = (body: JsonBody<'saveOnboardingServices'>) =>
  askSignedIn(() => client.POST('/api/onboarding/services', { body }));

export const skipOnboarding = () => askSignedIn(() => client.GET('/api/onboarding/skip'), { quiet: true });
