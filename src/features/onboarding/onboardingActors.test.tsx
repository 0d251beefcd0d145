import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { components } from '../../../openapi.gen.d.ts';
import { data, keepSession, problem } from '../../../tests/support/unit/network.ts';
import { onboardingResumeQuery } from '../../api/onboarding.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import type { ReviewedCv } from '../../machines/onboarding/setup.ts';
import { createDrafts } from './draft/drafts.ts';
import { onboardingActors } from './onboardingActors.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

type OnboardingResume = components['schemas']['OnboardingResume'];

const readOf = (id: number) => ({ parse: { id } }) as unknown as OnboardingResume;

test('a CV into which another file was read meanwhile is not kept, and what that file has is fetched', async () => {
  keepSession();
  network.answers({
    'POST /api/onboarding/save-cv': () => problem(409, 'version_conflict', 'It was changed meanwhile.'),
    'GET /api/onboarding/get-resume': () => data(readOf(8)),
  });
  const queryClient = createQueryClient();
  const { queryKey } = onboardingResumeQuery();
  queryClient.setQueryData(queryKey, readOf(7));
  const drafts = createDrafts(1);
  await drafts.open([]);
  const { saveCv } = onboardingActors({ queryClient, drafts, onUploadProgress() {} });
  const saving = createActor(saveCv, { input: { review: {} as ReviewedCv } });
  saving.subscribe({ error() {} });
  const saved = toPromise(saving);
  saving.start();
  await expect(saved).rejects.toMatchObject({ code: 'version_conflict' });
  expect(queryClient.getQueryData(queryKey)).toEqual(readOf(8));
});
